import { longTermTest } from '@/content/investing/tax';
import { type Figure, number, percentage, rupees } from '@/lib/calculator';
import { daysBetween } from '@/lib/calendar';
import { gainOver } from '@/lib/finance/instalments';
import { dayAfterMonths } from '@/lib/tax/capital-gains';
import type { CagrInput } from './form';

/** A growth above this, as a fraction a year, comes of too short a time to mean anything. */
const mostGrowth = 1e4;

/** Two values, the time between them, and the growth a year, as a fraction; `null` where it would mean nothing. */
export interface Growth {
  readonly start: number;
  readonly end: number;
  readonly years: number;
  readonly rate: number | null;
  /** ₹; below zero for a loss. */
  readonly gain: number;
  /** Whether a sale on the last day is long-term. */
  readonly isLong: boolean;
}

/** Returns the growth a year, as a fraction; null where it is too large to mean anything. */
export function yearlyRate(start: number, end: number, years: number): number | null {
  const rate = Math.expm1(Math.log(end / start) / years);
  return rate <= mostGrowth ? rate : null;
}

function between(start: number, end: number, more: Pick<Growth, 'years' | 'rate' | 'isLong'>): Growth {
  return { start, end, gain: gainOver(start, end), ...more };
}

/** Returns the two values of an input, one of them worked out where it is asked for, and what lies between them. */
export function growthOf(input: CagrInput): Growth {
  const { months, atAnniversary } = longTermTest(input);
  if (input.find === 'time') {
    const years = Math.log(input.end / input.start) / Math.log1p(input.rate / 100);
    const isLong = atAnniversary ? years >= months / 12 : years > months / 12;
    return between(input.start, input.end, { years, rate: input.rate / 100, isLong });
  }
  const byDates = input.by === 'dates';
  const years = byDates ? daysBetween(input.from, input.to) / 365 : input.period / 12;
  const anniversary = dayAfterMonths(input.from, months);
  // Below 0: sold before the anniversary from which a gain is long-term; 0: on it.
  const afterAnniversary = byDates ? Math.sign(daysBetween(anniversary, input.to)) : Math.sign(input.period - months);
  const isLong = afterAnniversary > 0 || (afterAnniversary === 0 && atAnniversary);
  const factor = (1 + input.rate / 100) ** years;
  const given = { years, rate: input.rate / 100, isLong };
  if (input.find === 'end') return between(input.start, input.start * factor, given);
  if (input.find === 'start') return between(input.end / factor, input.end, given);
  const rate = years < 1 && !input.annualise ? null : yearlyRate(input.start, input.end, years);
  return between(input.start, input.end, { years, rate, isLong });
}

/** Returns the value after a number of years, on the smooth path from start to end. */
export function valueAfter({ start, end, years }: Growth, after: number): number {
  return after >= years ? end : start * (end / start) ** (after / years);
}

/** Returns the gain as a share of the start, over the whole time. */
export function absoluteReturn({ start, gain }: Growth): Figure {
  return percentage('Absolute return', (gain / start) * 100);
}

/** Returns the figure asked for; of a growth without a yearly rate, the absolute return. */
export function answerOf({ find }: CagrInput, growth: Growth): Figure {
  const { start, end, years, rate } = growth;
  if (find === 'end') return rupees('Value at the end', end);
  if (find === 'start') return rupees('Value to start with', start);
  if (find === 'time') return number('Years needed', years, { decimals: 2 });
  return rate === null ? absoluteReturn(growth) : percentage('CAGR', rate * 100);
}
