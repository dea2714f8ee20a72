/** How far the returns of a year are on the day of the visit, and what a person without business income can still do in the old regime. */
import { dayOfVisit } from '@/content/day-of-visit';
import { refundRules } from '@/content/rules/years/refunds';
import { formatDate, inr } from '@/lib/format';
import { type IsoDate, rulesOfYear } from '@/lib/law';
import type { AdvanceTaxYear } from '@/lib/tax/income-tax-year';
import { revisedUntil } from './revised-return';

/** The year runs, a return is in time, it is late, one that was filed can only be revised, or none can be filed or revised any more. */
type ReturnStage = 'runs' | 'inTime' | 'late' | 'revised' | 'over';

/** Whether a return of the year can still be filed by its due date. */
export const canBeInTime = (stage: ReturnStage): stage is 'runs' | 'inTime' => stage === 'runs' || stage === 'inTime';

/** What of a year decides its returns. */
type YearOfReturns = Pick<AdvanceTaxYear, 'financialYear' | 'lastDay' | 'returns'>;

/** Returns how far the returns of a year are on the day of the visit; `due` is that without business income unless said. */
export function returnStage(
  { financialYear, lastDay, returns }: YearOfReturns,
  today: IsoDate | '',
  due: IsoDate = returns.due.value.individual,
): ReturnStage {
  const day = dayOfVisit(today);
  if (day <= lastDay) return 'runs';
  if (day <= due) return 'inTime';
  if (day <= returns.belated.value) return 'late';
  return day <= rulesOfYear(refundRules, financialYear).revised.value.until ? 'revised' : 'over';
}

/**
 * Returns by which return a person without business income is in the old regime, and what is left to do on the day of the visit; `leftOut` is
 * what a return may have left out: "the rent". Section 115BAC(6)(ii) and 139(4), (5), (8A); section 202(4)(b) and 263(4) to (6) of the Act of 2025.
 */
export function oldRegimeReturn(year: YearOfReturns, today: IsoDate | '', leftOut: string): string {
  const due = formatDate(year.returns.due.value.individual);
  const belated = formatDate(year.returns.belated.value);
  const rules = rulesOfYear(refundRules, year.financialYear);
  const stage = returnStage(year, today);
  if (canBeInTime(stage))
    return `Only a return filed by ${due} can be in the old regime, and it can claim what your employer left out. A late return is in the new regime.`;
  const only = `Only a return filed by ${due} could be in the old regime.`;
  const add = `If yours was and left ${leftOut} out, a revised return by ${revisedUntil(rules)} can add it.`;
  if (stage === 'late')
    return `${only} ${add} A late return is possible until ${belated}, in the new regime, with a fee of up to ${inr(year.returns.lateFee.value.fee)}.`;
  const noRefund = 'An updated return brings no refund.';
  return stage === 'revised'
    ? `${only} ${add} The last day for a late return was ${belated}. ${noRefund}`
    : `${only} The last day to add ${leftOut} in a revised return was ${formatDate(rules.revised.value.until)}. ${noRefund}`;
}
