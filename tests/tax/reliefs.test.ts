import { gratuityReliefOf } from '@/lib/tax/gratuity-relief';
import { promoterTax } from '@/lib/tax/promoter-buyback';

it('a promoter pays on top of the tax on gains from a buyback, with surcharge and cess', () => {
  const rates = { shortTermPercent: 10, longTermPercent: 17.5, surchargePercent: 12 };
  // 5,000 and 17,500; 12% of them 2,700; 4% of 25,200 is 1,008.
  expect(promoterTax({ short: 50_000, long: 1_00_000 }, rates, 4)).toEqual({
    onShortGain: 5_000,
    onLongGain: 17_500,
    surcharge: 2_700,
    cess: 1_008,
    total: 26_208,
  });
});

describe('relief for a gratuity', () => {
  const received = { totalIncome: 10_00_000, tax: 1_50_000 };
  const before = [
    { financialYear: '2024-25', income: 4_00_000, totalIncome: 5_00_000, tax: 50_000 },
    { financialYear: '2023-24', income: 5_00_000, totalIncome: 6_00_000, tax: 90_000 },
    { financialYear: '2022-23', income: 3_00_000, totalIncome: 4_00_000, tax: 20_000 },
  ];

  it('is what the average rate of the year takes above the mean of those before', () => {
    // 15% of 3,00,000, less the mean of 10, 15 and 5%.
    const relief = gratuityReliefOf(3_00_000, received, before);
    expect(relief).toMatchObject({ received, averageNow: 0.15, taxNow: 45_000, relief: 15_000 });
    expect(relief.averageBefore).toBeCloseTo(0.1, 12);
    expect(relief.taxBefore).toBeCloseTo(30_000, 8);
    expect(relief.years.map(({ financialYear, average }) => [financialYear, average])).toEqual([
      ['2024-25', 0.1],
      ['2023-24', 0.15],
      ['2022-23', 0.05],
    ]);
  });

  it('is nil where that is not more, and a year without income has no tax', () => {
    expect(gratuityReliefOf(3_00_000, { totalIncome: 10_00_000, tax: 50_000 }, before).relief).toBe(0);
    expect(
      gratuityReliefOf(3_00_000, received, [{ financialYear: '2024-25', income: 0, totalIncome: 0, tax: 0 }]),
    ).toMatchObject({
      averageBefore: 0,
      relief: 45_000,
    });
  });
});
