/** For the same loan all pages agree: the EMI page, prepayment, refinancing and eligibility use one engine. */
import fc from 'fast-check';
import car from '@/content/calculators/car-loan-emi-calculator';
import education from '@/content/calculators/education-loan-calculator';
import emi from '@/content/calculators/emi-calculator';
import gold from '@/content/calculators/gold-loan-calculator';
import eligibility from '@/content/calculators/home-loan-eligibility-calculator';
import refinancing from '@/content/calculators/loan-refinancing-calculator';
import prepayment from '@/content/calculators/pre-payment-loan-calculator';
import tcs from '@/content/calculators/tcs-calculator';
import { type AnyCalculator, type AnyInput, defaultInput, figuresOf, type Result, shownInput } from '@/lib/calculator';
import { addMonths } from '@/lib/calendar';
import { countCompared, drawsOf, runs } from './runs';

/** A calculator's answer; null for an input that it refuses. */
function answer(calculator: AnyCalculator, changes: AnyInput): Result | null {
  const input = shownInput(calculator.fields, { ...defaultInput(calculator.fields), ...changes });
  return (calculator.check?.(input) ?? []).length > 0 ? null : calculator.compute(input);
}

/** The figure of a label as a number. */
const figure = (result: Result | null, label: string) =>
  Number(figuresOf(result as Result).find((each) => each.label === label)?.value);

/** A column of a table as numbers. */
function column(result: Result | null, id: string, label: string): number[] {
  const table = result?.tables?.find((each) => each.id === id);
  const index = table?.columns.findIndex((each) => each.label === label) ?? -1;
  return (table?.rows ?? []).map((row) => Number(row[index]));
}

const sameMoney = (a: readonly number[], b: readonly number[]) => {
  expect(a.length).toBe(b.length);
  expect(a.every((value, index) => Math.abs(value - (b[index] ?? Number.NaN)) < 0.005)).toBe(true);
};

const loan = fc.record({
  balance: fc.integer({ min: 50_000, max: 5_00_00_000 }),
  rate: fc.integer({ min: 1, max: 2_400 }).map((bp) => bp / 100),
  months: fc.integer({ min: 1, max: 360 }),
});

it('refinancing at the same rate, time and no cost is the schedule of the EMI and prepayment pages', () => {
  fc.assert(
    fc.property(loan, ({ balance, rate, months }) => {
      const moved = answer(refinancing, { balance, monthsLeft: months, rate, newRate: rate, feePercent: 0 });
      const alone = answer(emi, { loan: balance, rate, tenure: months });
      const kept = answer(prepayment, { balance, rate, monthsLeft: months, lumpSum: 0 });
      expect(figure(moved, 'Saved by moving, after costs')).toBe(0);
      for (const side of ['stay', 'move']) {
        sameMoney(column(moved, 'schedules', `EMI, ${side}`), column(alone, 'schedule', 'EMI'));
        sameMoney(column(moved, 'schedules', `Balance, ${side}`), column(alone, 'schedule', 'Balance'));
        sameMoney(column(moved, 'schedules', `Interest, ${side}`), column(kept, 'schedules', 'Interest, without'));
      }
      countCompared('loan-schedule');
    }),
    { numRuns: drawsOf('loan-schedule') },
  );
});

it('a loan found from its EMI is the largest whole rupee whose EMI is not above it, and runs for its tenure', () => {
  fc.assert(
    fc.property(
      loan,
      fc.integer({ min: 100, max: 10_00_000 }),
      fc.constantFrom('reducing', 'flat'),
      fc.constantFrom('end', 'start'),
      ({ rate, months }, payment, rateType, timing) => {
        const common = { rate, tenure: months, rateType, timing };
        const found = answer(emi, { ...common, find: 'loan', emi: payment });
        if (found === null) return;
        const borrowed = figure(found, 'Loan for this EMI');
        const emiOf = (amount: number) => figure(answer(emi, { ...common, loan: amount }), 'Monthly EMI');
        expect(emiOf(borrowed)).toBeLessThanOrEqual(payment + 1e-4);
        expect(emiOf(borrowed + 1)).toBeGreaterThan(payment - 1e-4);
        expect(figure(found, 'Monthly EMI')).toBe(emiOf(borrowed));
        if (rateType === 'reducing' && timing === 'end') {
          // The tenure lies between that of this loan and of a rupee more, which such an EMI may never repay.
          const runsFor = (amount: number, never: number) => {
            const timed = answer(emi, { rate, loan: amount, find: 'tenure', emi: payment });
            return timed === null ? never : figure(timed, 'The loan runs for');
          };
          expect(runsFor(borrowed, 0)).toBeLessThanOrEqual(months);
          expect(runsFor(borrowed + 1, Number.POSITIVE_INFINITY)).toBeGreaterThanOrEqual(months);
        }
      },
    ),
    { numRuns: runs(200, 5_000) },
  );
});

const prepaid = fc.record({
  loan,
  /** By how much an entered EMI is above the interest of the first month, as a share of it; null: the EMI is worked out. */
  above: fc.option(fc.integer({ min: 2, max: 400 })),
  rows: fc.array(
    fc.record({
      every: fc.constantFrom('once', 'monthly', 'yearly'),
      amount: fc.integer({ min: 1, max: 10_00_000 }),
      after: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 120 })),
    }),
    { minLength: 1, maxLength: 2 },
  ),
  prepaymentEffect: fc.constantFrom('emi', 'emi', 'tenure'),
  newRate: fc.integer({ min: 1, max: 2_400 }).map((bp) => bp / 100),
});

/** A loan with the names that each page has for its balance, time and EMI. */
function termsOf(
  { balance, rate, months }: { balance: number; rate: number; months: number },
  above: number | null,
): Readonly<Record<'alone' | 'kept' | 'moved', AnyInput>> {
  const emi = Math.ceil(((balance * rate) / 1200) * (1 + (above ?? 0) / 100));
  return above === null
    ? {
        alone: { loan: balance, rate, tenure: months },
        kept: { balance, rate, monthsLeft: months },
        moved: { balance, rate, monthsLeft: months },
      }
    : {
        alone: { find: 'tenure', loan: balance, rate, emi },
        kept: { known: 'emi', balance, rate, emi },
        moved: { balance, rate, emi },
      };
}

const filled = (values: readonly number[], length: number) => Array.from({ length }, (_, index) => values[index] ?? 0);

it('a loan that is prepaid has one EMI, balance and saving on the EMI and prepayment pages, worked out or entered', () => {
  let compared = 0;
  fc.assert(
    fc.property(prepaid, ({ loan: drawn, above, rows, prepaymentEffect, newRate }) => {
      const terms = termsOf(drawn, above);
      const prepayments = rows.map(({ every, amount, after }) => ({
        every,
        amount,
        from: addMonths('2026-12', after - 1),
      }));
      const common = { prepaymentEffect, nextEmi: '2026-12' };
      const alone = answer(emi, { ...terms.alone, firstMonth: '2026-12', prepayments, prepaymentEffect });
      const kept = answer(prepayment, {
        ...terms.kept,
        ...common,
        lumpSum: 0,
        prepayments: rows.map((row) => ({ ...row, percent: null })),
      });
      if (alone === null || kept === null) return;
      const months = column(kept, 'schedules', 'EMI, without').length;
      for (const [here, there] of [
        ['EMI', 'EMI, with'],
        ['Balance', 'Balance, with'],
        ['Interest', 'Interest, with'],
      ] as const) {
        sameMoney(filled(column(alone, 'schedule', here), months), column(kept, 'schedules', there));
      }
      expect(figure(alone, 'Interest saved')).toBeCloseTo(figure(kept, 'Interest saved'), 1);
      compared += 1;
      countCompared('loan-with-prepayments');
      // A loan that moves has the EMI of a loan over the months that are left.
      const moved = answer(refinancing, { ...terms.moved, newRate, feePercent: 0 });
      if (moved === null) return;
      const left = figure(moved, 'Time left now');
      const fresh = answer(emi, { loan: drawn.balance, rate: newRate, tenure: left });
      expect(figure(moved, 'New EMI')).toBeCloseTo(figure(fresh, 'Monthly EMI'), 2);
    }),
    { numRuns: drawsOf('loan-with-prepayments') },
  );
  expect(compared).toBeGreaterThan(drawsOf('loan-with-prepayments') / 3);
});

it('a new rate after some EMIs sets the EMI that moving the rest of the loan to it sets, worked out or entered', () => {
  let compared = 0;
  fc.assert(
    fc.property(prepaid, fc.integer({ min: 1, max: 60 }), ({ loan: drawn, above, newRate }, after) => {
      const terms = termsOf(drawn, above);
      const rateChanges = [{ by: 'number', from: '2028-04', after, rate: newRate }];
      const alone = answer(emi, { ...terms.alone, rateChanges });
      const balance = column(alone, 'schedule', 'Balance')[after - 1] ?? 0;
      const paid = column(alone, 'schedule', 'EMI');
      if (alone === null || balance < 10_000 || after + 1 >= paid.length) return;
      const now: AnyInput =
        above === null ? { balance, monthsLeft: drawn.months - after } : { balance, emi: paid[after - 1] ?? 0 };
      const moved = answer(refinancing, { ...now, rate: drawn.rate, newRate, feePercent: 0 });
      if (moved === null) return;
      expect(figure(moved, 'New EMI')).toBeCloseTo(paid[after] ?? Number.NaN, 1);
      compared += 1;
    }),
    { numRuns: 50 },
  );
  expect(compared).toBeGreaterThan(15);
});

it('the EMI of the loan that an income gets is the EMI page’s for that loan', () => {
  const applicant = fc.record({
    income: fc.integer({ min: 10_000, max: 10_00_000 }),
    rate: fc.integer({ min: 100, max: 1_500 }).map((bp) => bp / 100),
    tenure: fc.integer({ min: 12, max: 300 }),
    price: fc.option(fc.integer({ min: 5_00_000, max: 5_00_00_000 })),
  });
  fc.assert(
    fc.property(applicant, (input) => {
      const granted = answer(eligibility, { ...input, age: 25 });
      const amount = figure(granted, 'Home loan you can get');
      const alone = answer(emi, { loan: amount, rate: input.rate, tenure: input.tenure });
      expect(figure(granted, 'Monthly EMI')).toBeCloseTo(figure(alone, 'Monthly EMI'), 2);
      countCompared('emi-of-an-income');
    }),
    { numRuns: drawsOf('emi-of-an-income') },
  );
});

it('a co-applicant whose age costs more than the pay brings is named as what to leave out', () => {
  const near = { income: 60_000, emis: 5_000, age: 58 };
  const sentence = (changes: AnyInput) => answer(eligibility, changes)?.sentence;
  expect(sentence({ coApplicants: [near] })).toContain(
    'Applying without a co-applicant would raise it most: by ₹41,11,583.',
  );
  // Without the second: 50% of 1,50,000 over 240 months, 86,42,313, less 14,24,965 (50% of 2,10,000, less 5,000, over 24).
  expect(sentence({ coApplicants: [{ income: 50_000, emis: 0, age: 32 }, near] })).toContain(
    'Applying without co-applicant 2 would raise it most',
  );
});

it('a fee makes one yearly cost of a loan on the EMI page, of gold, of a car and of a top-up', () => {
  fc.assert(
    fc.property(
      fc.record({
        loan: fc.integer({ min: 50_000, max: 50_00_000 }),
        rate: fc.integer({ min: 100, max: 2_400 }).map((bp) => bp / 100),
        months: fc.integer({ min: 2, max: 60 }),
        fee: fc.integer({ min: 1, max: 500 }).map((bp) => bp / 100),
      }),
      ({ loan, rate, months, fee }) => {
        const apr = figure(
          answer(emi, { loan, rate, tenure: months, feePercent: fee }),
          'Annual percentage rate (APR)',
        );
        const pledged = answer(gold, {
          items: [{ gross: 999, stones: 0, purity: '24', fineness: 999, kind: 'ornament', silverFineness: 925 }],
          price: 12_000,
          rate,
          tenure: months,
          limit: 'business',
          ownShare: 90,
          wanted: loan,
          feePercent: fee,
        });
        const bought = answer(car, {
          loanBasis: 'amount',
          loanAmount: loan,
          exShowroom: 1_00_00_000,
          rate,
          tenure: months,
          feePercent: fee,
        });
        const topped = answer(refinancing, { topUp: loan, rate, newRate: rate, monthsLeft: months, feePercent: fee });
        const all = [
          figure(pledged, 'Annual percentage rate (APR)'),
          figure(bought, 'Annual percentage rate (APR)'),
          figure(topped, 'The top-up costs per year'),
        ];
        expect([{ loan, rate, months, fee }, all]).toEqual([
          { loan, rate, months, fee },
          [expect.closeTo(apr, 6), expect.closeTo(apr, 6), expect.closeTo(apr, 6)],
        ]);
        countCompared('loan-with-fee');
      },
    ),
    { numRuns: drawsOf('loan-with-fee') },
  );
});

it('the deductions that a prepayment costs are those of the EMI page with it and without', () => {
  fc.assert(
    fc.property(
      fc.record({
        balance: fc.integer({ min: 2_00_000, max: 1_00_00_000 }),
        rate: fc.integer({ min: 300, max: 1_400 }).map((bp) => bp / 100),
        months: fc.integer({ min: 12, max: 240 }),
        percent: fc.integer({ min: 1, max: 99 }),
        after: fc.integer({ min: 1, max: 60 }),
        prepaymentEffect: fc.constantFrom('tenure', 'emi'),
        year: fc.integer({ min: 2027, max: 2035 }),
      }),
      ({ balance, rate, months, percent, after, prepaymentEffect, year }) => {
        const amount = Math.floor((balance * percent) / 100);
        const nextEmi = `${year}-04`;
        const prepaid = answer(prepayment, {
          balance,
          rate,
          monthsLeft: months,
          lumpSum: amount,
          lumpSumAfter: after,
          prepaymentEffect,
          regime: 'old',
          taxRate: 20.8,
          otherSavings: 0,
          nextEmi,
          sanctionedOn: '2020-04-01',
        });
        const with_ = {
          loan: balance,
          rate,
          tenure: months,
          firstMonth: nextEmi,
          homeLoan: true,
        };
        const alone = answer(emi, with_);
        const less = answer(emi, {
          ...with_,
          prepayments: [{ every: 'once', amount, from: addMonths(nextEmi, after - 1) }],
          prepaymentEffect,
        });
        if (!prepaid || !alone || !less) return;
        const deducted = (result: Result) =>
          [
            ...column(result, 'tax-years', 'Deductible interest'),
            ...column(result, 'tax-years', 'Deductible principal'),
          ].reduce((sum, each) => sum + each, 0);
        const lost = (deducted(alone) - deducted(less)) * 0.208;
        const page = { balance, rate, months, amount, after, prepaymentEffect, nextEmi };
        // Below zero where more principal is deducted than interest is lost.
        expect([page, figure(prepaid, 'Tax saving lost')]).toEqual([page, expect.closeTo(lost, 0)]);
        countCompared('tax-of-prepaying');
      },
    ),
    { numRuns: drawsOf('tax-of-prepaying') },
  );
});

it('the tax collected on a car, and on money sent for study, is that of the TCS page', () => {
  fc.assert(
    fc.property(
      fc.record({
        price: fc.oneof(fc.integer({ min: 50_000, max: 50_00_000 }), fc.constantFrom(10_00_000, 10_00_001)),
        month: fc.integer({ min: 0, max: 23 }).map((months) => addMonths('2025-04', months)),
      }),
      ({ price, month }) => {
        const bought = answer(car, { exShowroom: price, boughtIn: month, loanBasis: 'exShowroom' });
        const collected = answer(tcs, { kind: 'vehicle', amount: price, date: `${month}-15` });
        const sent = answer(education, { abroad: true, ownRemittance: price, sentIn: month });
        const remitted = answer(tcs, { kind: 'education', amount: price, date: `${month}-15` });
        const onCar = figure(bought, 'Tax collected at source (TCS)');
        const onStudy = figure(sent, 'Tax collected at source (TCS)');
        expect([price, month, onCar, onStudy]).toEqual([
          price,
          month,
          expect.closeTo(figure(collected, 'TCS'), 2),
          expect.closeTo(figure(remitted, 'TCS'), 2),
        ]);
        countCompared('tax-collected');
      },
    ),
    { numRuns: drawsOf('tax-collected') },
  );
});
