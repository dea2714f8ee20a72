import fc from 'fast-check';
import calculator from '@/content/calculators/hra-calculator';
import type { HraInput } from '@/content/calculators/hra-calculator/form';
import { golden } from '@/content/calculators/hra-calculator/golden';
import { figuresOf, type Result } from '@/lib/calculator';
import {
  allowanceAtPeak,
  allowanceLimits,
  percentOfBand,
  rentAtPeak,
  rentDeduction,
  taxFromRent,
} from '@/lib/tax/house-rent';
import { inputOf, resultOf } from '../result-of';

// Toy percentages: a fifth of salary does not count, and half of it is the ceiling.
const toy = { rentAboveSalary: 20, salaryShare: 50 };
const toyDeduction = { perMonth: 10, incomePercent: 50, rentAboveIncomePercent: 20 };

const rupeesAMonth = fc.integer({ min: 0, max: 10_00_000 });
const stretches = fc.record({
  months: fc.integer({ min: 1, max: 12 }),
  salary: rupeesAMonth,
  allowance: rupeesAMonth,
  rent: rupeesAMonth,
});

describe('the exempt part of a house rent allowance', () => {
  it('is the allowance where that is the least', () => {
    expect(allowanceLimits({ months: 2, salary: 100, allowance: 30, rent: 60 }, toy)).toEqual({
      allowance: 60,
      rentAboveSalary: 80,
      salaryShare: 100,
      exempt: 60,
      least: 'allowance',
    });
  });

  it('is the rent above a fifth of salary where that is the least', () => {
    expect(allowanceLimits({ months: 2, salary: 100, allowance: 45, rent: 60 }, toy)).toMatchObject({
      exempt: 80,
      least: 'rent',
    });
  });

  it('is half of salary where that is the least', () => {
    expect(allowanceLimits({ months: 2, salary: 100, allowance: 90, rent: 90 }, toy)).toMatchObject({
      exempt: 100,
      least: 'salary',
    });
  });

  it.each([
    [19, 0],
    [20, 0],
    [21, 2],
  ])('for rent of %d, with a fifth of salary at 20, is %d in two months', (rent, exempt) => {
    expect(allowanceLimits({ months: 2, salary: 100, allowance: 90, rent }, toy).exempt).toBe(exempt);
  });

  it('is never above the allowance, the rent or the share of salary, and never below zero', () => {
    fc.assert(
      fc.property(stretches, (stretch) => {
        const { exempt } = allowanceLimits(stretch, toy);
        expect(exempt).toBeGreaterThanOrEqual(0);
        expect(exempt).toBeLessThanOrEqual(stretch.allowance * stretch.months);
        expect(exempt).toBeLessThanOrEqual(stretch.rent * stretch.months);
        expect(exempt).toBeLessThanOrEqual((stretch.salary * stretch.months) / 2);
      }),
    );
  });

  it('rises with the rent up to the peak and stays there', () => {
    fc.assert(
      fc.property(stretches, rupeesAMonth, (stretch, more) => {
        const exemptAt = (rent: number) => allowanceLimits({ ...stretch, rent }, toy).exempt;
        const peak = rentAtPeak(stretch, toy);
        expect(exemptAt(stretch.rent + more)).toBeGreaterThanOrEqual(exemptAt(stretch.rent));
        expect(exemptAt(peak + more)).toBeCloseTo(exemptAt(peak), 4);
        const most = Math.min(stretch.allowance, stretch.salary / 2) * stretch.months;
        expect(exemptAt(peak)).toBeCloseTo(most, 4);
        if (most > 1 && peak > 1) expect(exemptAt(peak - 1)).toBeLessThan(most);
      }),
    );
  });

  it('rises with the allowance up to the most that can be exempt and stays there', () => {
    fc.assert(
      fc.property(stretches, rupeesAMonth, (stretch, more) => {
        const exemptAt = (allowance: number) => allowanceLimits({ ...stretch, allowance }, toy).exempt;
        const peak = allowanceAtPeak(stretch, toy);
        expect(exemptAt(peak)).toBeCloseTo(peak * stretch.months, 4);
        expect(exemptAt(peak + more)).toBeCloseTo(peak * stretch.months, 4);
      }),
    );
  });

  it('does not change when a stretch is cut into two alike', () => {
    fc.assert(
      fc.property(stretches, fc.integer({ min: 1, max: 11 }), (stretch, cut) => {
        fc.pre(cut < stretch.months);
        const whole = allowanceLimits(stretch, toy).exempt;
        const parts = [cut, stretch.months - cut].map((months) => allowanceLimits({ ...stretch, months }, toy).exempt);
        expect((parts[0] ?? 0) + (parts[1] ?? 0)).toBeCloseTo(whole, 4);
      }),
    );
  });

  it('over different stretches is never more than a yearly sum would allow', () => {
    fc.assert(
      fc.property(stretches, stretches, (one, other) => {
        const apart = allowanceLimits(one, toy).exempt + allowanceLimits(other, toy).exempt;
        const total = (name: 'allowance' | 'salary') => one[name] * one.months + other[name] * other.months;
        expect(apart).toBeLessThanOrEqual(Math.min(total('allowance'), total('salary') / 2) + 1e-4);
      }),
    );
  });
});

describe('the deduction for rent without an allowance', () => {
  it.each([
    { rent: 500, adjustedTotalIncome: 1_000, deduction: 120, least: 'monthly' },
    { rent: 500, adjustedTotalIncome: 100, deduction: 50, least: 'income' },
    { rent: 250, adjustedTotalIncome: 1_000, deduction: 50, least: 'rent' },
    { rent: 199, adjustedTotalIncome: 1_000, deduction: 0, least: 'rent' },
    { rent: 200, adjustedTotalIncome: 1_000, deduction: 0, least: 'rent' },
    { rent: 201, adjustedTotalIncome: 1_000, deduction: 1, least: 'rent' },
  ])('for rent $rent and income $adjustedTotalIncome is $deduction, decided by $least', (example) => {
    const { rent, adjustedTotalIncome, deduction, least } = example;
    expect(rentDeduction({ rent, months: 12, adjustedTotalIncome }, toyDeduction)).toMatchObject({ deduction, least });
  });

  it('is never above the rent', () => {
    fc.assert(
      fc.property(rupeesAMonth, fc.integer({ min: 0, max: 12 }), rupeesAMonth, (rent, months, adjustedTotalIncome) => {
        const { deduction } = rentDeduction({ rent, months, adjustedTotalIncome }, toyDeduction);
        expect(deduction).toBeGreaterThanOrEqual(0);
        expect(deduction).toBeLessThanOrEqual(rent);
      }),
    );
  });
});

describe('the tax that a tenant deducts', () => {
  const rules = { limitPerMonth: 50, percent: 10, cappedAtLastRent: false };

  it.each([
    [49, 0],
    [50, 0],
    [51, 61.2],
  ])('on a rent of %d a month, with the limit at 50, is %d a year', (rent, tax) => {
    expect(taxFromRent([{ months: 12, rent }], rules).tax).toBeCloseTo(tax, 9);
  });

  it('counts only the months above the limit', () => {
    const tenancy = [
      { months: 6, rent: 50 },
      { months: 6, rent: 60 },
    ];
    expect(taxFromRent(tenancy, rules)).toEqual({ rent: 360, tax: 36 });
  });

  it('stops at the last rent only where the law caps it there', () => {
    const tenancy = [{ months: 12, rent: 60 }];
    expect(taxFromRent(tenancy, rules).tax).toBe(72);
    expect(taxFromRent(tenancy, { ...rules, cappedAtLastRent: true }).tax).toBe(60);
  });

  it('on no tenancy is nothing', () => {
    expect(taxFromRent([], { ...rules, cappedAtLastRent: true })).toEqual({ rent: 0, tax: 0 });
  });

  it('takes a band only for amounts above its start', () => {
    const bands = [
      [100, 5],
      [200, 9],
    ] as const;
    expect([99, 100, 101, 200, 201].map((amount) => percentOfBand(amount, bands))).toEqual([0, 0, 5, 5, 9]);
  });
});

// ── The calculator ───────────────────────────────────────────────────────────────────────────────────────────────

const period = {
  from: '04',
  to: '03',
  salary: 50_000,
  hra: 20_000,
  rent: 60_000,
  city: 'other',
  moved: false,
} as const;

const answer = (changes: Partial<HraInput>) => resultOf(calculator, { financialYear: '2025-26', ...changes });

function figureOf(result: Result, label: string): number | string | undefined {
  return figuresOf(result).find((figure) => figure.label === label)?.value;
}

function datesOf(result: Result): (string | undefined)[] {
  return (result.actions ?? []).map(({ date }) => date).filter(Boolean);
}

describe('the HRA calculator', () => {
  it.each(golden.map((example) => [example.name, example] as const))('knows that %s', (_name, example) => {
    const input = inputOf(calculator, { financialYear: '2025-26', ...example.input });
    const problems = calculator.check?.(input) ?? [];
    if (example.refused) {
      expect(problems.map(({ text }) => text)).toContain(example.refused);
      return;
    }
    expect(problems).toEqual([]);
    const result = calculator.compute(input);
    for (const [label, wanted] of Object.entries(example.expect ?? {})) {
      const found = figureOf(result, label);
      if (typeof wanted === 'string') expect([label, found]).toEqual([label, wanted]);
      else expect(Math.abs(Number(found) - wanted)).toBeLessThanOrEqual(0.005);
    }
  });

  it('gives the same year in one period as in twelve alike', () => {
    const months = ['04', '05', '06', '07', '08', '09', '10', '11', '12', '01', '02', '03'] as const;
    const periods = months.map((month) => ({ ...period, from: month, to: month, rent: 18_000 }));
    const split = answer({ pattern: 'split', periods });
    const whole = answer({});
    for (const label of ['Exempt HRA for the year', 'Taxable HRA for the year', 'Tax saved in the old regime']) {
      expect(Number(figureOf(split, label))).toBeCloseTo(Number(figureOf(whole, label)), 6);
    }
  });

  it('takes the periods in any order', () => {
    const early = { ...period, to: '09', city: 'delhi' } as const;
    const late = { ...period, from: '10' } as const;
    expect(answer({ pattern: 'split', periods: [late, early] })).toEqual(
      answer({ pattern: 'split', periods: [early, late] }),
    );
  });

  it('dates the tax on a year’s rent to 31 March, 30 April and 15 May, and the return to 31 July', () => {
    expect(datesOf(answer({ today: '2025-04-20', rent: 60_000 }))).toEqual([
      '2026-03-31',
      '2026-04-30',
      '2026-05-15',
      '2026-07-31',
    ]);
  });

  it('dates the tax of a tenancy that ends in September to the end of September and 30 days on', () => {
    const result = answer({ today: '2025-09-30', pattern: 'split', periods: [{ ...period, to: '09' }] });
    expect(datesOf(result).slice(0, 3)).toEqual(['2025-09-30', '2025-10-30', '2025-11-14']);
  });

  it('pays in a non-resident landlord’s tax of March by 30 April', () => {
    expect(datesOf(answer({ today: '2025-04-20', landlordNri: true }))).toEqual(['2026-04-30', '2026-07-31']);
  });

  it('gives the self-employed until 31 August', () => {
    expect(datesOf(answer({ today: '2025-04-20', situation: 'selfEmployed' }))).toEqual(['2026-08-31']);
  });

  it('takes a change of city as another tenancy', () => {
    const result = answer({
      financialYear: '2024-25',
      pattern: 'split',
      periods: [
        { ...period, to: '09', city: 'delhi' },
        { ...period, from: '10', city: 'mumbai' },
      ],
    });
    // 60,000 × 6 at 5 % until September 2024 and at 2 % from October.
    expect(figureOf(result, 'Tax to deduct from the rent')).toBe(25_200);
  });

  it('warns that the year’s two rates are read differently only for a tenancy that spans October 2024', () => {
    const spans = (result: Result) => result.caveats?.some(({ text }) => text.includes('day of deduction')) ?? false;
    expect(spans(answer({ financialYear: '2024-25', rent: 60_000 }))).toBe(true);
    expect(spans(answer({ financialYear: '2025-26', rent: 60_000 }))).toBe(false);
  });

  it('says what moving pay into HRA would bring where HRA is the least', () => {
    const { caveats = [] } = answer({ hra: 10_000 });
    // Rent less a tenth of salary is 13,000 a month: 3,000 more, or 36,000 a year.
    expect(caveats.find(({ kind }) => kind === 'limit')?.text).toContain('moved ₹3,000 a month');
    expect(caveats.find(({ kind }) => kind === 'limit')?.text).toContain('₹36,000 more a year');
  });

  it('never exempts more than the HRA, for any pay, rent and city', () => {
    fc.assert(
      fc.property(
        rupeesAMonth,
        rupeesAMonth,
        rupeesAMonth,
        fc.constantFrom('delhi', 'mumbai', 'kolkata', 'chennai', 'other'),
        (salary, hra, rent, city) => {
          const result = answer({ salary, hra, rent, city });
          const exempt = Number(figureOf(result, 'Exempt HRA for the year'));
          expect(exempt).toBeLessThanOrEqual(hra * 12);
          expect(exempt).toBeLessThanOrEqual(rent * 12);
          expect(exempt + Number(figureOf(result, 'Taxable HRA for the year'))).toBeCloseTo(hra * 12, 4);
        },
      ),
      { numRuns: 50 },
    );
  });
});
