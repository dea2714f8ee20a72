import { pct } from '@/lib/format';
import type { TakeHomeInput } from './form';
import { overYear } from './pay';
import { type SalaryYear, salaryYear } from './payslips';
import type { TakeHome } from './take-home';
import { isPayable } from './wanted';

/** One change of the pay's structure at the same CTC, with its year. */
export interface Lever {
  readonly name: string;
  readonly result: SalaryYear;
  /** Against today, ₹ a year: tax, in-hand, and what goes into EPF, NPS and gratuity. */
  readonly tax: number;
  readonly inHand: number;
  readonly saved: number;
}

/** Returns what a year puts away: both shares of EPF and NPS, VPF, gratuity, ₹. */
function putAway({ runs, total }: SalaryYear): number {
  return total.ownEpf + total.nps + overYear(runs, (month) => month.epf.employer + month.employerNps + month.gratuity);
}

/** Changes that one can ask the employer for, at the same CTC: NPS, EPF, basic pay, the regime. */
export function leversOf({ setting, chosen, other }: TakeHome): Lever[] {
  const { input, year } = setting;
  const limit = year.regimes[input.regime].employerNps.value.other;
  const ceiling = setting.lastLaw.epf.wageCeiling;
  const changes: readonly { readonly name: string; readonly to: Partial<TakeHomeInput>; readonly when: boolean }[] = [
    {
      name: `Employer’s NPS at ${pct(limit)} of basic pay`,
      to: { employerNps: limit },
      when: input.employerNps < limit,
    },
    {
      name: 'EPF capped at the wage ceiling',
      to: { epf: 'ceiling' },
      when: input.epf === 'full' && chosen.ordinaryMonth.epf.wages > ceiling,
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
      result: salaryYear({ ...setting, input: { ...input, ...to } }, chosen.ctc, input.regime),
    }))
    .filter(({ result: changed }) => isPayable(changed) && changed.slips.every((slip) => slip.inHand >= 0));
  const all = [...years, { name: `The ${other.regime} regime`, result: other }];
  return all.map(({ name, result: changed }) => ({
    name,
    result: changed,
    tax: changed.tax - chosen.tax,
    inHand: changed.total.inHand - chosen.total.inHand,
    saved: putAway(changed) - putAway(chosen),
  }));
}
