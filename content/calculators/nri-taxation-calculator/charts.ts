import { residenceRules } from '@/content/rules/income-tax/residence';
import { barsChart, type Chart } from '@/lib/calculator';
import { financialYearFrom, firstYearOf } from '@/lib/calendar';
import { listOf } from '@/lib/list-of';
import type { Answer } from './answer';

/** Returns the days of the year against the limits, those of earlier years where there are any, and tax due and deducted. */
export function chartsOf({ status, input, paid, tds, showsDeducted }: Answer): Chart[] {
  const { finding } = status;
  const { fullDays, ordinary } = residenceRules;
  const limits = [...new Set([finding.shortTest, fullDays])];
  const own = firstYearOf(input.financialYear);
  const years = Array.from({ length: ordinary.inYears + 1 }, (_, index) => own - ordinary.inYears + index);
  return listOf<Chart>(
    barsChart('Your days in India and the limits', {
      unit: 'days',
      bars: [
        'Your days',
        ...limits.map((days) => (days === finding.shortTest && days < fullDays ? 'Short test' : 'Resident from')),
      ],
      marked: 0,
      series: [{ label: 'Days', values: [finding.days, ...limits], tone: 'own' }],
    }),
    years.slice(0, -1).some((year) => status.daysIn(year) > 0) &&
      barsChart('Days in India by year', {
        unit: 'days',
        bars: years.map(financialYearFrom),
        marked: years.length - 1,
        series: [{ label: 'Days in India', values: years.map(status.daysIn), tone: 'own' }],
      }),
    showsDeducted &&
      barsChart('Tax due and tax deducted', {
        bars: ['Tax due', 'Deducted'],
        series: [{ label: 'Tax', values: [paid, tds], tone: 'tax' }],
      }),
  );
}
