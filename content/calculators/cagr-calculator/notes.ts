import { redemptionNotes } from '@/content/investing/notes';
import type { TaxedGains } from '@/content/investing/working';
import { type NoteSheet, noteSheet } from '@/lib/calculator';
import { formatNumber, pct } from '@/lib/format';
import type { RedemptionTax } from '@/lib/tax/fund-redemption';
import { type DatedReturn, guess } from './flows';
import type { CagrInput } from './form';
import type { Growth } from './growth';

/** Returns what to know about the growth between two values. */
export function notesOf(input: CagrInput, { years, rate }: Growth, gains: TaxedGains, tax: RedemptionTax): NoteSheet {
  const notes = noteSheet();
  notes.notForYou(
    'Not for a SIP, or if you paid in or took out money in between: CAGR would be wrong. Choose “Return on dated payments (XIRR)”.',
  );
  notes.assume(
    'A year is 365 days between two dates, as in spreadsheets. Dividends count only if they are in the value.',
  );
  notes.limit(
    rate === null && years >= 1 && 'The yearly rate is too large to mean anything. Look at the absolute return.',
  );
  notes.warn(
    rate !== null &&
      years < 1 &&
      'This is less than a year. The yearly rate assumes that the same growth repeats for the rest of the year.',
  );
  redemptionNotes(notes, input, gains, tax, 'the money');
  return notes;
}

/** Returns what to know about the return of dated payments. */
export function datedNotes(input: CagrInput, { rates, days }: DatedReturn): NoteSheet {
  const notes = noteSheet();
  const { notForYou, assume, warn } = notes;
  notForYou(
    'If you paid once and sold once, choose the growth between two values instead. XIRR does not include tax. For the return after tax, enter what you received after tax.',
  );
  assume(
    'A year is 365 days, as in spreadsheets. Payments on the same day count together. Charges count if your amounts include them.',
  );
  assume(
    input.flows.some(({ amount }) => amount < 0) &&
      'Your list has amounts with a minus, so the signs decide: minus is paid in, plus is taken out.',
  );
  warn(
    rates.length > 1 &&
      `Money goes in again after it came out, so ${rates.length} rates fit. A spreadsheet shows only the one near its guess of ${pct(guess * 100)}.`,
  );
  warn(
    days < 365 &&
      `XIRR is a yearly rate, and these payments span ${formatNumber(days)} days. Small gains in a short time become large rates.`,
  );
  return notes;
}
