import type { ProblemSheet } from '@/lib/calculator';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import type { BroughtForwardLoss, LossKind } from '@/lib/tax/taxpayer';
import { yearTitle } from './years';

/** A row of the form: the year in which the loss arose, ₹ above zero. */
interface LossRow {
  readonly kind: LossKind;
  readonly year: string;
  readonly amount: number;
}

/** Returns the losses of the form as the engine takes them. */
export const lossesOf = (rows: readonly LossRow[]): BroughtForwardLoss[] =>
  rows.map(({ kind, year, amount }) => ({ kind, financialYear: year, amount }));

/** Says which rows are not of a year before that of the income. */
export function lossProblems(sheet: ProblemSheet, rows: readonly LossRow[], { financialYear }: IncomeTaxYear): void {
  for (const [index, { year }] of rows.entries()) {
    sheet.at(
      `losses.${index}.year`,
      year >= financialYear && `A loss brought forward must be of a year before ${yearTitle(financialYear)}.`,
    );
  }
}
