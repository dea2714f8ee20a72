import { balanceChart } from '@/content/small-savings/charts';
import { barsChart, type Chart, partsChart } from '@/lib/calculator';
import type { PpfAccount, PpfInput } from './account';

export function chartsOf(input: PpfInput, account: PpfAccount, fd: number | null): Chart[] {
  const balance = balanceChart(input, account);
  return [
    balance,
    partsChart(
      'What the amount is made of',
      balance.series.map(({ values, ...part }) => ({ ...part, value: values.at(-1) ?? 0 })),
    ),
    barsChart('PPF and an FD after tax, with the same deposits', {
      bars: ['PPF', 'FD after tax'],
      series: [{ label: 'Amount', values: [account.closing, fd ?? 0], tone: 'own' }],
    }),
  ];
}
