import { type GstRates, gstOf, type TaxedValue, totalOf } from '@/lib/tax/gst';
import type { GstInput } from './form';
import { rateText } from './rate-on-date';
import { type Head, ratesText, type Settled, written } from './supply';

export function openingSentence(
  pricing: GstInput['pricing'],
  amount: number,
  rates: GstRates,
  { taxed, heads }: Settled,
): string {
  const tax = gstOf(taxed) + taxed.cess;
  if (rates.rate + rates.cess === 0)
    return `At ${rateText(0)} there is no GST: ${written(amount)} stays ${written(amount)}.`;
  return pricing === 'inclusive'
    ? `Of ${written(amount)}, ${written(tax)} is tax at ${ratesInAll(rates).replace(/,$/, '')}: ${taxText(taxed, heads)}. The price before tax is ${written(taxed.value)}.`
    : `${written(amount)} plus GST at ${ratesInAll(rates)} is ${written(totalOf(taxed))}: ${taxText(taxed, heads)}.`;
}

/** Returns '18%', or '28% and 47% cess, 75% in all,'. */
const ratesInAll = (rates: GstRates): string =>
  rates.cess > 0 ? `${ratesText(rates)}, ${rateText(rates.rate + rates.cess)} in all,` : ratesText(rates);

/** Returns '₹900.00 CGST and ₹900.00 SGST'. */
export function taxText(taxed: TaxedValue, heads: readonly Head[]): string {
  const taxes = heads.map((head) => `${written(head.of(taxed))} ${head.label}`);
  if (taxed.cess > 0) taxes.push(`${written(taxed.cess)} compensation cess`);
  const last = taxes.pop() ?? '';
  return taxes.length > 0 ? `${taxes.join(', ')} and ${last}` : last;
}

/** Returns what the result states about round-off and reverse charge, after the first sentence; it opens with a space. */
export function closingSentence({ taxed, invoiceTotal }: Settled, input: GstInput): string {
  const rounded = input.roundOff === 'rupee' ? ` Rounded off, the invoice is for ${written(invoiceTotal)}.` : '';
  if (input.liability !== 'recipient') return rounded;
  const tax = written(gstOf(taxed) + taxed.cess);
  return ` The invoice collects no tax: the buyer pays the supplier ${written(invoiceTotal)} and the Government ${tax}.`;
}
