/**
 * Coming back to India for good: the status of that year, the first year in which income abroad is taxed, and a later day that is better, by
 * section 6 day by day. LONG=1 draws 1,500 plans.
 */
import fc from 'fast-check';
import calculator from '@/content/calculators/nri-taxation-calculator';
import { countCompared, drawsOf } from '../runs';
import { answered } from './answered';
import { DAY, dayText } from './days';

const firstOf = (year: number) => Date.UTC(year, 3, 1);
const daysOfYear = (year: number) => (firstOf(year + 1) - firstOf(year)) / DAY;
const yearOf = (time: number) => {
  const date = new Date(time);
  return date.getUTCMonth() >= 3 ? date.getUTCFullYear() : date.getUTCFullYear() - 1;
};
const yearName = (first: number) => `${first}-${String(first + 1).slice(2)}`;

const drawn = fc.record({
  financialYear: fc.constantFrom('2024-25' as const, '2025-26' as const, '2026-27' as const),
  person: fc.constantFrom('visitor' as const, 'origin' as const, 'leaving' as const, 'foreign' as const),
  taxedAbroad: fc.boolean(),
  nroInterest: fc.constantFrom(0, 3_00_000, 15_00_000, 20_00_000),
  before: fc.constantFrom('abroad' as const, 'abroad' as const, 'india' as const),
  /** Days from the first day of the year of the income to the return. */
  returnsAfter: fc.integer({ min: 1, max: 1_000 }),
  /** Stays, by the days before the return on which they begin, one after the other. */
  stays: fc.array(
    fc.record({ before: fc.integer({ min: 30, max: 3_500 }), length: fc.integer({ min: 1, max: 250 }) }),
    { maxLength: 5 },
  ),
  earlier: fc.uniqueArray(
    fc.record({
      yearsBefore: fc.integer({ min: 1, max: 10 }),
      days: fc.oneof(fc.constantFrom(0, 60, 104, 181, 182, 365), fc.integer({ min: 0, max: 365 })),
    }),
    { maxLength: 10, selector: ({ yearsBefore }) => yearsBefore },
  ),
});
type Drawn = typeof drawn extends fc.Arbitrary<infer T> ? T : never;

const own = ({ financialYear }: Drawn) => Number(financialYear.slice(0, 4));
const returnOf = (input: Drawn) => firstOf(own(input)) + input.returnsAfter * DAY;

function staysOf(input: Drawn) {
  const back = returnOf(input);
  return input.stays.map(({ before, length }) => {
    const arrived = back - before * DAY;
    // A stay ends before the return, and the form knows no later day.
    return { arrived, left: Math.min(arrived + (length - 1) * DAY, back - 2 * DAY) };
  });
}

/** Days in India of a year, where all from the return on are. */
function counter(input: Drawn, back: number) {
  const present = new Set<number>();
  for (const { arrived, left } of staysOf(input)) {
    for (let time = arrived; time <= left; time += DAY) present.add(time);
  }
  const known = new Map<number, number>();
  const ofStays = (year: number): number => {
    const found = known.get(year);
    if (found !== undefined) return found;
    const count = [...present].filter((time) => yearOf(time) === year).length;
    known.set(year, count);
    return count;
  };
  return (year: number, to: number = back): number => {
    if (year < own(input)) {
      const entered = input.earlier.find(({ yearsBefore }) => own(input) - yearsBefore === year);
      if (entered) return entered.days;
      return input.before === 'india' ? daysOfYear(year) : ofStays(year);
    }
    if (year < yearOf(to)) return ofStays(year);
    if (year > yearOf(to)) return daysOfYear(year);
    const later = (firstOf(year + 1) - to) / DAY;
    return [...present].filter((time) => yearOf(time) === year && time < to).length + later;
  };
}

/** The status of the year of the return, and the first year of one who is ordinarily resident. */
function planOf(input: Drawn, daysIn: (year: number, back: number) => number, back: number) {
  const days = (year: number) => daysIn(year, back);
  const sum = (year: number, years: number) =>
    Array.from({ length: years }, (_, index) => days(year - 1 - index)).reduce((all, each) => all + each, 0);
  const first = yearOf(back);
  const resident = new Map<number, boolean>();
  const isForeign = input.person === 'foreign';
  const wasResident = (year: number) =>
    resident.get(year) ?? (days(year) >= 182 || (isForeign && days(year) >= 60 && sum(year, 4) >= 365));
  let inFirst = '';
  for (let year = first; ; year += 1) {
    // No visit: 60 days with 365 in the four years before.
    const byDays = days(year) >= 182 || (days(year) >= 60 && sum(year, 4) >= 365);
    const isDeemed =
      !byDays && !isForeign && input.person !== 'origin' && input.nroInterest > 15_00_000 && !input.taxedAbroad;
    const abroad = Array.from({ length: 10 }, (_, index) => year - 1 - index).filter(
      (each) => !wasResident(each),
    ).length;
    const isOrdinary = byDays && abroad < 9 && sum(year, 7) > 729;
    if (year === first) {
      inFirst = isOrdinary ? 'Ordinary resident' : byDays || isDeemed ? 'Resident, not ordinarily' : 'Non-resident';
    }
    resident.set(year, byDays || isDeemed);
    if (isOrdinary) return { inFirst, from: year };
  }
}

const title = (year: number) => (year < 2026 ? `FY ${yearName(year)}` : `tax year ${yearName(year)}`);

test('coming back for good', () => {
  fc.assert(
    fc.property(drawn, (input) => {
      const back = returnOf(input);
      const { returnsAfter: _, ...given } = input;
      const answer = answered(calculator, {
        ...given,
        regime: 'new',
        returnOn: dayText(back),
        stays: staysOf(input).map(({ arrived, left }) => ({ arrived: dayText(arrived), left: dayText(left) })),
        earlier: input.earlier.map(({ yearsBefore, days }) => ({ year: yearName(own(input) - yearsBefore), days })),
      });
      if (!answer) return;
      const { figure } = answer;
      const daysIn = counter(input, back);
      const { inFirst, from } = planOf(input, daysIn, back);
      expect(['status', figure('Status in the year you come back')]).toEqual(['status', inFirst]);
      expect(['from', figure('Ordinary income abroad taxed from')]).toEqual(['from', title(from)]);
      let later = '';
      for (let more = 1; more < 330 && later === ''; more += 1) {
        if (planOf(input, daysIn, back + more * DAY).from > from) later = dayText(back + more * DAY);
      }
      const theirs = figure('First later day that keeps income abroad untaxed for longer') ?? '';
      // The page looks at the first days of twelve months, so that in the last days of the year it may find none.
      if (later !== '') expect(['later', theirs]).toEqual(['later', later]);
      countCompared('coming-back');
    }),
    { numRuns: drawsOf('coming-back') },
  );
});
