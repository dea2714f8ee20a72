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

it('one who lives in India may send 250,000 dollars: 2,50,000 × 85, whatever the account was', () => {
  const here = { person: 'returned', totalDays: 300, dollarRate: 85 } as const;
  expect(limitOf({ ...here, remit: 2_12_50_000 })).toContain('₹2,12,50,000 at your rate, so ₹0 is left');
  expect(limitOf({ ...here, remit: 3_00_00_000 })).toContain('₹87,50,000 must wait for the next year');
  expect(limitOf({ ...here, person: 'leaving', totalDays: 100, remit: 3_00_00_000 })).toContain('₹5,50,00,000 is left');
});
