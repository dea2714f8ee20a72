import type { WithFilledRows } from '@/content/filled-rows';
import type { FdAnswers } from './form';

/** The cell of each list without which a row does not count. */
export const amountCells = { rungs: 'amount' } as const;

/** What the deposits are worked out from: the answers, without rows that are not filled in. */
export type FdInput = WithFilledRows<FdAnswers, typeof amountCells>;
