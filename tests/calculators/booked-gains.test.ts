/**
 * Gains that are booked each year against a second computation: the value and the cost of every purchase carried from month to month,
 * and the tax of section 198 by hand. Gains stay below ₹50 lakh, where no surcharge is due.
 */
import fc from 'fast-check';
import lumpsum from '@/content/calculators/lumpsum-calculator';
import stepUp from '@/content/calculators/step-up-sip-calculator';
import swp from '@/content/calculators/swp-calculator';
import { answeredOrThrow } from '../oracle/answered';
import { runs } from '../runs';

interface Held {
  since: number;
  cost: number;
  value: number;
}

const exemption = 1_25_000;
const near = (one: unknown, other: number) => Math.abs(Number(one) - other) <= 0.01 + Math.abs(other) * 1e-9;
const gainOf = (held: readonly Held[]) => {
  let gain = 0;
  for (const { value, cost } of held) gain += value - cost;
  return gain;
};
const taxOn = (short: number, long: number) => (short * 0.2 + Math.max(0, long - exemption) * 0.125) * 1.04;

/** Sells the oldest units with a long-term gain of at most `most` and buys again; returns the booked gain. */
function book(held: Held[], month: number, most: number, costPercent: number): number {
  let [left, again] = [most, 0];
  for (const each of held) {
    const gain = each.value - each.cost;
    if (each.value < 1e-6) continue;
    if (gain <= 0 || left <= 0 || month - each.since < 12) break;
    const part = Math.min(1, left / gain);
    left -= gain * part;
    again += each.value * part * (1 - costPercent / 100);
    each.value *= 1 - part;
    each.cost *= 1 - part;
  }
  if (again > 0) held.push({ since: month, cost: again, value: again });
  return most - left;
}

/** Payments at the start of months, booked after each year while a year is left. */
function plain(payments: ReadonlyMap<number, number>, months: number, rate: number, costPercent: number | null) {
  const held: Held[] = [];
  let booked = 0;
  for (let month = 0; month <= months; month += 1) {
    if (month > 0) for (const each of held) each.value *= 1 + rate;
    if (costPercent !== null && month > 0 && month % 12 === 0 && months - month >= 12) {
      booked += book(held, month, exemption, costPercent);
    }
    const paid = month < months ? payments.get(month) : undefined;
    if (paid) held.push({ since: month, cost: paid, value: paid });
  }
  const old = held.filter(({ since }) => months - since >= 12);
  const [long, short] = [gainOf(old), gainOf(held.filter((each) => !old.includes(each)))];
  let value = 0;
  for (const each of held) value += each.value;
  return { booked, long, short, left: value - taxOn(short, long) };
}

const costs = fc.constantFrom(0, 0, 0.05, 1);

it('a lump sum, booked each year', () => {
  fc.assert(
    fc.property(
      fc.record({
        amount: fc.integer({ min: 1_000, max: 20_00_000 }),
        period: fc.integer({ min: 1, max: 180 }),
        rate: fc.integer({ min: 1, max: 15 }),
        bookingCost: costs,
      }),
      (input) => {
        const payments = new Map([[0, input.amount]]);
        const month = (1 + input.rate / 100) ** (1 / 12) - 1;
        const [with_, without] = [
          plain(payments, input.period, month, input.bookingCost),
          plain(payments, input.period, month, null),
        ];
        fc.pre(without.long + without.short < 50_00_000);
        const { figure } = answeredOrThrow(lumpsum, { ...input, booking: true });
        expect(near(figure('Gains booked free of tax'), with_.booked)).toBe(true);
        expect(near(figure('Left after tax with booking'), with_.left)).toBe(true);
        expect(near(figure('Booking is worth'), with_.left - without.left)).toBe(true);
      },
    ),
    { numRuns: runs(200, 5_000) },
  );
});

it('a step-up SIP, booked each year', () => {
  fc.assert(
    fc.property(
      fc.record({
        amount: fc.integer({ min: 500, max: 15_000 }),
        risePercent: fc.integer({ min: 0, max: 15 }),
        lumpSum: fc.constantFrom(0, 1_00_000),
        period: fc.integer({ min: 1, max: 180 }),
        rate: fc.integer({ min: 1, max: 15 }),
        bookingCost: costs,
      }),
      (input) => {
        const payments = new Map<number, number>();
        for (let month = 0; month < input.period; month += 1) {
          payments.set(
            month,
            input.amount * (1 + input.risePercent / 100) ** Math.floor(month / 12) + (month === 0 ? input.lumpSum : 0),
          );
        }
        const month = input.rate / 1_200;
        const [with_, without] = [
          plain(payments, input.period, month, input.bookingCost),
          plain(payments, input.period, month, null),
        ];
        fc.pre(without.long + without.short < 50_00_000);
        const { figure } = answeredOrThrow(stepUp, { ...input, convention: 'nominal-start', booking: true });
        expect(near(figure('Gains booked free of tax'), with_.booked)).toBe(true);
        expect(near(figure('Left after tax with booking'), with_.left)).toBe(true);
        expect(near(figure('Booking is worth'), with_.left - without.left)).toBe(true);
      },
    ),
    { numRuns: runs(150, 5_000) },
  );
});

it('withdrawals, with what they leave of the exemption booked at the end of each year but the last', () => {
  fc.assert(
    fc.property(
      fc.record({
        corpus: fc.integer({ min: 5_00_000, max: 60_00_000 }),
        withdrawal: fc.integer({ min: 1_000, max: 60_000 }),
        period: fc.integer({ min: 12, max: 240 }),
        rate: fc.integer({ min: 1, max: 12 }),
        bookingCost: costs,
      }),
      (input) => {
        const month = (1 + input.rate / 100) ** (1 / 12) - 1;
        const ended = (books: boolean) => {
          const held: Held[] = [{ since: 0, cost: input.corpus, value: input.corpus }];
          let [spent, tax, short, long, booked] = [0, 0, 0, 0, 0];
          for (let at = 1; at <= input.period; at += 1) {
            for (const each of held) each.value *= 1 + month;
            let due = input.withdrawal;
            for (const each of held) {
              const part = each.value > 0 ? Math.min(1, due / each.value) : 0;
              const gain = (each.value - each.cost) * part;
              if (at - each.since >= 12) long += gain;
              else short += gain;
              due -= each.value * part;
              spent += each.value * part;
              each.value *= 1 - part;
              each.cost *= 1 - part;
            }
            if (books && at % 12 === 0 && at < input.period) {
              const gain = book(held, at, Math.max(0, exemption - long), input.bookingCost);
              booked += gain;
              long += gain;
            }
            if (at % 12 === 0 || at === input.period) {
              tax += taxOn(short, long);
              [short, long] = [0, 0];
            }
          }
          let left = 0;
          for (const each of held) left += each.value;
          return { booked, tax, sum: spent - tax + left };
        };
        const [with_, without] = [ended(true), ended(false)];
        const { figure } = answeredOrThrow(swp, { ...input, booking: true });
        expect(near(figure('Gains booked free of tax'), with_.booked)).toBe(true);
        expect(near(figure('Tax in all with booking'), with_.tax)).toBe(true);
        expect(near(figure('Booking is worth'), with_.sum - without.sum)).toBe(true);
      },
    ),
    { numRuns: runs(150, 5_000) },
  );
});
