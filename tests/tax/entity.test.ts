/** Tax of companies and firms, worked out by hand at round rates. */
import { allowedPartnerPay, type EntityRates, entityTax } from '@/lib/tax/entity';

const rule = <T>(value: T) => ({ value }) as never;
const rates = (percent: number, surcharge: readonly (readonly [number, number])[], slabs?: [number, number][]) =>
  ({
    percent: rule(percent),
    surcharge: rule(surcharge),
    cess: rule(4),
    ...(slabs && { slabs: rule(slabs) }),
  }) satisfies EntityRates;
const firm = rates(30, [[1_00_00_000, 12]]);
const company = rates(30, [
  [1_00_00_000, 7],
  [10_00_00_000, 12],
]);

it.each([
  [0, 0],
  [5_000, 500],
  [10_000, 1_000],
  [15_000, 2_000],
  [20_000, 3_000],
  [30_000, 6_000],
])('a society pays 10, 20 and 30% by slabs: on ₹%d ₹%d', (income, tax) => {
  const society = rates(
    30,
    [],
    [
      [10_000, 10],
      [20_000, 20],
    ],
  );
  const paid = entityTax(income, [], society);
  expect(paid).toMatchObject({ totalIncome: income, tax, surchargePercent: 0, surcharge: 0, marginalRelief: 0 });
  expect(paid.cess).toBeCloseTo(tax * 0.04, 8);
  expect(paid.total).toBeCloseTo(tax * 1.04, 8);
});

it.each([
  ['at the threshold none', 1_00_00_000, firm, { tax: 30_00_000, surchargePercent: 0, surcharge: 0, total: 31_20_000 }],
  ['at the second threshold that of the first', 10_00_00_000, company, { surchargePercent: 7, surcharge: 21_00_000 }],
  // 30,03,000 of tax; at most the 30,00,000 of the threshold and the ₹10,000 above it.
  [
    'just above it what is left of the income above it',
    1_00_10_000,
    firm,
    { tax: 30_03_000, surchargeBeforeRelief: 3_60_360, surcharge: 7_000, marginalRelief: 3_53_360, total: 31_30_400 },
  ],
  ['far above it all', 2_00_00_000, firm, { surcharge: 7_20_000, marginalRelief: 0, cess: 2_68_800, total: 69_88_800 }],
  // At ₹10 crore 3,00,00,000 and 7%: 3,21,00,000.
  ['just above the second that of the first and the income above', 10_00_10_000, company, { surcharge: 21_07_000 }],
  ['above the first that of the first', 5_00_00_000, company, { surchargePercent: 7, surcharge: 10_50_000 }],
  ['that is flat no relief', 100, rates(30, [[0, 10]]), { tax: 30, surcharge: 3, marginalRelief: 0 }],
])('a surcharge has %s', (_, income, scale, parts) => {
  const paid = entityTax(income, [], scale);
  for (const [name, amount] of Object.entries(parts))
    expect([name, Math.round(paid[name as keyof typeof paid] * 100) / 100]).toEqual([name, amount]);
});

it('income with a rate of its own counts for the threshold, and is the last that falls away', () => {
  const gains = (amount: number) => [{ amount, percent: 20 }];
  expect(entityTax(50_00_000, gains(60_00_000), firm)).toMatchObject({
    totalIncome: 1_10_00_000,
    tax: 27_00_000,
    surcharge: 3_24_000,
  });
  // 12,15,000 and 12,00,000; at the threshold own income is 40,00,000 and the tax 24,00,000.
  const near = entityTax(40_50_000, gains(60_00_000), firm);
  expect(near.tax).toBe(24_15_000);
  expect(near.surcharge).toBeCloseTo(24_00_000 + 50_000 - 24_15_000, 6);
  // Gains alone: the tax at the threshold is 20% of it.
  expect(entityTax(0, gains(1_00_10_000), firm).surcharge).toBeCloseTo(20_00_000 + 10_000 - 20_02_000, 6);
});

it.each([
  ['a loss: the floor', 5_00_000, -1_00_000, 3_00_000],
  ['a loss, with less paid', 2_00_000, -1_00_000, 2_00_000],
  ['a small profit: the floor', 9_00_000, 2_00_000, 3_00_000],
  ['90% of the first part', 9_00_000, 5_00_000, 4_50_000],
  ['… all of it', 9_00_000, 6_00_000, 5_40_000],
  ['and 60% of the rest', 20_00_000, 10_00_000, 7_80_000],
  ['never more than is paid', 7_00_000, 10_00_000, 7_00_000],
])('partners may be paid of %s', (_, paid, profit, allowed) => {
  const limits = { firstPart: 6_00_000, firstPercent: 90, floor: 3_00_000, restPercent: 60 };
  expect(allowedPartnerPay(paid, profit, limits)).toBe(allowed);
});
