import type { ChartWords } from '@/components/charts/words';

export const chartWords: ChartWords = {
  showTable: 'Show as table',
  total: 'Total',
  part: 'Part',
  amount: 'Amount',
  share: 'Share',
  item: 'Item',
  step: 'Step',
  change: 'Amount',
  runningTotal: 'Running total',
  explore: (title) => `${title}: read the values with the arrow keys`,
  at: (label, position) => `${label} ${position}`,
  reading: (at, readings) =>
    [at, readings.map(({ label, text }) => `${label} ${text}`).join(', ')].filter(Boolean).join(': '),
  shareOfTotal: (share) => `${share} of total`,
};
