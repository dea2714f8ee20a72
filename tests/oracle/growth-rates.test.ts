/**
 * Growth between two values once more: the time it takes, two dates, a benchmark, inflation, and the tax on selling by the day; and dated
 * payments of which some were taken out. Nothing of lib/finance or lib/tax is used here.
 */
import fc from 'fast-check';
import cagr from '@/content/calculators/cagr-calculator';
import { countCompared, drawsOf } from '../runs';
import { answered } from './answered';
import { DAY, dayText } from './days';
import { chargedOn, shortMonths, taxInput } from './growing';

function close(label: string, ours: unknown, value: number, within = Math.max(0.01, Math.abs(value) * 1e-9)) {
  const isClose = typeof ours === 'number' && Math.abs(ours - value) <= within;
  expect([label, ours, value, isClose]).toEqual([label, ours, value, true]);
}

const drawn = fc.record({
  find: fc.constantFrom('growth' as const, 'end' as const, 'start' as const, 'time' as const, 'time' as const),
  by: fc.constantFrom('years' as const, 'dates' as const),
  start: fc.integer({ min: 1_000, max: 1_00_00_000 }),
  times: fc.integer({ min: 20, max: 1_500 }),
  rate: fc.integer({ min: -40, max: 80 }).map((halves) => halves / 2),
  period: fc.oneof(fc.integer({ min: 1, max: 480 }), fc.constantFrom(11, 12, 13, 23, 24, 25)),
  from: fc.integer({ min: 0, max: 12_000 }).map((days) => Date.UTC(1990, 0, 1) + days * DAY),
  /** Days beyond whole years from the first day, before or after. */
  odd: fc.oneof(fc.integer({ min: -2, max: 2 }), fc.integer({ min: 0, max: 364 })),
  wholeYears: fc.integer({ min: 1, max: 30 }),
  benchmark: fc.option(fc.integer({ min: -10, max: 40 }).map((halves) => halves / 2)),
  inflation: fc.integer({ min: 0, max: 40 }).map((halves) => halves / 2),
  ...taxInput,
});
type Drawn = typeof drawn extends fc.Arbitrary<infer T> ? T : never;

/** The same day some months on, or the day after the last of its month where that has no such day. */
function monthsOn(time: number, months: number): number {
  const day = new Date(time);
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months, day.getUTCDate());
}

/** Years of a drawn time and, by the calendar, whether units are long-term at its end. */
function timeOf(input: Drawn, end: number) {
  const passes = shortMonths(input);
  const isLongAfter = (months: number) => (input.anniversary === 'long' ? months >= passes : months > passes);
  if (input.find === 'time') {
    const years = Math.log(end / input.start) / Math.log(1 + input.rate / 100);
    return { years, isLong: isLongAfter(years * 12), to: 0 };
  }
  if (input.by === 'years') return { years: input.period / 12, isLong: isLongAfter(input.period), to: 0 };
  const to = Math.max(input.from + DAY, monthsOn(input.from, input.wholeYears * 12) + input.odd * DAY);
  const held = monthsOn(input.from, passes);
  return { years: (to - input.from) / DAY / 365, isLong: input.anniversary === 'long' ? to >= held : to > held, to };
}

it(`growth with time, dates, a benchmark and tax agrees on ${drawsOf('growth-after-tax')} inputs`, () => {
  fc.assert(
    fc.property(drawn, (input) => {
      const { find, by, rate, benchmark, inflation } = input;
      // Of a time that is asked, the end is above the start where the value grows, and below it where it falls.
      const multiple = find === 'time' && rate < 0 ? Math.min(0.95, 20 / input.times) : input.times / 100;
      const typed = Math.max(1, Math.round(input.start * (find === 'time' && rate > 0 ? 1.01 + multiple : multiple)));
      if (find === 'time' && (rate === 0 || typed === input.start)) return;
      const { years, isLong, to } = timeOf(input, typed);
      const growth = Math.exp(years * Math.log(1 + rate / 100));
      const start = find === 'start' ? typed / growth : input.start;
      const end = find === 'end' ? start * growth : typed;
      if (end > 1e9 || start > 1e9 || start < 1) return;
      const { fund, exemptionUsed, slabRate, surcharge, cess, anniversary } = input;
      const answer = answered(cagr, {
        ...{ find, by, rate, benchmark, inflation, fund, exemptionUsed, slabRate, surcharge, cess, anniversary },
        ...{ start: input.start, end: typed, period: input.period, annualise: true },
        from: dayText(input.from),
        to: dayText(to === 0 ? input.from + DAY : to),
      });
      if (!answer) return;
      countCompared('growth-after-tax');
      const { figure, result } = answer;
      const yearly = (Math.exp(Math.log(end / start) / years) - 1) * 100;
      // A rate of a few days may be above all that is printed.
      if (yearly > 1e5) return;
      if (find === 'time') close('Years needed', figure('Years needed'), years, 1e-6 * Math.max(1, years));
      if (find === 'growth') close('CAGR', figure('CAGR'), yearly, 1e-6 * Math.max(1, yearly));
      const real = ((1 + yearly / 100) / (1 + inflation / 100) - 1) * 100;
      close('After inflation', figure('After inflation'), real, 1e-6 * Math.max(1, Math.abs(real)));
      if (benchmark !== null) {
        close('With the benchmark', figure('Value with the benchmark'), start * (1 + benchmark / 100) ** years);
        close('Ahead', figure('Ahead of the benchmark, points'), yearly - benchmark, 1e-6 * Math.max(1, yearly));
      }
      if (fund === 'none') return;
      const gain = end - start;
      const byRule = (of: number, long: boolean) => chargedOn(long ? 0 : of, long ? of : 0, input);
      const tax = gain > 0 ? byRule(gain, isLong && fund !== 'debt') : 0;
      if (gain > 0 || figure('Tax on redemption') !== undefined) close('Tax', figure('Tax on redemption'), tax);
      if (gain > 0) {
        close('After tax', figure('Value after tax'), end - tax);
        const after = (((end - tax) / start) ** (1 / years) - 1) * 100;
        close('CAGR after tax', figure('CAGR after tax'), after, 1e-6 * Math.max(1, Math.abs(after)));
      }
      // What advice says to save is less tax on the same gain, sold in two years or after it has become long-term.
      const advice = (result.actions ?? []).map(({ text }) => text).join(' ');
      const [, kept] = /Keep the money until .* saves at least ₹([\d,]+)/.exec(advice) ?? [];
      const saved = gain > 0 && !isLong && fund !== 'debt' ? tax - byRule(gain, true) : 0;
      if (kept !== undefined) close('Kept', Number(kept.replaceAll(',', '')), Math.max(0, saved), 1);
      else expect(saved).toBeLessThan(1);
      const [, parted] = /two parts .* that saves ₹([\d,]+)/.exec(advice) ?? [];
      if (parted !== undefined) {
        expect(isLong).toBe(true);
        // In the other financial year nothing of the exemption is used elsewhere.
        const other = chargedOn(0, gain / 2, { ...input, exemptionUsed: 0 });
        close('Two parts', Number(parted.replaceAll(',', '')), tax - byRule(gain / 2, true) - other, 1);
      }
    }),
    { numRuns: drawsOf('growth-after-tax') },
  );
});

it(`XIRR of payments in and out agrees on ${drawsOf('payments-in-and-out')} inputs`, () => {
  const inputs = fc.record({
    flows: fc.array(
      fc.record({
        since: fc.integer({ min: 30, max: 3_000 }),
        kind: fc.constantFrom('buy' as const, 'buy' as const, 'sell' as const),
        amount: fc.integer({ min: 100, max: 20_000 }),
      }),
      { minLength: 1, maxLength: 12 },
    ),
    first: fc.integer({ min: 2_50_000, max: 10_00_000 }),
    valueNow: fc.integer({ min: 1_000, max: 50_00_000 }),
    after: fc.integer({ min: 400, max: 2_000 }),
    inflation: fc.integer({ min: 0, max: 12 }),
    benchmark: fc.option(fc.integer({ min: 0, max: 20 })),
  });
  const day = (since: number) => dayText(Date.UTC(2010, 0, 1) + since * DAY);
  fc.assert(
    fc.property(inputs, ({ flows, first, valueNow, after, inflation, benchmark }) => {
      const all = [{ since: 0, kind: 'buy' as const, amount: first }, ...flows];
      const end = 3_000 + after;
      const answer = answered(cagr, {
        ...{ find: 'xirr', valueNow, inflation, benchmark, annualise: true, valueDate: day(end) },
        flows: all.map(({ since, ...each }) => ({ ...each, date: day(since) })),
      });
      if (!answer) return;
      countCompared('payments-in-and-out');
      const { figure } = answer;
      const paid = all.reduce((sum, { kind, amount }) => sum + (kind === 'buy' ? amount : 0), 0);
      const back = all.reduce((sum, { kind, amount }) => sum + (kind === 'sell' ? amount : 0), valueNow);
      close('Paid in', figure('Paid in'), paid);
      close('Taken out and worth now', figure('Taken out and worth now'), back);
      close('Gain', figure('Gain'), back - paid);
      const found = figure('XIRR');
      // None that fits, or one above all that is printed.
      if (typeof found !== 'number') return;
      // At the right rate what was paid in is worth what came out.
      const rate = found / 100;
      const worth = (since: number) => (1 + rate) ** (-since / 365);
      let sum = valueNow * worth(end);
      let size = sum;
      for (const { since, kind, amount } of all) {
        sum += (kind === 'sell' ? amount : -amount) * worth(since);
        size += amount * worth(since);
      }
      expect([found, sum / size, Math.abs(sum / size) < 1e-6]).toEqual([found, sum / size, true]);
      close('Real', figure('XIRR after inflation'), ((1 + rate) / (1 + inflation / 100) - 1) * 100, 1e-6);
      if (benchmark !== null) close('Ahead', figure('Ahead of the benchmark, points'), found - benchmark, 1e-6);
    }),
    { numRuns: drawsOf('payments-in-and-out') },
  );
});
