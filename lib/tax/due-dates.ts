/** The form of the law on due dates: the days a rule sets, what a closed bank does to them, and who must keep them. */
import { addDays, addMonths, firstYearOf, type IsoMonth } from '../calendar';
import type { Citation, IsoDate } from '../law';

/** A day of any year, `MM-DD`. */
type MonthDay = string;

/** How a law sets the days of one financial year. */
export type DateRule =
  /** One day, in a calendar year counted from the one in which the financial year begins. */
  | { readonly kind: 'day'; readonly on: MonthDay; readonly yearsOn: number }
  /**
   * A day of the month after each month; `afterMarch` is the day in April where March has its own. `monthsOfQuarter`
   * (1 to 3) leaves out the other months.
   */
  | {
      readonly kind: 'monthly';
      readonly day: number;
      readonly afterMarch?: number;
      readonly monthsOfQuarter?: readonly number[];
    }
  /** A day after each quarter, from the one that ends in June to the one that ends in March. */
  | { readonly kind: 'quarterly'; readonly days: readonly [MonthDay, MonthDay, MonthDay, MonthDay] }
  /** The day on which the return of income is due. */
  | { readonly kind: 'withReturn' }
  /** Days after the return was filed. */
  | { readonly kind: 'afterFiling'; readonly days: number };

/** A day and what it is for: a month `YYYY-MM`, a quarter `Q1` to `Q4`, or '' for the year. */
export interface SetDate {
  readonly period: string;
  readonly date: IsoDate;
}

/** The days from which some rules count. */
export interface ReturnDays {
  readonly returnDue: IsoDate;
  /** The day of filing; '' where it is not known, and the last day counts. */
  readonly filedOn: IsoDate | '';
}

/** A due date that an order moved, for one period. */
export interface Extension {
  readonly period: string;
  readonly to: IsoDate;
  readonly cite: Citation;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Returns the twelve months of a financial year, April first. */
export function monthsOf(financialYear: string): IsoMonth[] {
  const april = `${firstYearOf(financialYear)}-04`;
  return Array.from({ length: 12 }, (_, index) => addMonths(april, index));
}

/**
 * Returns every day that a rule sets for a financial year, in order, before any extension or closed day.
 * @example setDates({ kind: 'day', on: '07-31', yearsOn: 1 }, '2025-26', days) // [{ period: '', date: '2026-07-31' }]
 */
export function setDates(rule: DateRule, financialYear: string, { returnDue, filedOn }: ReturnDays): SetDate[] {
  const first = firstYearOf(financialYear);
  switch (rule.kind) {
    case 'day':
      return [{ period: '', date: `${first + rule.yearsOn}-${rule.on}` }];
    case 'monthly':
      return monthsOf(financialYear).flatMap((month, index) => {
        if (rule.monthsOfQuarter && !rule.monthsOfQuarter.includes((index % 3) + 1)) return [];
        const day = index === 11 ? (rule.afterMarch ?? rule.day) : rule.day;
        return [{ period: month, date: `${addMonths(month, 1)}-${twoDigits(day)}` }];
      });
    case 'quarterly':
      // The first two quarters end before the calendar year does; what follows the other two falls into the next one.
      return rule.days.map((day, index) => ({
        period: `Q${index + 1}`,
        date: `${first + (index < 2 ? 0 : 1)}-${day}`,
      }));
    case 'withReturn':
      return [{ period: '', date: returnDue }];
    default:
      return [{ period: '', date: addDays(filedOn || returnDue, rule.days) }];
  }
}

/** When banks are closed: weekdays (0 is Sunday), the numbered Saturdays of a month, and days of every year. */
export interface ClosedDays {
  readonly weekdays: readonly number[];
  readonly saturdays: readonly number[];
  readonly holidays: readonly MonthDay[];
}

/** Returns the day of the week, 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: IsoDate): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** Returns whether banks are closed on a day; holidays of one State or bank are not known. */
export function isClosed(day: IsoDate, closed: ClosedDays): boolean {
  const weekday = weekdayOf(day);
  const saturday = weekday === 6 ? Math.ceil(Number(day.slice(8, 10)) / 7) : 0;
  return (
    closed.weekdays.includes(weekday) || closed.saturdays.includes(saturday) || closed.holidays.includes(day.slice(5))
  );
}

/** Returns the day itself where banks are open on it, else the next day on which they are. */
export function nextOpenDay(day: IsoDate, closed: ClosedDays): IsoDate {
  let open = day;
  // No run of closed days is as long as a fortnight.
  for (let tries = 0; tries < 14 && isClosed(open, closed); tries += 1) open = addDays(open, 1);
  return open;
}

/** What is known of a person, by name; what a rule asks is that each name it lists holds one of its values. */
export type Situation = Readonly<Record<string, string>>;

/** Returns whether a rule is for a person: every name listed must hold one of the listed values. An empty list is for all. */
export function appliesTo(who: Readonly<Record<string, readonly string[]>>, situation: Situation): boolean {
  return Object.entries(who).every(([name, values]) => values.includes(situation[name] ?? ''));
}

/** How a date compares with a given day. */
export type DateState = 'past' | 'today' | 'next' | 'later';

/**
 * Returns how each date compares with a day: a date that is the day itself is not past, and the first dates after it are
 * next. An empty day gives no states.
 */
export function statesOn(dates: readonly IsoDate[], day: IsoDate | ''): readonly (DateState | null)[] {
  if (day === '') return dates.map(() => null);
  const next = dates.filter((date) => date > day).sort()[0];
  return dates.map((date) => (date < day ? 'past' : date === day ? 'today' : date === next ? 'next' : 'later'));
}

/** Returns the tax that falls on one instalment, ₹: the share due by its day less the share due by the day before (percent). */
export function instalment(tax: number, upToThis: number, upToLast: number): number {
  return (tax * (upToThis - upToLast)) / 100;
}

/**
 * Returns simple interest on a missed instalment, ₹: the shortfall, down to whole hundreds (rule 119A), at a percentage for
 * each of its months (section 234C).
 */
export function deferredInterest(shortfall: number, percentPerMonth: number, months: number): number {
  return (Math.floor(shortfall / 100) * 100 * percentPerMonth * months) / 100;
}

/**
 * Returns the months from the one of `day` to March of the financial year: all twelve before it begins or without a day,
 * none after it.
 */
export function monthsLeft(financialYear: string, day: IsoDate | ''): IsoMonth[] {
  return monthsOf(financialYear).filter((month) => month >= day.slice(0, 7));
}
