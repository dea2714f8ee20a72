import type { NoteSheet } from '@/lib/calculator';
import type { BroughtForwardLoss, LossKind } from '@/lib/tax/taxpayer';
import { yearTitle } from './years';

/** A row of the form: the year in which the loss arose, ₹ above zero. */
interface LossRow {
  readonly kind: LossKind;
  readonly year: string;
  readonly amount: number;
}

/** Returns the rows of years before the given one: those of the year itself or later bring nothing into it. */
export const earlierRows = <Row extends { readonly year: string }>(
  rows: readonly Row[],
  financialYear: string,
): Row[] => rows.filter(({ year }) => year < financialYear);

/** Returns the losses of the form that are brought into a year, as the engine takes them. */
export const lossesOf = (rows: readonly LossRow[], financialYear: string): BroughtForwardLoss[] =>
  earlierRows(rows, financialYear).map(({ kind, year, amount }) => ({ kind, financialYear: year, amount }));

/** Names each loss that is left out because it is not of a year before that of the income. */
export function lossesLeftOut(
  notes: NoteSheet,
  rows: readonly Pick<LossRow, 'year' | 'amount'>[],
  financialYear: string,
): void {
  for (const [index, { year, amount }] of rows.entries()) {
    if (amount === 0 || year < financialYear) continue;
    notes.warn(
      year === financialYear
        ? `Loss ${index + 1} is of ${yearTitle(year)} itself, so it is not brought forward. We leave it out. A loss of the year itself belongs in the boxes for the income of that year.`
        : `Loss ${index + 1}, of ${yearTitle(year)}, is not of a year before ${yearTitle(financialYear)}. We leave it out.`,
    );
  }
}
