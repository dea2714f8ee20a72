import type { Caveat } from '@/lib/calculator';
import { inr, pct } from '@/lib/format';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import type { Taxpayer } from '@/lib/tax/taxpayer';

/** Returns what to know where own NPS is measured on all income as no basic salary was entered: section 80CCD(1). */
export function ownNpsCaveats({ claims, salary }: Taxpayer, { deductions }: IncomeTaxYear): Caveat[] {
  const { ownNps, extraNps, savings } = deductions;
  if (claims.ownNps <= extraNps.value || claims.savings >= savings.value) return [];
  if (salary.gross === 0 || salary.basic > 0) return [];
  const { employee, other } = ownNps.value;
  return [
    {
      kind: 'assumption',
      text: `You entered no basic salary, so your own NPS beyond ${inr(extraNps.value)} counts up to ${pct(other)} of income, as for a pensioner. An employee’s limit is ${pct(employee)} of basic salary + DA. Enter yours.`,
      cite: ownNps.cite,
    },
  ];
}
