import { everMetro } from '@/content/tax/metro-cities';
import { addMonths, firstYearOf, type IsoMonth } from '@/lib/calendar';
import { formatMonth } from '@/lib/format';
import type { AllowanceLimits, AllowancePercentages, RentedMonths } from '@/lib/tax/house-rent';

/** Returns the name of a city by the value that links have. */
export function cityName(city: string): string {
  return everMetro.find((name) => name.toLowerCase() === city) ?? 'Other place';
}

/** A stretch with its limits worked out. */
export interface WorkedStretch {
  readonly stretch: Stretch;
  readonly percentages: AllowancePercentages;
  readonly limits: AllowanceLimits;
}

/** Months of a financial year in order, as the two digits of an ISO month. */
const monthsOfYear = ['04', '05', '06', '07', '08', '09', '10', '11', '12', '01', '02', '03'] as const;

export type MonthOfYear = (typeof monthsOfYear)[number];

/** A stretch of months of the year in which nothing changed, with ₹ a month. */
export interface Stretch extends RentedMonths {
  readonly label: string;
  readonly first: IsoMonth;
  readonly last: IsoMonth;
  readonly city: string;
  /** Whether the house is another one than in the stretch before. */
  readonly moved: boolean;
}

/** A row as it is typed; the amounts are ₹ a month. */
interface TypedStretch {
  readonly from: MonthOfYear;
  readonly to: MonthOfYear;
  readonly salary: number;
  readonly hra: number;
  readonly rent: number;
  readonly city: string;
  readonly moved: boolean;
}

/** Returns the month's place in the financial year: 0 for April, 11 for March. */
export function placeInYear(month: MonthOfYear): number {
  return monthsOfYear.indexOf(month);
}

/** Returns the name of a span of months: 'Apr 2025 to Mar 2026', or 'Apr 2025' for one month. */
export function spanName(first: IsoMonth, last: IsoMonth): string {
  return first === last ? formatMonth(first) : `${formatMonth(first)} to ${formatMonth(last)}`;
}

/** Returns the typed rows as stretches of the financial year, oldest first. A change of city is always another house. */
export function stretchesOf(typed: readonly TypedStretch[], financialYear: string): Stretch[] {
  const april = `${firstYearOf(financialYear)}-04`;
  return [...typed]
    .sort((one, other) => placeInYear(one.from) - placeInYear(other.from))
    .map((row, index, rows) => {
      const first = addMonths(april, placeInYear(row.from));
      const last = addMonths(april, placeInYear(row.to));
      return {
        label: spanName(first, last),
        first,
        last,
        months: placeInYear(row.to) - placeInYear(row.from) + 1,
        salary: row.salary,
        allowance: row.hra,
        rent: row.rent,
        city: row.city,
        moved: row.moved || (rows[index - 1]?.city ?? row.city) !== row.city,
      };
    });
}

/** Returns the months of the financial year that are in no stretch, as spans in order. */
export function monthsLeftOut(stretches: readonly Stretch[], financialYear: string): string[] {
  const april = `${firstYearOf(financialYear)}-04`;
  const spans: [IsoMonth, IsoMonth][] = [];
  for (const place of monthsOfYear.keys()) {
    const month = addMonths(april, place);
    if (stretches.some(({ first, last }) => first <= month && month <= last)) continue;
    const span = spans.at(-1);
    if (span && addMonths(span[1], 1) === month) span[1] = month;
    else spans.push([month, month]);
  }
  return spans.map(([first, last]) => spanName(first, last));
}
