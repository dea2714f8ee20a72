/** Inflation once more, year by year, from the published series typed a second time. LONG=1 draws 40,000 inputs. */
import fc from 'fast-check';
import calculator from '@/content/calculators/inflation-calculator';
import { countCompared, drawsOf } from '../runs';
import { answered } from './answered';

const numRuns = drawsOf('inflation');

// World Bank, consumer prices of India, % over the calendar year before, 1960 to 2024.
const calendar = `1.78 1.70 3.63 2.95 13.36 9.47 10.80 13.06 3.24 -0.58
  5.09 3.08 6.44 16.94 28.60 5.75 -7.63 8.31 2.52 6.28
  11.35 13.11 7.89 11.87 8.32 5.56 8.73 8.80 9.38 7.07
  8.97 13.87 11.79 6.33 10.25 10.22 8.98 7.16 13.23 4.67
  4.01 3.78 4.30 3.81 3.77 4.25 5.80 6.37 8.35 10.88
  11.99 8.91 9.48 10.02 6.67 4.91 4.95 3.33 3.94 3.73
  6.62 5.13 6.70 5.65 4.95`;
// RBI, CPI for industrial workers, % over the financial year before, 1990-91 to 2020-21.
const workers = `11.2 13.5 9.8 7.3 10.3 10.0 9.4 6.8 13.1 3.4 3.8 4.3 4.0 3.9 3.8 4.4 6.7 6.2 9.1 12.4
  10.4 8.4 10.4 9.7 6.3 5.6 4.1 3.1 5.4 7.5 5.0`;
// RBI, CPI-Combined with 2012 = 100, average of the financial year, 2011-12 to 2024-25.
const combined = [93.4, 102.6, 112.3, 118.9, 124.7, 130.3, 135.0, 139.6, 146.3, 155.3, 163.8, 174.7, 184.1, 192.6];

/** An index of 100 in the first year, from yearly changes in %. */
function chained(text: string): number[] {
  const index = [100];
  for (const word of text.trim().split(/\s+/)) index.push(((index.at(-1) ?? 0) * (100 + Number(word))) / 100);
  return index;
}

const seriesOf: Record<string, { first: number; index: readonly number[] }> = {
  calendar: { first: 1959, index: chained(calendar) },
  financial: { first: 2011, index: combined },
  workers: { first: 1989, index: chained(workers) },
};

const hundredths = (least: number, most: number) =>
  fc.integer({ min: least * 100, max: most * 100 }).map((value) => value / 100);

const drawn = fc.record({
  mode: fc.constantFrom('later', 'worth', 'past', 'past', 'salary'),
  amount: fc.oneof(hundredths(1, 1_000), fc.integer({ min: 1_000, max: 10_00_00_000 })),
  salaryThen: fc.integer({ min: 1, max: 50_00_000 }),
  salaryNow: fc.integer({ min: 1, max: 90_00_000 }),
  period: fc.oneof(fc.integer({ min: 1, max: 24 }), fc.integer({ min: 1, max: 720 })),
  rate: fc.oneof(fc.constantFrom(0, 6), hundredths(-10, 50)),
  from: fc.oneof(fc.integer({ min: 1959, max: 2026 }), fc.integer({ min: 2009, max: 2026 })),
  to: fc.oneof(fc.integer({ min: 1959, max: 2026 }), fc.integer({ min: 2009, max: 2026 })),
  returnRate: hundredths(-50, 50),
  series: fc.constantFrom('calendar', 'calendar', 'financial', 'workers'),
  laterRate: hundredths(-10, 50),
});

type Drawn = typeof drawn extends fc.Arbitrary<infer T> ? T : never;

/** The index of a year; after the last year on file it goes on at the rate that is given. */
function indexOf({ series, laterRate }: Drawn, year: number): number | null {
  const { first, index } = seriesOf[series] ?? { first: 0, index: [] };
  let value = index[year - first] ?? index.at(-1) ?? 0;
  if (year < first || (series === 'workers' && year >= first + index.length)) return null;
  for (let beyond = first + index.length; beyond <= year; beyond += 1) value *= 1 + laterRate / 100;
  return value;
}

/** What a year of rises and a part of one make of ₹1: whole years multiplied, the months of the last by the twelfth root. */
function grown(percent: number, months: number): number {
  let factor = 1;
  for (let year = 0; year < Math.floor(months / 12); year += 1) factor *= 1 + percent / 100;
  const aMonth = Math.exp(Math.log(1 + percent / 100) / 12);
  for (let month = 0; month < months % 12; month += 1) factor *= aMonth;
  return factor;
}

type Pairs = [string, number][];

function ahead({ mode, amount, period, rate, returnRate }: Drawn): Pairs {
  const prices = grown(rate, period);
  const saved = amount * grown(returnRate, period);
  const pairs: Pairs = [
    ['Total rise in prices', (prices - 1) * 100],
    ['Cost later', amount * prices],
    ['Value in today’s rupees', amount / prices],
    ['Real return', ((100 + returnRate) / (100 + rate) - 1) * 100],
    ['Savings grow to', saved],
    ['Savings in today’s rupees', saved / prices],
  ];
  if (mode === 'worth') pairs.push(['Buying power lost', 100 - 100 / prices]);
  return pairs;
}

function between({ mode, amount, salaryThen, salaryNow, from, to }: Drawn, before: number, after: number): Pairs {
  const ratio = after / before;
  const pairs: Pairs = [
    ['Total change in prices', (ratio - 1) * 100],
    ['Average inflation, per year', (Math.exp(Math.log(ratio) / (to - from)) - 1) * 100],
  ];
  if (mode === 'past') pairs.push(['Same buying power', amount * ratio]);
  else {
    const needed = salaryThen * ratio;
    pairs.push(['Salary needed to keep up', needed], ['Real change in salary', (salaryNow / needed - 1) * 100]);
  }
  return pairs;
}

const close = (ours: unknown, value: number) => Math.abs(Number(ours) - value) < 0.005 + Math.abs(value) * 1e-9;

it(`the inflation calculator agrees with the second computation on ${numRuns} inputs`, () => {
  let compared = 0;
  fc.assert(
    fc.property(drawn, (input) => {
      const answer = answered(calculator, { ...input, from: String(input.from), to: String(input.to) });
      const looksBack = input.mode === 'past' || input.mode === 'salary';
      const [before, after] = [indexOf(input, input.from), indexOf(input, input.to)];
      const isBackwards = input.mode === 'salary' && input.to < input.from;
      const isRefused = looksBack && (before === null || after === null || input.from === input.to || isBackwards);
      expect(answer === null).toBe(isRefused);
      if (!answer) return;
      compared += 1;
      countCompared('inflation');
      const { figure, result } = answer;
      const pairs = looksBack ? between(input, before ?? 0, after ?? 0) : ahead(input);
      for (const [label, value] of pairs) {
        const ours = figure(label);
        expect([label, ours, value, close(ours, value)]).toEqual([label, ours, value, true]);
      }
      const rows = result.tables?.[0]?.rows ?? [];
      if (!looksBack) {
        const years = Array.from({ length: Math.ceil(input.period / 12) + 1 }, (_, year) =>
          Math.min(12 * year, input.period),
        );
        const columns = years.map((months) => [
          months / 12,
          input.amount * grown(input.rate, months),
          input.amount / grown(input.rate, months),
        ]);
        expect(rows.length).toBe(columns.length);
        expect(rows.findIndex((row, k) => !(columns[k] ?? []).every((value, c) => close(row[c], value)))).toBe(-1);
        return;
      }
      const first = Math.min(input.from, input.to);
      const amount = input.mode === 'past' ? input.amount : input.salaryThen;
      const same = rows.map((_, k) => (amount * (indexOf(input, first + k) ?? 0)) / (before ?? 1));
      expect(rows.length).toBe(Math.abs(input.to - input.from) + 1);
      expect(rows.findIndex((row, k) => !close(row[2], same[k] ?? 0))).toBe(-1);
    }),
    { numRuns },
  );
  expect(compared).toBeGreaterThan(numRuns * 0.4);
});
