import type { Citation } from '@/lib/law';

const worldBank: Citation = {
  source: 'world-bank-cpi',
  at: 'Inflation, consumer prices (annual %), India, 1960 to 2024, data set of 1 July 2025',
};
const combined: Citation = {
  source: 'rbi-cpi-tables',
  at: 'CPI-Combined, base 2012 = 100, averages of financial years; 2011-12 to 2015-16 from the yearly change',
};
const workers: Citation = {
  source: 'rbi-handbook-inflation',
  at: 'CPI for Industrial Workers, yearly change, 1990-91 to 2020-21',
};
const linked: Citation = {
  source: 'mospi-cpi-2024',
  at: 'Linking factors from base 2012 to base 2024, January 2026',
};

/** Series of consumer prices by year. Years are named by the year in which they begin: 2011 is 2011-12. */
export const consumerPrices = {
  checkedOn: '2026-11-22',
  /** Rise of prices over the calendar year before, %, from `firstYear`. */
  calendar: {
    firstYear: 1960,
    yearlyRise: {
      value: [
        1.78, 1.7, 3.63, 2.95, 13.36, 9.47, 10.8, 13.06, 3.24, -0.58, 5.09, 3.08, 6.44, 16.94, 28.6, 5.75, -7.63, 8.31,
        2.52, 6.28, 11.35, 13.11, 7.89, 11.87, 8.32, 5.56, 8.73, 8.8, 9.38, 7.07, 8.97, 13.87, 11.79, 6.33, 10.25,
        10.22, 8.98, 7.16, 13.23, 4.67, 4.01, 3.78, 4.3, 3.81, 3.77, 4.25, 5.8, 6.37, 8.35, 10.88, 11.99, 8.91, 9.48,
        10.02, 6.67, 4.91, 4.95, 3.33, 3.94, 3.73, 6.62, 5.13, 6.7, 5.65, 4.95,
      ],
      cite: worldBank,
    },
  },
  /** Average index of a financial year, CPI-Combined, base 2012 = 100, from `firstYear`. */
  financial: {
    firstYear: 2011,
    index: {
      value: [93.4, 102.6, 112.3, 118.9, 124.7, 130.3, 135, 139.6, 146.3, 155.3, 163.8, 174.7, 184.1, 192.6],
      cite: combined,
    },
  },
  /** Rise of prices over the financial year before, %, CPI for Industrial Workers, from `firstYear`. */
  workers: {
    firstYear: 1990,
    yearlyRise: {
      value: [
        11.2, 13.5, 9.8, 7.3, 10.3, 10, 9.4, 6.8, 13.1, 3.4, 3.8, 4.3, 4, 3.9, 3.8, 4.4, 6.7, 6.2, 9.1, 12.4, 10.4, 8.4,
        10.4, 9.7, 6.3, 5.6, 4.1, 3.1, 5.4, 7.5, 5,
      ],
      cite: workers,
    },
  },
  /** By what the index of base 2012 is multiplied to convert it to base 2024. */
  linkingFactor: { value: 0.5267, cite: linked },
} as const;
