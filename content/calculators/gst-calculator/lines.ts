import { type GstRates, inPaise, lineAmount, sumOfTaxed, type TaxedValue } from '@/lib/tax/gst';
import type { GstInput } from './form';
import { ratesText } from './supply';

/** One line; money in whole paise. */
export interface Line {
  readonly name: string;
  readonly quantity: number;
  readonly price: number;
  readonly discount: number;
  /** Price × quantity less discount, with GST inside where the prices hold it. */
  readonly amount: number;
  readonly rates: GstRates;
}

/** All lines of one rate and cess. */
export interface RateGroup {
  readonly rates: GstRates;
  readonly taxed: TaxedValue;
}

/** Returns the lines of an invoice as they were entered. */
export function linesOf(input: GstInput): Line[] {
  return input.lines.map((row, index) => {
    const price = inPaise(row.price);
    const amount = lineAmount(price, row.quantity, row.discount);
    return {
      name: row.item.trim() || `Line ${index + 1}`,
      quantity: row.quantity,
      price,
      discount: lineAmount(price, row.quantity) - amount,
      amount,
      rates: { rate: row.rate === 'other' ? row.otherRate : Number(row.rate), cess: row.cess },
    };
  });
}

/** Returns the lines by rate, lowest first, each group with the sum of its lines' tax or with the tax on its sum. */
export function groupsOf(
  lines: readonly Line[],
  taxedLines: readonly TaxedValue[] | null,
  work: (amount: number, rates: GstRates) => TaxedValue,
): RateGroup[] {
  const names = [...new Set(lines.map((line) => ratesText(line.rates)))];
  return names
    .flatMap((name) => {
      const members = lines.flatMap((line, index) => (ratesText(line.rates) === name ? [index] : []));
      const rates = lines[members[0] ?? -1]?.rates;
      if (!rates) return [];
      const amount = members.reduce((sum, index) => sum + (lines[index]?.amount ?? 0), 0);
      const ofLines = taxedLines && members.flatMap((index) => taxedLines[index] ?? []);
      return [{ rates, taxed: ofLines ? sumOfTaxed(ofLines) : work(amount, rates) }];
    })
    .sort((a, b) => a.rates.rate - b.rates.rate || a.rates.cess - b.rates.cess);
}
