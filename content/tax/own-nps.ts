import type { NoteSheet } from '@/lib/calculator';
import { inr, pct } from '@/lib/format';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import type { Taxpayer } from '@/lib/tax/taxpayer';

/** Says that own NPS is measured on all income where no basic salary was entered: section 80CCD(1). */
export function ownNpsNote(notes: NoteSheet, { claims, salary }: Taxpayer, { deductions }: IncomeTaxYear): void {
  const { ownNps, extraNps, savings } = deductions;
  const { employee, other } = ownNps.value;
  notes.assume(
    claims.ownNps > extraNps.value &&
      claims.savings < savings.value &&
      salary.gross !== 0 &&
      salary.basic <= 0 &&
      `You entered no basic salary, so your own NPS beyond ${inr(extraNps.value)} counts up to ${pct(other)} of income, as for a pensioner. An employee’s limit is ${pct(employee)} of basic salary + DA. Enter yours.`,
    ownNps.cite,
  );
}
