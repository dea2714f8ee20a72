import calculator from '@/content/calculators/nri-taxation-calculator';
import { resultOf } from '../result-of';

const watch = (financialYear: '2025-26' | '2026-27', totalDays: number | null = null) =>
  (
    resultOf(calculator, {
      financialYear,
      totalDays,
      stays: [{ arrived: '2025-12-20', left: '2026-01-15' }],
    }).caveats ?? []
  )
    .map(({ text }) => text)
    .filter((text) => text.startsWith('None of your stays'));

it('stays outside the year of the income are named: they are no day in it', () => {
  expect(watch('2026-27')).toEqual([
    'None of your stays is in tax year 2026-27: we count no day in India for it. If you meant another year, choose it at the top.',
  ]);
  expect(watch('2025-26')).toEqual([]);
  expect(watch('2026-27', 100)).toEqual([]);
});
