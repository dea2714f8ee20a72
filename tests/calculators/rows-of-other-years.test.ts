/** Rows that are not of a year before that of the income: the answer leaves them out and names each of them, on every page that asks for such rows. */
import advanceTax from '@/content/calculators/advance-tax';
import farm from '@/content/calculators/agriculture-income-tax';
import company from '@/content/calculators/corporate-tax';
import family from '@/content/calculators/huf-tax-calculator';
import incomeTax from '@/content/calculators/income-tax';
import refund from '@/content/calculators/income-tax-refund-estimator';
import abroad from '@/content/calculators/nri-taxation-calculator';
import rent from '@/content/calculators/rental-income';
import type { AnyCalculator } from '@/lib/calculator';
import { answeredOrThrow } from '../oracle/answered';

const warned = (calculator: AnyCalculator, input: object) =>
  (answeredOrThrow(calculator, input).result.caveats ?? [])
    .filter(({ kind }) => kind === 'warning')
    .map(({ text }) => text)
    .filter((text) => /^(?:Loss|Year|Payment|Income) \d|^The arrears of/.test(text));

const lossIn = (kind: object) => (year: string, amount: number) => ({ ...kind, year, amount });
const pages: readonly (readonly [string, AnyCalculator, ReturnType<typeof lossIn>])[] = [
  ['income-tax', incomeTax, lossIn({ kind: 'shortTermCapital' })],
  ['huf-tax-calculator', family, lossIn({ kind: 'house' })],
  ['nri-taxation-calculator', abroad, lossIn({ kind: 'house' })],
  ['rental-income', rent, lossIn({})],
  ['agriculture-income-tax', farm, lossIn({})],
];

it.each(pages)('%s names losses that are not brought forward', (_, calculator, loss) => {
  const losses = [loss('2023-24', 1_000), loss('2024-25', 2_000), loss('2025-26', 3_000), loss('2025-26', 0)];
  expect(warned(calculator, { financialYear: '2024-25', losses })).toEqual([
    'Loss 2 is of FY 2024-25 itself, so it is not brought forward. We leave it out. A loss of the year itself belongs in the boxes for the income of that year.',
    'Loss 3, of FY 2025-26, is not of a year before FY 2024-25. We leave it out.',
  ]);
  expect(warned(calculator, { financialYear: '2024-25', losses: losses.slice(0, 1) })).toEqual([]);
});

it('corporate-tax names a loss of the year itself', () => {
  const losses = ['2024-25', '2025-26'].map((year) => ({ kind: 'depreciation', year, amount: 1_000, ofLost: 0 }));
  expect(warned(company, { year: '2025-26', losses })).toEqual([
    'Loss 2 is of FY 2025-26 itself, so it is not brought forward. We leave it out. A loss of the year itself belongs in the boxes for the income of that year.',
  ]);
  expect(warned(company, { year: '2026-27', losses })).toEqual([]);
});

it('income-tax names arrears that are not of an earlier year, and counts them towards no limit', () => {
  const row = (year: string, amount: number, income: number | null) => ({
    year,
    amount,
    income,
    regime: 'new',
    age: 'below60',
    typed: false,
    taxWithout: null,
    taxWith: null,
  });
  const arrears = [row('2024-25', 20_00_000, null), row('2024-25', 10_000, null), row('2023-24', 3_00_000, 9_00_000)];
  const input = { financialYear: '2024-25', salary: 15_75_000 };
  expect(warned(incomeTax, { ...input, arrears })).toEqual([
    'The arrears of ₹20,00,000 in the row of FY 2024-25 do not belong to a year before FY 2024-25. We work out no relief for them.',
    'The arrears of ₹10,000 in the row of FY 2024-25 do not belong to a year before FY 2024-25. We work out no relief for them.',
  ]);
  const relief = (rows: object) => answeredOrThrow(incomeTax, { ...input, arrears: rows }).figure('Relief for arrears');
  expect(relief(arrears)).toBe(relief(arrears.slice(2)));
});

it('the NRI page names days of years that are not earlier', () => {
  const earlier = [
    { year: '2023-24', days: 10 },
    { year: '2024-25', days: 1 },
    { year: '2025-26', days: 20 },
    { year: '2025-26', days: null },
  ];
  expect(warned(abroad, { financialYear: '2024-25', earlier })).toEqual([
    'Year 2 of the earlier years, FY 2024-25, is not before FY 2024-25. We leave its 1 day out. For that year we count your stays, or the total days.',
    'Year 3 of the earlier years, FY 2025-26, is not before FY 2024-25. We leave its 20 days out.',
  ]);
});

it('payments before the year, and income that is not in it, are named and change nothing', () => {
  const before = 'Payment 2, of 31 Mar 2025, is before 1 Apr 2025, the first day of FY 2025-26. We leave it out.';
  const payments = ['2025-04-01', '2025-03-31', '2026-03-10'].map((date) => ({ date, amount: 10_000 }));
  const year = { financialYear: '2025-26' };
  for (const [page, input] of [
    [incomeTax, { ...year, settle: true, filedOn: '2026-07-31' }],
    [refund, { ...year, filedOn: '2026-07-20' }],
    [advanceTax, { ...year, filedOn: '2026-07-31' }],
  ] as const) {
    expect(warned(page, { ...input, payments })).toEqual([before]);
    const headline = (rows: object) => answeredOrThrow(page, { ...input, payments: rows }).result.headline;
    expect(headline(payments)).toEqual(headline(payments.filter((_, index) => index !== 1)));
  }
  const income = ['2025-03-31', '2025-04-01', '2026-03-31', '2026-04-01'].map((date) => ({
    kind: 'dividend',
    date,
    amount: 9_00_000,
    tds: 0,
  }));
  const byIncome = { ...year, mode: 'income', filedOn: '2026-07-31' };
  expect(warned(advanceTax, { ...byIncome, datedIncome: income })).toEqual([
    'Income 1, of 31 Mar 2025, is not in FY 2025-26. We leave it out.',
    'Income 4, of 1 Apr 2026, is not in FY 2025-26. We leave it out.',
  ]);
  const taxOf = (rows: object) => answeredOrThrow(advanceTax, { ...byIncome, datedIncome: rows }).result.headline;
  expect(taxOf(income)).toEqual(taxOf(income.slice(1, 3)));
  expect(taxOf(income)).not.toEqual(taxOf([]));
});

it.each([
  ['income-tax', incomeTax, { settle: true }],
  ['advance-tax', advanceTax, {}],
])('%s names a day of filing before the year has ended', (_, calculator, input) => {
  const said = (filedOn: string) =>
    (
      answeredOrThrow(calculator, { ...input, financialYear: '2026-27', today: '2026-11-29', filedOn }).result
        .caveats ?? []
    )
      .map(({ text }) => text)
      .filter((text) => text.includes('We leave out the'));
  expect(said('2027-03-31')).toEqual([
    'The return for tax year 2026-27 can be filed only after the year has ended, from 1 Apr 2027. We leave out the 31 Mar 2027 that you entered.',
  ]);
  expect([said('2027-04-01'), said('')]).toEqual([[], []]);
});
