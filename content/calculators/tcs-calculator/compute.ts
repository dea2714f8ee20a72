import {
  tcsAgainstSalary,
  tcsCredit,
  tcsOnLuxuryGoods,
  tcsOnOtherGoodsEnded,
  tcsOnTours,
  tcsWithoutPan,
} from '@/content/rules/tcs';
import { creditWithoutPan } from '@/content/tax/credit-without-pan';
import { actOf, formName, sectionBeside, yearTitle } from '@/content/tax/law-names';
import {
  type Caveat,
  type Figure,
  percentage,
  type Result,
  rupees,
  type Table,
  type Worksheet,
  worksheet,
} from '@/lib/calculator';
import { financialYearOf, firstYearOf } from '@/lib/calendar';
import { formatCompact, formatDate, inr, pct } from '@/lib/format';
import { type Citation, valueOn } from '@/lib/law';
import { lowerFirst } from '@/lib/lower-first';
import type { TcsInput } from './form';
import { goods, isRemittance, items, remittances } from './kinds';

/** The first day on which luxury goods bear tax. */
const luxurySince = tcsOnLuxuryGoods.from.find(({ value }) => value.percent > 0)?.date ?? '';

/** A part of the payment that bears one rate. */
interface Band {
  readonly label: string;
  readonly amount: number;
  readonly percent: number;
  readonly tax: number;
}

interface Collection {
  readonly bands: readonly Band[];
  readonly tax: number;
  /** The limit that decides, ₹; null where the first rupee is taxed or nothing is collected. */
  readonly limit: number | null;
  /** Whether the limit takes in what was paid earlier in the year. */
  readonly isPooled: boolean;
  readonly cite: Citation;
}

/** Returns the tax that the seller, agent or bank collects, why, and what waiting for the credit costs. */
export function tcs(input: TcsInput): Result {
  const collection = collectionOn(input);
  const sheet = worksheet();
  writeSteps(sheet, input, collection);
  const { tax } = collection;
  const shared =
    input.people > 1 && tax > 0
      ? input.people * collectionOn({ ...input, amount: input.amount / input.people }).tax
      : null;
  if (shared !== null) {
    sheet.heading('Shared in the family');
    sheet.step(
      rupees('If shared', shared),
      `${input.people} people send ${inr(input.amount / input.people)} each. We assume each sent the same amount earlier as you`,
      collection.cite,
    );
  }
  const waiting = (tax * input.returnRate * input.heldMonths) / 1200;
  if (tax > 0) {
    sheet.heading('Until you have it back');
    sheet.step(rupees('Cost of waiting', waiting), `${inr(tax)} × ${pct(input.returnRate)} × ${input.heldMonths} ÷ 12`);
  }
  const headline: [Figure, ...Figure[]] = [
    rupees('TCS', tax, { tone: 'tax' }),
    rupees('You pay in all', input.amount + tax),
  ];
  if (tax > 0) headline.push(percentage('Share of the payment', (tax / input.amount) * 100));
  return {
    headline,
    sentence: sentenceOf(input, collection),
    charts: [
      {
        kind: 'parts',
        title: 'What you pay',
        unit: 'rupees',
        parts: [
          { label: 'The payment', value: input.amount, tone: 'own' },
          { label: 'TCS', value: tax, tone: 'tax' },
        ],
      },
    ],
    tables: [bandTable(collection)],
    steps: sheet.steps,
    actions: actionsOf(input, tax),
    caveats: caveatsOf(input, collection, shared),
  };
}

/** Returns the rate, %, with the rule for a missing PAN. */
function rateFor(percent: number, { pan, date }: TcsInput): number {
  if (pan === 'given' || percent === 0) return percent;
  const { times, floor, ceiling } = valueOn(tcsWithoutPan, date).value;
  return Math.min(ceiling, Math.max(floor, percent * times));
}

function collectionOn(input: TcsInput): Collection {
  const { kind, amount, already, date } = input;
  const band = (label: string, part: number, percent: number): Band => {
    const rate = rateFor(percent, input);
    return { label, amount: part, percent: rate, tax: (part * rate) / 100 };
  };
  const of = (bands: readonly Band[], rest: Omit<Collection, 'bands' | 'tax'>): Collection => ({
    bands,
    tax: bands.reduce((sum, each) => sum + each.tax, 0),
    ...rest,
  });
  if (kind === 'otherGoods') {
    return of([band('All of it', amount, 0)], { limit: null, isPooled: false, cite: tcsOnOtherGoodsEnded.cite });
  }
  if (kind === 'tour') {
    const { value: scale, cite } = valueOn(tcsOnTours, date);
    const bands = scale.map(([above, percent], index) => {
      const to = scale[index + 1]?.[0] ?? Number.POSITIVE_INFINITY;
      const part = Math.max(0, Math.min(already + amount, to) - Math.max(already, above));
      const label =
        to === Number.POSITIVE_INFINITY ? (above === 0 ? 'All of it' : `Above ${inr(above)}`) : `Up to ${inr(to)}`;
      return band(label, part, percent);
    });
    return of(bands, { limit: scale[1]?.[0] ?? null, isPooled: scale.length > 1, cite });
  }
  const { value: terms, cite } = valueOn({ ...remittances, ...items, ...goods }[kind].terms, date);
  if (terms.base === 'whole') {
    const isTaxed = amount > terms.above;
    return of(
      [band(isTaxed ? 'The whole price' : `Not above ${inr(terms.above)}`, amount, isTaxed ? terms.percent : 0)],
      {
        limit: terms.above > 0 ? terms.above : null,
        isPooled: false,
        cite,
      },
    );
  }
  const above = terms.percent === 0 ? 0 : Math.max(0, amount - Math.max(0, terms.above - already));
  return of([band('Within the limit', amount - above, 0), band('Above the limit', above, terms.percent)], {
    limit: terms.percent === 0 ? null : terms.above,
    isPooled: terms.percent > 0,
    cite,
  });
}

function writeSteps(
  { heading, step }: Worksheet,
  input: TcsInput,
  { bands, tax, limit, isPooled, cite }: Collection,
): void {
  heading('Tax collected');
  step(rupees('Payment', input.amount), 'As entered');
  if (limit !== null && isPooled && isRemittance(input.kind)) {
    const left = step(
      rupees('Limit left', Math.max(0, limit - input.already)),
      `${inr(limit)} a financial year, less ${inr(input.already)} earlier. All purposes and banks count together`,
      cite,
    );
    step(
      rupees('Amount above the limit', Math.max(0, input.amount - left)),
      `${inr(input.amount)} − ${inr(Math.min(left, input.amount))}`,
    );
  }
  const taxed = bands.filter((band) => band.tax > 0);
  step(
    rupees('TCS', tax),
    taxed.length === 0
      ? nothingWhy(input, limit)
      : taxed.map((band) => `${pct(band.percent)} of ${inr(band.amount)}`).join(' + '),
    cite,
  );
  if (input.pan === 'none' && taxed.length > 0) {
    const { value, cite: panCite } = valueOn(tcsWithoutPan, input.date);
    step(
      rupees('Extra because there is no PAN', tax - collectionOn({ ...input, pan: 'given' }).tax),
      `${value.times} times the rate, at least ${pct(value.floor)}, at most ${pct(value.ceiling)}`,
      panCite,
    );
  }
  step(rupees('You pay in all', input.amount + tax), `${inr(input.amount)} + ${inr(tax)}`);
}

function nothingWhy(input: TcsInput, limit: number | null): string {
  if (input.kind === 'otherGoods')
    return `The collection on goods above ${formatCompact(tcsOnOtherGoodsEnded.above)} ended on ${formatDate(tcsOnOtherGoodsEnded.date)}`;
  if (input.kind === 'educationLoan')
    return `Nothing is collected on what a loan pays that comes from a bank or another lender of section ${sectionBeside('80E', actOf(financialYearOf(input.date)))}`;
  if (input.kind === 'luxury' && limit === null)
    return `The list of luxury goods applies from ${formatDate(luxurySince)}`;
  return `Not above ${inr(limit ?? 0)}`;
}

function sentenceOf(input: TcsInput, { tax, limit }: Collection): string {
  if (tax === 0) return `No tax is collected: ${lowerFirst(nothingWhy(input, limit))}.`;
  return `TCS of ${inr(tax)} is added, so you pay ${inr(input.amount + tax)}. ${input.pan === 'none' ? creditWithoutPan : 'You do not lose it. It counts as tax you have paid, and you get back what is more than your tax.'}`;
}

function bandTable({ bands, tax }: Collection): Table {
  return {
    id: 'by-rate',
    caption: 'TCS by rate',
    columns: [
      { label: 'Part', unit: 'text' },
      { label: 'Amount', unit: 'rupees' },
      { label: 'Rate', unit: 'percent' },
      { label: 'TCS', unit: 'rupees' },
    ],
    rows: bands.map((band) => [band.label, band.amount, band.percent, band.tax]),
    total: ['Total', bands.reduce((sum, band) => sum + band.amount, 0), null, tax],
  };
}

function actionsOf(input: TcsInput, tax: number): Result['actions'] {
  if (tax === 0) return [];
  const { date } = input;
  if (input.pan === 'none') {
    const withPan = collectionOn({ ...input, pan: 'given' }).tax;
    return [
      {
        text: `Give the seller a valid PAN before you pay. ${withPan < tax ? `The TCS is then ${inr(withPan)}, and you can claim it.` : 'You can then claim the TCS.'}`,
        cite: valueOn(tcsWithoutPan, date).cite,
      },
      { text: 'If you have already paid, ask the seller to correct the TCS statement with your PAN.' },
    ];
  }
  const year = financialYearOf(date);
  const act = actOf(year);
  const key = act === 'act1961' ? '1961' : '2025';
  // The page knows the day of the payment, not today's: what can be done only within its year says so.
  const last = formatDate(`${firstYearOf(year) + 1}-03-31`);
  return [
    {
      text: `Check that the amount is in your Form ${formName('26AS', act)}, and claim it in your return for ${yearTitle(year)}.`,
      cite: tcsCredit[key],
    },
    {
      text:
        act === 'act1961'
          ? `If you earn a salary, your employer can deduct less tax for it, until ${last}: give Form 12BAA with the TCS. After that only the return brings it back.`
          : `If you earn a salary, your employer can deduct less tax for it, until ${last}: declare the TCS to the employer. After that only the return brings it back.`,
      cite: tcsAgainstSalary[key],
    },
    { text: `If you pay advance tax for ${yearTitle(year)}, subtract the TCS from the instalments still to come.` },
  ];
}

function caveatsOf(input: TcsInput, { isPooled, cite }: Collection, shared: number | null): Caveat[] {
  const list: Caveat[] = [
    {
      kind: 'notForYou',
      text: 'For sellers who collect TCS, this page has no due dates and no interest for late deposit. A buyer who uses the goods for manufacture, not for trade, may declare this. Then the seller collects nothing.',
    },
  ];
  if (isPooled && isRemittance(input.kind)) {
    list.push({
      kind: 'assumption',
      text: 'There is one limit for each person, financial year and PAN, for all banks and purposes together. What an education loan paid does not count.',
      cite,
    });
  }
  if (shared !== null) {
    list.push({
      kind: 'warning',
      text: 'If you give money to a spouse or minor child, and they send or invest it, its income is added to yours. Share only their own money.',
    });
  }
  if (input.pan === 'none' && input.date >= '2026-04-01') {
    list.push({
      kind: 'assumption',
      text: `From tax year 2026-27 we assume the same rule for a missing PAN. We checked this on ${formatDate(tcsWithoutPan.checkedOn)}.`,
      cite: valueOn(tcsWithoutPan, input.date).cite,
    });
  }
  return list;
}
