import { inr } from '@/lib/format';
import type { Assessment } from '@/lib/tax/assess';
import { type IncomeForFee, owesReturn } from '@/lib/tax/interest';

/** Returns why a return is due at an income that alone calls for none; empty where the income calls for it or none is due. */
export function returnDuty(income: IncomeForFee): string {
  const { beforeDeductions, basicExemption, tds, returnFromTds: from, receiptsAskReturn } = income;
  if (beforeDeductions > basicExemption) return '';
  if (tds >= from) return `With TDS and TCS of ${inr(from)} or more you must file a return at any income`;
  return receiptsAskReturn ? 'With such receipts you must file a return at any income' : '';
}

/** Returns whether there is a reason to file: a return is due, tax from the first rupee is to be paid, as on tokens and winnings, or a loss carried forward. */
export const hasReasonToFile = (income: IncomeForFee, { tax, carriedForward }: Assessment): boolean =>
  owesReturn(income) || tax > 0 || carriedForward.length > 0;

/** Returns what to tell a person of whom the income alone asks no return: section 139(1) and its provisos. */
export function noReturnText(limits: Pick<IncomeForFee, 'basicExemption' | 'returnFromTds'>): string {
  return `No return is due on income up to ${inr(limits.basicExemption)} before deductions, unless TDS and TCS come to ${inr(limits.returnFromTds)} or the law asks for one because of large deposits, foreign assets or the like. You get TDS back and carry losses forward only with a return.`;
}
