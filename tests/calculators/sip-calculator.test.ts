import fc from 'fast-check';
import calculator from '@/content/calculators/sip-calculator';
import { golden } from '@/content/calculators/sip-calculator/golden';
import { figuresOf, type InputOf, type Result } from '@/lib/calculator';
import { periodicRate } from '@/lib/finance/irr';
import { inputOf, resultOf } from '../result-of';
import { runs } from '../runs';

const answer = (changes: Partial<InputOf<typeof calculator.fields>>) => resultOf(calculator, changes);

function figure(result: Result, label: string): number {
  const found = figuresOf(result).find((candidate) => candidate.label === label);
  return typeof found?.value === 'number' ? found.value : Number.NaN;
}

const plans = fc.record({
  amount: fc.integer({ min: 100, max: 1_00_000 }),
  period: fc.integer({ min: 12, max: 360 }),
  rate: fc.double({ min: -30, max: 40, noNaN: true }),
  lumpSum: fc.constantFrom(0, 50_000, 10_00_000),
  stopAfter: fc.option(fc.integer({ min: 12, max: 240 })),
  convention: fc.constantFrom('nominal-start', 'effective-start', 'nominal-end', 'effective-end'),
  frequency: fc.constantFrom('daily', 'weekly', 'fortnightly', 'monthly', 'quarterly', 'half-yearly', 'yearly'),
  fund: fc.constantFrom('equity', 'debt', 'none'),
  surcharge: fc.constantFrom('0', '10', '37'),
});

describe('SIP calculator', () => {
  test.each(golden.map((example) => [example.name, example] as const))('%s', (_, example) => {
    const input = inputOf(calculator, example.input);
    const problems = calculator.check?.(input) ?? [];
    expect(problems.map((problem) => problem.text)).toEqual(example.refused ? [example.refused] : []);
    if (example.refused) return;
    const result = calculator.compute(input);
    for (const [label, expected] of Object.entries(example.expect ?? {})) {
      const close = example.tolerance ?? (label.startsWith('XIRR') || label.startsWith('Rate') ? 1e-9 : 1e-5);
      expect(Math.abs(figure(result, label) - Number(expected))).toBeLessThan(close);
    }
  });

  test('the monthly value is what a month-by-month ledger holds', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const result = answer({ ...plan, frequency: 'monthly' });
        const isStart = plan.convention.endsWith('start');
        const rate = figure(result, 'Rate per month') / 100;
        const paying = Math.min(plan.stopAfter ?? plan.period, plan.period);
        let value: number = plan.lumpSum;
        const rows = result.tables?.[0]?.rows ?? [];
        for (let month = 1; month <= plan.period; month += 1) {
          const deposit = month <= paying ? plan.amount : 0;
          value = isStart ? (value + deposit) * (1 + rate) : value * (1 + rate) + deposit;
          expect(Math.abs(Number(rows[month - 1]?.[4]) - value)).toBeLessThan(1e-9 * value);
        }
        expect(Math.abs(figure(result, 'Value at the end') - value)).toBeLessThan(1e-9 * value);
      }),
      { numRuns: 50 },
    );
  });

  test('the XIRR is the rate that balances the flows', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const result = answer({ ...plan, frequency: 'monthly', lumpSum: 0, stopAfter: null });
        const paid = Array.from({ length: plan.period }, () => -plan.amount);
        const value = figure(result, 'Value at the end');
        const flows = plan.convention.endsWith('start') ? [...paid, value] : [0, ...paid.slice(1), value - plan.amount];
        const found = (1 + (periodicRate(flows) ?? Number.NaN)) ** 12 - 1;
        expect(Math.abs(found * 100 - figure(result, 'XIRR'))).toBeLessThan(1e-5);
      }),
      { numRuns: 50 },
    );
  });

  test('money paid in and gain are the value, every figure is a number, and tax takes only a part of the gain', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const result = answer(plan);
        const value = figure(result, 'Value at the end');
        const gain = figure(result, 'Gain');
        expect(Math.abs(figure(result, 'Invested') + gain - value)).toBeLessThan(1e-9 * Math.max(value, 1));
        for (const { label, value: shown } of figuresOf(result)) {
          if (typeof shown !== 'number') continue;
          if (!Number.isFinite(shown) || Object.is(shown, -0)) throw new Error(`${label} is ${shown}`);
        }
        for (const { parts, total } of result.breakdowns ?? []) {
          const sum = parts.reduce((whole, part) => whole + part.value, 0);
          expect(Math.abs(sum - total.value)).toBeLessThan(1e-9 * Math.max(total.value, 1));
          expect(Math.min(...parts.map((part) => part.value))).toBeGreaterThanOrEqual(0);
        }
        const seen = new Map(figuresOf(result).map((shown) => [shown.label, shown.value]));
        for (const shown of figuresOf(result)) expect(shown.value).toBe(seen.get(shown.label));
        if (plan.fund === 'none') return;
        const tax = figure(result, 'Tax on redemption');
        expect(tax).toBeGreaterThanOrEqual(0);
        expect(tax).toBeLessThanOrEqual(Math.max(0, gain) * 0.43);
        expect(figure(result, 'XIRR after tax')).toBeLessThanOrEqual(figure(result, 'XIRR') + 1e-9);
      }),
      { numRuns: runs(60, 2_000) },
    );
  });

  test('the instalment that catches up after a late start reaches the value of a start now', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const stopAfter = null;
        const result = answer({ ...plan, period: plan.period + 24, stopAfter });
        const row = result.tables?.find((table) => table.id === 'delay')?.rows[2];
        const amount = Number(row?.[4]);
        if (amount === 0) return;
        const later = answer({ ...plan, stopAfter, amount });
        const value = figure(result, 'Value at the end');
        expect(Math.abs(figure(later, 'Value at the end') - value)).toBeLessThan(1e-9 * value);
      }),
      { numRuns: runs(40, 1_000) },
    );
  });

  test('every preset can be computed', () => {
    for (const preset of calculator.presets ?? []) {
      expect(calculator.check?.(inputOf(calculator, preset.input))).toEqual([]);
      expect(figure(answer(preset.input), 'Value at the end')).toBeGreaterThan(0);
    }
  });
});
