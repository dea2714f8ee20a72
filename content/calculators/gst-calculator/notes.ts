import {
  type CompositionRate,
  gstDueDays,
  gstLaw,
  gstSlabs,
  levy,
  lowerCompositionLimitStates,
  payableRounding,
  retailPriceValue,
  specialRates,
  tobaccoSlab,
} from '@/content/rules/gst';
import { type NoteSheet, noteSheet } from '@/lib/calculator';
import { formatCompact, formatDate } from '@/lib/format';
import type { Citation, IsoDate, Rule } from '@/lib/law';
import { type GstRates, gstOf, type TaxedValue } from '@/lib/tax/gst';
import type { GstInput } from './form';
import { dayOfSupply, rateText, slabsOn } from './rate-on-date';
import { written } from './supply';

/** What a supply is: the rates typed, the ones among them that are no slab of the list, and tax rounded head by head and at once, in paise. */
interface Supply {
  readonly rates: readonly GstRates[];
  readonly otherRates: readonly number[];
  /** Why the price does not fit the item; null where it does. */
  readonly wrongPrice?: { readonly text: string | null; readonly cite: Citation | undefined };
  readonly taxAtOnce?: number;
}

/** Writes what looks odd about price and rates, who should leave, what is assumed, and where the supply goes in the returns. */
export function supplyNotes(input: GstInput, taxed: TaxedValue, supply: Supply): NoteSheet {
  const notes = noteSheet();
  const { warn, assume, notForYou } = notes;
  const day = dayOfSupply(input.date);
  warn(supply.wrongPrice?.text, supply.wrongPrice?.cite);
  if (supply.taxAtOnce !== undefined) roundingNote(notes, gstOf(taxed), supply.taxAtOnce);
  rateNotes(notes, day, supply);
  assume(
    input.liability === 'recipient' &&
      input.pricing === 'inclusive' &&
      'The price includes the GST that you, the buyer, pay to the Government. The supplier gets the rest. If the supplier charges the whole price, choose “Add GST”.',
    gstLaw.reverseCharge,
  );
  notForYou(
    `Not for pan masala, cigarettes and other tobacco: from ${formatDate(retailPriceValue.value)} most of it is taxed on its printed retail price.`,
    retailPriceValue.cite,
  );
  notForYou(
    'Not for second-hand goods taxed on your margin. Not for imports, where customs duty comes first.',
    gstLaw.marginScheme,
  );
  assume(
    input.rate === 'item' &&
      'The list gives the usual rate of the item. Its entry in the notification decides, with the conditions there.',
  );
  assume(
    input.date === ''
      ? `You gave no date of supply, so we use the rates of ${formatDate(day)}, when we last checked them.`
      : 'The date of supply decides the rates. If the rate changed between supply, invoice and payment, two of the three decide.',
    gstLaw.changeOfRate,
  );
  assume(
    'CGST, SGST and IGST keep their paise, as on invoices. In the return, each one for the period is rounded to the nearest rupee.',
    payableRounding.cite,
  );
  returnNotes(notes, input, taxed);
  return notes;
}

/** Writes by how many paise taxes that are rounded one by one part from the whole tax rounded at once, where they do. */
function roundingNote({ assume }: NoteSheet, tax: number, atOnce: number): void {
  const apart = Math.abs(tax - atOnce);
  assume(
    apart > 0 &&
      `Each tax (CGST, SGST or IGST) is rounded separately, ${written(tax)} in total. Rounded together, the GST would be ${written(atOnce)}, ${apart === 1 ? 'a paisa' : `${apart} paise`} ${tax > atOnce ? 'less' : 'more'}; some software shows that.`,
    levy.centralTax,
  );
}

function rateNotes({ warn }: NoteSheet, day: IsoDate, { rates, otherRates }: Supply): void {
  const slabs = slabsOn(day);
  const inForce = gstSlabs.from.findLast((entry) => entry.date <= day);
  for (const rate of new Set(otherRates)) {
    if (slabs.includes(rate)) continue;
    const special = specialRates.find((each) => each.value === rate);
    const use = special
      ? `It is the rate for ${special.what}.`
      : 'Use it only if a notification gives it for your supply.';
    warn(`${rateText(rate)} is not a general slab on ${formatDate(day)}. ${use}`, special?.cite ?? inForce?.cite);
  }
  const isTobaccoTime = slabs.includes(tobaccoSlab.value) && slabs.some((rate) => rate > tobaccoSlab.value);
  warn(
    isTobaccoTime &&
      rates.some(({ rate }) => rate === tobaccoSlab.value) &&
      `On ${formatDate(day)} only pan masala and tobacco were at ${rateText(tobaccoSlab.value)}.`,
    tobaccoSlab.cite,
  );
}

/** Writes where the supply goes in the returns. */
function returnNotes({ action }: NoteSheet, { liability }: GstInput, taxed: TaxedValue): void {
  if (liability === 'recipient') {
    action(
      'Buyer: show the tax in table 3.1(d) of GSTR-3B, pay it in cash, and take the credit in table 4(A)(3) where it is eligible.',
      gstLaw.reverseChargeInCash,
    );
    action('Supplier: state on the invoice that the tax is payable on reverse charge.', gstLaw.reverseChargeOnInvoice);
    return;
  }
  const table = gstOf(taxed) > 0 ? '3.1(a)' : '3.1(c)';
  action(
    `Supplier: show it in GSTR-1 and in table ${table} of GSTR-3B, due on the ${gstDueDays.gstr3b.value}th of the next month if you file monthly.`,
    gstDueDays.gstr3b.cite,
  );
}

/** Writes how long the composition scheme lasts, who should leave, what is assumed, and how the tax is paid. */
export function compositionNotes({ value, cite }: Rule<CompositionRate>, turnover: number): NoteSheet {
  const notes = noteSheet();
  const { turnoverLimit, lowerLimit } = value;
  const lower = lowerLimit ? ` (${formatCompact(lowerLimit)} in ${lowerCompositionLimitStates.value.join(', ')})` : '';
  const limit = `${formatCompact(turnoverLimit)}${lower}`;
  if (turnover > turnoverLimit) {
    notes.warn(
      `This turnover is above the limit of ${limit} a year. The scheme ends on the day you cross it. From then on the ordinary tax applies.`,
      gstLaw.compositionEnds,
    );
  } else {
    notes.assume(
      `We assume that your turnover for the year, all over India, stays within ${limit}. The scheme ends on the day it crosses that.`,
      cite,
    );
  }
  notes.notForYou(
    'Not for those who sell to other States, or who make ice cream, pan masala, tobacco, aerated water or certain bricks.',
    gstLaw.notForComposition,
  );
  notes.assume(
    'You also pay tax on purchases under reverse charge, at the ordinary rate and in cash.',
    gstLaw.noTaxCollected,
  );
  notes.action(
    `Pay with CMP-08 by the ${gstDueDays.cmp08.value}th of the month after the quarter, and file GSTR-4 by ${gstDueDays.gstr4.value} after the year.`,
    gstLaw.compositionReturn,
  );
  return notes;
}
