/** Relief for arrears of salary: what holds for every list of arrears. */
import fc from 'fast-check';
import incomeTax from '@/content/calculators/income-tax';
import type { IncomeTaxInput } from '@/content/calculators/income-tax/form';
import { figuresOf } from '@/lib/calculator';
import { resultOf } from '../result-of';
import { runs } from '../runs';

type Row = IncomeTaxInput['arrears'][number];

const plain: Row = {
  year: '2019-20',
  amount: 0,
  income: 0,
  regime: 'old',
  age: 'below60',
  typed: false,
  taxWithout: null,
  taxWith: null,
};

const answer = (input: Partial<IncomeTaxInput>) => resultOf(incomeTax, input);

const figure = (input: Partial<IncomeTaxInput>, label: string) =>
  Number(figuresOf(answer(input)).find((each) => each.label === label)?.value);

const years = ['2014-15', '2015-16', '2016-17', '2017-18', '2018-19', '2019-20', '2020-21', '2023-24', '2024-25'];
const row = fc.record({
  amount: fc.integer({ min: 1, max: 10_00_000 }),
  income: fc.integer({ min: 0, max: 1_20_00_000 }),
  regime: fc.constantFrom('old' as const, 'new' as const),
  age: fc.constantFrom('below60' as const, 'senior' as const, 'verySenior' as const),
});
const lists = fc
  .tuple(fc.shuffledSubarray(years, { minLength: 1, maxLength: 4 }), fc.array(row, { minLength: 4, maxLength: 4 }))
  .map(([chosen, rows]) => chosen.map((year, index): Row => ({ ...plain, ...rows[index], year })));
const inputs = fc.record({
  financialYear: fc.constantFrom('2025-26' as const, '2026-27' as const),
  salary: fc.integer({ min: 40_00_000, max: 2_50_00_000 }),
  regime: fc.constantFrom('old' as const, 'new' as const),
  arrears: lists,
});

it('relief is what is left of the tax on the arrears, and never below nil', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const [now, then, relief] = [
        'Tax on the arrears this year',
        'Tax on the arrears in their own years',
        'Relief for arrears',
      ].map((label) => figure(input, label));
      expect(relief).toBe(Math.max(0, (now ?? 0) - (then ?? 0)));
      expect(now).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: runs(100, 5_000) },
  );
});

it('relief lowers the tax as the same relief does that is typed', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const reliefs = figure(input, 'Relief for arrears');
      expect(figure(input, 'Income-tax')).toBe(figure({ ...input, arrears: [], reliefs }, 'Income-tax'));
    }),
    { numRuns: runs(100, 5_000) },
  );
});

it('the order of the rows and rows without an amount change nothing', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const all = JSON.stringify(answer(input));
      const other = [...input.arrears].reverse();
      expect(JSON.stringify(answer({ ...input, arrears: other }))).toBe(all);
      expect(
        JSON.stringify(answer({ ...input, arrears: [...other, { ...plain, year: '2022-23', income: null }] })),
      ).toBe(all);
      expect(answer({ ...input, arrears: [plain] })).toEqual(answer({ ...input, arrears: [] }));
    }),
    { numRuns: runs(50, 1_000) },
  );
});

it('gives no relief where every year bears the highest slab rate below the surcharge', () => {
  const lakhs = fc.integer({ min: 11, max: 30 }).map((count) => count * 1_00_000);
  fc.assert(
    fc.property(
      fc.shuffledSubarray(['2018-19', '2019-20', '2021-22', '2024-25'], { minLength: 1 }),
      lakhs,
      (chosen, income) => {
        const arrears = chosen.map((year) => ({ ...plain, year, amount: 1_00_000, income }));
        const input = { financialYear: '2025-26', salary: 45_00_000, regime: 'old', arrears } as const;
        expect(figure(input, 'Tax on the arrears this year')).toBe(chosen.length * 31_200);
        expect(figure(input, 'Relief for arrears')).toBe(0);
      },
    ),
    { numRuns: runs(50, 1_000) },
  );
});

it('counts the relief again where more income changes it', () => {
  // 12,00,000 without the arrears is the limit of the rebate: ₹1,000 more bear ₹1,040 there, which leaves that much less relief.
  const arrears = [{ ...plain, year: '2023-24', amount: 3_00_000, income: 9_00_000, regime: 'new' as const }];
  const input = { financialYear: '2026-27', salary: 15_75_000, regime: 'new', arrears } as const;
  const more = { ...input, otherIncome: 1_000 };
  expect(figure(input, 'Tax on your next ₹1,000')).toBeCloseTo(
    (figure(more, 'Tax with cess') - figure(input, 'Tax with cess')) / 10,
    9,
  );
});

it('names the form of the Act, and none where there is no relief', () => {
  const arrears = [{ ...plain, amount: 1_00_000, income: 3_00_000 }];
  const actions = (input: Partial<IncomeTaxInput>) =>
    answer(input)
      .actions?.map(({ text }) => text)
      .join(' ');
  const salary = { salary: 20_00_000, arrears } as const;
  expect(actions({ ...salary, financialYear: '2025-26' })).toContain('File Form 10E on the income-tax portal');
  expect(actions({ ...salary, financialYear: '2026-27' })).toContain('File Form 39 (old 10E)');
  const none = [{ ...plain, amount: 1_00_000, income: 20_00_000 }];
  expect(actions({ salary: 9_00_000, arrears: none, financialYear: '2026-27' })).not.toContain('Form 39');
});

it('does not say that every extra rupee goes in tax where relief for arrears moves with the income', () => {
  // 51,50,000 − 50,000 is above ₹50 lakh: without arrears marginal relief of the surcharge takes all of the next income.
  const said = (input: Partial<IncomeTaxInput>) =>
    (answer({ financialYear: '2025-26', salary: 51_50_000, regime: 'old', ...input }).caveats ?? [])
      .map(({ text }) => text)
      .join(' ');
  const arrears = [{ ...plain, year: '2018-19', amount: 5_00_000, income: 30_00_000 } as const];
  expect(said({})).toContain('every extra rupee goes in tax');
  expect(said({ arrears })).not.toContain('every extra rupee goes in tax');
});

it('says so where deductions leave less income than the arrears', () => {
  // 5,00,000 − 50,000 − 1,50,000 = 3,00,000, and the arrears are 4,00,000; 2019-20: 7,00,000 bear 52,500 × 1.04, 3,00,000 nothing.
  const arrears = [{ ...plain, amount: 4_00_000, income: 3_00_000 }];
  const input = { financialYear: '2025-26', salary: 5_00_000, savings: 1_50_000, regime: 'old', arrears } as const;
  const said = (answer(input).caveats ?? []).map(({ text }) => text).join(' ');
  expect(said).toContain('lines 1 and 2 of the form do not add up to line 3');
  expect(
    answer(input)
      .tables?.find(({ id }) => id === 'arrears')
      ?.rows.map((row) => row[2]),
  ).toEqual([0, 4_00_000, 3_00_000, 0, 0, 0, 54_600, 0]);
});
