import { type Result, worksheet } from '@/lib/calculator';
import {
  type GstRates,
  gstOf,
  inPaise,
  lineAmount,
  sumOfTaxed,
  type TaxedValue,
  taxOnValue,
  taxWithinPrice,
  totalOf,
} from '@/lib/tax/gst';
import { invoiceChart, partsCharts, totalBreakdown } from './charts';
import type { GstInput } from './form';
import { supplyNotes } from './notes';
import { closingSentence, taxText } from './sentence';
import { inRupees, ratesText, written } from './supply';
import { invoiceTable, rateTable } from './tables';
import { supplySteps } from './working';

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

function linesOf(input: GstInput): Line[] {
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
function groupsOf(
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

/** Returns the tax on an invoice of several lines, worked out on each line or on the total of each rate. */
export function invoice(input: GstInput): Result {
  const sheet = worksheet();
  const isWithin = input.pricing === 'inclusive';
  const work = (amount: number, rates: GstRates) =>
    (isWithin ? taxWithinPrice : taxOnValue)(amount, rates, input.place === 'interState');
  const lines = linesOf(input);
  const taxedLines = input.taxRounding === 'line' ? lines.map((line) => work(line.amount, line.rates)) : null;
  const groups = groupsOf(lines, taxedLines, work);
  const taxed = sumOfTaxed(groups.map((group) => group.taxed));

  sheet.heading('Lines');
  const discount = lines.reduce((sum, line) => sum + line.discount, 0);
  const amount = lines.reduce((sum, line) => sum + line.amount, 0);
  sheet.step(
    inRupees('Price × quantity of all lines', amount + discount),
    lines.length === 1 ? 'One line, to the paisa' : `Sum of ${lines.length} lines, each to the paisa`,
  );
  sheet.step(inRupees('Discount', discount), 'Sum of the lines');
  sheet.step(inRupees('Amount', amount), isWithin ? 'With GST inside' : 'Without GST');
  const basis = taxedLines ? 'Sum of the lines, each to the paisa' : 'On the total of this rate';
  sheet.heading('By rate');
  for (const group of groups) {
    const name = ratesText(group.rates);
    sheet.step(
      inRupees(`Taxable value at ${name}`, group.taxed.value),
      isWithin ? 'Amount − taxes' : 'Sum of the lines',
    );
    sheet.step(inRupees(`Tax at ${name}`, gstOf(group.taxed) + group.taxed.cess), basis);
  }
  const settled = supplySteps(sheet, taxed, input, {
    value: 'Sum over the rates',
    head: () => 'Sum over the rates',
    cess: 'Sum over the rates',
  });

  const count = lines.length === 1 ? 'One line comes' : `${lines.length} lines come`;
  const breakdown = totalBreakdown(settled);
  const notes = supplyNotes(input, taxed, {
    rates: lines.map((line) => line.rates),
    otherRates: input.lines.filter((row) => row.rate === 'other').map((row) => row.otherRate),
  });
  return {
    headline: settled.headline,
    sentence: `${count} to ${written(totalOf(taxed))}: ${written(taxed.value)} of taxable value, and ${taxText(taxed, settled.heads)}.${closingSentence(settled, input)}`,
    breakdowns: [breakdown],
    charts: [...partsCharts(breakdown), invoiceChart(lines, taxedLines, groups)],
    tables: [invoiceTable(lines, taxedLines, settled), rateTable(groups, settled)],
    steps: sheet.steps,
    actions: notes.actions,
    caveats: notes.caveats,
  };
}
