import type { Result } from '@/lib/calculator';
import { actOf } from './law-names';
import { deductionName } from './names';

/**
 * Returns a result in which the line of section 80E, which has no limit and so carries every deduction that is typed as one sum, is
 * called "Other deductions" in working and tables. `financialYear` is the year of the result.
 */
export function withOtherDeductions(result: Result, financialYear: string): Result {
  const carrier = deductionName('80E', actOf(financialYear));
  const name = 'Other deductions';
  return {
    ...result,
    steps: result.steps.map(({ cite, ...step }) =>
      step.figure.label === carrier
        ? { ...step, figure: { ...step.figure, label: name } }
        : { ...step, ...(cite && { cite }) },
    ),
    ...(result.tables && {
      tables: result.tables.map((table) => ({
        ...table,
        rows: table.rows.map((row) => (row[0] === carrier ? [name, ...row.slice(1)] : row)),
      })),
    }),
  };
}
