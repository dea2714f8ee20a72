import fc from 'fast-check';
import {
  deferredInstalmentInterest,
  interestBase,
  lastDayToPay,
  lateReturnFee,
  lateReturnInterest,
  monthsOrPart,
  paidBy,
  payable,
  refundInterest,
  settlement,
  shortAdvanceTaxInterest,
  type TaxPayment,
} from '@/lib/tax/interest';

// Toy law: two instalments, 2 % a month on multiples of 10.
const toyInstalments = [
  { date: '2001-09-14', percent: 40, enough: 30, months: 3 },
  { date: '2002-03-14', percent: 100, enough: 100, months: 1 },
];
const toyInterest = { percent: 2, multiple: 10 };

// The figures of the Act, for the traps of the fact sheet.
const ofTheAct = { percent: 1, multiple: 100 };
const instalments = [
  { date: '2025-06-15', percent: 15, enough: 12, months: 3 },
  { date: '2025-09-15', percent: 45, enough: 36, months: 3 },
  { date: '2025-12-15', percent: 75, enough: 75, months: 3 },
  { date: '2026-03-15', percent: 100, enough: 100, months: 1 },
];
const shortRules = { ...ofTheAct, enough: 90 };
const afterTheYear = (until: string) => ({ from: '2026-04-01', until });
const sum = (rows: readonly { readonly interest: number }[]) => rows.reduce((total, row) => total + row.interest, 0);

describe('rounding', () => {
  it.each([
    [50_050, 50_000],
    [50_099.99, 50_000],
    [50_100, 50_100],
    [99.99, 0],
    [0, 0],
    [-250, 0],
    // 15 % of 18,000 in doubles may come out a speck below the multiple.
    [2_699.999_999_999, 2_700],
  ])('%d bears interest on %d', (amount, base) => {
    expect(interestBase(amount, 100)).toBe(base);
  });

  it.each([
    [12_345.99, 12_350],
    [12_344.99, 12_340],
    [12_345, 12_350],
    [4.99, 0],
    [5, 10],
    [0, 0],
    [-14.99, -10],
    [-15, -20],
    [1_24_799.999_999_9, 1_24_800],
  ])('%d is paid as %d', (amount, rounded) => {
    expect(payable(amount, 10)).toBe(rounded);
  });

  it('never gives a negative nought', () => {
    expect(Object.is(payable(-3, 10), 0)).toBe(true);
    expect(Object.is(interestBase(-3, 100), 0)).toBe(true);
  });
});

describe('days', () => {
  it.each([
    ['2025-06-15', '2025-06-16'],
    ['2026-03-15', '2026-03-16'],
    ['2024-09-15', '2024-09-16'],
    ['2024-12-15', '2024-12-16'],
    ['2025-09-15', '2025-09-15'],
    ['2024-06-15', '2024-06-15'],
    ['1999-12-26', '1999-12-27'],
  ])('what is due on %s can be paid until %s', (due, last) => {
    expect(lastDayToPay(due)).toBe(last);
  });

  it.each([
    ['2026-04-01', '2026-04-01', 1],
    ['2026-04-01', '2026-07-31', 4],
    ['2026-04-01', '2026-08-01', 5],
    ['2026-08-01', '2026-07-31', 0],
    ['2025-09-17', '2025-10-16', 1],
    ['2025-09-17', '2025-10-17', 2],
    ['2025-12-31', '2026-01-01', 1],
    ['2026-11-01', '2027-01-01', 3],
  ])('from %s to %s are %s months or parts', (from, to, months) => {
    expect(monthsOrPart(from, to)).toBe(months);
  });

  it('a payment on the day counts, one on the next day does not', () => {
    const payments = [
      { date: '2025-06-16', amount: 5 },
      { date: '2025-06-17', amount: 7 },
    ];
    expect(paidBy(payments, '2025-06-16')).toBe(5);
    expect(paidBy(payments, '2025-06-17')).toBe(12);
  });
});

describe('interest for instalments paid short', () => {
  it('is on the cumulative shortfall, in whole multiples, for the months of each row', () => {
    const rows = deferredInstalmentInterest(
      toyInstalments,
      [1_000, 1_000],
      [{ date: '2001-09-14', amount: 185 }],
      toyInterest,
    );
    expect(rows.map(({ shortfall, base, interest }) => [shortfall, base, interest])).toEqual([
      [215, 210, (210 * 2 * 3) / 100],
      [815, 810, (810 * 2) / 100],
    ]);
  });

  it('is none where enough was paid, and on the whole shortfall where one rupee less was', () => {
    const of = (amount: number) =>
      deferredInstalmentInterest(toyInstalments, [1_000, 1_000], [{ date: '2001-09-14', amount }], toyInterest)[0];
    expect(of(300)).toMatchObject({ shortfall: 100, base: 0, interest: 0 });
    expect(of(299)).toMatchObject({ shortfall: 101, base: 100, interest: 6 });
  });

  it('of ₹2,00,000, 12 % by June is enough; a rupee less costs 3 months on 15 %', () => {
    const june = (amount: number) =>
      deferredInstalmentInterest(instalments, [2e5, 2e5, 2e5, 2e5], [{ date: '2025-06-15', amount }], ofTheAct)[0];
    expect(june(24_000)).toMatchObject({ base: 0, interest: 0 });
    expect(june(23_999)).toMatchObject({ base: 6_000, interest: 180 });
  });

  it('of ₹2,00,000, 36 % by September is enough, 75 % by December to the rupee', () => {
    const row = (index: number, date: string, amount: number) =>
      deferredInstalmentInterest(instalments, [2e5, 2e5, 2e5, 2e5], [{ date, amount }], ofTheAct)[index];
    expect(row(1, '2025-09-15', 72_000)).toMatchObject({ base: 0 });
    expect(row(1, '2025-09-15', 71_999)).toMatchObject({ base: 18_000, interest: 540 });
    expect(row(2, '2025-12-15', 1_50_000)).toMatchObject({ base: 0, interest: 0 });
    expect(row(2, '2025-12-15', 1_49_900)).toMatchObject({ base: 100, interest: 3 });
    expect(row(2, '2025-12-15', 1_49_901)).toMatchObject({ shortfall: 99, base: 0, interest: 0 });
  });

  it('counts what is paid on the Monday after a Sunday, not on the Tuesday', () => {
    const june = (date: string) =>
      deferredInstalmentInterest(instalments, [2e5, 2e5, 2e5, 2e5], [{ date, amount: 30_000 }], ofTheAct)[0];
    expect(june('2025-06-16')).toMatchObject({ lastDay: '2025-06-16', paidBy: 30_000, interest: 0 });
    expect(june('2025-06-17')).toMatchObject({ paidBy: 0, base: 30_000, interest: 900 });
  });

  it('leaves out tax on income that arose after the day of the row', () => {
    // 1,00,000 on ordinary income; 50,000 more on a gain of 20 December.
    const rows = deferredInstalmentInterest(instalments, [1e5, 1e5, 1e5, 1.5e5], [], ofTheAct);
    expect(rows.map((row) => row.interest)).toEqual([450, 1_350, 2_250, 1_500]);
  });

  it('paid nothing, ₹1,00,000 costs 450, 1,350, 2,250 and 1,000', () => {
    const rows = deferredInstalmentInterest(instalments, [1e5, 1e5, 1e5, 1e5], [], ofTheAct);
    expect(rows.map((row) => row.interest)).toEqual([450, 1_350, 2_250, 1_000]);
  });

  it('is none where tax deducted was more than the tax, or where the tax of a day is not given', () => {
    expect(sum(deferredInstalmentInterest(instalments, [-5_000, -1, 0], [], ofTheAct))).toBe(0);
  });
});

describe('interest for short advance tax', () => {
  it('₹50,050 from April: 2,000 if paid on 31 July, 2,500 on 1 August', () => {
    expect(sum(shortAdvanceTaxInterest(50_050, 0, [], afterTheYear('2026-07-31'), shortRules))).toBe(2_000);
    expect(sum(shortAdvanceTaxInterest(50_050, 0, [], afterTheYear('2026-08-01'), shortRules))).toBe(2_500);
  });

  it('is none from 90 % on; a rupee less bears it on the whole shortfall', () => {
    const months = (paid: number) => shortAdvanceTaxInterest(1e5, paid, [], afterTheYear('2026-04-30'), shortRules);
    expect(months(90_000)).toEqual([]);
    expect(months(89_999)).toEqual([{ month: '2026-04', base: 10_000, interest: 100 }]);
  });

  it('falls with tax paid later, from the month after', () => {
    const later = [{ date: '2026-05-20', amount: 40_000 }];
    const rows = shortAdvanceTaxInterest(1e5, 0, later, afterTheYear('2026-07-05'), shortRules);
    expect(rows.map(({ month, base }) => [month, base])).toEqual([
      ['2026-04', 1e5],
      ['2026-05', 1e5],
      ['2026-06', 60_000],
      ['2026-07', 60_000],
    ]);
  });

  it('runs over the end of the calendar year', () => {
    const rows = shortAdvanceTaxInterest(1_000, 0, [], afterTheYear('2027-01-02'), shortRules);
    expect(rows.map((row) => row.month).slice(-2)).toEqual(['2026-12', '2027-01']);
  });

  it('is none while the year still runs, and none on a refund', () => {
    expect(shortAdvanceTaxInterest(1e5, 0, [], afterTheYear('2026-03-31'), shortRules)).toEqual([]);
    expect(shortAdvanceTaxInterest(-100, 0, [], afterTheYear('2026-07-31'), shortRules)).toEqual([]);
  });
});

describe('a late return', () => {
  it.each([
    ['2026-07-31', 0, 0],
    ['2026-08-01', 1, 400],
    ['2026-08-31', 1, 400],
    ['2026-09-01', 2, 800],
    ['2026-12-31', 5, 2_000],
  ])('filed on %s bears %d months on ₹40,099', (filedOn, months, interest) => {
    expect(lateReturnInterest(40_099, '2026-07-31', filedOn, ofTheAct)).toEqual({
      base: months === 0 ? 0 : 40_000,
      months,
      interest,
    });
  });

  it('bears none where all tax was paid by the due date', () => {
    expect(lateReturnInterest(0, '2026-07-31', '2026-12-31', ofTheAct).interest).toBe(0);
  });

  const feeRules = { fee: 50, lower: 10, lowerUpTo: 500 };
  const fee = (totalIncome: number, beforeDeductions = totalIncome, filedOn = '2026-08-01', tds = 0) =>
    lateReturnFee(
      { totalIncome, beforeDeductions, basicExemption: 300, tds, returnFromTds: 25 },
      '2026-07-31',
      filedOn,
      feeRules,
    );

  it('costs the lower fee up to the limit, the fee above it', () => {
    expect([fee(499), fee(500), fee(501)]).toEqual([10, 10, 50]);
  });

  it('costs nothing on the due date, or for those who need not file', () => {
    expect([fee(501, 501, '2026-07-31'), fee(300), fee(301)]).toEqual([0, 0, 10]);
  });

  it('is owed at any income with much tax deducted', () => {
    expect([24, 25].map((tds) => fee(300, 300, '2026-08-01', tds))).toEqual([0, 10]);
  });

  it('is owed by those whom only deductions bring below the exemption', () => {
    expect(fee(250, 301)).toBe(10);
  });
});

describe('tax, interest and fee against what was paid', () => {
  const rules = { shortAdvanceTax: shortRules, lateReturn: ofTheAct, payableMultiple: 10 };
  const year = {
    assessedTax: 1e5,
    liable: true,
    instalmentInterest: 5_050,
    payments: [],
    lastDayOfYear: '2026-03-31',
    returnDue: '2026-07-31',
    filedOn: '2026-07-31',
    restPaidOn: '2026-07-31',
    fee: 0,
  };

  it('nothing paid until the return in July: four months', () => {
    expect(settlement(year, rules)).toMatchObject({
      shortAdvanceTaxInterest: 4_000,
      interest: 9_050,
      payable: 1_09_050,
    });
  });

  it('advance tax paid by 31 March counts as such, on 1 April no longer', () => {
    const paid = (date: string) => settlement({ ...year, payments: [{ date, amount: 90_000 }] }, rules);
    expect(paid('2026-03-31')).toMatchObject({ advancePaid: 90_000, shortAdvanceTaxInterest: 0, payable: 15_050 });
    // On 1 April 5,050 of instalment interest and 1,000 for April come first; 83,950 meet the tax.
    expect(paid('2026-04-01')).toMatchObject({
      advancePaid: 0,
      settled: [{ towardsCharges: 6_050, towardsTax: 83_950 }],
      shortAdvanceTaxInterest: 1_000 + 3 * 160,
    });
  });

  it('two payments: interest that the first has met is not met again', () => {
    const payments = [
      { date: '2026-06-10', amount: 20_000 },
      { date: '2026-04-10', amount: 46_050 },
    ];
    const { settled, shortAdvanceTax } = settlement({ ...year, payments }, rules);
    // April: 5,050 + 1,000 first, 40,000 to tax. May and June on 60,000: 1,200 first, 18,800 to tax. July on 41,200.
    expect(settled.map((each) => [each.towardsCharges, each.towardsTax])).toEqual([
      [6_050, 40_000],
      [1_200, 18_800],
    ]);
    expect(shortAdvanceTax.map((row) => row.base)).toEqual([1e5, 60_000, 60_000, 41_200]);
  });

  it('a payment that does not cover the interest lowers no base', () => {
    const payments = [{ date: '2026-04-10', amount: 6_000 }];
    const { settled, shortAdvanceTaxInterest: interest } = settlement({ ...year, payments }, rules);
    expect(settled[0]).toMatchObject({ towardsCharges: 6_000, towardsTax: 0 });
    expect(interest).toBe(4_000);
  });

  it('a late return adds section 234A on what was unpaid on the due date, and the fee', () => {
    const late = { ...year, filedOn: '2026-09-10', restPaidOn: '2026-09-10', fee: 5_000 };
    expect(settlement(late, rules)).toMatchObject({
      shortAdvanceTaxInterest: 6_000,
      lateReturn: { base: 1e5, months: 2, interest: 2_000 },
      payable: 1e5 + 5_050 + 6_000 + 2_000 + 5_000,
    });
  });

  it('a late return after full payment by the due date costs the fee alone', () => {
    const late = { ...year, filedOn: '2026-09-10', restPaidOn: '2026-07-31', fee: 5_000 };
    expect(settlement(late, rules)).toMatchObject({
      shortAdvanceTaxInterest: 4_000,
      lateReturn: { interest: 0 },
      payable: 1e5 + 5_050 + 4_000 + 5_000,
    });
  });

  it('a payment after the due date first meets fee and late-return interest, and leaves the base of 234A alone', () => {
    const late = {
      ...year,
      filedOn: '2026-10-10',
      restPaidOn: '2026-10-10',
      fee: 5_000,
      payments: [{ date: '2026-08-20', amount: 66_050 }],
    };
    // By August: 5,050 + 5 × 1,000 (234B) + 1 × 1,000 (234A) + 5,000 = 16,050; 50,000 to tax.
    const { settled, shortAdvanceTax, lateReturn } = settlement(late, rules);
    expect(settled[0]).toMatchObject({ towardsCharges: 16_050, towardsTax: 50_000 });
    expect(shortAdvanceTax.map((row) => row.base)).toEqual([1e5, 1e5, 1e5, 1e5, 1e5, 50_000, 50_000]);
    expect(lateReturn).toEqual({ base: 1e5, months: 3, interest: 3_000 });
  });

  it('without a duty to pay in advance there is no section 234B, yet 234A for a late return', () => {
    const senior = { ...year, liable: false, instalmentInterest: 0, filedOn: '2026-08-01', restPaidOn: '2026-08-01' };
    expect(settlement(senior, rules)).toMatchObject({ shortAdvanceTaxInterest: 0, interest: 1_000, payable: 1_01_000 });
  });

  it('too much deducted comes back', () => {
    expect(settlement({ ...year, assessedTax: -1_234.5, liable: false, instalmentInterest: 0 }, rules)).toMatchObject({
      balance: -1_234.5,
      payable: -1_230,
    });
  });

  it('paying earlier never costs more', () => {
    const days = fc.integer({ min: 0, max: 150 });
    const dayAfter = (days: number) => new Date(Date.UTC(2026, 3, 1) + days * 864e5).toISOString().slice(0, 10);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2e5 }), days, days, (amount, a, b) => {
        const cost = (day: number) =>
          settlement(
            {
              ...year,
              filedOn: '2026-08-31',
              restPaidOn: '2026-08-31',
              fee: 5_000,
              payments: [{ date: dayAfter(day), amount }],
            },
            rules,
          ).interest;
        expect(cost(Math.min(a, b))).toBeLessThanOrEqual(cost(Math.max(a, b)));
      }),
    );
  });
});

describe('interest on a refund', () => {
  const rules = { percent: 0.5, multiple: 100, atLeastPercentOfTax: 10 };
  const refund = {
    amount: 40_060,
    tax: 3e5,
    selfAssessment: [],
    lastDayOfYear: '2026-03-31',
    returnDue: '2026-07-31',
    filedOn: '2026-07-20',
    grantedOn: '2026-09-20',
  };

  it('₹40,060 on tax of ₹3,00,000, filed in time, granted on 20 September: 1,200', () => {
    expect(refundInterest(refund, rules)).toEqual([
      { from: '2026-04-01', amount: 40_060, base: 40_000, months: 6, interest: 1_200 },
    ]);
  });

  it.each([
    [29_990, 0],
    [29_999, 0],
    [30_000, 900],
    [30_001, 900],
  ])('a refund of %d on tax of 3,00,000 bears %d', (amount, interest) => {
    expect(sum(refundInterest({ ...refund, amount }, rules))).toBe(interest);
  });

  it('a late return brings interest only from its filing', () => {
    const parts = refundInterest({ ...refund, filedOn: '2026-08-05' }, rules);
    expect(parts).toEqual([{ from: '2026-08-05', amount: 40_060, base: 40_000, months: 2, interest: 400 }]);
  });

  it('self-assessment tax bears it from payment or filing, whichever is later', () => {
    const of = (date: string) => refundInterest({ ...refund, selfAssessment: [{ date, amount: 10_000 }] }, rules);
    expect(of('2026-06-30')[0]).toMatchObject({ from: '2026-07-20', amount: 10_000, months: 3 });
    expect(of('2026-08-30')[0]).toMatchObject({ from: '2026-08-30', amount: 10_000, months: 1 });
    expect(of('2026-06-30')[1]).toMatchObject({ from: '2026-04-01', amount: 30_060, base: 30_000 });
  });

  it('self-assessment tax of one day is one sum, in either order: ₹60,700 at 0.5% for a month is ₹303.50', () => {
    const [large, small] = [61_684, 1].map((amount) => ({ date: '2026-08-30', amount })) as [TaxPayment, TaxPayment];
    for (const selfAssessment of [
      [large, small],
      [small, large],
    ]) {
      const parts = refundInterest({ ...refund, amount: 60_700, selfAssessment }, rules);
      expect(parts).toEqual([{ from: '2026-08-30', amount: 60_700, base: 60_700, months: 1, interest: 303.5 }]);
    }
  });

  it('there is none without a refund', () => {
    expect(refundInterest({ ...refund, amount: 0 }, rules)).toEqual([]);
    expect(refundInterest({ ...refund, amount: -5 }, rules)).toEqual([]);
  });
});

describe('at two percent a month', () => {
  const twice = { percent: 2, multiple: 100 };

  it('short advance tax and a late return cost twice as much', () => {
    const rows = shortAdvanceTaxInterest(1e5, 0, [], afterTheYear('2026-05-31'), { ...twice, enough: 90 });
    expect(rows.map((row) => row.interest)).toEqual([2_000, 2_000]);
    expect(lateReturnInterest(1e5, '2026-07-31', '2026-08-10', twice).interest).toBe(2_000);
  });
});

describe('what is settled after the year', () => {
  const rules = { shortAdvanceTax: shortRules, lateReturn: ofTheAct, payableMultiple: 10 };
  const late = {
    assessedTax: 1e5,
    liable: true,
    instalmentInterest: 0,
    lastDayOfYear: '2026-03-31',
    returnDue: '2026-07-31',
    filedOn: '2026-09-10',
    restPaidOn: '2026-12-10',
    fee: 5_000,
  };

  it('leaves out advance tax, up to the last day of the year, which lowers the base of a late return', () => {
    const payments = [
      { date: '2025-12-15', amount: 20_000 },
      { date: '2026-03-31', amount: 10_000 },
    ];
    const found = settlement({ ...late, payments }, rules);
    expect(found.settled).toEqual([]);
    expect(found.advancePaid).toBe(30_000);
    // ₹70,000 for August and September: the return was filed on 10 September.
    expect(found.lateReturn).toEqual({ base: 70_000, months: 2, interest: 1_400 });
  });

  it('asks no fee of a payment on the due date, and late-return interest only to the filing', () => {
    const payments = [
      { date: '2026-11-20', amount: 9_400 },
      { date: '2026-07-31', amount: 44_000 },
      { date: '2026-08-05', amount: 6_100 },
    ];
    const { settled } = settlement({ ...late, payments }, rules);
    expect(settled.map(({ date, towardsCharges, towardsTax }) => [date, towardsCharges, towardsTax])).toEqual([
      // Four months on ₹1,00,000; 40,000 to tax.
      ['2026-07-31', 4_000, 40_000],
      // The fee, 600 for August, 600 of section 234A: of 6,200 due, 6,100 are met.
      ['2026-08-05', 6_100, 0],
      // 100 left; September to November on ₹60,000; a second and last month of section 234A.
      ['2026-11-20', 100 + 3 * 600 + 600, 6_900],
    ]);
  });
});

describe('a refund out of self-assessment tax', () => {
  const refund = {
    amount: 8_000,
    tax: 50_000,
    selfAssessment: [
      { date: '2026-06-10', amount: 10_000 },
      { date: '2026-07-05', amount: 5_000 },
      { date: '2026-06-20', amount: 1_000 },
    ],
    lastDayOfYear: '2026-03-31',
    returnDue: '2026-07-31',
    filedOn: '2026-06-01',
    grantedOn: '2026-09-20',
  };
  const rules = { percent: 0.5, multiple: 100, atLeastPercentOfTax: 10 };

  it('takes what was paid last first, and lists no empty part', () => {
    expect(refundInterest(refund, rules).map(({ from, amount }) => [from, amount])).toEqual([
      ['2026-07-05', 5_000],
      ['2026-06-20', 1_000],
      ['2026-06-10', 2_000],
    ]);
    expect(refundInterest({ ...refund, amount: 6_000 }, rules)).toHaveLength(2);
  });

  it('of a return filed on its due date counts from 1 April', () => {
    const prepaid = { ...refund, selfAssessment: [] };
    expect(refundInterest({ ...prepaid, filedOn: '2026-07-31' }, rules)[0]?.from).toBe('2026-04-01');
    expect(refundInterest({ ...prepaid, filedOn: '2026-08-01' }, rules)[0]?.from).toBe('2026-08-01');
  });
});
