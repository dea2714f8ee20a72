/** Days as second computations count them: milliseconds of Greenwich. */
export const DAY = 86_400_000;

/** Returns the day of a time as boxes take it, "2026-11-28". */
export const dayText = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Returns the time that is some months after another; past the end of a month it runs on into the next. */
export const addMonths = (time: number, months: number): number => {
  const date = new Date(time);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, date.getUTCDate());
};

/** Returns the year in whose April the financial year of a time begins. */
export const yearOfDay = (time: number): number => {
  const date = new Date(time);
  return date.getUTCMonth() >= 3 ? date.getUTCFullYear() : date.getUTCFullYear() - 1;
};
