import fc from 'fast-check';
import { periodicRate } from '@/lib/finance/irr';
import { balanceAfter, levelPayment, periodsToRepay, wholePeriodsToRepay } from '@/lib/finance/level-payment';
import { amortise, type LoanTerms } from '@/lib/finance/loan';
import {
  delayed,
  type ExtraPayment,
  monthlyFromYearly,
  type RunningLoan,
  repay,
  valueAtEnd,
  yearlyFromMonthly,
} from '@/lib/finance/prepayment';

// Expected figures come from decimal arithmetic with 50 digits, outside this code.

function levelLoan(balance: number, yearlyPercent: number, periods: number): RunningLoan {
  const ratePerPeriod = yearlyPercent / 1200;
  return { balance, ratePerPeriod, periods, instalment: levelPayment(balance, ratePerPeriod, periods) };
}
const homeLoan = levelLoan(50_00_000, 8.5, 240);
const once = (from: number, amount: number): ExtraPayment => ({ kind: 'amount', from, amount });
const saved = (extra: readonly ExtraPayment[], keeps: 'instalment' | 'term' = 'instalment') =>
  repay(homeLoan, [], keeps).totalInterest - repay(homeLoan, extra, keeps).totalInterest;

describe('extra payments on ₹50 lakh at 8.5% over 240 months', () => {
  it('without any leave 240 instalments and ₹54,13,878.80 of interest', () => {
    const { periods, totalInterest, balances, totalExtra } = repay(homeLoan, [], 'instalment');
    expect([periods, totalExtra, balances.at(-1)]).toEqual([240, 0, 0]);
    expect(totalInterest).toBeCloseTo(54_13_878.800386406, 5);
  });
  it('of ₹5 lakh after instalment 24 end it in month 195 and save ₹14,57,300.66', () => {
    expect(repay(homeLoan, [once(24, 5_00_000)], 'instalment').periods).toBe(195);
    expect(saved([once(24, 5_00_000)])).toBeCloseTo(14_57_300.660334396, 5);
  });
  it('of ₹5 lakh that lower the instalment to ₹38,863.87 save a third of that', () => {
    const lowered = repay(homeLoan, [once(24, 5_00_000)], 'term');
    expect([lowered.periods, lowered.instalments[24]]).toEqual([240, homeLoan.instalment]);
    expect(lowered.instalments[25]).toBeCloseTo(38_863.874395539, 6);
    expect(saved([once(24, 5_00_000)], 'term')).toBeCloseTo(4_77_894.050911375, 5);
  });
  it('of ₹5,000 every month end it in month 187', () => {
    const monthly: ExtraPayment = { kind: 'amount', from: 1, every: 1, amount: 5_000 };
    expect(repay(homeLoan, [monthly], 'instalment').periods).toBe(187);
    expect(saved([monthly])).toBeCloseTo(13_89_249.7093266, 5);
  });
  it('of an instalment more after every twelfth end it in month 201', () => {
    const yearly: ExtraPayment = { kind: 'amount', from: 12, every: 12, amount: 43_391.16 };
    expect(repay(homeLoan, [yearly], 'instalment').periods).toBe(201);
    expect(saved([yearly])).toBeCloseTo(10_29_139.139533524, 5);
  });
  it('of an instalment that rises 5% after every 12 end it in month 147', () => {
    const rise: ExtraPayment = { kind: 'rise', from: 12, growth: 0.05 };
    const { periods, extras } = repay(homeLoan, [rise], 'instalment');
    expect([periods, extras[12]]).toEqual([147, 0]);
    expect(extras[13]).toBeCloseTo(homeLoan.instalment * 0.05, 8);
    expect(extras[24]).toBeCloseTo(homeLoan.instalment * 0.05, 8);
    expect(extras[25]).toBeCloseTo(homeLoan.instalment * 0.1025, 8);
    expect(saved([rise])).toBeCloseTo(19_51_712.236779954, 5);
  });
  it('of 5% of the balance every year end it in month 144', () => {
    const share: ExtraPayment = { kind: 'share', from: 12, every: 12, share: 0.05 };
    expect(repay(homeLoan, [share], 'instalment').periods).toBe(144);
    expect(saved([share])).toBeCloseTo(26_15_626.39045009, 5);
  });
  it('of the whole balance now leave nothing to pay', () => {
    for (const amount of [50_00_000, 49_99_999.996, 90_00_000]) {
      const { periods, extras, totalInterest } = repay(homeLoan, [once(0, amount)], 'term');
      expect([periods, extras, totalInterest]).toEqual([0, [50_00_000], 0]);
    }
  });
});

it('a loan whose instalments end in a smaller one runs for the months that the logarithm gives, rounded up', () => {
  const loan: RunningLoan = { balance: 40_00_000, ratePerPeriod: 8.5 / 1200, instalment: 40_000, periods: 0 };
  const periods = wholePeriodsToRepay(loan.balance, loan.ratePerPeriod, loan.instalment) ?? 0;
  const plain = repay({ ...loan, periods }, [], 'instalment');
  expect([periods, plain.periods]).toEqual([175, 175]);
  expect(plain.totalInterest).toBeCloseTo(29_82_636.420470007, 5);
  const lowered = repay({ ...loan, periods }, [once(0, 5_00_000)], 'term');
  // 35,00,000 × r ÷ (1 − (1 + r)⁻¹⁷⁵) with r = 8.5% ÷ 12, to the last one.
  expect(lowered.periods).toBe(175);
  expect(lowered.instalments[1]).toBeCloseTo(34_955.8782260572, 6);
  expect(lowered.instalments[175]).toBeCloseTo(34_955.8782260572, 4);
});

it('extra payments put off are the same payments later', () => {
  expect(delayed([once(0, 5), { kind: 'rise', from: 3, growth: 0.1 }], 12)).toEqual([
    once(12, 5),
    { kind: 'rise', from: 15, growth: 0.1 },
  ]);
});

describe('for any level loan and extra payments', () => {
  const anyLoan = fc
    .record({
      balance: fc.integer({ min: 1_000, max: 5_00_00_000 }),
      rate: fc.integer({ min: 0, max: 2_400 }),
      periods: fc.integer({ min: 1, max: 360 }),
    })
    .map(({ balance, rate, periods }) => levelLoan(balance, rate / 100, periods));
  const anyAmounts = fc.array(
    fc.record({
      kind: fc.constant('amount' as const),
      from: fc.integer({ min: 1, max: 300 }),
      every: fc.constantFrom(undefined, 1, 12),
      amount: fc.integer({ min: 1, max: 5_00_000 }),
    }),
    { maxLength: 4 },
  );
  const keeps = fc.constantFrom('instalment' as const, 'term' as const);

  it('the schedule is the one of a new loan on the same terms', () => {
    fc.assert(
      fc.property(anyLoan, anyAmounts, keeps, (loan, extra, kept) => {
        const terms: LoanTerms = {
          principal: loan.balance,
          ratePerPeriod: loan.ratePerPeriod,
          periods: loan.periods,
          prepayments: extra,
          prepaymentKeeps: kept,
        };
        const { rows } = amortise(terms);
        const { periods, balances, totalInterest } = repay(loan, extra, kept);
        // Where a bare half paisa decides, the two may end a month apart.
        if (Math.abs(rows.length - periods) > 1) throw new Error(`${rows.length} and ${periods} months`);
        const interest = rows.reduce((sum, row) => sum + row.interest, 0);
        expect(Math.abs(totalInterest - interest)).toBeLessThan(0.02 + loan.balance * 1e-9);
        expect(balances.at(-1)).toBe(0);
      }),
    );
  });

  it('the months after one payment are those of the closed form', () => {
    fc.assert(
      fc.property(
        anyLoan,
        fc.integer({ min: 0, max: 200 }),
        fc.double({ min: 0.01, max: 0.9, noNaN: true }),
        (loan, at, part) => {
          fc.pre(at < loan.periods - 1);
          const owed = balanceAfter(loan.balance, loan.ratePerPeriod, loan.instalment, at);
          const left = periodsToRepay(owed * (1 - part), loan.ratePerPeriod, loan.instalment) ?? Number.NaN;
          fc.pre(Math.abs(left - Math.round(left)) > 1e-4);
          expect(repay(loan, [once(at, owed * part)], 'instalment').periods).toBe(at + Math.ceil(left));
        },
      ),
    );
  });

  it('principal repaid and extra payments add up to the balance, and a payment earns exactly the rate of the loan', () => {
    fc.assert(
      fc.property(anyLoan, anyAmounts, keeps, (loan, extra, kept) => {
        const plan = repay(loan, extra, kept);
        const base = repay(loan, [], kept);
        const paid = plan.instalments.reduce((sum, each) => sum + each, 0);
        expect(paid - plan.totalInterest + plan.totalExtra).toBeCloseTo(loan.balance, 1);
        expect(plan.totalInterest).toBeLessThanOrEqual(base.totalInterest + 0.01);
        if (plan.totalExtra < 1_000 || loan.ratePerPeriod === 0) return;
        const flows = base.instalments.map(
          (due, period) => due - (plan.instalments[period] ?? 0) - (plan.extras[period] ?? 0),
        );
        expect(periodicRate(flows) ?? Number.NaN).toBeCloseTo(loan.ratePerPeriod, 5);
      }),
      { numRuns: 50 },
    );
  });
});

describe('what flows are worth at the end', () => {
  it('is ₹126 for ₹100 two periods before at 10% and ₹5 now', () => {
    expect(valueAtEnd([100, 0, 5], 0.1)).toBeCloseTo(126, 10);
    expect(valueAtEnd([], 0.1)).toBe(0);
  });
  it('8.5% a year in monthly rests is 8.839091% effective, and back', () => {
    expect(yearlyFromMonthly(8.5 / 1200) * 100).toBeCloseTo(8.839090589, 8);
    expect(monthlyFromYearly(0.08839090589)).toBeCloseTo(8.5 / 1200, 10);
  });
});

describe('the last instalment of a running loan', () => {
  const free = (balance: number, instalment: number, periods: number): RunningLoan => ({
    balance,
    instalment,
    periods,
    ratePerPeriod: 0,
  });

  it('is the one of the term, whatever is still owed then', () => {
    expect(repay(free(100, 10, 2), [], 'instalment')).toMatchObject({ periods: 2, instalments: [0, 10, 90] });
  });

  it('comes as soon as an instalment is enough, half a paisa being nothing, and pays no more than is owed', () => {
    expect(repay(free(100, 60, 10), [], 'instalment').instalments).toEqual([0, 60, 40]);
    expect(repay(free(100.004, 50, 10), [], 'instalment').periods).toBe(2);
    const { instalments } = repay({ ...free(100, 95, 10), ratePerPeriod: 0.1 }, [], 'instalment');
    expect(instalments).toHaveLength(3);
    expect(instalments[1]).toBe(95);
    expect(instalments[2]).toBeCloseTo(15 * 1.1, 12);
  });

  it('leaves lists of one figure for each period, from now on', () => {
    expect(repay(free(100, 50, 2), [once(0, 10)], 'instalment')).toMatchObject({
      interest: [0, 0, 0],
      instalments: [0, 50, 40],
      extras: [10, 0, 0],
      balances: [90, 40, 0],
    });
  });
});
