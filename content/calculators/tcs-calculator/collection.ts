import {
  tcsForManufacture,
  tcsOnLuxuryGoods,
  tcsOnOtherGoodsEnded,
  tcsOnTours,
  tcsWithoutPan,
} from '@/content/rules/tcs';
import { sectionBeside } from '@/content/tax/law-names';
import { actOf } from '@/content/tax/years';
import { financialYearOf } from '@/lib/calendar';
import { formatCompact, formatDate, inr } from '@/lib/format';
import { type Citation, valueOn } from '@/lib/law';
import type { TcsInput } from './form';
import { goods, items, remittances } from './kinds';

/** The first day on which tax is collected on luxury goods. */
const luxurySince = tcsOnLuxuryGoods.from.find(({ value }) => value.percent > 0)?.date ?? '';

/** A part of the payment at one rate. */
interface Band {
  readonly label: string;
  readonly amount: number;
  readonly percent: number;
  readonly tax: number;
}

export interface Collection {
  readonly bands: readonly Band[];
  readonly tax: number;
  /** The limit that decides, ₹; null where the first rupee is taxed or nothing is collected. */
  readonly limit: number | null;
  /** Whether the limit takes in what was paid earlier in the year. */
  readonly isPooled: boolean;
  readonly cite: Citation;
}

/** Returns the rate, %, with the rule for a missing PAN. */
function rateFor(percent: number, { pan, date }: TcsInput): number {
  if (pan === 'given' || percent === 0) return percent;
  const { times, floor, ceiling } = valueOn(tcsWithoutPan, date).value;
  return Math.min(ceiling, Math.max(floor, percent * times));
}

/** Returns whether the buyer's declaration of manufacture counts: it is not valid without the PAN (s. 206CC(2); s. 397(2) of the 2025 Act). */
export const isDeclared = ({ forManufacture, pan }: TcsInput) => forManufacture && pan === 'given';

export function collectionOn(input: TcsInput): Collection {
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
  if (isDeclared(input)) {
    return of([band('All of it', amount, 0)], {
      limit: null,
      isPooled: false,
      cite: tcsForManufacture[actOf(financialYearOf(date))],
    });
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

export function nothingWhy(input: TcsInput, limit: number | null): string {
  if (input.kind === 'otherGoods')
    return `The collection on goods above ${formatCompact(tcsOnOtherGoodsEnded.above)} ended on ${formatDate(tcsOnOtherGoodsEnded.date)}`;
  if (isDeclared(input)) return 'The buyer declared that the goods are used in manufacture or for power, not for trade';
  if (input.kind === 'educationLoan')
    return `Nothing is collected on what a loan pays that comes from a bank or another lender of section ${sectionBeside('80E', actOf(financialYearOf(input.date)))}`;
  if (input.kind === 'luxury' && limit === null)
    return `The list of luxury goods applies from ${formatDate(luxurySince)}`;
  return `Not above ${inr(limit ?? 0)}`;
}
