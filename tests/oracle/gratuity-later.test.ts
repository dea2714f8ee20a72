/** Gratuity on later days, seasonal work, and the tax on it: the Act of 1972, the Code of 2020 and the Finance Acts once more. */
import fc from 'fast-check';
import calculator from '@/content/calculators/gratuity';
import { countCompared, drawsOf } from '../runs';
import { answered } from './answered';
import { lawOf, taxOf } from './earlier-years';

/** The last day of a month that is some months after one, counted from year 0. */
const monthEnd = (month: number) =>
  new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0)).toISOString().slice(0, 10);

const drawn = fc.record({
  kind: fc.constantFrom('covered', 'covered', 'fixedTerm', 'notCovered', 'government'),
  wages: fc.integer({ min: 1_000, max: 3_00_000 }),
  otherPay: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 5_00_000 })),
  service: fc.oneof(fc.integer({ min: 0, max: 480 }), fc.integer({ min: 50, max: 62 })),
  /** Months from January of year 0. */
  month: fc.integer({ min: 2024 * 12 + 3, max: 2027 * 12 }),
  seasonal: fc.boolean(),
  seasons: fc.integer({ min: 1, max: 60 }),
  courtReading: fc.boolean(),
  shortWeek: fc.boolean(),
  average: fc.option(fc.integer({ min: 1, max: 3_00_000 })),
  earlierExempt: fc.constantFrom(0, 15_00_000),
  moreMonths: fc.integer({ min: 1, max: 120 }),
  raise: fc.constantFrom(0, 5, 7.5, 50),
});
type Drawn = typeof drawn extends fc.Arbitrary<infer T> ? T : never;

/** What is due and how much of it is taxed some months later. The pay rises, and a season is worked, with each full year. */
function after(more: number, given: Drawn) {
  const { kind, seasons, courtReading, shortWeek } = given;
  const seasonal = given.seasonal && kind === 'covered';
  const lastDay = monthEnd(given.month + more);
  const code = lastDay >= '2025-11-21';
  const full = Math.floor(more / 12);
  const risen = (1 + given.raise / 100) ** full;
  const months = given.service + more;
  const years = Math.floor(months / 12);
  const left = Math.max(0, 20_00_000 - given.earlierExempt);
  if (kind === 'notCovered') {
    const half = ((given.average ?? given.wages) * risen * years) / 2;
    return { lastDay, units: years, gratuity: half, taxed: Math.max(0, half - left) };
  }
  if (kind === 'government') {
    // Rule 45(1)(a): a quarter of the emoluments for each half-year, three months being one, 16.5 times and ₹25 lakh at most.
    const halves = Math.min(66, Math.floor((months + 3) / 6));
    if (months < 60) return { lastDay, units: null, gratuity: 0, taxed: 0 };
    return { lastDay, units: halves / 2, gratuity: Math.min(25_00_000, (given.wages * risen * halves) / 4), taxed: 0 };
  }
  // 240 days, or 190, of the fifth year, where a month has a twelfth of 365.
  const monthsOfCourts = shortWeek ? 7 : 8;
  const needed = kind === 'fixedTerm' && code ? 12 : courtReading ? 48 + monthsOfCourts : 60;
  if (months < needed) return { lastDay, units: null, gratuity: 0, taxed: 0 };
  const wages = (code ? Math.max(given.wages, (given.wages + given.otherPay) / 2) : given.wages) * risen;
  let units = years + (months % 12 > 6 ? 1 : 0);
  if (kind === 'fixedTerm' && code) units = months / 12;
  if (seasonal) units = seasons + full;
  const formula = (wages * (seasonal ? 7 : 15) * units) / 26;
  const gratuity = Math.min(formula, 20_00_000);
  return { lastDay, units, gratuity, taxed: Math.max(0, gratuity - left) };
}

it('says what the gratuity is after more months, with more seasons and a rise in pay', () => {
  fc.assert(
    fc.property(drawn, (given) => {
      const { average, month, ...rest } = given;
      const answer = answered(calculator, {
        ...rest,
        averageSalary: average,
        known: 'length',
        lastDay: monthEnd(month),
        reason: 'leave',
      });
      if (!answer) return;
      countCompared('gratuity-later');
      const now = after(0, given);
      if (given.kind !== 'notCovered')
        expect([given, answer.figure('Gratuity')]).toEqual([given, expect.closeTo(now.gratuity, 4)]);
      const rows = answer.result.tables?.find(({ id }) => id === 'stay')?.rows ?? [];
      const months = [...new Set([0, 1, 3, 6, 12, 24, 36, 60, given.moreMonths])].sort((one, two) => one - two);
      expect(rows).toHaveLength(months.length);
      months.forEach((more, index) => {
        const { lastDay, units, gratuity, taxed } = after(more, given);
        const close = (value: number) => expect.closeTo(value, 3);
        expect([given, more, rows[index]?.slice(1)]).toEqual([
          given,
          more,
          [
            lastDay,
            units === null ? null : close(units),
            close(gratuity),
            close(taxed),
            close(gratuity - now.gratuity),
          ],
        ]);
      });
    }),
    { numRuns: drawsOf('gratuity-later') },
  );
});

it('adds the tax of the gratuity at the age and with the savings of the year', () => {
  const taxed = fc.record({
    april: fc.constantFrom(2024, 2025),
    age: fc.constantFrom('below60' as const, 'senior' as const, 'verySenior' as const),
    regime: fc.constantFrom('old' as const, 'new' as const),
    savings: fc.constantFrom(0, 40_000, 1_50_000, 2_50_000),
    income: fc.oneof(fc.integer({ min: 0, max: 70_00_000 }), fc.constantFrom(5_00_000, 5_50_000, 7_00_000, 12_75_000)),
    received: fc.oneof(fc.integer({ min: 0, max: 5_00_000 }), fc.integer({ min: 0, max: 60_00_000 })),
    inService: fc.boolean(),
    wages: fc.integer({ min: 10_000, max: 3_00_000 }),
    service: fc.integer({ min: 60, max: 480 }),
  });
  fc.assert(
    fc.property(taxed, ({ april, inService, savings, ...rest }) => {
      const { age, regime, income, received, wages, service } = rest;
      const { figure, result } = answered(calculator, {
        ...rest,
        ...(regime === 'old' && { savings }),
        known: 'length',
        lastDay: `${april}-09-30`,
        reason: inService ? 'inService' : 'leave',
      }) ?? { figure: () => undefined, result: null };
      if (result === null) return;
      countCompared('gratuity-tax');
      const years = Math.floor(service / 12) + (service % 12 > 6 ? 1 : 0);
      const exempt = inService ? 0 : Math.min(received, (wages * 15 * years) / 26, 20_00_000);
      const standard = regime === 'new' ? 75_000 : 50_000;
      const taxOn = (salary: number) =>
        taxOf(
          lawOf(april, regime, age),
          Math.max(0, Math.max(0, salary - standard) - (regime === 'old' ? Math.min(savings, 1_50_000) : 0)),
        );
      expect([rest, savings, figure('Taxable gratuity')]).toEqual([
        rest,
        savings,
        expect.closeTo(received - exempt, 3),
      ]);
      if (received - exempt <= 0) return;
      // Each tax is shown to the nearest ₹10.
      const near = (label: string, tax: number) => {
        const shown = Number(figure(label));
        expect([rest, savings, label, Math.abs(shown - tax) <= 6, shown, tax]).toEqual([
          rest,
          savings,
          label,
          true,
          shown,
          tax,
        ]);
        return shown;
      };
      const withIt = near('Tax of the year with the gratuity', taxOn(income + received - exempt));
      const without = near('Tax of the year without it', taxOn(income));
      expect(figure('Tax on the gratuity')).toBe(withIt - without);
    }),
    { numRuns: drawsOf('gratuity-tax') },
  );
});
