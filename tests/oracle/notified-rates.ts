type Notified = readonly (readonly [month: string, percent: number])[];

/** Rates in % from a month on, as the Department of Economic Affairs notified them. */
const notified: Readonly<Record<'sukanya' | 'ppf', Notified>> = {
  sukanya: [
    ['2014-12', 9.1],
    ['2015-04', 9.2],
    ['2016-04', 8.6],
    ['2016-10', 8.5],
    ['2017-04', 8.4],
    ['2017-07', 8.3],
    ['2018-01', 8.1],
    ['2018-10', 8.5],
    ['2019-07', 8.4],
    ['2020-04', 7.6],
    ['2023-04', 8],
    ['2024-01', 8.2],
  ],
  ppf: [
    ['2013-04', 8.7],
    ['2016-04', 8.1],
    ['2016-10', 8],
    ['2017-04', 7.9],
    ['2017-07', 7.8],
    ['2018-01', 7.6],
    ['2018-10', 8],
    ['2019-07', 7.9],
    ['2020-04', 7.1],
  ],
};
const NOT_NOTIFIED_FROM = '2027-01';

export type Scheme = keyof typeof notified;

/** Returns the rate notified for a month such as "2026-04", in %; null for months that had none yet. */
export function notifiedRate(of: Scheme, month: string): number | null {
  if (month >= NOT_NOTIFIED_FROM) return null;
  return notified[of].findLast(([from]) => from <= month)?.[1] ?? 0;
}
