/** For the same facts, day and year, the Form 16 page and the income-tax page leave the same to pay or to get back. */
import fc from 'fast-check';
import form16 from '@/content/calculators/form16';
import incomeTax from '@/content/calculators/income-tax';
import { type AnyCalculator, type AnyInput, defaultInput, figuresOf, shownInput } from '@/lib/calculator';
import { countCompared, drawsOf } from '../runs';

/** What is left to pay, below zero for a refund, ₹; null where the page refuses the input. */
function balanceOf({ fields, check, compute }: AnyCalculator, given: AnyInput, toPay: string): number | null {
  const input = shownInput(fields, { ...defaultInput(fields), ...given });
  if ((check?.(input) ?? []).length > 0) return null;
  const figures = figuresOf(compute(input));
  const amountOf = (label: string) => figures.find((each) => each.label === label)?.value;
  const refund = amountOf('Refund');
  return refund === undefined ? Number(amountOf(toPay)) : 0 - Number(refund);
}

const person = fc.record({
  financialYear: fc.constantFrom('2025-26', '2026-27'),
  salary: fc.integer({ min: 0, max: 600 }).map((lots) => lots * 10_000),
  untold: fc.constantFrom(0, 0, 50_000, 3_00_000),
  tds: fc.integer({ min: 0, max: 60 }).map((lots) => lots * 7_777),
  age: fc.constantFrom('below60', 'senior', 'verySenior'),
  residence: fc.constantFrom('resident', 'notOrdinarily', 'nonResident'),
  regime: fc.constantFrom('new', 'old'),
  today: fc.constantFrom('', '2026-05-10', '2026-07-31', '2026-08-01', '2026-11-23', '2026-12-31', '2027-08-20'),
  filedOn: fc.constantFrom('', '', '2026-07-20', '2026-09-01', '2026-12-31'),
});

it('both pages leave the same, on any day and however late', () => {
  let compared = 0;
  fc.assert(
    fc.property(person, ({ salary, untold, ...given }) => {
      const onForm = balanceOf(form16, { ...given, salary, untold }, 'Left to pay');
      const onTax = balanceOf(
        incomeTax,
        { ...given, salary, otherIncome: untold, savings: 0, health: 0, settle: true },
        'Left to pay',
      );
      if (onForm === null || onTax === null) return;
      compared += 1;
      countCompared('tax-of-a-form-16');
      expect(onForm).toBe(onTax);
    }),
    { numRuns: drawsOf('tax-of-a-form-16'), seed: 16 },
  );
  expect(compared).toBeGreaterThan(20);
});

it('a salary of two employers and no tax deducted, on 23 November 2026', () => {
  // 17,00,000: 1,30,000; 6,565 for the instalments; 8 and 4 months at 1,300; the fee of 5,000.
  const given = { financialYear: '2025-26', today: '2026-11-23', tds: 0 };
  const two = { salary: 8_00_000, second: true, salary2: 9_00_000 };
  expect(balanceOf(form16, { ...given, ...two }, 'Left to pay')).toBe(1_57_170);
  const one = { salary: 17_00_000, savings: 0, health: 0, settle: true };
  expect(balanceOf(incomeTax, { ...given, ...one }, 'Left to pay')).toBe(1_57_170);
});
