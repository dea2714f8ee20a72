import { pct } from '@/lib/format';
import type { TakeHomeInput } from './form';
import { overYear } from './pay';
import { type SalaryYear, salaryYear } from './payslips';
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
