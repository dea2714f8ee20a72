import { regimeNames } from '@/content/tax/names';
import { taxBars, type YearAnswer } from '@/content/tax/year-answer';
import { type Breakdown, type Chart, linesChart, rupees } from '@/lib/calculator';
import type { Regime } from '@/lib/tax/income-tax-year';

/** Returns where the income goes in the regime shown. */
export function breakdownsOf({ now, regime }: YearAnswer): Breakdown[] {
  return [
    {
      title: `Where your income goes, ${regimeNames[regime]}`,
      total: rupees('Gross total income', now.grossTotalIncome),
      parts: [
        rupees('Yours', Math.max(0, now.grossTotalIncome - now.tax), { tone: 'own' }),
        rupees('Tax with cess', Math.min(now.tax, now.grossTotalIncome), { tone: 'tax' }),
      ],
    },
  ];
}

/** Returns tax of both regimes at incomes around the present one; the present one is among them. */
function incomeChart({ of, now, regime }: YearAnswer): Chart {
  const step = Math.max(50_000, Math.round(now.grossTotalIncome / 10 / 50_000) * 50_000);
  const extra = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((index) => index * step);
  const taxesOf = (regime: Regime) => extra.map((more) => of[regime].withMore(more).tax);
  return linesChart('Tax if you earn more', {
    x: { label: 'More income', values: extra, unit: 'rupees' },
    rest: 0,
    series: [
      { label: 'New regime', values: taxesOf('new'), tone: regime === 'new' ? 'own' : 'other' },
      { label: 'Old regime', values: taxesOf('old'), tone: regime === 'old' ? 'own' : 'other' },
    ],
  });
}

/** Returns the tax of both regimes, now and with more income. */
export function chartsOf(answer: YearAnswer): Chart[] {
  return [taxBars(answer), incomeChart(answer)];
}
