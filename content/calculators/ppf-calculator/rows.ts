/** The cell of each list without which a row does not count. */
export const amountCells = { passbook: 'balance', schedule: 'amount', rateChanges: 'rate', payouts: 'amount' } as const;
