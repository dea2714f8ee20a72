import { type Result, worksheet } from '@/lib/calculator';
import { type GstRates, gstOf, sumOfTaxed, taxOnValue, taxWithinPrice, totalOf } from '@/lib/tax/gst';
import { invoiceChart, partsCharts, totalBreakdown } from './charts';
import type { GstInput } from './form';
import { groupsOf, linesOf } from './lines';
import { supplyNotes } from './notes';
import { closingSentence, taxText } from './sentence';
import { headlineOf, inRupees, ratesText, written } from './supply';
import { invoiceTable, rateTable } from './tables';
import { supplySteps } from './working';

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
    headline: headlineOf(settled, input),
    sentence: `${count} to ${written(totalOf(taxed))}: ${written(taxed.value)} of taxable value, and ${taxText(taxed, settled.heads)}.${closingSentence(settled, input)}`,
    breakdowns: [breakdown],
    charts: [...partsCharts(breakdown), invoiceChart(lines, taxedLines, groups)],
    tables: [invoiceTable(lines, taxedLines, settled), rateTable(groups, settled)],
    steps: sheet.steps,
    actions: notes.actions,
    caveats: notes.caveats,
  };
}
