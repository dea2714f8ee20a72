import calculator from '@/content/calculators/nri-taxation-calculator';
import type { NriInput } from '@/content/calculators/nri-taxation-calculator/form';
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

describe('a day of coming back for good', () => {
  const back = (today: string, changes: Partial<NriInput> = {}) =>
    resultOf(calculator, {
      financialYear: '2026-27',
      person: 'returned',
      stays: [],
      returnOn: '2026-10-01',
      today,
      ...changes,
    });
  const advised = (today: string) => (back(today).actions ?? []).map(({ text }) => text).join('\n');

  // 1 October 2026 to 31 March 2027 are 182 days: section 6(1), resident, and with years abroad not ordinarily.
  it('is a plan up to that day, and a stay since then after it', () => {
    for (const today of ['', '2026-09-30', '2026-10-01']) {
      expect(back(today).headline[0]?.value).toBe('Non-resident');
      expect(back(today).sentence).toContain('If you come back on 1 Oct 2026, India taxes your income abroad from');
      expect(advised(today)).toContain('If you come back on 1 Oct 2026');
    }
    for (const today of ['2026-10-02', '2027-06-01']) {
      expect(back(today).headline[0]?.value).toBe('Resident, not ordinarily');
      expect(back(today).sentence).toContain('182 days in India');
      expect(back(today).sentence).toContain('You came back on 1 Oct 2026: India taxes your income abroad from');
      expect(advised(today)).not.toMatch(/come back on/i);
    }
    // The same as with the stay entered.
    const stay = { returnOn: '', stays: [{ arrived: '2026-10-01', left: '' }] };
    expect(back('2026-11-30').headline).toEqual(back('2026-11-30', stay).headline);
  });

  it('one with a total of days counts those before it, as the form says', () => {
    expect(back('2026-11-30', { totalDays: 30 }).sentence).toContain('30 days in India');
  });
});
