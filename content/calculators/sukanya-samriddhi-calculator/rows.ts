import type { WithFilledRows } from '@/content/filled-rows';
import type { SukanyaAnswers } from './form';

/** The cell of each list without which a row does not count. */
export const amountCells = {
  deposits: 'amount',
  passbook: 'balance',
  rateChanges: 'rate',
  withdrawals: 'amount',
} as const;

/** What the account is worked out from: the answers, without rows that are not filled in. */
export type SukanyaInput = WithFilledRows<SukanyaAnswers, typeof amountCells>;
