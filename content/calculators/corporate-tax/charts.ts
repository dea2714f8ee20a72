import type { Chart } from '@/lib/calculator';
import type { Path } from './paths';
import type { RegimeResult } from './regimes';

export function pathChart(paths: readonly Path[], chosen: Path): Chart {
  return {
    kind: 'bars',
    title: `Tax of ${chosen.paid.length} years`,
    unit: 'rupees',
    bars: paths.map((each) => each.name),
    marked: paths.indexOf(chosen),
    series: [{ label: 'Tax', tone: 'tax', values: paths.map((each) => each.total) }],
  };
}

/** Returns the tax of each regime. */
export function regimeChart(regimes: readonly RegimeResult[], best: RegimeResult): Chart {
  return {
    kind: 'bars',
    title: 'Tax by regime',
    unit: 'rupees',
    bars: regimes.map((each) => each.name),
    marked: regimes.indexOf(best),
    series: [{ label: 'Tax', tone: 'tax', values: regimes.map((each) => each.payable) }],
  };
}

/** Returns the income beside its tax, ₹. */
export function incomeChart(income: number, tax: number): Chart {
  return {
    kind: 'bars',
    title: 'Income and tax',
    unit: 'rupees',
    bars: ['Total income', 'Tax'],
    series: [{ label: 'Amount', tone: 'tax', values: [income, tax] }],
  };
}
