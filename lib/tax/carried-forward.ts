import { sumOf } from '../sum';
import type { BroughtForwardLoss, LossKind } from './taxpayer';

/** Returns what an assessment carries forward of one kind of loss, ₹; of the loss of one year alone where that year is named. */
export const carriedOfKind = (
  { carriedForward }: { readonly carriedForward: readonly BroughtForwardLoss[] },
  kind: LossKind,
  financialYear?: string,
): number =>
  sumOf(carriedForward, (loss) =>
    loss.kind === kind && (financialYear === undefined || loss.financialYear === financialYear) ? loss.amount : 0,
  );
