import { balanceChart } from '@/content/small-savings/charts';
import type { Chart } from '@/lib/calculator';
import type { PpfAccount, PpfInput } from './account';

export function chartsOf(input: PpfInput, account: PpfAccount, fd: number | null): Chart[] {
  const balance = balanceChart(input, account);
  return [
    balance,
    {
      kind: 'parts',
      title: 'What the amount is made of',
      unit: 'rupees',
      parts: balance.series.map(({ values, ...part }) => ({ ...part, value: values.at(-1) ?? 0 })),
    },
    {
      kind: 'bars',
      title: 'PPF and an FD after tax, with the same deposits',
      unit: 'rupees',
      bars: ['PPF', 'FD after tax'],
      series: [{ label: 'Amount', values: [account.closing, fd ?? 0], tone: 'own' }],
    },
  ];
}
