import { rupees, type Table, verdict, type Worksheet } from '@/lib/calculator';
import { inr, pct } from '@/lib/format';
import type { TakeHomeInput } from './form';
import { overYear, type SalaryYear, salaryYear } from './payslips';
import type { TakeHome } from './take-home';
import { isPayable } from './wanted';

/** One change of the pay's structure at the same CTC, with its year. */
export interface Lever {
  readonly name: string;
  readonly year: SalaryYear;
  /** Against today, ₹ a year: tax, in-hand, and what goes into EPF, NPS and gratuity. */
  readonly tax: number;
  readonly inHand: number;
  readonly saved: number;
}

/** Returns what a year puts away: both shares of EPF and NPS, VPF, gratuity, ₹. */
function putAway({ runs, total }: SalaryYear): number {
  return total.fund + total.nps + overYear(runs, (month) => month.fund.employer + month.employerNps + month.gratuity);
}

/** Changes that one can ask the employer for, at the same CTC: NPS, EPF, basic pay, the regime. */
export function leversOf({ setting, chosen, other }: TakeHome): Lever[] {
  const { input, year } = setting;
  const limit = year.regimes[input.regime].employerNps.value.other;
  const ceiling = setting.law.fund.wageCeiling;
  const changes: readonly { readonly name: string; readonly to: Partial<TakeHomeInput>; readonly when: boolean }[] = [
    {
      name: `Employer’s NPS at ${pct(limit)} of basic pay`,
      to: { employerNps: limit },
      when: input.employerNps < limit,
    },
    {
      name: 'EPF capped at the wage ceiling',
      to: { epf: 'ceiling' },
      when: input.epf === 'full' && chosen.month.fund.wages > ceiling,
    },
    {
      name: 'Basic pay 10 points lower',
      to: { basicPercent: input.basicPercent - 10 },
      when: input.basicPercent >= 20,
    },
    {
      name: 'Basic pay 10 points higher',
      to: { basicPercent: input.basicPercent + 10 },
      when: input.basicPercent <= 80,
    },
  ];
  const years = changes
    .filter(({ when }) => when)
    .map(({ name, to }) => ({
      name,
      year: salaryYear({ ...setting, input: { ...input, ...to } }, chosen.ctc, input.regime),
    }))
    .filter(({ year: changed }) => isPayable(changed) && changed.slips.every((slip) => slip.inHand >= 0));
  const all = [...years, { name: `The ${other.regime} regime`, year: other }];
  return all.map(({ name, year: changed }) => ({
    name,
    year: changed,
    tax: changed.tax - chosen.tax,
    inHand: changed.total.inHand - chosen.total.inHand,
    saved: putAway(changed) - putAway(chosen),
  }));
}

/** Returns the changes side by side. */
export function leversTable({ chosen }: TakeHome, levers: readonly Lever[]): Table {
  return {
    id: 'changes',
    caption: 'The same CTC, arranged in another way',
    columns: [
      { label: 'Change', unit: 'text' },
      { label: 'In-hand in a usual month', unit: 'rupees', rollUp: 'none' },
      { label: 'In-hand a year, change', unit: 'rupees', rollUp: 'none' },
      { label: 'EPF, NPS and gratuity, change', unit: 'rupees', rollUp: 'none' },
      { label: 'Income tax, change', unit: 'rupees', rollUp: 'none' },
    ],
    rows: [
      ['As it is', chosen.usual.inHand, 0, 0, 0],
      ...levers.map(({ name, year, inHand, saved, tax }) => [name, year.usual.inHand, inHand, saved, tax]),
    ],
    note: 'With less tax you have more in all. The row shows how much of it you get in hand and how much goes into a fund.',
  };
}

/** Writes the change that saves the most tax. */
export function noteLevers(sheet: Worksheet, levers: readonly Lever[]): void {
  const best = levers.reduce<Lever | null>((least, lever) => (lever.tax < (least?.tax ?? 0) ? lever : least), null);
  sheet.heading('The best change');
  sheet.step(
    verdict('Best change at the same CTC', best ? best.name : 'None of those tried'),
    best
      ? `In-hand changes by ${inr(best.inHand)} a year, EPF, NPS and gratuity by ${inr(best.saved)}`
      : 'Changing NPS, EPF, basic pay or the regime does not lower the tax',
  );
  sheet.step(rupees('Income tax it saves', best ? -best.tax : 0), 'Compared with your tax for the year now');
}
