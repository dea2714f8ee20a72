import calculator from '@/content/calculators/hra-calculator';
import type { HraInput } from '@/content/calculators/hra-calculator/form';
import { type AnyInput, defaultInput, type Result, shownInput } from '@/lib/calculator';
import { resultOf } from '../result-of';

const page = (changes: Partial<HraInput>) => resultOf(calculator, changes);

const wordsOf = ({ sentence, actions = [], caveats = [], headline }: Result) =>
  [sentence, ...headline.map(({ label }) => label), ...[...actions, ...caveats].map(({ text }) => text)].join('\n');

describe('the new regime', () => {
  it.each(['hra', 'noHra', 'selfEmployed'] as const)('does not state what more rent would exempt (%s)', (situation) => {
    expect(wordsOf(page({ regime: 'old', situation }))).toMatch(/more HRA would be exempt|limit that decides/);
    const words = wordsOf(page({ regime: 'new', situation }));
    expect(words).not.toMatch(/more HRA would be exempt|limit that decides|exemption peaks/);
    expect(words).toContain('compare both regimes first');
  });
});

it('the tax saved is that of a slab, which the sentence names', () => {
  const { sentence } = page({ salary: 25_000, hra: 10_000, rent: 12_000, city: 'pune', financialYear: '2026-27' });
  expect(sentence).toContain('this saves you ₹35,568 of tax if your income is in the 30% slab.');
});

describe('months in no period', () => {
  const period = { salary: 50_000, hra: 20_000, rent: 18_000, city: 'other', moved: false } as const;

  it('are named where the answer is', () => {
    const { sentence } = page({
      pattern: 'split',
      periods: [{ from: '04', to: '02', ...period }],
      financialYear: '2025-26',
    });
    expect(sentence).toContain('Mar 2026 is in no period. HRA for that time is taxable and is not in these figures.');
  });

  it('are named as spans', () => {
    const { sentence } = page({
      pattern: 'split',
      financialYear: '2025-26',
      periods: [
        { from: '05', to: '06', ...period },
        { from: '09', to: '03', ...period },
      ],
    });
    expect(sentence).toContain('Apr 2025 and Jul 2025 to Aug 2025 are in no period');
  });

  it('are none in a whole year', () => {
    expect(page({}).sentence).not.toContain('in no period');
  });
});

describe('section 80GG', () => {
  it('saves tax at the slabs of the income, or none', () => {
    const words = (changes: Partial<HraInput>) => page({ situation: 'noHra', rent: 20_000, ...changes }).sentence;
    expect(words({})).toContain('In the old regime this saves you ₹12,480 of tax.');
    expect(words({ adjustedIncome: 2_00_000 })).toContain(
      'It saves you no tax: on this income the old regime’s tax is the same without it.',
    );
    expect(wordsOf(page({ situation: 'noHra', rent: 20_000, adjustedIncome: 2_00_000 }))).not.toContain('10BA');
    expect(words({ adjustedIncome: 2_00_000, regime: 'new' })).toContain('which would save you no tax');
  });

  it('leaves the choice of the regime to a comparison, and out where nothing is saved', () => {
    for (const situation of ['hra', 'noHra'] as const) {
      expect(wordsOf(page({ situation }))).toMatch(/Only a return filed by .* can be in the old regime/);
    }
    expect(wordsOf(page({ situation: 'noHra', adjustedIncome: 2_00_000 }))).not.toContain('can be in the old regime');
    expect(wordsOf(page({ slab: 'none' }))).not.toContain('can be in the old regime');
  });

  it('does not ask for the slab', () => {
    const base = { ...defaultInput(calculator.fields), situation: 'noHra', slab: 'none' } as AnyInput;
    expect(shownInput(calculator.fields, base).slab).toBe('top');
  });

  it('gives the limit that decides where the income is nil', () => {
    const words = wordsOf(page({ situation: 'noHra', rent: 20_000, adjustedIncome: 0 }));
    expect(words).toContain('The limit that decides is 25% of adjusted total income, which is ₹0.');
    expect(words).not.toContain('not above');
    expect(wordsOf(page({ situation: 'noHra', rent: 5_000, adjustedIncome: 6_00_000 }))).toContain(
      'Your rent is not above 10% of your adjusted total income',
    );
  });
});
