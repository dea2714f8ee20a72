/** Section 16(ia) once more where two employers each gave the standard deduction, and the tax that they do not deduct. */
import fc from 'fast-check';
import calculator from '@/content/calculators/form16';
import { inr } from '@/lib/format';
import { countCompared, drawsOf } from '../runs';
import { answeredOrThrow } from './answered';
import { lawOf, taxOf } from './earlier-years';

const lakh = 1_00_000;
const salaries = fc.oneof(fc.integer({ min: 0, max: 30 * lakh }), fc.integer({ min: 0, max: 1_20_000 }));

it('gives one standard deduction and the slabs once to one who had two employers', () => {
  const forms = fc.record({
    financialYear: fc.constantFrom('2024-25' as const, '2025-26' as const),
    regime: fc.constantFrom('new' as const, 'old' as const),
    salary: salaries,
    salary2: salaries,
    printed: fc.constantFrom('right', 'right', 'none', 'empty'),
    printed2: fc.constantFrom('right', 'right', 'right', 'none', 'empty'),
    tds: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 3 * lakh })),
    tds2: fc.integer({ min: 0, max: lakh }),
  });
  fc.assert(
    fc.property(forms, ({ printed, printed2, ...given }) => {
      const { financialYear, regime, salary, salary2 } = given;
      const april = Number(financialYear.slice(0, 4));
      const limit = regime === 'new' ? 75_000 : 50_000;
      const of = (how: string, pay: number) => (how === 'empty' ? null : how === 'none' ? 0 : Math.min(limit, pay));
      const first = of(printed, salary);
      const there = of(printed2, salary2);
      const filedOn = `${april + 1}-06-01`;
      const { figure, result } = answeredOrThrow(calculator, {
        ...given,
        second: true,
        standardDeduction: first,
        standardDeduction2: there,
        filedOn,
        today: filedOn,
      });
      countCompared('two-employers');
      const allowed = Math.min(limit, salary + salary2);
      const twice = (first ?? 0) > 0 && (there ?? 0) > 0 && (first ?? 0) + (there ?? 0) > allowed;
      const points = (result.tables?.find(({ id }) => id === 'points')?.rows ?? [])
        .filter(([name]) => String(name).includes('Two standard deductions'))
        .map((cells) => cells.slice(1));
      expect([given, first, there, points]).toEqual([
        given,
        first,
        there,
        twice ? [[(first ?? 0) + (there ?? 0), allowed]] : [],
      ]);
      expect(figure('Standard deduction') ?? 0).toBe(allowed);
      const taxOn = (pay: number) => taxOf(lawOf(april, regime, 'below60'), Math.max(0, pay - limit));
      const together = taxOn(salary + salary2);
      expect(Math.abs(Number(figure('Tax of the year')) - together)).toBeLessThanOrEqual(1);
      const rows = new Map(
        result.tables?.find(({ id }) => id === 'employers')?.rows.map(([line, ...cells]) => [line, cells]),
      );
      const tax = rows.get('Tax with cess') ?? [];
      [taxOn(salary), taxOn(salary2), together].forEach((wanted, index) => {
        expect([given, index, Math.abs(Number(tax[index]) - wanted) <= 1]).toEqual([given, index, true]);
      });
      expect(rows.get('Standard deduction')).toEqual([Math.min(limit, salary), Math.min(limit, salary2), allowed]);
      // Of what both employers together leave undone; what was deducted beyond that is there already.
      const short = together - Math.max(taxOn(salary) + taxOn(salary2), given.tds + given.tds2);
      const said = /together they deducted ₹([\d,]+) too little/.exec(result.sentence)?.[1];
      if (said) expect([given, Math.abs(Number(said.replaceAll(',', '')) - short) <= 3]).toEqual([given, true]);
      else expect([given, short < 4 ? '' : inr(short)]).toEqual([given, '']);
    }),
    { numRuns: drawsOf('two-employers') },
  );
});
