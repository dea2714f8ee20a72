/** Days as second computations count them: milliseconds of Greenwich. */
export const DAY = 86_400_000;

/** Returns the day of a time as boxes take it, "2026-11-28". */
export const dayText = (time: number): string => new Date(time).toISOString().slice(0, 10);
