import { compared, inBoth, type YearAnswer } from '@/content/tax/year-answer';
import { barsChart, type Chart, linesChart } from '@/lib/calculator';
import { sum } from '@/lib/sum';
import { assess } from '@/lib/tax/assess';
import { type Compared, taxesWithout } from './compared';
import { familyOf } from './family';
import type { HufTaxInput } from './form';

/** Returns the tax of HUF and members, with the HUF and without it. */
export function familyChart({ huf, withHuf, without }: Compared): Chart {
  return barsChart('The family’s tax', {
    bars: ['With the HUF', 'Without it'],
    series: [
      { label: 'HUF', values: [huf, 0], tone: 'tax' },
      { label: 'Members', values: [sum(withHuf), sum(without)], tone: 'other' },
    ],
  });
}

/** Returns what the HUF saves at other incomes of it, around the present one. */
export function savingChart(
  input: HufTaxInput,
  { year, now, regime }: YearAnswer,
  giftIncome: number,
  members: number,
): Chart {
  const gap = Math.max(1_00_000, Math.ceil(now.totalIncome / 4 / 1_00_000) * 1_00_000);
  const points = [-4, -3, -2, -1, 0, 1, 2, 3, 4]
    .map((index) => index * gap)
    .filter((more) => input.interest + more >= 0)
    .map((more) => {
      const there = { ...input, interest: input.interest + more };
      const family = familyOf(there, giftIncome);
      const both = inBoth((each) => assess(family, year, each));
      const { paid } = compared({ both, year, shown: input.regime });
      const instead = sum(taxesWithout(there, giftIncome, year));
      return { income: both[regime].totalIncome, saved: instead - paid - members, tax: paid, more };
    });
  return linesChart('What the HUF saves as its income grows', {
    x: { label: 'Total income of the HUF', values: points.map(({ income }) => income), unit: 'rupees' },
    rest: points.findIndex(({ more }) => more === 0),
    series: [
      { label: 'Saved by the family', values: points.map(({ saved }) => saved), tone: 'growth' },
      { label: 'Tax of the HUF', values: points.map(({ tax }) => tax), tone: 'tax' },
    ],
  });
}
