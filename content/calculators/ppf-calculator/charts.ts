import { balanceChart } from '@/content/small-savings/charts';
import type { Elss } from '@/content/small-savings/elss';
import { barsChart, type Chart, partsChart } from '@/lib/calculator';
import { listOf } from '@/lib/list-of';
import type { PpfAccount, PpfInput } from './account';

export function chartsOf(input: PpfInput, account: PpfAccount, fd: number | null, elss: Elss | null): Chart[] {
  const balance = balanceChart(input, account);
  return [
    balance,
    partsChart(
      'What the amount is made of',
      balance.series.map(({ values, ...part }) => ({ ...part, value: values.at(-1) ?? 0 })),
    ),
    barsChart(`PPF${elss ? ', ELSS' : ''} and an FD after tax, with the same deposits`, {
      bars: listOf('PPF', 'FD after tax', elss && 'ELSS after tax, a guess'),
      series: [{ label: 'Amount', values: listOf(account.closing, fd ?? 0, elss?.left), tone: 'own' }],
    }),
  ];
}
