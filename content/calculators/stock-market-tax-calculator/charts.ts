import { barsChart, type Chart, stepsChart } from '@/lib/calculator';
import type { Answer } from './answer';

/** Returns an amount taken away; no −0 where nothing is taken away. */
const minus = (value: number) => (value === 0 ? 0 : -value);

/** Returns from profit to what is left, and where the charges go. */
export function chartsOf({ lines, gross, charges, tax, left }: Answer): Chart[] {
  if (gross === 0 && charges <= 0 && tax === 0) return [];
  const bridge: Chart = stepsChart('From profit to what you keep', [
    { label: 'Before charges', value: gross, tone: 'growth', total: true },
    { label: 'Charges', value: minus(charges), tone: 'cost' },
    { label: 'Tax', value: minus(tax), tone: 'tax' },
    { label: 'Left', value: left, tone: 'own', total: true },
  ]);
  if (charges <= 0) return [bridge];
  const parts = {
    'STT, CTT': lines.tax,
    Brokerage: lines.brokerage,
    'Exchange, SEBI': lines.exchange + lines.sebi,
    'Stamp duty': lines.stamp,
    'Depository, GST': lines.depository + lines.gst,
  };
  return [
    bridge,
    barsChart('Where the charges go', {
      bars: Object.keys(parts),
      series: [{ label: 'Charge', values: Object.values(parts), tone: 'cost' }],
    }),
  ];
}
