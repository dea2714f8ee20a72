/** The years whose law is on file whole: what all pages offer that ask for a year. A folder beside this file has the law of each. */
export const wholeYears = ['2025-26', '2026-27'] as const;

/** The years whose income-tax is on file, oldest first. */
export const yearsOnFile = ['2024-25', ...wholeYears] as const;

export type WholeYear = (typeof wholeYears)[number];
export type YearOnFile = (typeof yearsOnFile)[number];

/** The first year under the Income-tax Act, 2025 (its section 1(3)), which calls it a tax year, and the last under the Act of 1961. */
export const firstTaxYear = '2026-27';
export const lastOf1961Act = '2025-26';

/** The first year in which the new regime could be chosen (s. 115BAC(1)), and the first in which it is the default (s. 115BAC(1A)), Act of 1961. */
export const newRegimeFrom = { chosen: '2020-21', byDefault: '2023-24' } as const;

/** The year whose gains are taxed at two sets of rates, before and from 23 July 2024, and whose rebate on gains is disputed. */
export const yearOfTwoGainRates = '2024-25';

/** The year that links of versions 1 and 2 left out, and the one that those of the page on savings did. */
export const yearOfEarlyLinks = { return: '2025-26', savings: '2026-27' } as const;
