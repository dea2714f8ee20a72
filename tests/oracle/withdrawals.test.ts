/**
 * Withdrawals from a fund once more: the money that an income needs, what is kept at the end, today's rupees, and gains booked each year, lot
 * by lot. Nothing of lib/finance or lib/tax is used here.
 */
import fc from 'fast-check';
import swp from '@/content/calculators/swp-calculator';
import { countCompared, drawsOf } from '../runs';
import { answered, answeredOrThrow } from './answered';
import { chargedOn, convention, periodRate } from './growing';

const plan = {
  withdrawal: fc.integer({ min: 1_000, max: 2_00_000 }),
  period: fc.oneof(
    fc.integer({ min: 12, max: 360 }),
    fc.integer({ min: 2, max: 30 }).map((years) => years * 12),
  ),
  rate: fc.integer({ min: -10, max: 40 }).map((halves) => halves / 2),
  rise: fc.integer({ min: 0, max: 10 }),
  frequency: fc.constantFrom('1', '3', '6', '12'),
  delay: fc.constantFrom(0, 0, 6, 12, 30),
  convention,
  inflation: fc.integer({ min: 0, max: 40 }).map((halves) => halves / 2),
};
const plans = fc.record(plan);
type Plan = typeof plans extends fc.Arbitrary<infer T> ? T : never;

/** The withdrawals of a plan whose first is ₹1: months from the first day, and the year that each falls into. */
function duesOf({ period, frequency, delay, rise, convention: way }: Plan) {
  const every = Number(frequency);
  const isStart = way.endsWith('start');
  const dues: { time: number; year: number; times: number }[] = [];
  for (let time = delay + (isStart ? 0 : every); isStart ? time < period : time <= period; time += every) {
    const since = time - delay - (isStart ? 0 : every);
    const year = Math.floor((isStart ? time : time - 1) / 12);
    dues.push({ time, year, times: (1 + rise / 100) ** Math.floor(since / 12) });
  }
  return dues;
}

function close(label: string, ours: unknown, value: number, scale = 0) {
  const within = Math.max(0.01, Math.max(Math.abs(value), scale) * 1e-9);
  const isClose = typeof ours === 'number' && Math.abs(ours - value) <= within;
  expect([label, ours, value, isClose]).toEqual([label, ours, value, true]);
}

it(`the money that an income needs agrees on ${drawsOf('money-for-income')} inputs`, () => {
  const inputs = fc.record({
    ...plan,
    known: fc.constantFrom('corpus', 'corpus', 'period'),
    leave: fc.oneof(fc.constant(0), fc.integer({ min: 1_000, max: 1_00_00_000 })),
    corpus: fc.integer({ min: 1_00_000, max: 5_00_00_000 }),
  });
  fc.assert(
    fc.property(inputs, (input) => {
      const answer = answered(swp, { ...input, fund: 'none', volatility: 0 });
      const dues = duesOf(input);
      const month = 1 + periodRate(input.rate, 12, input.convention);
      const worth = dues.reduce((sum, { time, times }) => sum + times * month ** -time, 0);
      const kept = input.leave * month ** -input.period;
      if (dues.length === 0) return;
      const needed = input.known === 'corpus' ? input.withdrawal * worth + kept : input.corpus;
      const first = input.known === 'corpus' ? input.withdrawal : (input.corpus - kept) / worth;
      // More than the page takes, or no money left for a withdrawal.
      if (needed > 1e9 || needed < 10_000 || first < 0.01) return;
      if (!answer) throw new Error(`The page refuses ${needed} and ${first}`);
      countCompared('money-for-income');
      const { figure, result } = answer;
      if (input.known === 'corpus') close('Money needed', figure('Money needed'), needed);
      else close('First withdrawal', figure('Withdrawal that lasts to the end'), first);
      const scale = needed * Math.max(1, month ** input.period);
      close('Left at the end', figure('Left at the end'), input.leave, scale);
      const drawn = dues.reduce((sum, { times }) => sum + first * times, 0);
      close('Withdrawn in all', figure('Withdrawn in all'), drawn);
      const today = (1 + input.inflation / 100) ** (input.period / 12);
      if (figure('Left, in today’s rupees') !== undefined) {
        close('Left, in today’s rupees', figure('Left, in today’s rupees'), input.leave / today, scale / today);
      }
      const years = result.tables?.find(({ id }) => id === 'years');
      const column = (label: string) => years?.columns.findIndex((each) => each.label === label) ?? -1;
      expect(years?.rows.length).toBe(Math.ceil(input.period / 12));
      for (const [index, row] of (years?.rows ?? []).entries()) {
        const ofYear = dues.reduce((sum, { year, times }) => sum + (year === index ? first * times : 0), 0);
        close(`Withdrawn in year ${index + 1}`, row[column('Withdrawn')], ofYear, scale);
        const months = Math.min(12, input.period - index * 12);
        const aMonth = row[column('A month, in today’s rupees')];
        close('A month', aMonth, ofYear / months / (1 + input.inflation / 100) ** index, scale);
      }
    }),
    { numRuns: drawsOf('money-for-income') },
  );
});

interface Lot {
  worth: number;
  readonly costShare: number;
  readonly bought: number;
}

/** A plan with each year's gains booked or not: tax by year, what is left, the costs and the gains that were booked. */
function withLots(
  input: Plan & {
    corpus: number;
    bookingCost: number;
    cess: boolean;
    exemptionUsed: number;
    anniversary: string;
    basis: string;
    costShare: number;
  },
  books: boolean,
) {
  const month = 1 + periodRate(input.rate, 12, input.convention);
  const isStart = input.convention.endsWith('start');
  const dues = new Map(duesOf(input).map((due) => [due.time, due]));
  const isOld = input.basis === 'old';
  // Cost is kept per unit: the price of a unit is 1 on the first day.
  let lots: Lot[] = [{ worth: input.corpus, costShare: isOld ? input.costShare / 100 : 1, bought: isOld ? -600 : 0 }];
  let price = 1;
  const isLong = (held: number) => (input.anniversary === 'long' ? held >= 12 : held > 12);
  const years = Array.from({ length: Math.ceil(input.period / 12) }, () => ({ short: 0, long: 0 }));
  let [drawn, costs, gains] = [0, 0, 0];
  const sell = (amount: number, time: number, year: { short: number; long: number }) => {
    let rest = amount;
    for (const lot of lots) {
      const part = Math.min(rest, lot.worth);
      const gain = part * (1 - lot.costShare / price);
      if (isLong(time - lot.bought)) year.long += gain;
      else year.short += gain;
      lot.worth -= part;
      rest -= part;
      drawn += part;
    }
    lots = lots.filter(({ worth }) => worth > 1e-9);
  };
  for (let time = 0; time <= input.period; time += 1) {
    if (time > 0) {
      price *= month;
      for (const lot of lots) lot.worth *= month;
    }
    const due = dues.get(time);
    const withdraws = () => {
      const year = due && years[due.year];
      if (due && year) sell(input.withdrawal * due.times, time, year);
    };
    if (!isStart) withdraws();
    const index = time / 12 - 1;
    const year = years[index];
    if (books && year && time < input.period) {
      let left = 1_25_000 - input.exemptionUsed - Math.max(0, year.long);
      let sold = 0;
      for (const lot of lots) {
        const share = 1 - lot.costShare / price;
        if (!isLong(time - lot.bought) || share <= 0 || left <= 0) break;
        const part = Math.min(lot.worth, left / share);
        year.long += part * share;
        gains += part * share;
        left -= part * share;
        lot.worth -= part;
        sold += part;
      }
      lots = lots.filter(({ worth }) => worth > 1e-9);
      const charge = (sold * input.bookingCost) / 100;
      costs += charge;
      if (sold > 0) lots.push({ worth: sold - charge, costShare: price, bought: time });
    }
    if (isStart) withdraws();
  }
  const tax = years.reduce(
    (sum, { short, long }) => sum + chargedOn(short, long, { ...input, fund: 'equity', slabRate: 30, surcharge: '0' }),
    0,
  );
  const left = lots.reduce((sum, { worth }) => sum + worth, 0);
  return { tax, left, costs, gains, drawn };
}

it(`gains booked while money is taken out agree on ${drawsOf('booked-withdrawals')} inputs`, () => {
  const inputs = fc.record({
    ...plan,
    rate: fc.integer({ min: 2, max: 40 }).map((halves) => halves / 2),
    corpus: fc.integer({ min: 5_00_000, max: 3_00_00_000 }),
    bookingCost: fc.constantFrom(0, 0.1, 0.5, 2),
    exemptionUsed: fc.constantFrom(0, 0, 50_000, 1_25_000),
    anniversary: fc.constantFrom('long', 'short'),
    basis: fc.constantFrom('new', 'old'),
    costShare: fc.integer({ min: 10, max: 100 }),
    cess: fc.boolean(),
  });
  fc.assert(
    fc.property(inputs, (asDrawn) => {
      const input = { ...asDrawn, period: Math.max(asDrawn.period, asDrawn.delay + 12) };
      const { figure } = answeredOrThrow(swp, { ...input, fund: 'equity', booking: true, volatility: 0 });
      countCompared('booked-withdrawals');
      const without = withLots(input, false);
      const hand = withLots(input, true);
      close('Tax in all', figure('Tax in all'), without.tax);
      close('Left at the end', figure('Left at the end'), without.left);
      if (figure('Gains booked free of tax') === undefined) {
        expect(hand.gains).toBeLessThan(0.01);
        return;
      }
      close('Gains booked', figure('Gains booked free of tax'), hand.gains);
      close('Tax with booking', figure('Tax in all with booking'), hand.tax);
      if (hand.costs > 0) {
        close('Costs', figure('Costs of booking'), hand.costs);
        close('Left with booking', figure('Left at the end with booking'), hand.left);
      }
      const worth = hand.drawn - hand.tax + hand.left - (without.drawn - without.tax + without.left);
      close('Booking is worth', figure('Booking is worth'), worth);
    }),
    { numRuns: drawsOf('booked-withdrawals') },
  );
});
