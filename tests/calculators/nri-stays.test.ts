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

it('a stay without a day of departure that begins after the year is left out, and named', () => {
  const said = (financialYear: '2025-26' | '2026-27', ...stays: { arrived: string; left: string }[]) =>
    (resultOf(calculator, { financialYear, stays }).caveats ?? [])
      .map(({ text }) => text)
      .filter((text) => text.startsWith('The stay that begins'));
  const open = { arrived: '2026-05-10', left: '' };
  expect(said('2025-26', open)).toEqual([
    'The stay that begins on 10 May 2026 has no day of departure. It comes after FY 2025-26, so we leave it out.',
  ]);
  expect(said('2025-26', { ...open, left: '2026-06-01' }, { arrived: '2026-03-31', left: '' })).toEqual([]);
  expect(said('2026-27', open)).toEqual([]);
});
