/** The years whose law is on file whole: what all pages offer that ask for a year. A folder beside this file has the law of each. */
export const wholeYears = ['2025-26', '2026-27'] as const;

/** The years whose income-tax is on file, oldest first. */
export const yearsOnFile = ['2024-25', ...wholeYears] as const;

export type WholeYear = (typeof wholeYears)[number];
export type YearOnFile = (typeof yearsOnFile)[number];
