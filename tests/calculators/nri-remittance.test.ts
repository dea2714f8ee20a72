import calculator from '@/content/calculators/nri-taxation-calculator';
import type { NriInput } from '@/content/calculators/nri-taxation-calculator/form';
import { resultOf } from '../result-of';

const limitOf = (changes: Partial<NriInput>) =>
  (resultOf(calculator, { stays: [], ...changes }).actions ?? [])
    .map(({ text }) => text)
    .find((text) => text.includes('US$'));

it('a million dollars at a rate in paise may go whole: 10,00,000 × 265.9', () => {
  expect(limitOf({ remit: 26_59_00_000, dollarRate: 265.9 })).toContain('₹26,59,00,000 at your rate, so ₹0 is left');
  expect(limitOf({ remit: 26_59_00_001, dollarRate: 265.9 })).toContain('₹1 must wait for the next year');
});
