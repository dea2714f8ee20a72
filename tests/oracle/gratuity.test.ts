/** Gratuity once more, from the Act, the Code and section 10(10) alone. LONG=1 draws 10,000 inputs. */
import fc from 'fast-check';
import calculator from '@/content/calculators/gratuity';
import { countCompared, drawsOf } from '../runs';
import { answered } from './answered';
import { DAY, dayText } from './days';
import { lawOf, taxOf, toRupee, toTen } from './earlier-years';

const numRuns = drawsOf('gratuity');

const drawn = fc.record({
  kind: fc.constantFrom('covered', 'covered', 'fixedTerm', 'notCovered', 'government'),
  wages: fc.integer({ min: 1, max: 5_00_000 }),
  otherPay: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 5_00_000 })),
  joinedDay: fc.integer({ min: 0, max: 20_000 }),
  served: fc.oneof(
    fc.integer({ min: 0, max: 15_000 }),
    fc.integer({ min: 1_640, max: 1_840 }),
    fc.integer({ min: 340, max: 380 }),
  ),
  lastDayShift: fc.integer({ min: 0, max: 1_500 }),
  reason: fc.constantFrom('leave', 'leave', 'leave', 'disablement', 'death', 'inService'),
  courtReading: fc.boolean(),
  shortWeek: fc.boolean(),
  received: fc.option(fc.integer({ min: 0, max: 60_00_000 })),
  earlierExempt: fc.constantFrom(0, 0, 5_00_000, 19_99_999, 20_00_000, 25_00_000),
  /** What is entered of the ten months: nothing, their average, or each of them. */
  average: fc.oneof(
    fc.constant(null),
    fc.integer({ min: 1, max: 5_00_000 }),
    fc.array(fc.integer({ min: 0, max: 5_00_000 }), { minLength: 10, maxLength: 10 }),
  ),
});
type Drawn = typeof drawn extends fc.Arbitrary<infer T> ? T : never;

/** The day that many months after another one, or the first of the next month where its month has no such day. */
function monthsAfter(time: number, months: number): number {
  const day = new Date(time);
  const first = Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months, 1);
  const next = Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months + 1, 1);
  return Math.min(first + (day.getUTCDate() - 1) * DAY, next);
}

/** Completed months of service and the days beyond them; the day after the last day ends the count. */
function serviceOf(joined: number, lastDay: number): { months: number; days: number } {
  const end = lastDay + DAY;
  let months = 0;
  while (monthsAfter(joined, months + 1) <= end) months += 1;
  return { months, days: Math.round((end - monthsAfter(joined, months)) / DAY) };
}

function byLaw(input: Drawn, joined: number, lastDay: number) {
  const { months, days } = serviceOf(joined, lastDay);
  const years = Math.floor(months / 12);
  const restIsAboveHalf = months % 12 > 6 || (months % 12 === 6 && days > 0);
  const isUnderCode = dayText(lastDay) >= '2025-11-21';
  const statutory = input.kind === 'covered' || input.kind === 'fixedTerm';
  const wages = statutory && isUnderCode ? Math.max(input.wages, (input.wages + input.otherPay) / 2) : input.wages;
  const daysOfLastYear = Math.round((lastDay + DAY - monthsAfter(joined, years * 12)) / DAY);
  const needed = input.shortWeek ? 190 : 240;
  const fiveYears = years >= 5 || (input.courtReading && years === 4 && daysOfLastYear >= needed);
  const oneYear = input.kind === 'fixedTerm' && isUnderCode && years >= 1;
  const isDue =
    statutory &&
    input.reason !== 'inService' &&
    (fiveYears || oneYear || input.reason === 'death' || input.reason === 'disablement');
  // Section 53(2) of the Code, third proviso: pro rata on a fixed term and at death; how it does not say, so months, then days.
  const isProRata = isUnderCode && statutory && (input.kind === 'fixedTerm' || input.reason === 'death');
  const counted = isProRata ? months / 12 + days / 365 : years + (restIsAboveHalf ? 1 : 0);
  return { years, counted, wages, isDue, statutory, formula: (wages * 15 * counted) / 26 };
}

test(`gratuity agrees on ${numRuns} inputs`, () => {
  fc.assert(
    fc.property(drawn, (input) => {
      const lastDay = Date.UTC(2024, 3, 1) + input.lastDayShift * DAY;
      const joined = lastDay - input.served * DAY;
      const { joinedDay: _, served: __, lastDayShift: ___, average: entered, ...given } = input;
      const months = Array.isArray(entered) ? entered : [];
      const answer = answered(calculator, {
        ...given,
        averageSalary: typeof entered === 'number' ? entered : null,
        tenMonths: months.map((pay) => ({ pay })),
        known: 'dates',
        joined: dayText(joined),
        lastDay: dayText(lastDay),
      });
      if (!answer) return;
      countCompared('gratuity');
      const { figure } = answer;
      const law = byLaw(input, joined, lastDay);
      const paid = Number(figure('Gratuity'));
      if (input.received !== null) expect(paid).toBeCloseTo(input.received, 2);
      else if (law.statutory && law.isDue) expect(paid).toBeCloseTo(Math.min(law.formula, 20_00_000), 2);
      const left = Math.max(0, 20_00_000 - input.earlierExempt);
      // Section 10(10)(iii): the average of the ten months before the month of leaving.
      let average = typeof entered === 'number' ? entered : input.wages;
      if (months.length > 0) average = months.reduce((all, pay) => all + pay, 0) / 10;
      const exempt =
        input.reason === 'inService'
          ? 0
          : // Circular 573 of 21 August 1990: a lump sum paid because of a death in service is no income of the family.
            input.kind === 'government' || input.reason === 'death'
            ? paid
            : input.kind === 'notCovered'
              ? Math.min(paid, (average / 2) * law.years, left)
              : law.isDue
                ? Math.min(paid, law.formula, left)
                : null;
      if (exempt === null) return;
      expect(figure('Exempt from tax')).toBeCloseTo(exempt, 2);
      expect(figure('Taxable gratuity')).toBeCloseTo(paid - exempt, 2);
    }),
    { numRuns },
  );
});

const years = fc.record({
  income: fc.oneof(fc.integer({ min: 0, max: 60_00_000 }), fc.constantFrom(0, 4_50_000, 6_50_000, 48_00_000)),
  regime: fc.constantFrom('old' as const, 'new' as const),
  age: fc.constantFrom('below60' as const, 'senior' as const, 'verySenior' as const),
});

/** Rule 21A(3): average rates of tax, as Annexure II of Form 10E has them, and from the Finance Acts of the years alone. */
test('relief for gratuity agrees, from five years of service with two years before, from fifteen with three', () => {
  const inputs = fc.record({
    service: fc.oneof(fc.integer({ min: 60, max: 480 }), fc.constantFrom(60, 179, 180)),
    april: fc.constantFrom(2024, 2025, 2026),
    received: fc.integer({ min: 1_00_000, max: 80_00_000 }),
    wages: fc.integer({ min: 1_000, max: 3_00_000 }),
    income: fc.integer({ min: 1_00_000, max: 70_00_000 }),
    regime: fc.constantFrom('old' as const, 'new' as const),
    age: fc.constantFrom('below60' as const, 'senior' as const),
    three: fc.array(years, { minLength: 3, maxLength: 3 }),
  });
  let above = 0;
  fc.assert(
    fc.property(inputs, ({ april, three, ...input }) => {
      const count = input.service >= 180 ? 3 : 2;
      const before = three
        .slice(0, count)
        // A box that is not asked for is left as it was.
        .map((year) => (year.regime === 'new' ? { ...year, age: 'below60' as const } : year));
      const answer = answered(calculator, { ...input, before, known: 'length', lastDay: `${april}-10-31` });
      if (!answer) return;
      const taxed = Number(answer.figure('Taxable gratuity'));
      if (taxed <= 0) return;
      countCompared('gratuity-relief');
      const standard = input.regime === 'new' ? 75_000 : 50_000;
      const now = Math.max(0, input.income - standard + taxed);
      const rate = (income: number, tax: number) => (toTen(income) > 0 ? tax / toTen(income) : 0);
      const first = rate(now, taxOf(lawOf(april, input.regime, input.age), now));
      let rates = 0;
      before.forEach(({ income, regime, age }, index) => {
        const whole = income + taxed / count;
        rates += rate(whole, taxOf(lawOf(april - 1 - index, regime, age), whole));
      });
      const relief = Math.max(0, toRupee(taxed * (first - rates / count)));
      if (relief > 0) above += 1;
      expect(Math.abs(Number(answer.figure('Relief for gratuity')) - relief)).toBeLessThanOrEqual(1);
    }),
    { numRuns: drawsOf('gratuity-relief') },
  );
  expect(above).toBeGreaterThan(drawsOf('gratuity-relief') / 10);
});
