/** The day of the code list, by the version of the package that it comes in. A version that is not here fails the build. */
export const listDates: Readonly<Record<string, string>> = { '2.0.50': '2025-10-29' };

/** The day of the branch list of 2017, by the version of its package. */
export const detailsDates: Readonly<Record<string, string>> = { '1.0.5': '2017-09-13' };
