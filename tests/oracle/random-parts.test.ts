/** All at once or month by month on random paths once more, path by path, with today's rupees and the yearly return of both ways. */
import fc from 'fast-check';
import calculator from '@/content/calculators/lumpsum-vs-sip-calculator';
import { normalNumbers } from '../normal-numbers';
import { countCompared, drawsOf } from '../runs';
import { answeredOrThrow } from './answered';

const PATHS = 1_000;
const LONGEST = 24;
const normals = normalNumbers(20_261_122, PATHS * (LONGEST + 1));

const drawn = fc.record({
  total: fc.integer({ min: 10_000, max: 1_00_00_000 }),
  sip: fc.option(fc.integer({ min: 500, max: 2_00_000 }), { freq: 2 }),
  spread: fc.integer({ min: 2, max: LONGEST }),
  more: fc.integer({ min: 0, max: 240 }),
  rate: fc.integer({ min: -10, max: 50 }).map((halves) => halves / 2),
  convention: fc.constantFrom('effective-start', 'nominal-start'),
  idleRate: fc.integer({ min: 0, max: 8 }),
  volatility: fc.integer({ min: 1, max: 60 }),
  inflation: fc.integer({ min: 0, max: 40 }).map((halves) => halves / 2),
  fund: fc.constantFrom('none', 'equity', 'debt'),
});
type Drawn = typeof drawn extends fc.Arbitrary<infer T> ? T : never;

/** What both ways bring on each path: a month of its own for each part, and one step for all months after them. */
function onPaths({ total, sip, spread, more, rate, convention, idleRate, volatility }: Drawn) {
  const mean = convention === 'nominal-start' ? (1 + rate / 1_200) ** 12 : 1 + rate / 100;
  const sigma = volatility / 100;
  let next = 0;
  const step = (months: number) => {
    const years = months / 12;
    const z = normals[next] as number;
    next += 1;
    // On average the growth of the mean: half the variance is taken off.
    return Math.exp(years * (Math.log(mean) - sigma ** 2 / 2) + sigma * Math.sqrt(years) * z);
  };
  const part = sip ?? total / spread;
  let waits = 0;
  if (sip === null) {
    for (let month = 0; month < spread; month += 1)
      waits = (waits + (month === 0 ? total : 0) - part) * (1 + idleRate / 100) ** (1 / 12);
    waits *= (1 + idleRate / 100) ** (more / 12);
  }
  return Array.from({ length: PATHS }, () => {
    const steps = Array.from({ length: spread }, () => step(1));
    const last = more > 0 ? step(more) : 1;
    let [fund, whole] = [0, total];
    for (const each of steps) {
      fund = (fund + part) * each;
      whole *= each;
    }
    return { whole: whole * last, parts: fund * last + waits };
  });
}

/** The paths on which all at once ends higher, and the bad, middle and good path of both ways: of the same money only. */
function comparePaths(
  input: Drawn,
  figure: (label: string) => number | undefined,
  rows: readonly (readonly unknown[])[],
) {
  if (input.sip !== null) {
    expect(figure('Random paths on which all at once wins')).toBeUndefined();
    return;
  }
  const paths = onPaths(input);
  // Rounding may decide a path on which both ways bring the same.
  const gap = ({ whole, parts }: (typeof paths)[number]) => (whole - parts) / (whole + parts);
  const near = paths.filter((path) => Math.abs(gap(path)) < 1e-9).length;
  const wins = paths.filter((path) => gap(path) > 0).length;
  const said = Number(figure('Random paths on which all at once wins')) * 10;
  expect([said, wins, Math.abs(said - wins) <= near + 1e-6]).toEqual([said, wins, true]);
  for (const [index, of] of (['whole', 'parts'] as const).entries()) {
    const sorted = paths.map((path) => path[of]).sort((a, b) => a - b);
    for (const [row, share] of [0.05, 0.5, 0.95].entries()) {
      const value = Number(rows[row]?.[index + 1]);
      const at = Math.round(PATHS * share);
      const [low, high] = [sorted[at - 2] ?? 0, sorted[at + 1] ?? 0];
      expect([row, value, value > low * (1 - 1e-9) && value < high * (1 + 1e-9)]).toEqual([row, value, true]);
    }
  }
}

it(`all at once and month by month on random paths agree on ${drawsOf('random-parts')} inputs`, () => {
  fc.assert(
    fc.property(drawn, (input) => {
      const { more, ...given } = input;
      const period = input.spread + more;
      const { figure, result } = answeredOrThrow(calculator, { ...given, period });
      countCompared('random-parts');
      const table = (id: string) => result.tables?.find((each) => each.id === id)?.rows ?? [];
      comparePaths(input, figure, table('random-paths'));
      // Of each way: the value after tax in rupees of the first day, and what all the money earned a year.
      for (const [index, paid] of [
        input.total,
        input.sip === null ? input.total : input.sip * input.spread,
      ].entries()) {
        const row = table('comparison')[index] ?? [];
        const cell = (label: string) => {
          const columns = result.tables?.find((each) => each.id === 'comparison')?.columns ?? [];
          return row[columns.findIndex((each) => each.label.startsWith(label))];
        };
        const [yearly, today] = [Number(cell('A year') ?? cell('Return a year')), Number(cell('In today’s rupees'))];
        const after = input.fund === 'none' ? cell('Value') : cell('After tax');
        const left = Number(after);
        expect(Math.abs(today - left / (1 + input.inflation / 100) ** (period / 12))).toBeLessThan(0.01);
        if (input.sip !== null && index === 1) {
          // Parts that are paid one after another: each grows for its own months.
          const months = Array.from(
            { length: input.spread },
            (_, month) => (1 + yearly / 100) ** ((period - month) / 12),
          );
          const worth = months.reduce((sum, each) => sum + (input.sip ?? 0) * each, 0);
          expect([yearly, worth, left, Math.abs(worth / left - 1) < 1e-6]).toEqual([yearly, worth, left, true]);
          continue;
        }
        const earned = (Math.exp((Math.log(left / paid) * 12) / period) - 1) * 100;
        expect([index, yearly, earned, Math.abs(yearly - earned) < 1e-6 * Math.max(1, Math.abs(earned))]).toEqual([
          index,
          yearly,
          earned,
          true,
        ]);
      }
    }),
    { numRuns: drawsOf('random-parts') },
  );
});
