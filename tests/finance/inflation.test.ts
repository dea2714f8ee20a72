import fc from 'fast-check';
import calculator from '@/content/calculators/inflation-calculator';
import { consumerPrices } from '@/content/rules/consumer-prices';
import { type AnyInput, defaultInput, figuresOf, shownInput } from '@/lib/calculator';
import { averageInflation, priceFactor, realReturn } from '@/lib/finance/inflation';

const figure = (changes: AnyInput, label: string): number =>
  Number(
    figuresOf(
      calculator.compute(shownInput(calculator.fields, { ...defaultInput(calculator.fields), ...changes }) as never),
    ).find((each) => each.label === label)?.value,
  );

it('gives the examples of its functions', () => {
  expect(priceFactor(6, 20)).toBeCloseTo(3.207135472212848, 12);
  expect(averageInflation(1.21, 2)).toBeCloseTo(10, 12);
  expect(realReturn(12, 6)).toBeCloseTo(5.660377358490565, 12);
});

it('comes back to the amount from one year to another and back', () => {
  const year = fc.integer({ min: 1959, max: 2026 });
  fc.assert(
    fc.property(year, year, fc.integer({ min: 100, max: 1_00_00_000 }), (from, to, amount) => {
      fc.pre(from !== to);
      const there = figure({ mode: 'past', amount, from: String(from), to: String(to) }, 'Same buying power');
      const back = figure({ mode: 'past', amount: there, from: String(to), to: String(from) }, 'Same buying power');
      expect(Math.abs(back - amount)).toBeLessThan(0.005);
    }),
  );
});

it('has the same rises in the two tables of recent years, within a fifth of a point', () => {
  // Averages of CPI-Combined by calendar year, RBI monthly tables, all twelve months of each year.
  const averages = [133.5, 138.8, 143.9, 153.5, 161.4, 172.2, 181.9];
  const { firstYear, yearlyRise } = consumerPrices.calendar;
  averages.slice(1).forEach((level, index) => {
    const rise = (level / (averages[index] ?? Number.NaN) - 1) * 100;
    expect(Math.abs(rise - (yearlyRise.value[2018 + index - firstYear] ?? Number.NaN))).toBeLessThan(0.2);
  });
});
