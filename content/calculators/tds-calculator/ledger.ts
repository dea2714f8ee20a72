import { yearTitle } from '@/content/tax/years';
import { financialYearOf } from '@/lib/calendar';
import { compareText } from '@/lib/compare-text';
import { formatDate } from '@/lib/format';
import { type IsoDate, valueOn } from '@/lib/law';
import { nearestRupee } from '@/lib/rounding';
import { type CountedPayment, type LedgerEntry, type Terms, yearLedger } from '@/lib/tax/tds';
import type { TdsInput } from './form';
import { rateOf } from './rate';
import type { SectionOfPayment } from './section-of';

/** The year's payments with the tax on each, and what is deducted now. */
export interface Deduction {
  readonly terms: Terms;
  readonly entries: readonly LedgerEntry[];
  readonly now: LedgerEntry;
  /** Tax to deduct from this payment, ₹, rounded. */
  readonly tax: number;
  /** Where tax without PAN was cut to the rent of one month, that rent. */
  readonly cutTo: number | null;
  /** The payer is below the audit limits and deducts nothing under this section. */
  readonly isExcused: boolean;
  /** The tax of this rent, ₹, which waits for the last rent of the year or of the tenancy; null where it does not wait. */
  readonly waiting: number | null;
}

/** Returns the rent of a month, ₹, above which the section taxes all of it; null where its limit is not of a month. */
export function monthlyLimit(terms: Terms): number | null {
  if (terms.base !== 'whole') return null;
  return terms.limits.find(({ per }) => per === 'month')?.amount ?? null;
}

/** Returns this payment as its section counts it. */
function countedNow(input: TdsInput, terms: Terms): CountedPayment {
  const { payment, amount, date } = input;
  const counted = (measured: number, taxable = measured): CountedPayment => ({ date, measured, taxable, deducted: 0 });
  if (payment === '194IA') {
    const price = input.dealValue ?? amount;
    const value = Math.max(price, input.stampValue ?? 0);
    return counted(value, (amount * value) / price);
  }
  if (payment === '194DA') return counted(amount, Math.max(0, amount - input.cost));
  // The limit of a year counts the rent of every month in it.
  if (monthlyLimit(terms) !== null && input.months > 1) return counted(amount / input.months, amount);
  // Only a non-resident's gain has a cost besides: for every other payment the field is 0.
  return counted(Math.max(0, amount - input.cost));
}

/** Returns why an earlier payment does not count, as a part of a sentence; null where it does. Limits are by the financial year. */
export function whyLeftOut(day: IsoDate | '', { terms }: SectionOfPayment, { date }: TdsInput): string | null {
  const begins = terms.from[0]?.date ?? '';
  if (day === '') return null;
  if (financialYearOf(day) !== financialYearOf(date)) return `is not in ${yearTitle(financialYearOf(date))}`;
  if (day > date) return 'is later than this one';
  return day < begins ? `is before ${formatDate(begins)}, when our table for it begins` : null;
}

/** Returns earlier payments oldest first, those without a day before the others. */
function earlierPayments(input: TdsInput): CountedPayment[] {
  return input.earlier
    .map(({ date, amount, tax }) => ({ date, measured: amount, taxable: amount, deducted: tax }))
    .sort((one, other) => compareText(one.date, other.date));
}

/** Returns what the section asks of this payment after the earlier ones of the year. */
export function deductionOf(section: SectionOfPayment, input: TdsInput): Deduction {
  const termsOn = (day: IsoDate | '') => valueOn(section.terms, day || input.date).value;
  const entries = yearLedger([...earlierPayments(input), countedNow(input, termsOn(input.date))], {
    payee: input.payee,
    hasPan: input.pan,
    termsOn,
    rateFor: (percent, yearTotal) => rateOf(percent, yearTotal, section, input).percent,
  });
  const now = entries.at(-1);
  if (!now) throw new Error('A ledger with a payment has an entry.');
  const isExcused = section.auditClassOnly === true && input.payer === 'small';
  const asked = isExcused ? 0 : now.due + now.owedBefore;
  const month = input.amount / input.months;
  // The rent of March is the last of the year for whoever stays.
  const waits = section.withLastRent === true && !input.lastRent && input.date.slice(5, 7) !== '03';
  const isCut = section.atMostOneMonth === true && !input.pan && asked > month;
  return {
    terms: termsOn(input.date),
    entries,
    now,
    tax: waits ? 0 : nearestRupee(isCut ? month : asked),
    waiting: waits && asked > 0 ? nearestRupee(isCut ? month : asked) : null,
    cutTo: isCut && !waits ? month : null,
    isExcused,
  };
}
