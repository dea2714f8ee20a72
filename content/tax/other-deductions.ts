import type { Result } from '@/lib/calculator';
import type { IncomeTaxAct } from '@/lib/tax/income-tax-year';
import { actOf } from './law-names';
import { deductionName } from './names';

/** What the line of section 80E, which has no limit, is called where it includes every deduction that is typed as one sum. */
export const otherDeductions = 'Other deductions';

/** Returns whether a line of working or table is that of section 80E. */
export function isOtherDeductions(line: unknown, act: IncomeTaxAct): boolean {
  return line === deductionName('80E', act);
}

/** Returns a result whose line of section 80E is called "Other deductions" in working and tables. `financialYear` is the year of the result. */
export function withOtherDeductions(result: Result, financialYear: string): Result {
  const act = actOf(financialYear);
  return {
    ...result,
    steps: result.steps.map(({ cite, ...step }) =>
      isOtherDeductions(step.figure.label, act)
        ? { ...step, figure: { ...step.figure, label: otherDeductions } }
        : { ...step, ...(cite && { cite }) },
    ),
    ...(result.tables && {
      tables: result.tables.map((table) => ({
        ...table,
        rows: table.rows.map((row) => (isOtherDeductions(row[0], act) ? [otherDeductions, ...row.slice(1)] : row)),
      })),
    }),
  };
}
