/** The cell of each list without which a row does not count. */
export const amountCells = {
  passbook: 'balance',
  schedule: 'amount',
  deposits: 'amount',
  rateChanges: 'rate',
  payouts: 'amount',
} as const;
