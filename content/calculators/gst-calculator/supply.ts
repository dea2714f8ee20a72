import { levy } from '@/content/rules/gst';
import { exactRupees, type NumericFigure, type Result, type Tone } from '@/lib/calculator';
import { exactInr } from '@/lib/format';
import type { Citation } from '@/lib/law';
import { listOf } from '@/lib/list-of';
import { type GstRates, gstOf, type TaxedValue, totalOf } from '@/lib/tax/gst';
import type { GstInput } from './form';
import { rateText } from './rate-on-date';

/** One head of tax: CGST, SGST, UTGST or IGST. */
export interface Head {
  readonly label: string;
  readonly cite: Citation;
  /** The head's part of the rate. */
  readonly share: number;
  readonly of: (taxed: TaxedValue) => number;
}

/** Returns the taxes on a supply, by its place: CGST and SGST, or IGST. */
export function headsOf(place: GstInput['place']): readonly Head[] {
  if (place === 'interState') {
    return [{ label: 'IGST', cite: levy.integratedTax, share: 1, of: (taxed) => taxed.integratedTax }];
  }
  const second =
    place === 'state' ? { label: 'SGST', cite: levy.stateTax } : { label: 'UTGST', cite: levy.unionTerritoryTax };
  return [
    { label: 'CGST', cite: levy.centralTax, share: 0.5, of: (taxed) => taxed.centralTax },
    { ...second, share: 0.5, of: (taxed) => taxed.stateTax },
  ];
}

/** Returns whole paise as ₹, with two decimals where there are paise. */
export const written = (paise: number): string => exactInr(paise / 100);

/** Returns a figure in ₹ from whole paise. */
export const inRupees = (label: string, paise: number, tone?: Tone): NumericFigure =>
  exactRupees(label, paise / 100, tone && { tone });

/** Returns '18%', or '28% and 12% cess'. */
export const ratesText = ({ rate, cess }: GstRates): string =>
  cess > 0 ? `${rateText(rate)} and ${rateText(cess)} cess` : rateText(rate);

/** What the buyer and the Government get, in paise. */
export interface Settled {
  readonly taxed: TaxedValue;
  readonly heads: readonly Head[];
  /** What the invoice asks for, after round-off. */
  readonly invoiceTotal: number;
}

/** Returns the headline: the total and its taxes, or first the value within a price. */
export function headlineOf({ taxed, heads, invoiceTotal }: Settled, input: GstInput): Result['headline'] {
  const value = inRupees('Taxable value', taxed.value, 'own');
  const asksOther = input.liability === 'recipient' || input.roundOff === 'rupee';
  const total = asksOther ? inRupees('Invoice total', invoiceTotal) : inRupees('Total with GST', totalOf(taxed));
  const totalGst = inRupees('Total GST', gstOf(taxed), 'tax');
  const ofHeads = heads.map((head) => inRupees(head.label, head.of(taxed), 'tax'));
  const taxes = listOf(
    (taxed.cess > 0 || heads.length > 1) && totalGst,
    ...(taxed.cess > 0 ? [inRupees('Compensation cess', taxed.cess, 'cost')] : ofHeads),
  );
  return input.pricing === 'inclusive'
    ? [value, ...[...taxes, total].slice(0, 3)]
    : [total, ...[...taxes, value].slice(0, 3)];
}
