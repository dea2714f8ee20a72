import Decimal from 'decimal.js';
import fc from 'fast-check';
import calculator from '@/content/calculators/ppf-calculator';
import { loanYears, type PpfInput, ppfAccount, withYearsCounted } from '@/content/calculators/ppf-calculator/account';
import { fields } from '@/content/calculators/ppf-calculator/form';
import { golden } from '@/content/calculators/ppf-calculator/golden';
import { amountCells } from '@/content/calculators/ppf-calculator/rows';
import { withFilledRows } from '@/content/filled-rows';
import { ppfRateKnownUntil } from '@/content/rules/savings-rates-until';
import { ppfInterestRate } from '@/content/rules/small-savings';
import { type AnyInput, defaultInput, figuresOf, type InputOf, shownInput } from '@/lib/calculator';
import {
  equivalentTaxedRate,
  type Movement,
  taxedDepositValue,
  yearsOfMonthlyBalance,
} from '@/lib/finance/monthly-balance';
import { valueOn } from '@/lib/law';
import { runs } from '../runs';

type Input = InputOf<typeof fields>;
const defaults = defaultInput(fields) as Input;
const inputWith = (some: Partial<Input>) => shownInput(fields, { ...defaults, ...some } as AnyInput) as Input;
const accountWith = (some: Partial<Input>) =>
  ppfAccount(withYearsCounted(withFilledRows(inputWith(some), amountCells)));
const unrounded = (interest: number) => interest;
const near = (found: number, expected: number, relative = 1e-9) =>
  expect(Math.abs(found - expected)).toBeLessThanOrEqual(relative * Math.max(1, Math.abs(expected)));

const book = (movements: readonly Movement[], years: number, rate = 7.1, opening = 0) =>
  yearsOfMonthlyBalance({ opening, years, movements, ratePercent: () => rate, cutOffDay: 5, credited: unrounded });

describe('interest on monthly balances', () => {
  test('money paid in on the 5th counts for the month, on the 6th it does not', () => {
    expect(book([{ month: 0, day: 5, amount: 1_200 }], 1, 10)[0]?.interest).toBe(120);
    expect(book([{ month: 0, day: 6, amount: 1_200 }], 1, 10)[0]?.interest).toBe(110);
  });

  test('money taken out on any day of a month earns nothing for that month', () => {
    for (const day of [1, 5, 6, 31]) {
      expect(book([{ month: 11, day, amount: -1_200 }], 1, 10, 1_200)[0]?.interest).toBe(110);
    }
  });

  test('the lowest balance counts even if the money comes back within the month', () => {
    const out = { month: 3, day: 10, amount: -600 };
    expect(book([out, { month: 3, day: 20, amount: 600 }], 1, 10, 1_200)[0]?.interest).toBe(115);
    expect(book([{ month: 3, day: 20, amount: 600 }, out], 1, 10, 1_200)[0]?.interest).toBe(115);
  });

  test('money that comes after the 5th does not lift a balance that falls later in the month', () => {
    const movements = [
      { month: 0, day: 10, amount: 500 },
      { month: 0, day: 20, amount: -800 },
    ];
    expect(book(movements, 1, 12, 1_000)[0]?.lowestBalances).toBe(12 * 700);
  });

  test('level deposits by the 5th of April at one rate follow the formula of an annuity due', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10, max: 3_000 }),
        fc.integer({ min: 1, max: 45 }),
        fc.double({ min: 0.1, max: 15, noNaN: true }),
        (fifties, years, rate) => {
          const deposit = 50 * fifties;
          const movements = Array.from({ length: years }, (_, year) => ({ month: 12 * year, day: 5, amount: deposit }));
          const i = rate / 100;
          near(book(movements, years, rate).at(-1)?.closing ?? 0, (deposit * ((1 + i) ** years - 1) * (1 + i)) / i);
        },
      ),
    );
  });

  test('twelve instalments a year earn 78 twelfths by the 5th and 66 twelfths after it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 250 }), fc.double({ min: 0, max: 15, noNaN: true }), (fifties, rate) => {
        const instalment = 50 * fifties;
        const paid = (day: number) => Array.from({ length: 12 }, (_, month) => ({ month, day, amount: instalment }));
        near(book(paid(5), 1, rate)[0]?.interest ?? 0, (instalment * 78 * rate) / 1_200);
        near(book(paid(6), 1, rate)[0]?.interest ?? 0, (instalment * 66 * rate) / 1_200);
      }),
    );
  });

  test('each year closes with what it opened with, paid in, paid out and earned', () => {
    const movement = fc.record({
      month: fc.integer({ min: 0, max: 59 }),
      day: fc.integer({ min: 1, max: 31 }),
      amount: fc.integer({ min: -1_000, max: 5_000 }),
    });
    fc.assert(
      fc.property(fc.array(movement, { maxLength: 40 }), (movements) => {
        let before = 10_00_000;
        for (const year of book(movements, 5, 7.1, before)) {
          expect(year.opening).toBe(before);
          near(year.closing, year.opening + year.paidIn - year.paidOut + year.interest);
          before = year.closing;
        }
      }),
    );
  });

  test('exact decimals, month by month, agree to a millionth of a rupee', () => {
    const rateOf = (month: number) => [8, 7.9, 7.1][Math.floor(month / 40)] ?? 7.1;
    const movements = Array.from({ length: 120 }, (_, month) => ({
      month,
      day: 1 + ((7 * month) % 28),
      amount: 12_345,
    }));
    let balance = new Decimal(0);
    for (let year = 0; year < 10; year += 1) {
      let interest = new Decimal(0);
      for (let month = 12 * year; month < 12 * year + 12; month += 1) {
        const movement = movements[month];
        const counts = movement !== undefined && movement.day <= 5;
        const lowest = counts ? balance.plus(movement.amount) : balance;
        interest = interest.plus(lowest.times(rateOf(month)).div(1_200));
        balance = balance.plus(movement?.amount ?? 0);
      }
      balance = balance.plus(interest);
    }
    const found = yearsOfMonthlyBalance({
      opening: 0,
      years: 10,
      movements,
      ratePercent: rateOf,
      cutOffDay: 5,
      credited: unrounded,
    });
    expect(found.at(-1)?.closing).toBeCloseTo(balance.toNumber(), 6);
  });
});

describe('the same money in a taxed deposit', () => {
  test('without tax it is quarterly compounding', () => {
    near(taxedDepositValue(1_00_000, 5, [], 7, 0), 141477.81957557998);
  });

  test('tax each year leaves the effective rate less the tax', () => {
    const net = ((1 + 6.5 / 400) ** 4 - 1) * (1 - 0.312);
    near(taxedDepositValue(1_00_000, 10, [], 6.5, 31.2), 1_00_000 * (1 + net) ** 10);
  });

  test('money that comes on the last day of a month earns from the next', () => {
    near(taxedDepositValue(0, 1, [{ month: 8, day: 31, amount: 1_000 }], 8, 0), 1_020);
  });

  test('the rate that matches PPF gives what PPF gives', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 15, noNaN: true }),
        fc.double({ min: 0, max: 45, noNaN: true }),
        (rate, tax) => {
          near(
            taxedDepositValue(1_00_000, 12, [], equivalentTaxedRate(rate, tax), tax),
            1_00_000 * (1 + rate / 100) ** 12,
          );
        },
      ),
    );
  });
});

describe('notified rates', () => {
  test('interest was 8% on the last day of November 2011 and 8.6% on the first of December', () => {
    expect(valueOn(ppfInterestRate, '2011-11-30').value).toBe(8);
    expect(valueOn(ppfInterestRate, '2011-12-01').value).toBe(8.6);
  });

  test('interest fell from 7.9% to 7.1% on 1 April 2020 and has not moved up to the last rate on file', () => {
    expect(valueOn(ppfInterestRate, '2020-03-31').value).toBe(7.9);
    expect(valueOn(ppfInterestRate, '2020-04-01').value).toBe(7.1);
    expect(valueOn(ppfInterestRate, ppfRateKnownUntil.value).value).toBe(7.1);
  });

  test('the series ascends by date', () => {
    const dates = ppfInterestRate.from.map((entry) => entry.date);
    expect(dates).toEqual([...new Set(dates)].sort());
  });
});

describe('worked cases of the PPF calculator', () => {
  test.each(golden.map((each) => [each.name, each] as const))('%s', (_name, each) => {
    const input = inputWith(each.input);
    const found = calculator.check?.(input) ?? [];
    if (each.refused !== undefined) {
      expect(found.map((problem) => problem.text).join('\n')).toContain(each.refused);
      for (const path of found.flatMap((problem) => problem.fields))
        expect(Object.keys(fields)).toContain(path.split('.')[0]);
      return;
    }
    expect(found).toEqual([]);
    const figures = new Map(figuresOf(calculator.compute(input)).map((figure) => [figure.label, figure.value]));
    for (const [label, expected] of Object.entries(each.expect ?? {})) {
      const value = figures.get(label);
      if (typeof expected === 'string') expect([label, value]).toEqual([label, expected]);
      else expect([label, Math.abs(Number(value) - expected) < 0.005]).toEqual([label, true]);
    }
  });
});

test.each((calculator.presets ?? []).map((preset) => [preset.label, preset] as const))(
  'the example "%s" is an account that the Scheme allows',
  (_label, preset) => {
    expect(calculator.check?.(inputWith(preset.input))).toEqual([]);
  },
);

const bounded = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const day = (min: string, max: string) =>
  fc
    .date({ min: new Date(min), max: new Date(max), noInvalidDate: true })
    .map((each) => each.toISOString().slice(0, 10));
const financialYear = (first: number, last: number) =>
  fc.integer({ min: first, max: last }).map((year) => `${year}-${String((year + 1) % 100).padStart(2, '0')}`);
/** Rows in one account of three: more of them seldom make an account that the Scheme allows. */
const mostly = <Row>(rows: fc.Arbitrary<Row[]>) =>
  fc.oneof({ weight: 2, arbitrary: fc.constant<Row[]>([]) }, { weight: 1, arbitrary: rows });
const anyInput = fc.record({
  deposit: bounded(500, 1_50_000),
  pattern: fc.constantFrom('april' as const, 'month' as const, 'monthlyBy' as const, 'monthlyAfter' as const),
  payMonth: fc.constantFrom('04', '07', '12', '03'),
  payBy: fc.constantFrom('by' as const, 'after' as const),
  opened: day('2014-04-01', '2030-03-31'),
  rate: bounded(0, 15),
  horizon: fc.constantFrom('fifteen' as const, 'sixteen' as const),
  extensions: fc.integer({ min: 0, max: 5 }),
  extensionKind: fc.constantFrom('with' as const, 'without' as const),
  rounding: fc.constantFrom('exact' as const, 'rupee' as const),
  fdRate: bounded(0, 15),
  taxRate: bounded(0, 45),
  passbook: mostly(
    fc.array(fc.record({ financialYear: financialYear(2022, 2028), balance: bounded(0, 50_00_000) }), {
      minLength: 1,
      maxLength: 2,
    }),
  ),
  schedule: mostly(
    fc.array(fc.record({ financialYear: financialYear(2029, 2034), amount: fc.constantFrom(0, 500, 499, 20_000) }), {
      minLength: 1,
      maxLength: 3,
    }),
  ),
  rateChanges: fc.array(fc.record({ from: fc.constantFrom('2026-04', '2031-10'), rate: bounded(0, 15) }), {
    maxLength: 1,
  }),
  payouts: mostly(
    fc.array(
      fc.record({
        kind: fc.constantFrom('withdrawal' as const, 'loan' as const),
        date: day('2029-04-01', '2040-03-31'),
        amount: fc.integer({ min: 1, max: 60_000 }),
        repaidAfter: fc.integer({ min: 1, max: 60 }),
      }),
      { minLength: 1, maxLength: 3 },
    ),
  ),
});

describe('every account that is accepted', () => {
  test('holds what was paid in and earned less what was taken out', () => {
    let tried = 0;
    let accepted = 0;
    fc.assert(
      fc.property(anyInput, (some) => {
        const asked = inputWith(some);
        const input: PpfInput = withYearsCounted(withFilledRows(asked, amountCells));
        tried += 1;
        if ((calculator.check?.(asked) ?? []).length > 0) return;
        accepted += 1;
        const account = ppfAccount(input);
        near(account.closing, account.opening + account.deposits + account.interest - account.withdrawn);
        for (const year of account.years) {
          expect(year.closing).toBeGreaterThan(-1e-6);
          expect(year.withdrawn).toBeLessThanOrEqual((year.withdrawalLimit ?? Number.POSITIVE_INFINITY) + 1e-6);
          expect(year.deposit).toBeLessThanOrEqual(1_50_000 + 1e-6);
        }
      }),
      { numRuns: runs(100, 10_000) },
    );
    expect(accepted).toBeGreaterThan(tried / 4);
  });

  test('gives finite figures, parts that add up and one value for each label', () => {
    fc.assert(
      fc.property(anyInput, (some) => {
        const input = inputWith(some);
        if ((calculator.check?.(input) ?? []).length > 0) return;
        const result = calculator.compute(input);
        const seen = new Map<string, number | string>();
        for (const figure of figuresOf(result)) {
          if (typeof figure.value === 'number') {
            expect(Number.isFinite(figure.value)).toBe(true);
            expect(Object.is(figure.value, -0)).toBe(false);
          }
          const before = seen.get(figure.label);
          if (before !== undefined) expect([figure.label, figure.value]).toEqual([figure.label, before]);
          seen.set(figure.label, figure.value);
        }
        for (const breakdown of result.breakdowns ?? []) {
          near(
            breakdown.parts.reduce((sum, part) => sum + part.value, 0),
            breakdown.total.value,
          );
          for (const part of breakdown.parts) expect(part.value).toBeGreaterThan(-1e-6);
        }
        for (const table of result.tables ?? []) {
          for (const row of table.rows) expect(row).toHaveLength(table.columns.length);
          expect(table.total).toHaveLength(table.columns.length);
        }
      }),
      { numRuns: runs(60, 1_000) },
    );
  });

  test('earns more when the same money comes by 5 April than at any other time of the year', () => {
    fc.assert(
      fc.property(
        bounded(500, 1_50_000),
        bounded(0, 15),
        fc.constantFrom('month' as const, 'monthlyBy' as const, 'monthlyAfter' as const),
        (deposit, rate, pattern) => {
          const amount = (of: Input['pattern']) => accountWith({ deposit, rate, pattern: of }).closing;
          expect(amount('april')).toBeGreaterThanOrEqual(amount(pattern) - 1e-6);
        },
      ),
    );
  });
});

describe('the windows of the Scheme', () => {
  test('loans run from the third to the sixth financial year, withdrawals from the seventh', () => {
    expect(loanYears).toEqual({ first: 3, last: 6 });
    const account = accountWith({ horizon: 'sixteen' });
    expect(account.years.filter((year) => year.loanLimit !== null).map((year) => year.number)).toEqual([3, 4, 5, 6]);
    expect(account.years.filter((year) => year.withdrawalLimit !== null).map((year) => year.number)).toEqual([
      7, 8, 9, 10, 11, 12, 13, 14, 15, 16,
    ]);
  });

  test('opened on 31 March or on 1 April, the account matures a year apart', () => {
    const matures = (opened: string) =>
      figuresOf(calculator.compute(inputWith({ opened }))).find((figure) => figure.label === 'Account matures on')
        ?.value;
    expect(matures('2026-03-31')).toBe('2041-04-01');
    expect(matures('2026-04-01')).toBe('2042-04-01');
  });

  test('a deposit below the minimum or above the ceiling cannot be typed', () => {
    expect(fields.deposit.min).toBe(500);
    expect(fields.deposit.max).toBe(1_50_000);
    expect(fields.schedule.fields.amount.max).toBe(1_50_000);
  });

  test('Form-4 is due before one year has passed from maturity', () => {
    const steps =
      calculator.compute(inputWith({ opened: '2025-07-15', horizon: 'sixteen', today: '2026-04-01' })).actions ?? [];
    expect(steps.find((step) => step.text.includes('Form-4 if you want'))?.date).toBe('2042-03-31');
    expect(steps.filter((step) => step.date?.endsWith('-04-05')).map((step) => step.date)).toEqual([
      '2026-04-05',
      '2027-04-05',
      '2028-04-05',
    ]);
  });

  test('a deposit that is not a multiple of ₹50 is named', () => {
    const limits = (deposit: number) =>
      (calculator.compute(inputWith({ deposit })).caveats ?? []).filter((note) =>
        note.text.includes('multiples of ₹50'),
      );
    expect(limits(1_00_000)).toHaveLength(0);
    expect(limits(1_00_001)).toHaveLength(1);
    expect(limits(99_950)).toHaveLength(0);
  });
});

describe('what goes in and out of an account', () => {
  const movements = [
    { month: 0, day: 1, amount: 500 },
    { month: 0, day: 20, amount: 300 },
    { month: 4, day: 10, amount: -200 },
  ];

  test('is listed separately', () => {
    const [year] = yearsOfMonthlyBalance({
      opening: 0,
      years: 1,
      movements,
      ratePercent: () => 12,
      cutOffDay: 5,
      credited: unrounded,
    });
    expect(year).toMatchObject({ paidIn: 800, paidOut: 200 });
  });

  test('of one month all counts in a taxed deposit, and nothing of months outside it', () => {
    const value = (some: readonly { month: number; day: number; amount: number }[]) =>
      taxedDepositValue(0, 1, some, 8, 0);
    const [first, second] = [
      { month: 2, day: 5, amount: 700 },
      { month: 2, day: 25, amount: 300 },
    ];
    near(value([first, second]), value([first]) + value([second]));
    expect(
      value([
        { month: -1, day: 5, amount: 700 },
        { month: 12, day: 5, amount: 700 },
      ]),
    ).toBe(0);
  });
});
