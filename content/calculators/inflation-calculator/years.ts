import { dayOfExport } from '@/content/day-of-export';

/** The first and last years that can be asked for: prices of 1959 are the base of the first rise on file. */
export const firstAskedYear = 1959;
export const lastAskedYear = Number(dayOfExport.slice(0, 4));
