import { type BarsChart, type Breakdown, barsChart, type PartsChart } from '@/lib/calculator';
import { listOf } from '@/lib/list-of';
import { gstOf, type TaxedValue, totalOf } from '@/lib/tax/gst';
import { type Comparison, capitalised, type EveryRate } from './comparison';
import type { Line, RateGroup } from './lines';
import { rateText } from './rate-on-date';
import { inRupees, ratesText, type Settled } from './supply';

/** Returns value and taxes as parts of the total. */
export function totalBreakdown({ taxed, heads }: Settled): Breakdown {
  return {
    title: 'What the total is made of',
    total: inRupees('Total with GST', totalOf(taxed)),
    parts: listOf(
      inRupees('Taxable value', taxed.value, 'own'),
      ...heads.map((head) => inRupees(head.label, head.of(taxed), 'tax')),
      taxed.cess > 0 && inRupees('Compensation cess', taxed.cess, 'cost'),
    ),
  };
}

/** Returns the parts of a total that are not nil; no chart where all are. */
export function partsCharts({ title, parts }: Breakdown): PartsChart[] {
  const shown = parts.filter(({ value }) => value > 0);
  if (shown.length === 0) return [];
  return [
    {
      kind: 'parts',
      title,
      unit: 'exactRupees',
      parts: shown.map(({ label, value, tone = 'other' }) => ({ label, value, tone })),
    },
  ];
}

/** Returns bars of value and tax. */
function taxBars(
  title: string,
  bars: readonly string[],
  taxed: readonly TaxedValue[],
  taxName = 'GST and cess',
): BarsChart {
  return barsChart(title, {
    unit: 'exactRupees',
    bars,
    series: [
      { label: 'Taxable value', tone: 'own', values: taxed.map(({ value }) => value / 100) },
      { label: taxName, tone: 'tax', values: taxed.map((each) => (gstOf(each) + each.cess) / 100) },
    ],
  });
}

/** Returns the same value at two rates. */
export const comparisonChart = ({ names, taxed }: Comparison): BarsChart =>
  taxBars('The same value at two rates', names.map(capitalised), taxed);

/** Returns the same amount at each slab of the day. */
export const everyRateChart = ({ title, slabs, taxed }: EveryRate): BarsChart =>
  taxBars(title, slabs.map(rateText), taxed, 'GST');

/** Returns each line of an invoice, or each rate where the tax is worked out by rate. */
export function invoiceChart(
  lines: readonly Line[],
  taxedLines: readonly TaxedValue[] | null,
  groups: readonly RateGroup[],
): BarsChart {
  return taxedLines
    ? taxBars(
        'Value and tax of each line',
        lines.map(({ name }, index) => `${index + 1}. ${name}`),
        taxedLines,
      )
    : taxBars(
        'Value and tax of each rate',
        groups.map(({ rates }) => ratesText(rates)),
        groups.map(({ taxed }) => taxed),
      );
}
