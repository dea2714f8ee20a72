import { barsChart, type Chart } from '@/lib/calculator';
import type { Path } from './paths';
import type { RegimeResult } from './regimes';

export function pathChart(paths: readonly Path[], chosen: Path): Chart {
  return barsChart(`Tax of ${chosen.paid.length} years`, {
    bars: paths.map((each) => each.name),
    marked: paths.indexOf(chosen),
    series: [{ label: 'Tax', tone: 'tax', values: paths.map((each) => each.total) }],
  });
}

/** Returns the tax of each regime. */
export function regimeChart(regimes: readonly RegimeResult[], best: RegimeResult): Chart {
  return barsChart('Tax by regime', {
    bars: regimes.map((each) => each.name),
    marked: regimes.indexOf(best),
    series: [{ label: 'Tax', tone: 'tax', values: regimes.map((each) => each.payable) }],
  });
}

/** Returns the income beside its tax, ₹. */
export function incomeChart(income: number, tax: number): Chart {
  return barsChart('Income and tax', {
    bars: ['Total income', 'Tax'],
    series: [{ label: 'Amount', tone: 'tax', values: [income, tax] }],
  });
}
