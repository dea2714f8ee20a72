/** For the same loan all pages agree: the EMI page, prepayment, refinancing and eligibility use one engine. */
import fc from 'fast-check';
import emi from '@/content/calculators/emi-calculator';
import eligibility from '@/content/calculators/home-loan-eligibility-calculator';
import refinancing from '@/content/calculators/loan-refinancing-calculator';
import prepayment from '@/content/calculators/pre-payment-loan-calculator';
import { type AnyCalculator, type AnyInput, defaultInput, figuresOf, type Result, shownInput } from '@/lib/calculator';
import { countCompared, drawsOf } from './runs';

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
