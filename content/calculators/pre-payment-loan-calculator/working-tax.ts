import { homeLoanDeductions as deductions } from '@/content/rules/home-loan-deductions';
import { homeLoanLaw } from '@/content/tax/home-loan-law';
import { rupees, type Worksheet } from '@/lib/calculator';
import { inr, pct } from '@/lib/format';
import type { PrepaymentInput } from './form';
import type { TaxYear } from './tax';

/** Writes what the deductions save with and without the prepayments; returns the tax lost. */
export function taxSteps({ heading, step }: Worksheet, input: PrepaymentInput, years: readonly TaxYear[]): number {
  const rate = pct(input.taxRate);
  const { interest: interestLaw, principal: principalLaw } = homeLoanLaw(years[0]?.year ?? '');
  const sum = (of: (year: TaxYear) => number) => years.reduce((total, year) => total + of(year), 0);
  heading('Deductions under the old regime');
  const limit = inr(deductions.interest.value);
  const room = inr(Math.max(0, deductions.principal.value - input.otherSavings));
  const before = step(
    rupees(
      'Interest deducted without prepayments',
      sum((year) => year.without.interest),
    ),
    `All years, at most ${limit} in each`,
    interestLaw,
  );
  const after = step(
    rupees(
      'Interest deducted with prepayments',
      sum((year) => year.plan.interest),
    ),
    `All years, at most ${limit} in each`,
    interestLaw,
  );
  const principalBefore = step(
    rupees(
      'Principal deducted without prepayments',
      sum((year) => year.without.principal),
    ),
    `All years, at most ${room} in each: ${inr(deductions.principal.value)} less your other savings`,
    principalLaw,
  );
  const principalAfter = step(
    rupees(
      'Principal deducted with prepayments',
      sum((year) => year.plan.principal),
    ),
    `All years, at most ${room} in each; a prepayment counts as principal`,
    principalLaw,
  );
  return step(
    rupees('Tax saving lost', ((before + principalBefore - after - principalAfter) * input.taxRate) / 100 + 0, {
      tone: 'tax',
    }),
    `(${inr(before)} + ${inr(principalBefore)} − ${inr(after)} − ${inr(principalAfter)}) × ${rate}`,
  );
}
