/**
 * The residence of an individual: section 6 of the Income-tax Act, 1961, and of the Act of 2025. Days are counted by the
 * calendar, the day of arrival and the day of leaving both as days in India. Figures of law are arguments.
 */
import { addDays, daysBetween } from '@/lib/calendar';
import type { IsoDate } from '@/lib/law';
import type { Residence } from './taxpayer';

/** A stay in India, both days in it. */
export interface Stay {
  readonly from: IsoDate;
  readonly to: IsoDate;
}

/** Returns the stays in order without overlaps, those that touch joined, so that no day counts twice. */
export function joinedStays(stays: readonly Stay[]): Stay[] {
  const joined: Stay[] = [];
  for (const stay of [...stays].sort((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = joined.at(-1);
    if (last && stay.from <= addDays(last.to, 1)) {
      joined[joined.length - 1] = { from: last.from, to: stay.to > last.to ? stay.to : last.to };
    } else joined.push(stay);
  }
  return joined;
}

/** Returns the days of joined stays within a span, both its ends in it. */
export function daysWithin(stays: readonly Stay[], from: IsoDate, to: IsoDate): number {
  return stays.reduce((sum, stay) => {
    const first = stay.from > from ? stay.from : from;
    const last = stay.to < to ? stay.to : to;
    return first <= last ? sum + daysBetween(first, last) + 1 : sum;
  }, 0);
}

/** Returns the day on which the count within a span reaches `count`; `null` where it never does. */
export function dayOfCount(stays: readonly Stay[], from: IsoDate, to: IsoDate, count: number): IsoDate | null {
  let left = count;
  for (const stay of stays) {
    const first = stay.from > from ? stay.from : from;
    const last = stay.to < to ? stay.to : to;
    if (first > last) continue;
    const days = daysBetween(first, last) + 1;
    if (left <= days) return addDays(first, left - 1);
    left -= days;
  }
  return null;
}

/** The figures of section 6: days, ₹, years. */
export interface ResidenceRules {
  readonly fullDays: number;
  readonly shortDays: number;
  readonly visitorDays: number;
  /** The short tests also need this many days in this many years before. */
  readonly earlierYears: number;
  readonly earlierDays: number;
  /** Income other than from foreign sources above which a visitor's days are fewer and 6(1A) applies. */
  readonly incomeAbove: number;
  /** Not ordinarily: non-resident in this many of the years before, or at most this many days in those years. */
  readonly ordinary: {
    readonly nonResidentYears: number;
    readonly ofYears: number;
    readonly days: number;
    readonly inYears: number;
  };
}

/** What residence of one year hangs on. */
export interface ResidenceFacts {
  readonly citizen: boolean;
  /** Of Indian origin without being a citizen. */
  readonly origin: boolean;
  /** Came on a visit; left in the year for a job abroad or as crew; neither. */
  readonly coming: 'visit' | 'leaving' | 'neither';
  /** Total income other than from foreign sources, ₹. */
  readonly income: number;
  readonly liableElsewhere: boolean;
  /** Days in India in an earlier year, by how many years back: 0 is the year itself. */
  readonly daysIn: (yearsBack: number) => number;
  /** Whether one was a resident in an earlier year, where that is known from elsewhere. */
  readonly wasResident?: (yearsBack: number) => boolean | undefined;
}

type ResidenceTest = 'fullDays' | 'shortDays' | 'deemed' | 'none';

/** The residence of a year, the test that decided it, and what every test measured. */
export interface ResidenceFinding {
  readonly status: Residence;
  readonly test: ResidenceTest;
  readonly days: number;
  readonly earlierDays: number;
  /** The days of the short test for this person: 60, 120 or 182. */
  readonly shortTest: number;
  readonly isVisitorAboveLimit: boolean;
  readonly nonResidentYears: number;
  readonly daysBefore: number;
  /** What makes a resident not ordinarily so; `null` where nothing does or there is no residence. */
  readonly notOrdinarilyBy: 'visitor' | 'deemed' | 'years' | 'days' | null;
}

function daysOfYears({ daysIn }: ResidenceFacts, first: number, count: number): number {
  let sum = 0;
  for (let back = first; back < first + count; back += 1) sum += daysIn(back);
  return sum;
}

/**
 * Returns the residence of the year `yearsBack` = 0: section 6(1), (1A) and (6). Years before are taken as resident by
 * 182 days, and for those who are neither citizens nor of Indian origin also by 60 days with 365 in four years.
 */
export function residenceOf(facts: ResidenceFacts, rules: ResidenceRules): ResidenceFinding {
  const { citizen, origin, coming, daysIn } = facts;
  const days = daysIn(0);
  const earlierDays = daysOfYears(facts, 1, rules.earlierYears);
  const isIndian = citizen || origin;
  const aboveLimit = facts.income > rules.incomeAbove;
  const isVisitor = isIndian && coming === 'visit';
  const isVisitorAboveLimit = isVisitor && aboveLimit;
  const shortTest = isVisitorAboveLimit
    ? rules.visitorDays
    : isVisitor || (citizen && coming === 'leaving')
      ? rules.fullDays
      : rules.shortDays;
  const wasResident = (back: number) =>
    facts.wasResident?.(back) ??
    (daysIn(back) >= rules.fullDays ||
      (!isIndian &&
        daysIn(back) >= rules.shortDays &&
        daysOfYears(facts, back + 1, rules.earlierYears) >= rules.earlierDays));
  const { ordinary } = rules;
  let nonResidentYears = 0;
  for (let back = 1; back <= ordinary.ofYears; back += 1) if (!wasResident(back)) nonResidentYears += 1;
  const daysBefore = daysOfYears(facts, 1, ordinary.inYears);
  const measured = { days, earlierDays, shortTest, isVisitorAboveLimit, nonResidentYears, daysBefore };

  const byFullDays = days >= rules.fullDays;
  const byShortDays = days >= shortTest && earlierDays >= rules.earlierDays;
  const deemed = citizen && aboveLimit && !facts.liableElsewhere;
  const test: ResidenceTest = byFullDays ? 'fullDays' : byShortDays ? 'shortDays' : deemed ? 'deemed' : 'none';
  if (test === 'none') return { status: 'nonResident', test, ...measured, notOrdinarilyBy: null };
  const notOrdinarilyBy =
    test === 'deemed'
      ? 'deemed'
      : test === 'shortDays' && isVisitorAboveLimit
        ? 'visitor'
        : nonResidentYears >= ordinary.nonResidentYears
          ? 'years'
          : daysBefore <= ordinary.days
            ? 'days'
            : null;
  return { status: notOrdinarilyBy ? 'notOrdinarily' : 'resident', test, ...measured, notOrdinarilyBy };
}
