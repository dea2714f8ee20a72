import calculator from '@/content/calculators/agriculture-income-tax';
import type { AgricultureInput } from '@/content/calculators/agriculture-income-tax/form';
import { resultOf } from '../result-of';

const farm = { financialYear: '2025-26', today: '2026-07-31', net: 5_00_000, salary: 0 } as const;
const answer = (changes: Partial<AgricultureInput>) => resultOf(calculator, { ...farm, ...changes });
const advice = (changes: Partial<AgricultureInput>) =>
  (answer(changes).actions ?? []).map(({ text }) => text).join('\n');
const noted = (changes: Partial<AgricultureInput>) =>
  (answer(changes).caveats ?? []).map(({ text }) => text).join('\n');

describe('the return', () => {
  it('is not asked of who has no other income above the exemption: agricultural income is no part of it, section 139(1)', () => {
    for (const income of [0, 4_00_000]) {
      expect(advice({ income })).toContain('No return is due on income up to ₹4,00,000 before deductions');
      expect(advice({ income })).not.toContain('Schedule EI');
    }
    expect(advice({ income: 4_00_010 })).toContain('File ITR-2, or ITR-3 with business income');
    expect(advice({ income: 3_00_000, regime: 'old' })).toContain('File ITR-2, or ITR-3 with business income');
  });

  it('is asked of who owes tax on winnings, which no exemption covers', () => {
    expect(advice({ winnings: 1_00_000 })).not.toContain('No return is due');
  });

  it('shows agricultural income where there is some, or a loss of it', () => {
    const shows = 'show agricultural income in it as exempt income';
    expect(advice({ net: 5_000, income: 5_00_000 })).toContain(shows);
    expect(advice({ net: 0, income: 5_00_000 })).not.toContain(shows);
    expect(advice({ net: 0, income: 5_00_000 })).toContain('File the return.');
    expect(advice({ farm: 'gross', receipts: 1_00_000, costs: 3_00_000, income: 5_00_000 })).toContain(shows);
  });

  it('looks at income before deductions', () => {
    expect(advice({ income: 3_00_000, savings: 1_00_000, regime: 'old' })).toContain('File ITR-2');
  });

  it('counts gains on urban land, not on rural land', () => {
    const sold = { land: 'sold', gain: 5_00_000, income: 0 } as const;
    expect(advice({ ...sold, towns: [{ inside: true, population: 10_000, distance: null }] })).toContain('File ITR-2');
    expect(advice({ ...sold, towns: [{ inside: true, population: 9_999, distance: null }] })).toContain('No return is');
  });

  it('is filed for a loss that later years are to use', () => {
    expect(advice({ net: -1_00_000, income: 0 })).toContain('File the return');
    expect(advice({ net: 0, income: 0, crops: [{ crop: 'tea', profit: -1_00_000 }] })).toContain('File ITR-3');
  });
});

it('names the day from which gains on shares have these rates, in the year in which they changed', () => {
  const gains = { income: 9_00_000, longEquity: 2_00_000 } as const;
  expect(noted({ ...gains, financialYear: '2024-25' })).toContain('those of sales since 23 Jul 2024');
  expect(noted({ financialYear: '2024-25', income: 9_00_000 })).not.toContain('those of sales since');
  expect(noted(gains)).not.toContain('those of sales since');
});

describe('land that was sold', () => {
  const sold = { land: 'sold', income: 15_00_000 } as const;
  it('at a loss has no gain below nil', () => {
    const rural = { ...sold, towns: [{ inside: false, population: 10_000, distance: 9 }] };
    expect(noted({ ...rural, gain: -2_00_000 })).toContain('Its loss of ₹2,00,000 cannot be used.');
    expect(noted({ ...rural, gain: 2_00_000 })).toContain('Its gain of ₹2,00,000 is left out');
  });

  it('in a town can be exempt by bonds or a home too, if held for long', () => {
    const urban = { ...sold, towns: [{ inside: true, population: 20_000, distance: null }], gain: 10_00_000 };
    expect(noted(urban)).toContain(
      'Bonds under section 54EC or a home under section 54F can exempt a long-term gain too.',
    );
    expect(noted({ ...urban, held: 'short' })).not.toContain('54EC');
  });
});

it('says that what is left of the business part of a crop loss needs a return in time', () => {
  const crops = [{ crop: 'tea', profit: -5_00_000 }] as const;
  const left = 'What is left of it is carried forward only if you file the return in time.';
  expect(noted({ salary: 13_75_000, income: 0, crops: [...crops] })).toContain(left);
  expect(noted({ income: 9_00_000, crops: [...crops] })).not.toContain(left);
});
