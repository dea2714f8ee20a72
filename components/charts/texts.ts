/** A label with its value as it is shown. */
export interface Reading {
  readonly label: string;
  readonly text: string;
}

/** The texts of the charts. */
export const chartTexts = {
  showTable: 'Show as table',
  total: 'Total',
  part: 'Part',
  saves: (amount: string) => `saves ${amount}`,
  amount: 'Amount',
  share: 'Share',
  item: (label = '') => (/^\d{4}-\d\d$/.test(label) ? 'Financial year' : 'Item'),
  step: 'Step',
  change: 'Amount',
  runningTotal: 'Running total',
  explore: (title: string) => `${title}: read the values with the arrow keys`,
  at: (label: string, position: string) => `${label} ${position}`,
  reading: (at: string, readings: readonly Reading[]) =>
    [at, readings.map(({ label, text }) => `${label} ${text}`).join(', ')].filter(Boolean).join(': '),
  shareOfTotal: (share: string) => `${share} of total`,
};
