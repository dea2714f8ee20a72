import { type Figure, percentage, verdict } from '@/lib/calculator';
import { daysBetween } from '@/lib/calendar';
import { compareText } from '@/lib/compare-text';
import { xirrBounds, xirrRates } from '@/lib/finance/irr';
import { pct } from '@/lib/format';
import type { IsoDate } from '@/lib/law';
import { sumOf } from '@/lib/sum';
import type { CagrInput } from './form';

/** Excel’s default guess. Of several rates it mostly shows the one nearest to this. */
export const guess = 0.1;
/** A rate closer to 0 than this, as a fraction, is 0: less is the rounding of doubles. */
const zeroRate = 1e-12;
/** The bounds in words. */
export const lowest = pct(xirrBounds.lowest * 100);
export const highest = pct(xirrBounds.highest * 100);

/** One payment, ₹: below zero for what is paid in, as spreadsheets have it. */
export interface Flow {
  readonly date: IsoDate;
  readonly amount: number;
}

/** Returns the payments with an amount above or below 0 and the present value, paid in below zero. If any amount has a minus, the signs decide. */
export function signedFlows({ flows, valueNow, valueDate }: CagrInput): Flow[] {
  const filled = flows.filter(({ amount }) => amount !== 0);
  const bySign = filled.some(({ amount }) => amount < 0);
  const paid = filled.map(({ date, kind, amount }) => ({
    date,
    amount: bySign || kind === 'sell' ? amount : -amount,
  }));
  return valueNow > 0 ? [...paid, { date: valueDate, amount: valueNow }] : paid;
}

/** Returns on which side of the bounds the rate of payments lies that are first all of one sign and then all of the other; else null. */
function beyondBounds(flows: readonly Flow[], gain: number): string | null {
  const signs = flows.map(({ amount }) => Math.sign(amount));
  const changes = signs.filter((sign, index) => index > 0 && sign !== signs[index - 1]).length;
  if (changes !== 1) return null;
  const paidFirst = (signs[0] ?? 0) < 0;
  return gain > 0 === paidFirst ? `above ${highest}` : `below ${lowest}`;
}

/** The yearly return of dated payments, in the order of their days; amounts in ₹, rates as fractions. */
export interface DatedReturn {
  readonly flows: readonly Flow[];
  readonly firstDay: IsoDate;
  /** From the first payment to the last. */
  readonly days: number;
  readonly paidIn: number;
  readonly back: number;
  readonly gain: number;
  /** Every rate that balances the payments, lowest first. */
  readonly rates: readonly number[];
  /** The one of them that a spreadsheet shows. */
  readonly rate: number | null;
  /** The only rate that fits is out of the bounds: "above 10,00,000%". */
  readonly beyond: string | null;
  /** Too short for a yearly rate. */
  readonly isShort: boolean;
}

/** Returns the yearly return of the payments of an input. */
export function datedReturn(input: CagrInput): DatedReturn {
  const flows = signedFlows(input).toSorted((a, b) => compareText(a.date, b.date));
  const [firstDay = '', lastDay = ''] = [flows[0]?.date, flows.at(-1)?.date];
  const days = daysBetween(firstDay, lastDay);
  const paidIn = -sumOf(flows, ({ amount }) => Math.min(0, amount));
  const back = sumOf(flows, ({ amount }) => Math.max(0, amount));
  const gain = back - paidIn;
  const rates = xirrRates(flows).map((each) => (Math.abs(each) < zeroRate ? 0 : each));
  const rate = rates.toSorted((a, b) => Math.abs(a - guess) - Math.abs(b - guess))[0] ?? null;
  const beyond = rate === null ? beyondBounds(flows, gain) : null;
  const isShort = days < 365 && !input.annualise;
  return { flows, firstDay, days, paidIn, back, gain, rates, rate, beyond, isShort };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the yearly rate as a figure, in words where none fits. */
export function xirrFigure({ rate, beyond }: DatedReturn): Figure {
  if (rate !== null) return percentage('XIRR', rate * 100);
  return verdict('XIRR', beyond ? capital(beyond) : 'No rate fits');
}

/** Returns the gain as a share of what was paid in, whenever it was paid. */
export function absoluteFigure({ gain, paidIn }: DatedReturn): Figure {
  return percentage('Absolute return', (gain / paidIn) * 100);
}
