import {
  gstDueDays,
  gstLaw,
  gstSlabs,
  levy,
  payableRounding,
  retailPriceValue,
  specialRates,
  tobaccoSlab,
} from '@/content/rules/gst';
import { rupeesInWords } from '@/lib/amount-in-words';
import {
  type Action,
  type Breakdown,
  type Caveat,
  type Cell,
  type Column,
  exactRupees,
  type NumericFigure,
  type PartsChart,
  percentage,
  type Result,
  type Tone,
  verdict,
  type Worksheet,
} from '@/lib/calculator';
import { exactInr, formatDate } from '@/lib/format';
import type { Citation, IsoDate } from '@/lib/law';
import { type GstRates, gstOf, roundOff, type TaxedValue, totalOf } from '@/lib/tax/gst';
import type { GstInput } from './form';
import { dayOfSupply, rateText, slabsOn } from './rate-on-date';

/** One head of tax: CGST, SGST, UTGST or IGST. */
export interface Head {
  readonly label: string;
  readonly cite: Citation;
  /** The head's part of the rate. */
  readonly share: number;
  readonly of: (taxed: TaxedValue) => number;
}

/** Returns the heads that a supply bears, by where it goes. */
function headsOf(place: GstInput['place']): readonly Head[] {
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

/** Returns '₹900.00 CGST and ₹900.00 SGST'. */
export function taxText(taxed: TaxedValue, heads: readonly Head[]): string {
  const taxes = heads.map((head) => `${written(head.of(taxed))} ${head.label}`);
  if (taxed.cess > 0) taxes.push(`${written(taxed.cess)} compensation cess`);
  const last = taxes.pop() ?? '';
  return taxes.length > 0 ? `${taxes.join(', ')} and ${last}` : last;
}

/** Returns columns for value, heads, cess and total. */
export const taxColumns = (heads: readonly Head[], hasCess: boolean): Column[] => [
  { label: 'Taxable value', unit: 'exactRupees' },
  ...heads.map((head) => ({ label: head.label, unit: 'exactRupees' as const })),
  ...(hasCess ? [{ label: 'Cess', unit: 'exactRupees' as const }] : []),
  { label: 'Total', unit: 'exactRupees' },
];

/** Returns the cells of `taxColumns`. */
export const taxCells = (taxed: TaxedValue, heads: readonly Head[], hasCess: boolean): Cell[] => [
  taxed.value / 100,
  ...heads.map((head) => head.of(taxed) / 100),
  ...(hasCess ? [taxed.cess / 100] : []),
  totalOf(taxed) / 100,
];

/** How the working explains the figures of a supply. */
export interface Explained {
  readonly value: string;
  readonly head: (head: Head) => string;
  readonly cess: string;
}

/** What the buyer and the Government get, in paise. */
export interface Settled {
  readonly taxed: TaxedValue;
  readonly heads: readonly Head[];
  /** What the invoice asks for, after round-off. */
  readonly invoiceTotal: number;
  readonly headline: Result['headline'];
}

/** Writes the taxes of a supply, its totals and its round-off on the sheet. */
export function settle(sheet: Worksheet, taxed: TaxedValue, input: GstInput, how: Explained): Settled {
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

  const answer = isReverse || input.roundOff === 'rupee' ? invoice : totalFigure;
  const headFigures = heads.map((head) => inRupees(head.label, head.of(taxed), 'tax'));
  const taxFigures = taxed.cess > 0 ? [totalGst, cess] : heads.length > 1 ? [totalGst, ...headFigures] : headFigures;
  const rest = isWithin ? [...taxFigures, answer] : [...taxFigures, value];
  return { taxed, heads, invoiceTotal, headline: [isWithin ? value : answer, ...rest.slice(0, 3)] };
}

/** Returns value and taxes as parts of the total. */
export function partsOf({ taxed, heads }: Settled): { breakdowns: Breakdown[]; charts: PartsChart[] } {
  const parts = [
    inRupees('Taxable value', taxed.value, 'own'),
    ...heads.map((head) => inRupees(head.label, head.of(taxed), 'tax')),
    ...(taxed.cess > 0 ? [inRupees('Compensation cess', taxed.cess, 'cost')] : []),
  ];
  const drawn = parts.filter((part) => part.value > 0);
  const title = 'What the total is made of';
  return {
    breakdowns: [{ title, total: inRupees('Total with GST', totalOf(taxed)), parts }],
    charts:
      drawn.length > 0
        ? [
            {
              kind: 'parts',
              title,
              unit: 'exactRupees',
              parts: drawn.map(({ label, value, tone }) => ({ label, value, tone: tone ?? 'other' })),
            },
          ]
        : [],
  };
}

/** Returns what the result states about round-off and reverse charge, after the first sentence; it opens with a space. */
export function closingSentence({ taxed, invoiceTotal }: Settled, input: GstInput): string {
  const rounded = input.roundOff === 'rupee' ? ` Rounded off, the invoice is for ${written(invoiceTotal)}.` : '';
  if (input.liability !== 'recipient') return rounded;
  const tax = written(gstOf(taxed) + taxed.cess);
  return ` The invoice collects no tax: the buyer pays the supplier ${written(invoiceTotal)} and the Government ${tax}.`;
}

function rateCaveats(day: IsoDate, typedRates: readonly GstRates[], otherRates: readonly number[]): Caveat[] {
  const slabs = slabsOn(day);
  const inForce = gstSlabs.from.findLast((entry) => entry.date <= day);
  const caveats: Caveat[] = [];
  for (const rate of new Set(otherRates)) {
    if (slabs.includes(rate)) continue;
    const special = specialRates.find((each) => each.value === rate);
    const text = special
      ? `${rateText(rate)} is not a general slab on ${formatDate(day)}. It is the rate for ${special.what}.`
      : `${rateText(rate)} is not a general slab on ${formatDate(day)}. Use it only if a notification gives it for your supply.`;
    caveats.push({ kind: 'warning', text, cite: special?.cite ?? inForce?.cite });
  }
  const isTobaccoTime = slabs.includes(tobaccoSlab.value) && slabs.some((rate) => rate > tobaccoSlab.value);
  if (isTobaccoTime && typedRates.some(({ rate }) => rate === tobaccoSlab.value)) {
    const text = `On ${formatDate(day)} only pan masala and tobacco were at ${rateText(tobaccoSlab.value)}.`;
    caveats.push({ kind: 'warning', text, cite: tobaccoSlab.cite });
  }
  return caveats;
}

/** Returns the paisa by which heads that are rounded one by one part from the whole tax rounded at once; none where they agree. */
export function headsCaveats(taxed: TaxedValue, atOnce: number): Caveat[] {
  const apart = gstOf(taxed) - atOnce;
  return apart === 0
    ? []
    : [
        {
          kind: 'assumption',
          text: `Each tax (CGST, SGST or IGST) is rounded separately, ${written(gstOf(taxed))} in total. Rounded together, the GST would be ${written(atOnce)}, ${Math.abs(apart) === 1 ? 'a paisa' : `${Math.abs(apart)} paise`} ${apart > 0 ? 'less' : 'more'}; some software shows that.`,
          cite: levy.centralTax,
        },
      ];
}

/** Notes for a supply: who should leave, what was taken for granted, and what looks odd about the rates. */
export function supplyCaveats(input: GstInput, rates: readonly GstRates[], otherRates: readonly number[]): Caveat[] {
  const day = dayOfSupply(input.date);
  const when =
    input.date === ''
      ? `You gave no date of supply, so we use the rates of ${formatDate(day)}, when we last checked them.`
      : 'The date of supply decides the rates. If the rate changed between supply, invoice and payment, two of the three decide.';
  return [
    ...rateCaveats(day, rates, otherRates),
    ...(input.liability === 'recipient' && input.pricing === 'inclusive'
      ? [
          {
            kind: 'assumption' as const,
            text: 'The price includes the GST that you, the buyer, pay to the Government. The supplier gets the rest. If the supplier charges the whole price, choose “Add GST”.',
            cite: gstLaw.reverseCharge,
          },
        ]
      : []),
    {
      kind: 'notForYou',
      text: `Not for pan masala, cigarettes and other tobacco: from ${formatDate(retailPriceValue.value)} most of it is taxed on its printed retail price.`,
      cite: retailPriceValue.cite,
    },
    {
      kind: 'notForYou',
      text: 'Not for second-hand goods taxed on your margin. Not for imports, where customs duty comes first.',
      cite: gstLaw.marginScheme,
    },
    ...(input.rate === 'item'
      ? [
          {
            kind: 'assumption' as const,
            text: 'The list gives the usual rate of the item. Its entry in the notification decides, with the conditions there.',
          },
        ]
      : []),
    { kind: 'assumption', text: when, cite: gstLaw.changeOfRate },
    {
      kind: 'assumption',
      text: 'CGST, SGST and IGST keep their paise, as on invoices. In the return, each one for the period is rounded to the nearest rupee.',
      cite: payableRounding.cite,
    },
  ];
}

/** Returns where the supply goes in the returns. */
export function supplyNextSteps(input: GstInput, taxed: TaxedValue): Action[] {
  if (input.liability === 'recipient') {
    return [
      {
        text: 'Buyer: show the tax in table 3.1(d) of GSTR-3B, pay it in cash, and take the credit in table 4(A)(3) where it is eligible.',
        cite: gstLaw.reverseChargeInCash,
      },
      {
        text: 'Supplier: state on the invoice that the tax is payable on reverse charge.',
        cite: gstLaw.reverseChargeOnInvoice,
      },
    ];
  }
  const table = gstOf(taxed) > 0 ? '3.1(a)' : '3.1(c)';
  return [
    {
      text: `Supplier: show it in GSTR-1 and in table ${table} of GSTR-3B, due on the ${gstDueDays.gstr3b.value}th of the next month if you file monthly.`,
      cite: gstDueDays.gstr3b.cite,
    },
  ];
}
