import type { Missed } from '@/content/rules/due-dates';
import { formatCompact, inr, pct } from '@/lib/format';
import { deferredInterest } from '@/lib/tax/due-dates';
import type { TimelineInput } from './form';

type LateReturn = Extract<Missed, { readonly kind: 'lateReturn' }>;

/** Returns the fee of a return that is late, by the total income, ₹: section 234F(1). */
export const lateFee = ({ fee, smallFee, smallUpTo }: LateReturn, totalIncome: number): number =>
  totalIncome <= smallUpTo ? smallFee : fee;

/** Returns what missing a date costs, in a few words; `amount` (₹) is what falls due on it, where that is known. */
export function missedText(
  missed: Missed,
  amount: number | null,
  { turnover, totalIncome }: Pick<TimelineInput, 'turnover' | 'totalIncome'>,
): string {
  switch (missed.kind) {
    case 'interest': {
      const rate = `${pct(missed.percentPerMonth)} a month`;
      if (missed.months === undefined) return `Interest, ${rate}`;
      if (amount === null)
        return `Interest, ${rate} for ${missed.months === 1 ? '1 month' : `${missed.months} months`}`;
      return `${inr(deferredInterest(amount, missed.percentPerMonth, missed.months))} interest`;
    }
    case 'yearlyInterest':
      return `Interest, ${pct(missed.percentPerYear)} a year`;
    case 'perDay':
      return `${inr(missed.perDay)} a day, up to ${missed.upTo}`;
    case 'lateReturn':
      if (totalIncome !== null)
        return `${inr(lateFee(missed, totalIncome))} fee, interest ${pct(missed.percentPerMonth)} a month`;
      return `${inr(missed.fee)} fee (${inr(missed.smallFee)} for income to ${formatCompact(missed.smallUpTo)}), interest ${pct(missed.percentPerMonth)} a month`;
    case 'lateAudit':
      return `${pct(missed.percentOfTurnover)} of turnover, up to ${inr(missed.atMost)}`;
    case 'lateAuditFee':
      return `${inr(missed.firstMonth)} fee; ${inr(missed.after)} after a month`;
    case 'gstFee':
      return `${inr(missed.perDay)} a day, up to ${inr(missed.most[turnover])}`;
    case 'annualFee':
      return turnover === 'above5' ? `${inr(missed.above5)} a day or more` : `${inr(missed.perDay)} a day`;
    case 'closes':
      return `Only an updated return, ${pct(missed.from)} to ${pct(missed.to)} additional tax`;
    default:
      return missed.what;
  }
}
