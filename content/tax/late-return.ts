/** What a page says of a return that was not filed in time, once that is past. */
import { formatDate, inr } from '@/lib/format';
import type { IsoDate } from '@/lib/law';
import type { AdvanceTaxYear, IncomeTaxAct } from '@/lib/tax/income-tax-year';
import { lateOldRegimeNeeds } from './law-names';
import { yearTitle } from './years';

/** What of a year the sentences name. */
type YearOfReturns = Pick<AdvanceTaxYear, 'financialYear' | 'returns'>;

/** Returns what the old regime needed without business income, and what the new one costs more, ₹, who missed it. */
export function oldRegimeMissed({ financialYear, returns }: YearOfReturns, more: number): string {
  return `The old regime needed a return for ${yearTitle(financialYear)} filed by ${formatDate(returns.due.value.individual)}. If yours was not, it is taxed in the new regime and costs ${inr(more)} more.`;
}

/** Returns how a return that was due on a day is filed late, as long as one can be. */
export function lateReturnOpen({ financialYear, returns }: YearOfReturns, due: IsoDate): string {
  return `If the return for ${yearTitle(financialYear)} was not filed by ${formatDate(due)}, file it late, with a fee of up to ${inr(returns.lateFee.value.fee)}. The last day is ${formatDate(returns.belated.value)}.`;
}

/** Returns that the last day for a late return is past, and what is left. */
export function lateReturnMissed({ financialYear, returns }: YearOfReturns): string {
  return `The last day to file for ${yearTitle(financialYear)} was ${formatDate(returns.belated.value)}. If you filed none, only an updated return is left, with additional tax that we do not work out. It brings no refund.`;
}

/** Returns the regime of a return after its due date. */
export function lateRegime({ act }: { readonly act: IncomeTaxAct }, due: IsoDate, hasBusiness: boolean): string {
  const needs = hasBusiness ? ` unless ${lateOldRegimeNeeds(act)}` : '';
  return `A return after ${formatDate(due)} is taxed in the new regime${needs}.`;
}
