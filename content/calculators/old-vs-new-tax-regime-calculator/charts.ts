import { regimeTitles, taxBars, type YearAnswer } from '@/content/tax/year-answer';
import { barsChart, type Chart, linesChart } from '@/lib/calculator';
import { pointsWith } from '@/lib/chart-points';
import type { OldRegime } from './break-even';
import type { Distance } from './working';

const points = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Returns the tax in both regimes; the old one's as deductions grow; the deductions that are there beside those that it takes. */
export function chartsOf(old: OldRegime, answer: YearAnswer, { have, needed }: Distance): Chart[] {
  const reach = Math.max(have, needed ?? 0, 2_00_000);
  const gap = Math.ceil((reach * 1.2) / 8 / 25_000) * 25_000;
  const { values: deducted, rest } = pointsWith(
    points.map((point) => point * gap),
    have,
  );
  const charts: Chart[] = [
    taxBars(answer),
    linesChart('Tax as deductions of the old regime grow', {
      x: { label: 'Deductions beyond the standard deduction', values: deducted, unit: 'rupees' },
      rest,
      series: [
        { label: regimeTitles.new, values: deducted.map(() => answer.both.new.tax), tone: 'tax' },
        { label: regimeTitles.old, values: deducted.map(old.taxWith), tone: 'other' },
      ],
    }),
  ];
  if (needed === null) return charts;
  return [
    ...charts,
    barsChart('Deductions: yours and at break-even', {
      bars: ['Yours', 'At break-even'],
      series: [{ label: 'Deductions of the old regime', values: [have, needed], tone: 'own' }],
    }),
  ];
}
