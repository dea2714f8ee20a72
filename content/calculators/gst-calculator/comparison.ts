import { rateReform } from '@/content/rules/gst';
import type { BarsChart, Table, Worksheet } from '@/lib/calculator';
import { addDays } from '@/lib/calendar';
import { formatDate } from '@/lib/format';
import { type GstRates, gstOf, type TaxedValue, taxOnValue, taxWithinPrice, totalOf } from '@/lib/tax/gst';
import type { GstInput } from './form';
import { itemOnDay } from './limits-on-date';
import { dayOfSupply, rateText, slabsOn } from './rate-on-date';
import { inRupees, ratesText, type Settled, taxCells, taxColumns, written } from './supply';

/** One value with its taxes at two rates. */
export interface Comparison {
  /** The two bars, and what follows "Total" in the figures. */
  readonly names: readonly [string, string];
  readonly taxed: readonly [TaxedValue, TaxedValue];
  readonly rates: readonly [GstRates, GstRates];
}

/** Returns the same value at the rate before and after the reform for an item, or at the rate to compare with; null where there is none. */
export function comparisonOf(input: GstInput, actual: TaxedValue, rates: GstRates): Comparison | null {
  const isInterState = input.place === 'interState';
  const at = (other: GstRates) => taxOnValue(actual.value, other, isInterState);
  const found = input.rate === 'item' ? itemOnDay(input.item, dayOfSupply(input.date)) : null;
  if (found) {
    const before = { rate: found.onFile.before, cess: found.onFile.cessBefore ?? 0 };
    const now = { rate: found.onFile.now, cess: 0 };
    if (before.rate === now.rate && before.cess === 0) return null;
    const isBefore = dayOfSupply(input.date) < rateReform.value;
    return {
      names: [`up to ${formatDate(addDays(rateReform.value, -1))}`, `from ${formatDate(rateReform.value)}`],
      taxed: isBefore ? [actual, at(now)] : [at(before), actual],
      rates: [before, now],
    };
  }
  if (input.compareWith === 'none') return null;
  const other = { rate: Number(input.compareWith), cess: 0 };
  if (other.rate === rates.rate && rates.cess === 0) return null;
  return {
    names: [`at ${ratesText(other)}`, `at ${ratesText(rates)}`],
    taxed: [at(other), actual],
    rates: [other, rates],
  };
}

/** Writes the comparison; returns its sentence, opening with a space. */
export function writeComparison(sheet: Worksheet, { names, taxed, rates }: Comparison): string {
  sheet.heading('The same value at two rates');
  const [first, second] = taxed;
  const totalAt = (index: 0 | 1) => {
    const how = `${written(taxed[index].value)} with ${ratesText(rates[index])}`;
    sheet.step(inRupees(`Total ${names[index]}`, totalOf(taxed[index])), how);
  };
  totalAt(0);
  totalAt(1);
  const saving = totalOf(first) - totalOf(second);
  sheet.step(
    inRupees(saving >= 0 ? 'Saving' : 'Extra cost', Math.abs(saving), saving >= 0 ? 'growth' : 'cost'),
    `Difference of the total ${names[0]} and ${names[1]}`,
  );
  const amount = written(Math.abs(saving));
  return ` The total ${names[0]} is ${written(totalOf(first))}, ${names[1]} ${written(totalOf(second))}: ${amount} ${saving >= 0 ? 'less' : 'more'}.`;
}

/** Draws the two totals as bars and as a table. */
export function drawComparison(
  { names, taxed, rates }: Comparison,
  { heads }: Settled,
): { chart: BarsChart; table: Table } {
  const hasCess = taxed.some((each) => each.cess > 0);
  const capitalised = names.map((name) => name.charAt(0).toUpperCase() + name.slice(1));
  const chart: BarsChart = {
    kind: 'bars',
    title: 'The same value at two rates',
    unit: 'exactRupees',
    bars: capitalised,
    series: [
      { label: 'Taxable value', tone: 'own', values: taxed.map((each) => each.value / 100) },
      { label: 'GST and cess', tone: 'tax', values: taxed.map((each) => (gstOf(each) + each.cess) / 100) },
    ],
  };
  const table: Table = {
    id: 'comparison',
    caption: 'The same value at two rates',
    columns: [{ label: 'When', unit: 'text' }, { label: 'Rate', unit: 'text' }, ...taxColumns(heads, hasCess)],
    rows: taxed.map((each, index) => [
      capitalised[index] ?? '',
      ratesText(rates[index] ?? rates[0]),
      ...taxCells(each, heads, hasCess),
    ]),
  };
  return { chart, table };
}

/** Draws the same amount at each slab of the day, as bars and as a table. */
export function drawEveryRate(input: GstInput, amount: number, settled: Settled): { chart: BarsChart; table: Table } {
  const { pricing, place } = input;
  const slabs = slabsOn(dayOfSupply(input.date));
  const work = pricing === 'inclusive' ? taxWithinPrice : taxOnValue;
  const taxed = slabs.map((rate) => work(amount, { rate, cess: 0 }, place === 'interState'));
  const title = `${written(amount)} ${pricing === 'inclusive' ? 'with GST inside' : 'plus GST'} at each rate`;
  return {
    chart: {
      kind: 'bars',
      title,
      unit: 'exactRupees',
      bars: slabs.map(rateText),
      series: [
        { label: 'Taxable value', tone: 'own', values: taxed.map((each) => each.value / 100) },
        { label: 'GST', tone: 'tax', values: taxed.map((each) => gstOf(each) / 100) },
      ],
    },
    table: {
      id: 'rates',
      caption: title,
      columns: [{ label: 'GST rate', unit: 'percent' }, ...taxColumns(settled.heads, false)],
      rows: taxed.map((each, index) => [slabs[index] ?? 0, ...taxCells(each, settled.heads, false)]),
    },
  };
}
