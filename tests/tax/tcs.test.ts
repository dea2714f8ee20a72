import { taxCollected } from '@/lib/tax/tcs';

const whole = { percent: 1, above: 10_00_000, base: 'whole' } as const;
const excess = { percent: 2, above: 10_00_000, base: 'excess' } as const;

it.each([
  [9_99_999, 0],
  [10_00_000, 0],
  [10_00_001, 10_000.01],
  [12_00_000, 12_000],
])('above the limit the whole amount bears it: ₹%d bears ₹%d', (amount, tax) => {
  expect(taxCollected(amount, whole)).toBeCloseTo(tax, 8);
});

it.each([
  [10_00_000, 0],
  [10_00_001, 0.02],
  [12_00_000, 4_000],
])('or only what lies above it: ₹%d bears ₹%d', (amount, tax) => {
  expect(taxCollected(amount, excess)).toBeCloseTo(tax, 8);
});
