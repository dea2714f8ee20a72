import fc from 'fast-check';
import { periodicRate } from '@/lib/finance/irr';
import {
  balanceAfter,
  flatInterest,
  leastPayment,
  levelPayment,
  levelPaymentWithAdvance,
  periodsToRepay,
  principalRepaidBy,
  wholePeriodsToRepay,
} from '@/lib/finance/level-payment';
import {
  amortise,
  annualPercentageRate,
  borrowerFlows,
  flatSchedule,
  LONGEST_SCHEDULE,
  type LoanRow,
  type LoanTerms,
} from '@/lib/finance/loan';
import { runs } from '../runs';

// Expected figures come from decimal arithmetic with 50 digits, outside this code.

const homeLoan: LoanTerms = { principal: 50_00_000, ratePerPeriod: 8.5 / 1200, periods: 240 };
const sum = (rows: readonly LoanRow[], of: (row: LoanRow) => number) => rows.reduce((total, row) => total + of(row), 0);
const interestOf = (terms: LoanTerms) => sum(amortise(terms).rows, (row) => row.interest);
const lastOf = (rows: readonly LoanRow[]) => rows[rows.length - 1];
/** Rates as people quote them, to the hundredth of a percent a year, as a fraction per month. */
const monthlyRate = (mostPercent: number) => fc.integer({ min: 0, max: mostPercent * 100 }).map((bp) => bp / 120_000);
const rowOf = (terms: LoanTerms, period: number) => amortise(terms).rows[period - 1];

describe('the level payment', () => {
  it('of ₹50 lakh at 8.5% over 240 months is ₹43,391.16', () => {
    expect(levelPayment(50_00_000, 8.5 / 1200, 240)).toBeCloseTo(43_391.1616682767, 8);
  });
  it('in advance is smaller by one month of interest', () => {
    expect(levelPayment(10_00_000, 9 / 1200, 60)).toBeCloseTo(20_758.355226354, 8);
    expect(levelPayment(10_00_000, 9 / 1200, 60, 'start')).toBeCloseTo(20_603.8265273985, 8);
  });
  it('of a loan repaid after one month is principal plus one month of interest', () => {
    expect(levelPayment(1_00_000, 0.01, 1)).toBeCloseTo(1_01_000, 8);
  });
  it('without interest is plain division', () => {
    expect(levelPayment(12_00_000, 0, 12)).toBe(1_00_000);
    expect(levelPayment(12_00_000, 0, 12, 'start')).toBe(1_00_000);
  });
  it('has no jump as the rate falls to nothing', () => {
    expect(levelPayment(12_00_000, 1e-12, 12)).toBeCloseTo(1_00_000, 5);
  });
});

describe('the closed forms', () => {
  it('leave ₹49,00,488.54 of ₹50 lakh after a year', () => {
    expect(balanceAfter(50_00_000, 8.5 / 1200, 43_391.1616682767, 12)).toBeCloseTo(49_00_488.54062655, 5);
    expect(balanceAfter(1_00_000, 0.01, 51_000, 1)).toBeCloseTo(50_000, 8);
    expect(balanceAfter(1_000, 0, 100, 3)).toBe(700);
  });
  it('say that ₹43,391.16 repays the balance after a prepayment of ₹5 lakh in 170.89 months', () => {
    expect(periodsToRepay(42_92_181.17321238, 8.5 / 1200, 43_391.1616682767)).toBeCloseTo(170.891378834255, 8);
  });
  it('say that a payment equal to the interest never ends the loan, and a rupee more does', () => {
    expect(periodsToRepay(1_00_000, 0.01, 1_000)).toBeNull();
    expect(periodsToRepay(1_00_000, 0.01, 1_001)).toBeGreaterThan(600);
    expect(periodsToRepay(1_00_000, 0.01, 999)).toBeNull();
    expect(periodsToRepay(0, 0.01, 0)).toBe(0);
    expect(periodsToRepay(1_00_000, 0, 30_000)).toBeCloseTo(10 / 3, 12);
  });
  it('count the payments that a lender counts: a smaller last one is one, half a paisa that is left is none', () => {
    expect(wholePeriodsToRepay(5_00_000, 0.01, 50_000)).toBe(11);
    expect(wholePeriodsToRepay(1_00_000, 0, 30_000)).toBe(4);
    expect(wholePeriodsToRepay(90_000, 0, 30_000)).toBe(3);
    expect(wholePeriodsToRepay(90_000.004, 0, 30_000)).toBe(3);
    expect(wholePeriodsToRepay(90_000.006, 0, 30_000)).toBe(4);
    expect(wholePeriodsToRepay(100, 0.1, 200)).toBe(1);
    expect(wholePeriodsToRepay(1_00_000, 0.01, 1_000)).toBeNull();
  });
  it('count as many level payments as they were worked out for', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000, max: 1e8 }),
        monthlyRate(24),
        fc.integer({ min: 1, max: 360 }),
        (owed, rate, n) => {
          expect(wholePeriodsToRepay(owed, rate, levelPayment(owed, rate, n))).toBe(n);
        },
      ),
    );
  });
  it('name the least whole payment that ends a loan in time', () => {
    // 50,00,000 × r ÷ (1 − (1 + r)⁻⁴⁸⁰) at 8.5% is 36,654.70; at 60% ₹1 grows beyond ₹10,000 after 188 months.
    expect(leastPayment(50_00_000, 8.5 / 1200, 480, 10_000)).toBe(36_655);
    expect(periodsToRepay(1_00_00_000, 0.05, leastPayment(1_00_00_000, 0.05, 480, 10_000))).toBeLessThanOrEqual(188);
    expect(periodsToRepay(1_00_00_000, 0.05, leastPayment(1_00_00_000, 0.05, 480, 10_000) - 1)).toBeGreaterThan(188);
    expect(leastPayment(4_80_000, 0, 480, 10_000)).toBe(1_000);
    expect(leastPayment(1_00_000, 0, 480, 10_000, 0.05)).toBe(532);
  });
  it('say that ₹1,01,000 after a month at 1% repays ₹1 lakh', () => {
    expect(principalRepaidBy(1_01_000, 0.01, 1)).toBeCloseTo(1_00_000, 8);
    expect(principalRepaidBy(1_000, 0, 12)).toBe(12_000);
  });
  it('turn a principal into a payment and back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000, max: 1e9 }),
        monthlyRate(24),
        fc.integer({ min: 1, max: 360 }),
        (principal, rate, periods) => {
          const payment = levelPayment(principal, rate, periods);
          expect(principalRepaidBy(payment, rate, periods) / principal).toBeCloseTo(1, 9);
          expect((periodsToRepay(principal, rate, payment) ?? 0) / periods).toBeCloseTo(1, 6);
        },
      ),
    );
  });
  it('agree with the schedule in every row', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000, max: 1e9 }),
        monthlyRate(24),
        fc.integer({ min: 1, max: 360 }),
        (principal, ratePerPeriod, periods) => {
          const payment = levelPayment(principal, ratePerPeriod, periods);
          const { rows } = amortise({ principal, ratePerPeriod, periods });
          expect(rows).toHaveLength(periods);
          const gaps = rows.map((row) => row.closing - balanceAfter(principal, ratePerPeriod, payment, row.period));
          expect(Math.max(...gaps.map(Math.abs)) / principal).toBeLessThan(1e-9);
        },
      ),
    );
  });
});

describe('the schedule of ₹50 lakh at 8.5% over 240 months', () => {
  const { rows, shortfall } = amortise(homeLoan);
  it('has 240 rows and ends at exactly nothing', () => {
    expect(rows).toHaveLength(240);
    expect(lastOf(rows)?.closing).toBe(0);
    expect(shortfall).toBeNull();
  });
  it('costs ₹54,13,878.80 of interest, ₹4,21,182.48 of it in the first year', () => {
    expect(sum(rows, (row) => row.interest)).toBeCloseTo(54_13_878.80038641, 5);
    expect(sum(rows.slice(0, 12), (row) => row.interest)).toBeCloseTo(4_21_182.480645871, 6);
    expect(sum(rows.slice(0, 12), (row) => row.principal)).toBeCloseTo(99_511.4593734496, 6);
  });
  it('has a last instalment like all the others', () => {
    expect(lastOf(rows)?.instalment).toBeCloseTo(43_391.1616682767, 4);
  });
});

describe('a ledger in whole rupees', () => {
  it('ends ₹50 lakh with an instalment of ₹43,474 and costs ₹54,13,923', () => {
    const { rows } = amortise({ ...homeLoan, rounding: 'rupee' });
    expect(rows).toHaveLength(240);
    expect(rows[0]?.instalment).toBe(43_391);
    expect(lastOf(rows)?.instalment).toBe(43_474);
    expect(sum(rows, (row) => row.interest)).toBe(54_13_923);
  });
  it('ends ₹10 lakh at 9% over 60 months with an instalment of ₹20,783', () => {
    const { rows } = amortise({ principal: 10_00_000, ratePerPeriod: 9 / 1200, periods: 60, rounding: 'rupee' });
    expect(rows[0]?.instalment).toBe(20_758);
    expect(lastOf(rows)?.instalment).toBe(20_783);
    expect(sum(rows, (row) => row.interest)).toBe(2_45_505);
  });
});

describe('prepayments', () => {
  const fiveLakh = [{ from: 24, amount: 5_00_000 }];
  it('that keep the instalment end the loan after 195 months and cost ₹39,56,578.14', () => {
    const { rows } = amortise({ ...homeLoan, prepayments: fiveLakh });
    expect(rows).toHaveLength(195);
    expect(sum(rows, (row) => row.interest)).toBeCloseTo(39_56_578.14005201, 5);
  });
  it('that keep the term cut the instalment to ₹38,863.87 and cost ₹49,35,984.75', () => {
    const terms: LoanTerms = { ...homeLoan, prepayments: fiveLakh, prepaymentKeeps: 'term' };
    expect(amortise(terms).rows).toHaveLength(240);
    expect(rowOf(terms, 25)?.instalment).toBeCloseTo(38_863.8743955388, 7);
    expect(interestOf(terms)).toBeCloseTo(49_35_984.74947503, 5);
  });
  it('of ₹5,000 every month end the loan after 187 months', () => {
    const terms = { ...homeLoan, prepayments: [{ from: 1, every: 1, amount: 5_000 }] };
    expect(amortise(terms).rows).toHaveLength(187);
    expect(interestOf(terms)).toBeCloseTo(40_24_629.09105981, 5);
  });
  it('of one more instalment every year end the loan after 201 months', () => {
    const terms = { ...homeLoan, prepayments: [{ from: 12, every: 12, amount: 43_391.1616682767 }] };
    expect(amortise(terms).rows).toHaveLength(201);
    expect(interestOf(terms)).toBeCloseTo(43_84_739.62967264, 4);
  });
  it('of more than the balance close the loan there and then', () => {
    const { rows } = amortise({ ...homeLoan, prepayments: [{ from: 12, amount: 60_00_000 }] });
    expect(rows).toHaveLength(12);
    expect(lastOf(rows)?.prepayment).toBeCloseTo(49_00_488.54062655, 5);
    expect(lastOf(rows)?.closing).toBe(0);
  });
  it('in the last month change nothing', () => {
    expect(amortise({ ...homeLoan, prepayments: [{ from: 240, amount: 5_00_000 }] })).toEqual(amortise(homeLoan));
  });
});

describe('a new rate', () => {
  const rateChanges = [{ from: 25, ratePerPeriod: 9.5 / 1200 }];
  it('of 9.5% after 24 instalments raises the instalment to ₹46,384.07 when the term stays', () => {
    const terms = { ...homeLoan, rateChanges };
    expect(amortise(terms).rows).toHaveLength(240);
    expect(rowOf(terms, 24)?.instalment).toBeCloseTo(43_391.1616682767, 7);
    expect(rowOf(terms, 25)?.instalment).toBeCloseTo(46_384.0702750218, 7);
    expect(interestOf(terms)).toBeCloseTo(60_60_347.05944335, 4);
  });
  it('of 9.5% makes it 288 instalments when the instalment stays, the last one ₹1,070.12', () => {
    const { rows } = amortise({ ...homeLoan, rateChanges, rateChangeKeeps: 'instalment' });
    expect(rows).toHaveLength(288);
    expect(lastOf(rows)?.instalment).toBeCloseTo(1_070.12472074855, 4);
    expect(sum(rows, (row) => row.interest)).toBeCloseTo(74_54_333.52351616, 4);
  });
  it('of 10.8655% is more than the old instalment can bear, of 10.8654% is not yet', () => {
    const at = (percent: number) =>
      amortise({
        ...homeLoan,
        rateChanges: [{ from: 25, ratePerPeriod: percent / 1200 }],
        rateChangeKeeps: 'instalment',
      }).shortfall;
    expect(at(10.8655)).toMatchObject({ reason: 'interest', period: 25 });
    expect(at(10.8654)).toMatchObject({ reason: 'endless', period: LONGEST_SCHEDULE });
    expect(at(10)).toBeNull();
  });
  it('after a prepayment leaves the earlier end in place', () => {
    const { rows } = amortise({ ...homeLoan, prepayments: [{ from: 24, amount: 5_00_000 }], rateChanges });
    expect(rows).toHaveLength(195);
  });
});

describe('an instalment that changes every year', () => {
  it('by +5% from the usual one ends the loan after 147 months and costs ₹34,62,166.56', () => {
    const terms: LoanTerms = { ...homeLoan, step: { growth: 0.05, keeps: 'first' } };
    const { rows } = amortise(terms);
    expect(rows).toHaveLength(147);
    expect(rows[11]?.instalment).toBeCloseTo(43_391.1616682767, 7);
    expect(rows[12]?.instalment).toBeCloseTo(45_560.7197516905, 7);
    expect(lastOf(rows)?.instalment).toBeCloseTo(18_366.657540342, 4);
    expect(interestOf(terms)).toBeCloseTo(34_62_166.56360645, 5);
  });
  it('by +2% over the same term begins at ₹37,697.94', () => {
    const terms: LoanTerms = { ...homeLoan, step: { growth: 0.02, keeps: 'term' } };
    expect(rowOf(terms, 1)?.instalment).toBeCloseTo(37_697.9421169522, 6);
    expect(rowOf(terms, 240)?.instalment).toBeCloseTo(54_918.7832572822, 3);
    expect(interestOf(terms)).toBeCloseTo(59_91_530.08328539, 3);
  });
  it('by −5% over the same term begins at ₹59,361.71', () => {
    const terms: LoanTerms = { ...homeLoan, step: { growth: -0.05, keeps: 'term' } };
    expect(rowOf(terms, 1)?.instalment).toBeCloseTo(59_361.712526748, 6);
    expect(interestOf(terms)).toBeCloseTo(41_39_529.82140305, 3);
  });
  it('by +2.85% over the same term would begin two rupees below the interest, by +2.8% above it', () => {
    const { rows, shortfall } = amortise({ ...homeLoan, step: { growth: 0.0285, keeps: 'term' } });
    expect(rows).toHaveLength(0);
    expect(shortfall).toMatchObject({ reason: 'interest', period: 1 });
    expect(shortfall?.instalment).toBeCloseTo(35_414.7482130107, 6);
    expect(shortfall?.interest).toBeCloseTo(35_416.6666666667, 6);
    expect(amortise({ ...homeLoan, step: { growth: 0.028, keeps: 'term' } }).shortfall).toBeNull();
  });
});

describe('a holiday before the first instalment', () => {
  it('in which a year of interest is added makes the loan ₹54,41,954.53 and the instalment ₹47,226.55', () => {
    const terms: LoanTerms = { ...homeLoan, holiday: { periods: 12, interest: 'added' } };
    const { rows } = amortise(terms);
    expect(rows).toHaveLength(252);
    expect(rows[11]?.closing).toBeCloseTo(54_41_954.52946318, 5);
    expect(rows[12]?.instalment).toBeCloseTo(47_226.5457558695, 7);
    expect(interestOf(terms)).toBeCloseTo(4_41_954.529463176 + 58_92_416.45194549, 3);
  });
  it('in which the interest is paid costs twelve months of interest more', () => {
    const { rows } = amortise({ ...homeLoan, holiday: { periods: 12, interest: 'paid' } });
    expect(rows).toHaveLength(252);
    expect(rows[0]?.instalment).toBeCloseTo(35_416.6666666667, 8);
    expect(rows[12]?.instalment).toBeCloseTo(43_391.1616682767, 7);
    expect(sum(rows, (row) => row.interest)).toBeCloseTo(58_38_878.80038641, 4);
  });
  it('leaves the instalment as agreed when a prepayment in it keeps the instalment', () => {
    const terms: LoanTerms = {
      ...homeLoan,
      holiday: { periods: 12, interest: 'paid' },
      prepayments: [{ from: 6, amount: 5_00_000 }],
    };
    expect(rowOf(terms, 13)?.instalment).toBeCloseTo(43_391.1616682767, 7);
    expect(amortise(terms).rows.length).toBeLessThan(252);
    const cut = rowOf({ ...terms, prepaymentKeeps: 'term' }, 13);
    expect(cut?.instalment).toBeCloseTo(0.9 * 43_391.1616682767, 6);
  });
});

describe('instalments in advance', () => {
  const advance: LoanTerms = { principal: 10_00_000, ratePerPeriod: 9 / 1200, periods: 60, timing: 'start' };
  it('begin with one that is all principal, and end at nothing', () => {
    const { rows } = amortise(advance);
    expect(rows[0]).toMatchObject({ interest: 0 });
    expect(rows[0]?.instalment).toBeCloseTo(20_603.8265273985, 7);
    expect(rows).toHaveLength(60);
    expect(lastOf(rows)?.closing).toBe(0);
    expect(sum(rows, (row) => row.interest)).toBeCloseTo(60 * 20_603.8265273985 - 10_00_000, 4);
  });
  it('cost the stated rate, whatever the rate becomes later', () => {
    const flows = borrowerFlows(10_00_000, amortise(advance).rows, 'start');
    expect(flows).toHaveLength(60);
    expect((periodicRate(flows) ?? 0) * 1200).toBeCloseTo(9, 8);
    const same = { ...advance, rateChanges: [{ from: 13, ratePerPeriod: 9 / 1200 }] };
    expect(rowOf(same, 13)?.instalment).toBeCloseTo(20_603.8265273985, 6);
  });
});

describe('a flat rate', () => {
  it('of 10% on ₹5 lakh for 36 months is an instalment of ₹18,055.56 and a true rate of 17.918%', () => {
    expect(flatInterest(5_00_000, 0.1, 3)).toBeCloseTo(1_50_000, 8);
    expect(flatInterest(5_00_000, 10 / 1200, 36)).toBeCloseTo(1_50_000, 8);
    const { rows } = flatSchedule(5_00_000, 10 / 1200, 36);
    expect(rows[0]?.instalment).toBeCloseTo(18_055.5555555556, 8);
    expect(lastOf(rows)?.closing).toBe(0);
    expect((periodicRate(borrowerFlows(5_00_000, rows)) ?? 0) * 1200).toBeCloseTo(17.917675860464, 8);
  });
});

describe('the annual percentage rate', () => {
  it('of ₹10 lakh at 9% for 60 months with a fee of ₹11,800 is 9.508936%', () => {
    const { rows } = amortise({ principal: 10_00_000, ratePerPeriod: 9 / 1200, periods: 60 });
    expect((periodicRate(borrowerFlows(10_00_000 - 11_800, rows)) ?? 0) * 1200).toBeCloseTo(9.508936416805, 8);
  });
});

const termsArbitrary: fc.Arbitrary<LoanTerms> = fc.record({
  principal: fc.integer({ min: 10_000, max: 1_00_00_000 }),
  ratePerPeriod: monthlyRate(18),
  periods: fc.integer({ min: 1, max: 300 }),
  timing: fc.constantFrom('end' as const, 'start' as const),
  rounding: fc.constantFrom('exact' as const, 'rupee' as const),
  holiday: fc.record({
    periods: fc.integer({ min: 0, max: 24 }),
    interest: fc.constantFrom('paid' as const, 'added' as const),
  }),
  step: fc.record({
    growth: fc.constantFrom(0, 0, 0.05, 0.01),
    keeps: fc.constantFrom('first' as const, 'term' as const),
  }),
  rateChanges: fc.uniqueArray(fc.record({ from: fc.integer({ min: 2, max: 200 }), ratePerPeriod: monthlyRate(18) }), {
    maxLength: 3,
    selector: (change) => change.from,
  }),
  rateChangeKeeps: fc.constantFrom('term' as const, 'instalment' as const),
  prepayments: fc.array(
    fc.record({
      from: fc.integer({ min: 1, max: 200 }),
      every: fc.constantFrom(undefined, 1, 12),
      amount: fc.integer({ min: 1, max: 5_00_000 }),
    }),
    { maxLength: 3 },
  ),
  prepaymentKeeps: fc.constantFrom('instalment' as const, 'term' as const),
});

describe('a schedule with any mix of options', () => {
  it('ends at exactly nothing unless it says why not, and every row adds up', () => {
    fc.assert(
      fc.property(termsArbitrary, (terms) => {
        const { rows, shortfall } = amortise(terms);
        const faults = rows.filter(
          (row, index) =>
            row.opening !== (rows[index - 1]?.closing ?? terms.principal) ||
            Math.abs(row.instalment - (row.interest - row.added + row.principal)) > 1e-4 ||
            Math.abs(row.closing - (row.opening + row.added - row.principal - row.prepayment)) > 1e-4 ||
            Object.values(row).some((value) => !Number.isFinite(value) || value < 0 || Object.is(value, -0)),
        );
        expect(faults).toEqual([]);
        if (shortfall) {
          // In advance, an instalment reset for a far lower rate can be less than the interest of the month before.
          const canFall =
            terms.rateChangeKeeps === 'instalment' || (terms.step?.growth ?? 0) > 0 || terms.timing === 'start';
          expect(canFall).toBe(true);
          return;
        }
        expect(lastOf(rows)?.closing).toBe(0);
        const paid = sum(rows, (row) => row.instalment + row.prepayment);
        expect(paid).toBeCloseTo(terms.principal + sum(rows, (row) => row.interest), 3);
        if (terms.rateChangeKeeps === 'term') {
          expect(rows.length).toBeLessThanOrEqual(terms.periods + (terms.holiday?.periods ?? 0));
        }
      }),
      { numRuns: runs(100, 2_000) },
    );
  });
  it('repays at the rates it was charged: unrounded flows are worth the principal', () => {
    fc.assert(
      fc.property(termsArbitrary, (mixed) => {
        const terms: LoanTerms = { ...mixed, rounding: 'exact', rateChanges: [] };
        const { rows, shortfall } = amortise(terms);
        if (shortfall) return;
        const worth = borrowerFlows(0, rows, terms.timing).reduceRight(
          (value, flow) => value / (1 + terms.ratePerPeriod) + flow,
          0,
        );
        expect(-worth / terms.principal).toBeCloseTo(1, 8);
      }),
      { numRuns: runs(100, 2_000) },
    );
  });
  it('never costs more interest with a prepayment than without, as long as the rate is one', () => {
    fc.assert(
      fc.property(termsArbitrary, (mixed) => {
        // A rising instalment that ends the loan early leaves a small last one; keeping that end spreads it over all the others.
        const prepaymentKeeps = mixed.step?.keeps === 'first' ? 'instalment' : mixed.prepaymentKeeps;
        const terms: LoanTerms = { ...mixed, prepaymentKeeps, rounding: 'exact', rateChanges: [] };
        const without = amortise({ ...terms, prepayments: [] });
        const withThem = amortise(terms);
        if (without.shortfall || withThem.shortfall) return;
        const interest = (rows: readonly LoanRow[]) => sum(rows, (row) => row.interest);
        expect(interest(withThem.rows)).toBeLessThanOrEqual(interest(without.rows) + 0.01);
      }),
      { numRuns: runs(100, 2_000) },
    );
  });
});

describe('the end that a change leaves in place', () => {
  const periodsOf = (terms: LoanTerms) => amortise(terms).rows.length;
  const base: LoanTerms = { principal: 10_00_000, ratePerPeriod: 0.01, periods: 120 };
  const at = (from: number) => [{ from, ratePerPeriod: 0.009 }];

  it('of a loan whose instalment grows from the level one is the early end that it had', () => {
    const growing: LoanTerms = { ...base, step: { growth: 0.1, keeps: 'first' } };
    const periods = periodsOf(growing);
    expect(periods).toBeLessThan(100);
    for (const from of [13, 20, 40])
      expect([from, periodsOf({ ...growing, rateChanges: at(from) })]).toEqual([from, periods]);
    const twice = [...at(20), { from: 50, ratePerPeriod: 0.0085 }];
    expect(periodsOf({ ...growing, rateChanges: twice })).toBe(periods);
    const prepaid: LoanTerms = { ...growing, prepayments: [{ from: 20, amount: 1_00_000 }], prepaymentKeeps: 'term' };
    expect(periodsOf(prepaid)).toBe(periods);
  });

  it('of a loan prepaid in its holiday is the earlier one that its instalment comes to', () => {
    const prepaid: LoanTerms = {
      ...base,
      holiday: { periods: 12, interest: 'paid' },
      prepayments: [{ from: 5, amount: 4_00_000 }],
    };
    const periods = periodsOf(prepaid);
    expect(periods).toBeLessThan(120);
    expect(periodsOf({ ...prepaid, rateChanges: at(30) })).toBe(periods);
  });

  it('is the one that kept instalments lead to, when a prepayment then keeps the term', () => {
    const kept: LoanTerms = { ...base, rateChanges: at(20), rateChangeKeeps: 'instalment' };
    const periods = periodsOf(kept);
    expect(periods).toBeLessThan(120);
    const prepaid: LoanTerms = { ...kept, prepayments: [{ from: 30, amount: 1_00_000 }], prepaymentKeeps: 'term' };
    expect(periodsOf(prepaid)).toBe(periods);
  });
});

describe('the last instalment', () => {
  it('is never larger than the others, where prepayments end the loan', () => {
    const { rows } = amortise({
      principal: 1_000,
      ratePerPeriod: 0.01,
      periods: 10,
      prepayments: [{ from: 2, amount: 300 }],
    });
    expect(Math.max(...rows.map((row) => row.instalment))).toBe(rows[0]?.instalment);
    expect(lastOf(rows)?.closing).toBe(0);
  });

  it('is not yet due where an instalment covers the balance but not its interest', () => {
    // 16.27 a period; 93.73 owed after the first, of which 17 is left: 16.27 of 18.70, then the other 2.43 with interest.
    const { rows } = amortise({
      principal: 100,
      ratePerPeriod: 0.1,
      periods: 10,
      prepayments: [{ from: 1, amount: 76.7254605 }],
    });
    expect(rows.map((row) => row.instalment.toFixed(2))).toEqual(['16.27', '16.27', '2.67']);
  });

  it('takes up to half a paisa more, rather than leave it for a month of its own', () => {
    const { rows } = amortise({
      principal: 100,
      ratePerPeriod: 0,
      periods: 4,
      prepayments: [{ from: 1, amount: 24.996 }],
    });
    expect(rows.map((row) => row.instalment)).toEqual([25, 25, expect.closeTo(25.004, 9)]);
  });

  it('of a flat loan repays exactly what is open', () => {
    const { rows } = flatSchedule(1_00_000, 0.01, 7);
    expect(lastOf(rows)?.principal).toBe(lastOf(rows)?.opening);
    expect(lastOf(rows)?.closing).toBe(0);
  });
});

it('a repeated prepayment is counted from its first', () => {
  const { rows } = amortise({
    principal: 1_000,
    ratePerPeriod: 0,
    periods: 12,
    prepayments: [{ from: 3, every: 4, amount: 10 }],
  });
  expect(rows.filter((row) => row.prepayment > 0).map((row) => row.period)).toEqual([3, 7, 11]);
});

describe('instalments on the first day', () => {
  it('of two and three in 60 make the EMI of ₹10 lakh at 9% smaller', () => {
    expect(levelPaymentWithAdvance(10_00_000, 0.0075, 60, 0)).toBeCloseTo(levelPayment(10_00_000, 0.0075, 60), 8);
    expect(levelPaymentWithAdvance(10_00_000, 0.0075, 60, 1)).toBeCloseTo(20_603.8265273984, 7);
    expect(levelPaymentWithAdvance(10_00_000, 0.0075, 60, 2)).toBeCloseTo(20_453.5853035477, 7);
    expect(levelPaymentWithAdvance(10_00_000, 0.0075, 60, 3)).toBeCloseTo(20_307.5094036586, 7);
  });
});

describe('a balloon', () => {
  it('is paid with the last instalment, and the others repay the rest', () => {
    const rows = amortise({ principal: 10_00_000, ratePerPeriod: 0.0075, periods: 60, balloon: 3_00_000 }).rows;
    // (P − B ÷ 1.0075⁶⁰) × EMI factor: ₹10,00,000 − ₹1,91,609.9097 = ₹8,08,390.0903
    expect(rows[0]?.instalment).toBeCloseTo(16_780.8486584479, 6);
    expect(rows[58]?.instalment).toBeCloseTo(16_780.8486584479, 6);
    expect(rows[59]?.instalment).toBeCloseTo(3_16_780.848658448, 4);
    expect(rows).toHaveLength(60);
    expect(rows[59]?.closing).toBe(0);
  });
  it('costs its interest alone when it is the whole loan but for a paisa', () => {
    const rows = amortise({ principal: 1_00_000, ratePerPeriod: 0.01, periods: 3, balloon: 99_999.99 }).rows;
    expect(rows.map((row) => row.interest)).toEqual([1_000, expect.closeTo(1_000, 2), expect.closeTo(1_000, 2)]);
  });
});

describe('the annual percentage rate, as lenders state it', () => {
  it('of a real Key Facts Statement: ₹47,000 in 24 parts of ₹2,415.14, fee ₹1,175 and GST, is 24.15386%', () => {
    const rows = amortise({ principal: 47_000, ratePerPeriod: 0, periods: 24 }).rows;
    const paid = rows.map((row) => ({ ...row, instalment: 2_415.14 }));
    expect(annualPercentageRate(47_000 - 1_175 * 1.18, paid)).toBeCloseTo(24.15386, 4);
  });
  it('of a loan without charges is its rate', () => {
    expect(annualPercentageRate(50_00_000, amortise(homeLoan).rows)).toBeCloseTo(8.5, 9);
  });
});
