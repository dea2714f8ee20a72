import { gstLaw, levy } from '@/content/rules/gst';
import { number, percentage, verdict, type Worksheet } from '@/lib/calculator';
import { formatNumber } from '@/lib/format';
import { rupeesInWords } from '@/lib/rupees-in-words';
import {
  type GstRates,
  gstOf,
  inPaise,
  lineAmount,
  roundOff,
  type TaxedValue,
  taxOnValue,
  totalOf,
} from '@/lib/tax/gst';
import type { Comparison } from './comparison';
import type { GstInput } from './form';
import { rateText } from './rate-on-date';
import { type Head, headsOf, inRupees, ratesText, type Settled, written } from './supply';

/** Returns the amount after quantity and discount, in paise, written on the sheet. */
export function amountSteps(sheet: Worksheet, input: GstInput): number {
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
export function marginSteps(
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
  return ` You ${outcome} on it, and ${net >= 0 ? `pay ${written(net)} of GST after credit` : `carry ${written(-net)} of GST credit forward`}.`;
}

/** Writes the comparison; returns its sentence, opening with a space. */
export function comparisonSteps(sheet: Worksheet, { names, taxed, rates }: Comparison): string {
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

/** How the working explains the figures of a supply. */
interface Explained {
  readonly value: string;
  readonly head: (head: Head) => string;
  readonly cess: string;
}

/** Writes the taxes of a supply, its totals and its round-off on the sheet. */
export function supplySteps(sheet: Worksheet, taxed: TaxedValue, input: GstInput, how: Explained): Settled {
  const { pricing, liability, place } = input;
  const heads = headsOf(place);
  const isWithin = pricing === 'inclusive';
  const gst = gstOf(taxed);
  const total = totalOf(taxed);
  const value = inRupees('Taxable value', taxed.value, 'own');

  sheet.heading(isWithin ? 'Tax within the price' : 'Tax on the value');
  if (!isWithin) sheet.step(value, how.value, gstLaw.value);
  for (const head of heads) {
    sheet.step(
      inRupees(head.label, head.of(taxed), 'tax'),
      how.head(head),
      isWithin ? gstLaw.taxWithinPrice : head.cite,
    );
  }
  const totalGst = inRupees('Total GST', gst, 'tax');
  sheet.step(totalGst, heads.length > 1 ? heads.map((head) => head.label).join(' + ') : 'IGST is the only head');
  const cess = inRupees('Compensation cess', taxed.cess, 'cost');
  if (taxed.cess > 0) sheet.step(cess, how.cess, levy.compensationCess);
  if (isWithin) sheet.step(value, how.value, gstLaw.value);
  const totalFigure = inRupees('Total with GST', total);
  sheet.step(totalFigure, taxed.cess > 0 ? 'Taxable value + GST + cess' : 'Taxable value + GST');
  if (total > 0) {
    const share = percentage('Tax share of the total', ((gst + taxed.cess) / total) * 100, { decimals: 2 });
    sheet.step(share, 'GST and cess ÷ total × 100');
  }

  const isReverse = liability === 'recipient';
  const billed = isReverse ? taxed.value : total;
  const rounding = input.roundOff === 'rupee' ? roundOff(billed) : 0;
  const invoiceTotal = billed + rounding;
  const invoice = inRupees('Invoice total', invoiceTotal);
  sheet.heading('Invoice');
  if (isReverse) {
    const toGovernment = inRupees('GST the buyer pays to the Government', gst + taxed.cess, 'tax');
    sheet.step(toGovernment, 'All heads and cess, in cash', gstLaw.reverseCharge);
  }
  if (input.roundOff === 'rupee') {
    sheet.step(inRupees('Round-off', rounding), `From ${written(billed)} to the nearest rupee`);
  }
  if (isReverse || input.roundOff === 'rupee') {
    const base = isReverse ? 'Taxable value; the invoice collects no GST' : 'Total with GST';
    sheet.step(invoice, input.roundOff === 'rupee' ? `${base}, plus round-off` : base);
  }
  sheet.step(
    verdict('Amount in words', rupeesInWords(invoiceTotal / 100)),
    `${written(invoiceTotal)} as invoices write it`,
  );
  return { taxed, heads, invoiceTotal };
}
