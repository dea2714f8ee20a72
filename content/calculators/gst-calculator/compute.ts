import { gstSlabs, levy, specialRates } from '@/content/rules/gst';
import { percentage, type Result, verdict, worksheet } from '@/lib/calculator';
import { formatDate, formatNumber } from '@/lib/format';
import { type Citation, valueOn } from '@/lib/law';
import { type GstRates, gstOf, taxOnValue, taxWithinPrice } from '@/lib/tax/gst';
import { comparisonChart, everyRateChart, partsCharts, totalBreakdown } from './charts';
import { atEveryRate, comparisonOf } from './comparison';
import { compositionTax } from './composition';
import type { GstInput } from './form';
import { invoice } from './invoice';
import { itemOnDay, itemPriceProblem } from './limits-on-date';
import { supplyNotes } from './notes';
import { dayOfSupply, rateText } from './rate-on-date';
import { closingSentence, openingSentence } from './sentence';
import { headlineOf, written } from './supply';
import { comparisonTable, everyRateTable } from './tables';
import { amountSteps, comparisonSteps, marginSteps, supplySteps } from './working';

/** Returns rate and cess of the one amount, and the authority for them where there is one. */
function ratesOf(input: GstInput): {
  rates: GstRates;
  how: string;
  cite?: Citation;
  item?: string;
  noCredit?: boolean;
} {
  const day = dayOfSupply(input.date);
  const found = input.rate === 'item' ? itemOnDay(input.item, day) : null;
  if (found) {
    const item = `${found.item.name}, heading ${found.item.code}`;
    return { rates: found.rates, how: 'Usual rate of the item', cite: found.cite, item, noCredit: found.noCredit };
  }
  if (input.rate !== 'other') {
    const rates = { rate: Number(input.rate), cess: input.cess };
    return { rates, how: `A slab on ${formatDate(day)}`, cite: valueOn(gstSlabs, day).cite };
  }
  const special = specialRates.find((each) => each.value === input.otherRate);
  return { rates: { rate: input.otherRate, cess: input.cess }, how: 'The rate you entered', cite: special?.cite };
}

function oneAmount(input: GstInput): Result {
  const sheet = worksheet();
  const { rates, cite, how, item, noCredit = false } = ratesOf(input);
  const isInterState = input.place === 'interState';
  const isWithin = input.pricing === 'inclusive';

  sheet.heading('Amount and rate');
  const amount = amountSteps(sheet, input);
  if (item) sheet.step(verdict('Item', item), 'From the item list');
  sheet.step(percentage('GST rate', rates.rate, { decimals: 6 }), how, cite);
  if (rates.cess > 0)
    sheet.step(
      percentage('Compensation cess rate', rates.cess, { decimals: 6 }),
      'On the same value',
      levy.compensationCess,
    );

  const taxed = (isWithin ? taxWithinPrice : taxOnValue)(amount, rates, isInterState);
  const part = (percent: number) =>
    isWithin
      ? `${written(amount)} × ${formatNumber(percent, 6)} ÷ (100 + ${formatNumber(rates.rate + rates.cess, 6)})`
      : `${written(amount)} × ${rateText(percent)}`;
  const settled = supplySteps(sheet, taxed, input, {
    value: isWithin ? 'Amount − taxes, so that nothing is lost in rounding' : 'The amount',
    head: (head) => part(rates.rate * head.share),
    cess: part(rates.cess),
  });

  const comparison = comparisonOf(input, taxed, rates);
  const opening = openingSentence(input.pricing, amount, rates, settled);
  const sentences = [
    opening,
    closingSentence(settled, input),
    comparison ? comparisonSteps(sheet, comparison) : '',
    input.cost === null ? '' : marginSteps(sheet, input.cost, taxed, rates, input.place, noCredit),
  ];

  const breakdown = totalBreakdown(settled);
  const everyRate = atEveryRate(input, amount);
  const notes = supplyNotes(input, taxed, {
    rates: [rates],
    otherRates: input.rate === 'other' ? [rates.rate] : [],
    wrongPrice: { text: itemPriceProblem(input, Math.round(taxed.value / (input.quantity ?? 1))), cite },
    taxAtOnce: gstOf((isWithin ? taxWithinPrice : taxOnValue)(amount, rates, true)),
  });
  return {
    headline: headlineOf(settled, input),
    sentence: sentences.join(''),
    breakdowns: [breakdown],
    charts: [...partsCharts(breakdown), comparison ? comparisonChart(comparison) : everyRateChart(everyRate)],
    tables: [comparison ? comparisonTable(comparison, settled) : everyRateTable(everyRate, settled)],
    steps: sheet.steps,
    actions: notes.actions,
    caveats: notes.caveats,
  };
}

/** Returns the tax on one amount, on an invoice of several lines, or on the turnover of a composition dealer. */
export function gst(input: GstInput): Result {
  if (input.mode === 'composition') return compositionTax(input);
  return input.mode === 'several' ? invoice(input) : oneAmount(input);
}
