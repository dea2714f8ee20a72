import { gstLaw, gstSlabs, levy, specialRates } from '@/content/rules/gst';
import { number, percentage, type Result, verdict, type Worksheet, worksheet } from '@/lib/calculator';
import { formatDate, formatNumber } from '@/lib/format';
import { type Citation, valueOn } from '@/lib/law';
import {
  type GstRates,
  gstOf,
  inPaise,
  lineAmount,
  type TaxedValue,
  taxOnValue,
  taxWithinPrice,
  totalOf,
} from '@/lib/tax/gst';
import { comparisonOf, drawComparison, drawEveryRate, writeComparison } from './comparison';
import { compositionTax } from './composition';
import type { GstInput } from './form';
import { invoice } from './invoice';
import { itemOnDay, itemPriceProblem } from './limits-on-date';
import { dayOfSupply, rateText } from './rate-on-date';
import {
  closingSentence,
  headsCaveats,
  inRupees,
  partsOf,
  ratesText,
  type Settled,
  settle,
  supplyCaveats,
  supplyNextSteps,
  taxText,
  written,
} from './supply';

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

/** Returns the amount after quantity and discount, in paise, written on the sheet. */
function amountOf(sheet: Worksheet, input: GstInput): number {
  const { amount, discountKind, discountPercent, discountRupees } = input;
  const quantity = input.quantity ?? 1;
  const price = inPaise(amount);
  const gross = lineAmount(price, quantity);
  const net =
    discountKind === 'percent'
      ? lineAmount(price, quantity, discountPercent)
      : gross - (discountKind === 'rupees' ? inPaise(discountRupees) : 0);
  if (quantity !== 1) {
    sheet.step(inRupees('Price of one', price), 'As entered');
    sheet.step(number('Quantity', quantity, { decimals: 6 }), 'As entered');
  }
  if (discountKind === 'none') {
    const how = quantity === 1 ? 'As entered' : `${written(price)} × ${formatNumber(quantity, 6)}, to the paisa`;
    sheet.step(inRupees('Amount', net), how);
    return net;
  }
  sheet.step(inRupees('Amount before discount', gross), quantity === 1 ? 'As entered' : 'Price of one × quantity');
  const how = discountKind === 'percent' ? `${rateText(discountPercent)}, to the paisa` : 'As entered';
  sheet.step(inRupees('Discount', gross - net), how, gstLaw.value);
  sheet.step(inRupees('Amount', net), 'Amount before discount − discount');
  return net;
}

/** Writes what is left of the value after cost, and of the tax after credit; returns its sentence, opening with a space. */
function writeMargin(
  sheet: Worksheet,
  cost: number,
  taxed: TaxedValue,
  rates: GstRates,
  place: GstInput['place'],
  noCredit: boolean,
): string {
  const paid = inPaise(cost);
  const credit = noCredit ? 0 : gstOf(taxOnValue(paid, { rate: rates.rate, cess: 0 }, place === 'interState'));
  const profit = taxed.value - paid;
  const net = gstOf(taxed) - credit;
  sheet.heading('Your margin');
  sheet.step(inRupees('Your cost before GST', paid), 'As entered');
  sheet.step(
    inRupees('Gross profit', profit, profit < 0 ? 'cost' : 'growth'),
    noCredit
      ? 'Taxable value − your cost, without the GST on your purchase'
      : 'Taxable value − your cost. GST is neither income nor cost',
  );
  if (taxed.value > 0) {
    sheet.step(
      percentage('Profit on the price', (profit / taxed.value) * 100, { decimals: 2 }),
      'Gross profit ÷ taxable value × 100',
    );
  }
  if (paid > 0)
    sheet.step(percentage('Profit on the cost', (profit / paid) * 100, { decimals: 2 }), 'Gross profit ÷ cost × 100');
  const how = noCredit
    ? 'This rate allows no credit, so the GST on your purchase is a cost'
    : `${written(paid)} × ${rateText(rates.rate)}, if you bought at the same rate and get the credit`;
  sheet.step(inRupees('GST credit on your purchase', credit), how, gstLaw.inputCredit);
  const label = net >= 0 ? 'GST to pay after credit' : 'GST credit left over';
  sheet.step(inRupees(label, Math.abs(net), 'tax'), net >= 0 ? 'Total GST − credit' : 'Credit − total GST');
  const outcome = profit >= 0 ? `keep ${written(profit)}` : `lose ${written(-profit)}`;
  if (noCredit)
    return ` You ${outcome} on it before the GST on your purchase, and pay all ${written(net)} of GST. This rate allows no input tax credit, so the GST on your purchase is a cost.`;
  return ` You ${outcome} on it, and ${net >= 0 ? `pay ${written(net)} of GST` : `carry ${written(-net)} of GST credit forward`} after credit.`;
}

function openingSentence(
  pricing: GstInput['pricing'],
  amount: number,
  rates: GstRates,
  { taxed, heads }: Settled,
): string {
  const tax = gstOf(taxed) + taxed.cess;
  if (rates.rate + rates.cess === 0)
    return `At ${rateText(0)} there is no GST: ${written(amount)} stays ${written(amount)}.`;
  return pricing === 'inclusive'
    ? `Of ${written(amount)}, ${written(tax)} is tax at ${ratesText(rates)}: ${taxText(taxed, heads)}. The price before tax is ${written(taxed.value)}.`
    : `${written(amount)} plus GST at ${ratesText(rates)} is ${written(totalOf(taxed))}: ${taxText(taxed, heads)}.`;
}

function oneAmount(input: GstInput): Result {
  const sheet = worksheet();
  const { rates, cite, how, item, noCredit = false } = ratesOf(input);
  const isInterState = input.place === 'interState';
  const isWithin = input.pricing === 'inclusive';

  sheet.heading('Amount and rate');
  const amount = amountOf(sheet, input);
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
  const settled = settle(sheet, taxed, input, {
    value: isWithin ? 'Amount − taxes, so that nothing is lost in rounding' : 'The amount',
    head: (head) => part(rates.rate * head.share),
    cess: part(rates.cess),
  });

  const comparison = comparisonOf(input, taxed, rates);
  const opening = openingSentence(input.pricing, amount, rates, settled);
  const sentences = [
    opening,
    closingSentence(settled, input),
    comparison ? writeComparison(sheet, comparison) : '',
    input.cost === null ? '' : writeMargin(sheet, input.cost, taxed, rates, input.place, noCredit),
  ];

  const { breakdowns, charts } = partsOf(settled);
  const wrongPrice = itemPriceProblem(input, Math.round(taxed.value / (input.quantity ?? 1)));
  const drawn = comparison ? drawComparison(comparison, settled) : drawEveryRate(input, amount, settled);
  return {
    headline: settled.headline,
    sentence: sentences.join(''),
    breakdowns,
    charts: [...charts, drawn.chart],
    tables: [drawn.table],
    steps: sheet.steps,
    actions: supplyNextSteps(input, taxed),
    caveats: [
      ...(wrongPrice ? [{ kind: 'warning' as const, text: wrongPrice, cite }] : []),
      ...headsCaveats(taxed, gstOf((isWithin ? taxWithinPrice : taxOnValue)(amount, rates, true))),
      ...supplyCaveats(input, [rates], input.rate === 'other' ? [rates.rate] : []),
    ],
  };
}

/** Returns the tax on one amount, on an invoice of several lines, or on the turnover of a composition dealer. */
export function gst(input: GstInput): Result {
  if (input.mode === 'composition') return compositionTax(input);
  return input.mode === 'several' ? invoice(input) : oneAmount(input);
}
