import type { Missed } from '@/content/rules/due-dates';
import { formatCompact, formatPercent, formatRupees } from '@/lib/format';
import { deferredInterest } from '@/lib/tax/due-dates';
import type { TimelineInput } from './form';

/** Returns what missing a date costs, in a few words; `amount` (₹) is what falls due on it, where that is known. */
export function missedText(missed: Missed, amount: number | null, turnover: TimelineInput['turnover']): string {
  switch (missed.kind) {
    case 'interest': {
      const rate = `${formatPercent(missed.percentPerMonth)} a month`;
      if (missed.months === undefined) return `Interest, ${rate}`;
      if (amount === null)
        return `Interest, ${rate} for ${missed.months === 1 ? '1 month' : `${missed.months} months`}`;
      return `${formatRupees(deferredInterest(amount, missed.percentPerMonth, missed.months))} interest`;
    }
    case 'yearlyInterest':
      return `Interest, ${formatPercent(missed.percentPerYear)} a year`;
    case 'perDay':
      return `${formatRupees(missed.perDay)} a day, up to ${missed.upTo}`;
    case 'lateReturn':
      return `${formatRupees(missed.fee)} fee (${formatRupees(missed.smallFee)} for income to ${formatCompact(missed.smallUpTo)}), interest ${formatPercent(missed.percentPerMonth)} a month`;
    case 'lateAudit':
      return `${formatPercent(missed.percentOfTurnover)} of turnover, up to ${formatRupees(missed.atMost)}`;
    case 'lateAuditFee':
      return `${formatRupees(missed.firstMonth)} fee; ${formatRupees(missed.after)} after a month`;
    case 'gstFee':
      return `${formatRupees(missed.perDay)} a day, up to ${formatRupees(missed.most[turnover])}`;
    case 'annualFee':
      return turnover === 'above5'
        ? `${formatRupees(missed.above5)} a day or more`
        : `${formatRupees(missed.perDay)} a day`;
    case 'closes':
      return `Only an updated return, ${formatPercent(missed.from)} to ${formatPercent(missed.to)} additional tax`;
    default:
      return missed.what;
  }
}
