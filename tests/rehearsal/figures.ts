/** The figures of the invented Act once more, for the second computation: written down by themselves, as from the printed Act. */
import type { Figures } from '../oracle/statute';

const lakh = 1_00_000;

export const figures: Figures = {
  newRegime: {
    nil: 5 * lakh,
    steps: [
      [5 * lakh, 5],
      [10 * lakh, 7],
      [15 * lakh, 6],
      [20 * lakh, 6],
      [25 * lakh, 6],
    ],
    rebateIncome: 15 * lakh,
    rebate: 85_000,
  },
  oldRegime: {
    below60: {
      nil: 3 * lakh,
      steps: [
        [3 * lakh, 5],
        [6 * lakh, 15],
        [12 * lakh, 10],
      ],
    },
    senior: {
      nil: 3.5 * lakh,
      steps: [
        [3.5 * lakh, 5],
        [6 * lakh, 15],
        [12 * lakh, 10],
      ],
    },
    verySenior: {
      nil: 6 * lakh,
      steps: [
        [6 * lakh, 20],
        [12 * lakh, 10],
      ],
    },
  },
  oldRebate: { income: 6 * lakh, most: 15_000 },
  standardDeduction: { new: 1 * lakh, old: 60_000 },
  savings: 2 * lakh,
  health: { below60: 30_000, senior: 60_000 },
  shares: { short: 22, long: 11, free: 1_40_000 },
  aboveTwoCrore: 27,
  cess: 0.03,
  interestOnDividend: 0,
};
