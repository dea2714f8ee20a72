/** Company and firm tax by a second computation: the tax curve is the lower envelope of the plain curve and the lines of relief. */
import fc from 'fast-check';
import calculator from '@/content/calculators/corporate-tax';
import { runs } from '../runs';
import { answeredOrThrow } from './answered';

const toTen = (amount: number) => Math.round((Math.floor(amount + 1e-6) - 0.01 + 0.02) / 10) * 10;

/** Tax with surcharge before cess: `steps` are [from ₹, % of surcharge]; the income may never be worth less than at a step. */
function beforeCess(income: number, rate: number, steps: readonly (readonly [number, number])[]): number {
  const plain = (at: number, percent: number) => (at * rate * (100 + percent)) / 10_000;
  let percent = 0;
  let least = Number.POSITIVE_INFINITY;
  let atStep = 0;
  for (const [from, next] of steps) {
    if (income <= from) break;
    atStep = plain(from, percent);
    least = atStep + (income - from);
    percent = next;
  }
  return Math.min(plain(income, percent), least);
}

const domestic = [
  [1_00_00_000, 7],
  [10_00_00_000, 12],
] as const;
const near = [1_00_00_000, 1_00_00_010, 1_02_38_900, 10_00_00_000, 10_00_00_010, 10_30_00_000];

it('agrees for companies, firms and foreign companies', () => {
  const amount = fc.oneof(fc.integer({ min: 0, max: 20_00_00_000 }), fc.constantFrom(...near));
  fc.assert(
    fc.property(
      fc.constantFrom('domestic', 'foreign', 'llp', 'firm'),
      fc.constantFrom('small', 'large'),
      fc.constantFrom('2025-26', '2026-27'),
      amount,
      amount,
      fc.integer({ min: 0, max: 5_00_00_000 }),
      (entity, size, year, income, bookProfit, lost) => {
        const given = { entity, size, year, income, bookProfit, lost };
        const payable = answeredOrThrow(calculator, given).figure('Tax of the year');
        const ten = toTen(income);
        let expected: number;
        if (entity === 'domestic') {
          const ordinary = beforeCess(ten, size === 'small' ? 25 : 30, domestic);
          const minimum = beforeCess(toTen(bookProfit), year === '2025-26' ? 15 : 14, domestic);
          const lower = (toTen(income + lost) * 22 * 110) / 10_000;
          expected = Math.min(toTen(Math.max(ordinary, minimum) * 1.04), toTen(lower * 1.04));
        } else if (entity === 'foreign') {
          expected = toTen(
            beforeCess(ten, 35, [
              [1_00_00_000, 2],
              [10_00_00_000, 5],
            ]) * 1.04,
          );
        } else {
          expected = toTen(beforeCess(ten, 30, [[1_00_00_000, 12]]) * 1.04);
        }
        expect([given, payable]).toEqual([given, expected]);
      },
    ),
    { numRuns: runs(500, 10_000) },
  );
});
