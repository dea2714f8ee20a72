/** Days of advance tax and of the return, and months and amounts that interest counts: what second computations of late tax share. */
import { DAY, dayText } from './days';

/**
 * By year: its first calendar year; section 211 (2026-27: 408), of a Sunday the Monday after it (Circular 676); and section 139(1)
 * (2026-27: 263), as extended for the first year, and for audits for the second by Circular No. 7/2026, and as amended for a business
 * without audit from the second: without business, with business, audited.
 */
export const calendar = {
  '2024-25': {
    first: 2024,
    instalments: ['2024-06-15', '2024-09-16', '2024-12-16', '2025-03-15'],
    due: ['2025-09-16', '2025-09-16', '2025-12-10'],
  },
  '2025-26': {
    first: 2025,
    instalments: ['2025-06-16', '2025-09-15', '2025-12-15', '2026-03-16'],
    due: ['2026-07-31', '2026-08-31', '2026-11-21'],
  },
  '2026-27': {
    first: 2026,
    instalments: ['2026-06-15', '2026-09-15', '2026-12-15', '2027-03-15'],
    due: ['2027-07-31', '2027-08-31', '2027-10-31'],
  },
} as const;

/** Section 234C(1): the instalment, the share that is due by it, the share that is enough, and the months of interest. */
export const fourInstalments = [
  [0, 15, 12, 3],
  [1, 45, 36, 3],
  [2, 75, 75, 3],
  [3, 100, 100, 1],
] as const;
/** The same for income under sections 44AD and 44ADA. */
export const oneInstalment = [[3, 100, 100, 1]] as const;

/** Returns an amount down to a multiple of a hundred, rule 119A: a fraction of a paisa below one is an error of the arithmetic. */
export const hundreds = (amount: number) => Math.floor((Math.max(0, amount) + 1e-6) / 100) * 100;

/** Returns the months begun from one day to another, both counted: rule 119A. */
export function monthsBegun(from: string, to: string): number {
  if (to < from) return 0;
  const months =
    (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7));
  return months + (to.slice(8) >= from.slice(8) ? 1 : 0);
}

/** Returns the day after a day. */
export const dayAfter = (day: string) => dayText(Date.parse(day) + DAY);

/**
 * Returns the interest, ₹, of a tax of which nothing is paid before a return on a day after the year: sections 234A, 234B and 234C. `dueBy` is
 * what of it an instalment could ask for, all of it unless said. Below ₹10,000 no advance tax is due, section 208.
 */
export function interestOfUnpaid(
  financialYear: keyof typeof calendar,
  tax: number,
  day: string,
  dueBy: (instalment: string) => number = () => tax,
): number {
  const { first, instalments, due } = calendar[financialYear];
  const late = day > due[0] ? monthsBegun(dayAfter(due[0]), day) : 0;
  if (tax < 10_000) return (hundreds(tax) * late) / 100;
  const ofInstalments = fourInstalments.map(
    ([place, share, , months]) => (hundreds((dueBy(instalments[place]) * share) / 100) * months) / 100,
  );
  const months = late + monthsBegun(`${first + 1}-04-01`, day);
  return (hundreds(tax) * months) / 100 + ofInstalments.reduce((sum, each) => sum + each, 0);
}
