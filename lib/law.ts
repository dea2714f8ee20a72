/** A calendar day, `YYYY-MM-DD`. */
export type IsoDate = string;

/** Where a figure or a statement has its authority. */
export interface Citation {
  /** Id of the source in `content/sources.ts`. */
  readonly source: string;
  /** The pinpoint as a person would cite it, with the name of the Act or paper: "s. 10(13A), Income-tax Act, 1961". */
  readonly at: string;
}

/** One figure of law and its authority. */
export interface Rule<T> {
  readonly value: T;
  readonly cite: Citation;
  /** The day on which it was compared with its source, where that is not the day of its file. */
  readonly checkedOn?: IsoDate;
}

/** A figure that moves on its own day: each entry holds from its date until the next one's. */
export interface DatedSeries<T> {
  /** The last day on which somebody compared the series with its source. */
  readonly checkedOn: IsoDate;
  /** The last day for which a rate is notified, where rates are notified for a period; else the day of the comparison. */
  readonly knownUntil?: IsoDate;
  /** Oldest first. */
  readonly from: readonly (Rule<T> & { readonly date: IsoDate })[];
}

/** Thrown where no rule is on file for the asked day or year; we never fall back to another one. */
export class NoRuleError extends Error {
  override readonly name = 'NoRuleError';
}

/**
 * Returns the entry of a dated series in force on a day.
 * @throws NoRuleError for a day before the first entry.
 * @example valueOn({ checkedOn: '2026-01-01', from: [{ date: '2020-04-01', value: 7.1, cite }] }, '2025-07-15').value // 7.1
 */
export function valueOn<T>(series: DatedSeries<T>, day: IsoDate): Rule<T> & { readonly date: IsoDate } {
  const inForce = series.from.findLast((entry) => entry.date <= day);
  if (!inForce) {
    const first = series.from[0]?.date ?? 'no date at all';
    throw new NoRuleError(`No rule is on file for ${day}; the series begins on ${first}.`);
  }
  return inForce;
}

/**
 * Returns the entry of a dated series for a day, and whether that day is within what is on file: beyond it the last entry
 * is taken, and the page has to say so with its date.
 * @throws NoRuleError for a day before the first entry.
 */
export function lastKnownOn<T>(
  series: DatedSeries<T>,
  day: IsoDate,
): Rule<T> & { readonly date: IsoDate; readonly isKnown: boolean; readonly knownUntil: IsoDate } {
  const knownUntil = series.knownUntil ?? series.checkedOn;
  return { ...valueOn(series, day), isKnown: day <= knownUntil, knownUntil };
}

/**
 * Returns the rules of a financial year, or of the first or last year on file where it is outside them; the page has to say so.
 * @example nearestRules({ '2025-26': 1, '2026-27': 2 }, '2030-31') // 2
 */
export function nearestRules<T>(years: Readonly<Record<string, T>>, financialYear: string): T {
  const onFile = Object.keys(years).sort();
  const nearest = onFile.findLast((year) => year <= financialYear) ?? onFile[0] ?? financialYear;
  return rulesOfYear(years, nearest);
}

/**
 * Returns the rules of one financial year out of a record keyed by year (`'2025-26'`).
 * @throws NoRuleError naming the years that are on file.
 */
export function rulesOfYear<T>(years: Readonly<Record<string, T>>, financialYear: string): T {
  const rules = Object.hasOwn(years, financialYear) ? years[financialYear] : undefined;
  if (!rules) {
    throw new NoRuleError(`No rules are on file for ${financialYear}; on file are ${Object.keys(years).join(', ')}.`);
  }
  return rules;
}
