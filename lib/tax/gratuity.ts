/**
 * Gratuity: length of service, years that count, and the amounts of the formulas. Every figure of law is an argument;
 * wages and amounts are in ₹, wages by month.
 */
import { addDays, addMonthsToDay, daysBetween, monthsBetween } from '../calendar';
import type { IsoDate } from '../law';

/** A length of service. */
export interface Service {
  /** Completed years. */
  readonly years: number;
  /** Completed months after them, 0 to 11. */
  readonly months: number;
  /** Days after the completed months. */
  readonly days: number;
  /** Days after the completed years. */
  readonly daysAfterYears: number;
}

/**
 * Returns the day after a number of whole months that begin on a day: the same day of a later month, or the first of the next
 * month where that has no such day, so that the months end with the month.
 * @example dayAfterMonths('2020-12-31', 6) // '2021-07-01'
 */
export function dayAfterMonths(from: IsoDate, months: number): IsoDate {
  const day = addMonthsToDay(from, months);
  return day.slice(8) < from.slice(8) ? addDays(day, 1) : day;
}

/**
 * Returns the service from the day of joining to the last working day, both included. The last day may not be earlier.
 * @example serviceBetween('2015-04-01', '2025-09-30') // { years: 10, months: 6, days: 0, daysAfterYears: 183 }
 */
export function serviceBetween(joined: IsoDate, lastDay: IsoDate): Service {
  const end = addDays(lastDay, 1);
  const most = monthsBetween(joined.slice(0, 7), end.slice(0, 7));
  const whole = dayAfterMonths(joined, most) <= end ? most : most - 1;
  const years = Math.floor(whole / 12);
  return {
    years,
    months: whole % 12,
    days: daysBetween(dayAfterMonths(joined, whole), end),
    daysAfterYears: daysBetween(dayAfterMonths(joined, years * 12), end),
  };
}

/** Returns a service that is known in whole months; days after the years are counted at a twelfth of 365 a month. */
export function serviceOfMonths(wholeMonths: number): Service {
  const months = wholeMonths % 12;
  return { years: Math.floor(wholeMonths / 12), months, days: 0, daysAfterYears: Math.floor((months * 365) / 12) };
}

/** Returns the completed years, and one more for a part of a year above six months. Payment of Gratuity Act, section 4(2). */
export function yearsWithRest({ years, months, days }: Service): number {
  return months > 6 || (months === 6 && days > 0) ? years + 1 : years;
}

/** Returns the service in years as a fraction: completed years, months ÷ 12 and days ÷ 365. */
export function yearsProRata({ years, months, days }: Service): number {
  return years + months / 12 + days / 365;
}

/** Returns completed periods of six months; a rest of `restFrom` months or more counts as one. */
export function halfYears({ years, months }: Service, restFrom: number): number {
  return years * 2 + Math.floor(months / 6) + (months % 6 >= restFrom ? 1 : 0);
}

/**
 * Returns whether the service is long enough: the completed years asked for, or, with `lastYearDays`, one year less and that many
 * days of the last one.
 */
export function servedYears(service: Service, years: number, lastYearDays: number | null): boolean {
  if (service.years >= years) return true;
  return lastYearDays !== null && service.years === years - 1 && service.daysAfterYears >= lastYearDays;
}

/** Returns `days` of wages out of `monthDays` for each year or season, ₹. */
export function gratuityOn(wages: number, units: number, rule: { readonly days: number; readonly monthDays: number }) {
  return (wages * rule.days * units) / rule.monthDays;
}

/** Gratuity of a government servant, in times of a month's emoluments. */
export interface EmolumentRule {
  /** The part for each completed six months, and how often at most. */
  readonly share: number;
  readonly mostTimes: number;
  /** From these completed years on; shorter service by the steps: from years, times. */
  readonly fromYears: number;
  readonly steps: readonly (readonly [fromYears: number, times: number])[];
}

/**
 * Returns how many times the monthly emoluments a government servant's gratuity is. Central Civil Services (Pension)
 * Rules, 2021, rule 45.
 * @example emolumentTimes(serviceOfMonths(240), { share: 0.25, mostTimes: 16.5, fromYears: 5, steps: [] }, 3) // 10
 */
export function emolumentTimes(service: Service, rule: EmolumentRule, restFrom: number): number {
  if (service.years >= rule.fromYears) {
    return Math.min(rule.mostTimes, halfYears(service, restFrom) * rule.share);
  }
  return rule.steps.findLast(([from]) => service.years >= from)?.[1] ?? 0;
}
