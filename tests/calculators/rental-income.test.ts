/** What the rental income page says beside its figures. */
import rentalIncome from '@/content/calculators/rental-income';
import type { HouseInput, RentalIncomeInput } from '@/content/calculators/rental-income/form';
import { defaultInput } from '@/lib/calculator';

const [house] = rentalIncome.fields.houses.default;
const answer = (changes: Partial<RentalIncomeInput>, ofHouse: Partial<HouseInput> = {}) =>
  rentalIncome.compute({
    ...(defaultInput(rentalIncome.fields) as RentalIncomeInput),
    financialYear: '2025-26',
    houses: [{ ...(house as HouseInput), ...ofHouse }],
    ...changes,
  });

it('the sentence names the house income that is taxed, after losses of earlier years', () => {
  // 6,00,000 × 70% = 4,20,000, less 1,00,000 and 50,000.
  const losses = [
    { year: '2017-18', amount: 1_00_000 },
    { year: '2018-19', amount: 50_000 },
  ] as const;
  expect(answer({}, { rent: 50_000 }).sentence).toContain('₹4,20,000 of house income is taxable, and');
  expect(answer({ losses }, { rent: 50_000 }).sentence).toContain(
    '₹2,70,000 of house income is taxable after losses of earlier years, and',
  );
});

it('only who has a salary is sent to the employer', () => {
  const employer = (salary: number) =>
    (answer({ salary, otherIncome: 20_00_000 }).actions ?? []).some(({ text }) => text.includes('Tell your employer'));
  expect([employer(0), employer(15_00_000)]).toEqual([false, true]);
});
