import { professionalTax } from '@/content/rules/professional-tax';
import { addMonths } from '@/lib/calendar';
import { valueOn } from '@/lib/law';
import { sum } from '@/lib/sum';
import { bandOf, type Earner, type ProfessionalTaxRule, professionalTaxByMonth } from '@/lib/tax/professional-tax';

const year = Array.from({ length: 12 }, (_, index) => addMonths('2025-04', index));
const anybody: Earner = { payOf: () => 100, worked: year, woman: false, age: 30, aboveIncomeTaxLimit: true };
const byMonth = (rule: ProfessionalTaxRule, changes: Partial<Earner> = {}) =>
  professionalTaxByMonth({ ...anybody, ...changes }, '2025-04', () => rule);
// Toy rules.
const monthly: ProfessionalTaxRule = {
  base: 'month',
  bands: [
    { above: 50, tax: 2 },
    { from: 100, tax: 5, special: { month: 2, tax: 9 } },
  ],
  women: [{ above: 100, tax: 5 }],
  freeFromAge: 60,
};
const yearly: ProfessionalTaxRule = {
  base: 'year',
  bands: [
    { above: 600, tax: 26 },
    { above: 1_200, tax: 50, monthly: 3 },
  ],
};
const halfYearly: ProfessionalTaxRule = {
  base: 'halfYear',
  bands: [{ above: 300, tax: 40 }],
  takenIn: [8, 2],
  leastDays: 60,
};

it('a band begins above its amount, or at it', () => {
  const bands = monthly.bands;
  expect([50, 50.5, 99.99, 100].map((pay) => bandOf(pay, bands)?.tax)).toEqual([undefined, 2, 2, 5]);
});

describe('a tax read on the month’s pay', () => {
  it('is the same each month, but for the month of another amount', () => {
    expect(byMonth(monthly)).toEqual([5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 9, 5]);
    expect(byMonth(monthly, { payOf: () => 60 })).toEqual(Array(12).fill(2));
  });

  it('has bands for women where the rule has them', () => {
    expect(sum(byMonth(monthly, { woman: true }))).toBe(0);
    expect(sum(byMonth(monthly, { woman: true, payOf: () => 101 }))).toBe(60);
  });

  it('ends at the free age', () => {
    expect(sum(byMonth(monthly, { age: 59 }))).toBe(64);
    expect(sum(byMonth(monthly, { age: 60 }))).toBe(0);
  });

  it('follows the pay of each month', () => {
    const payOf = (month: string) => (month < '2025-07' ? 100 : 60);
    expect(byMonth(monthly, { payOf })).toEqual([5, 5, 5, 2, 2, 2, 2, 2, 2, 2, 2, 2]);
    // A year at the average of (3 × 100 + 9 × 60) ÷ 12 = 70 is 840; a half-year 3 × 100 + 3 × 60 = 480, then 360.
    expect(sum(byMonth(yearly, { payOf }))).toBe(26);
    const bands = [{ above: 360, tax: 40 }];
    expect(sum(byMonth({ ...halfYearly, bands }, { payOf }))).toBe(40);
  });

  it('takes an error of the arithmetic for none', () => {
    expect(bandOf(50.000000004, monthly.bands)).toBeUndefined();
  });

  it('is taken only in months worked', () => {
    expect(byMonth(monthly, { worked: year.slice(9, 11) })).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 9, 0]);
  });
});

describe('a tax read on the year’s pay', () => {
  it('is taken in whole parts with the rest in March', () => {
    expect(byMonth(yearly)).toEqual([2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 4]);
    expect(byMonth(yearly, { payOf: () => 101 })).toEqual([3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 17]);
    expect(sum(byMonth(yearly, { payOf: () => 50 }))).toBe(0);
  });
});

describe('a tax read on the half-year’s pay', () => {
  it('is taken in its two months', () => {
    expect(byMonth(halfYearly)).toEqual([0, 0, 0, 0, 40, 0, 0, 0, 0, 0, 40, 0]);
    expect(sum(byMonth(halfYearly, { payOf: () => 50 }))).toBe(0);
  });

  it('is read on the pay of the months worked in the half-year', () => {
    // Three months at 100 are 300, which is not above 300; four are.
    expect(sum(byMonth(halfYearly, { worked: year.slice(9) }))).toBe(0);
    expect(byMonth(halfYearly, { worked: year.slice(8) })[10]).toBe(40);
  });

  it('is taken in the nearest month worked where the job began or ended around it', () => {
    expect(byMonth({ ...halfYearly, bands: [{ above: 0, tax: 40 }] }, { worked: year.slice(0, 3) })[2]).toBe(40);
  });

  it('is not due for fewer than the least days of work', () => {
    const low = { ...halfYearly, bands: [{ above: 0, tax: 40 }] };
    // February and March 2026 have 59 days, January and February as many, April and May 61.
    expect(sum(byMonth(low, { worked: year.slice(10) }))).toBe(0);
    expect(sum(byMonth(low, { worked: year.slice(0, 2) }))).toBe(40);
  });
});

it('a flat tax is for incomes above the income-tax limit', () => {
  const flat: ProfessionalTaxRule = { base: 'flat', bands: [{ above: 0, tax: 7 }] };
  expect(sum(byMonth(flat))).toBe(84);
  expect(sum(byMonth(flat, { aboveIncomeTaxLimit: false }))).toBe(0);
});

it('a month without a rule bears nothing', () => {
  expect(sum(professionalTaxByMonth(anybody, '2025-04', () => null))).toBe(0);
});

describe('the States’ taxes', () => {
  it.each(Object.entries(professionalTax))('%s never takes more than ₹2,500 a year, in any band', (_state, series) => {
    for (const firstMonth of ['2024-04', '2025-04']) {
      const step = process.env.LONG ? 500 : 2_500;
      for (let monthlyPay = 500; monthlyPay < 2_00_000; monthlyPay += step) {
        const worked = Array.from({ length: 12 }, (_, index) => addMonths(firstMonth, index));
        const taxes = professionalTaxByMonth(
          { ...anybody, payOf: () => monthlyPay, worked },
          firstMonth,
          (month) => valueOn(series, `${month}-01`).value,
        );
        expect(sum(taxes)).toBeLessThanOrEqual(2_500);
        expect(Math.min(...taxes)).toBeGreaterThanOrEqual(0);
      }
    }
  });
});

describe('a half-yearly tax', () => {
  const months = (...indices: readonly number[]) => indices.map((index) => year[index] ?? '');

  it('is taken once, in the earlier of two months worked that are equally near its own', () => {
    // July and September around August: a gap in the work must not tax the half-year twice.
    expect(byMonth(halfYearly, { worked: months(3, 5), payOf: () => 200 })).toEqual([0, 0, 0, 40, ...Array(8).fill(0)]);
  });

  it('without a month of its own is taken in the last one worked', () => {
    const { takenIn, ...anyMonth } = halfYearly;
    expect(takenIn).toBeDefined();
    expect(byMonth(anyMonth)).toEqual([0, 0, 0, 0, 0, 40, 0, 0, 0, 0, 0, 40]);
  });

  it('counts each half-year on its own, from its first month to its last', () => {
    const atTheStart = { ...halfYearly, takenIn: [4, 10] };
    expect(byMonth(atTheStart)).toEqual([40, 0, 0, 0, 0, 0, 40, 0, 0, 0, 0, 0]);
  });

  it('asks for the least days of work, which are enough', () => {
    // April and May have 61 days.
    const worked = months(0, 1);
    const tax = (leastDays: number) => sum(byMonth({ ...halfYearly, leastDays }, { worked, payOf: () => 200 }));
    expect([61, 62].map(tax)).toEqual([40, 0]);
  });

  it('follows the rule of the first month of the half-year', () => {
    const changed = { ...halfYearly, bands: [{ above: 300, tax: 70 }] };
    const taxes = professionalTaxByMonth(anybody, '2025-04', (month) => (month < '2025-06' ? halfYearly : changed));
    expect(taxes).toEqual([0, 0, 0, 0, 40, 0, 0, 0, 0, 0, 70, 0]);
  });
});

it('a rule that ends takes nothing from the next month on', () => {
  const taxes = professionalTaxByMonth(anybody, '2025-04', (month) => (month < '2025-06' ? monthly : null));
  expect(taxes).toEqual([5, 5, ...Array(10).fill(0)]);
});
