/** What follows from the questions: payments, account, exit, taxes, and the Unified Pension Scheme beside it. */
import { ratePerPeriod } from '@/lib/finance/deposits';
import { priceFactor } from '@/lib/finance/inflation';
import { monthlyDrawing, type PensionYear } from '@/lib/finance/pension-account';
import { type Exit, exitOf, monthsOf, type Payments, paymentNeeded, paymentsOf, yearsOf } from './account';
import type { NpsInput } from './form';
import { type LumpSumTax, lumpSumTax, type TaxSaved, taxSaved } from './tax';
import { type Unified, unifiedOf } from './unified';

/** The account, its exit and the taxes. */
export interface NpsAnswer {
  /** The payment that brings the pension wanted, ₹ a month; null where payments are known. */
  readonly needed: number | null;
  readonly payments: Payments;
  readonly years: readonly PensionYear[];
  readonly exit: Exit;
  readonly lump: LumpSumTax;
  /** ₹ a month out of the lump sum; null where it is taken at once. */
  readonly drawn: number | null;
  readonly saved: { readonly new: TaxSaved | null; readonly old: TaxSaved | null };
  readonly unified: Unified | null;
  /** The pension in today’s money, ₹ a month. */
  readonly real: number;
}

/** Returns the account of an input. */
export function answerOf(input: NpsInput): NpsAnswer {
  const needed = input.known === 'pension' ? paymentNeeded(input) : null;
  const payments = paymentsOf(input, needed ?? undefined);
  const years = yearsOf(input, payments);
  const exit = exitOf(input, years.at(-1)?.closing ?? input.balance);
  return {
    needed,
    payments,
    years,
    exit,
    lump: lumpSumTax(input, exit),
    drawn: drawnOf(input, exit),
    saved: { new: taxSaved(input, payments, 'new'), old: taxSaved(input, payments, 'old') },
    unified: unifiedOf(input, exit.isEarly),
    real: exit.pension / priceFactor(input.inflation, monthsOf(input) / 12),
  };
}

/** Returns what a month brings where the lump sum is drawn in parts, ₹; null where it is taken at once. */
function drawnOf(input: NpsInput, { lumpSum }: Exit): number | null {
  if (input.drawYears === 0) return null;
  return monthlyDrawing(lumpSum, ratePerPeriod(input.rateAfter, 12, input.counting), input.drawYears * 12);
}
