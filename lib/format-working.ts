/** How the working writes growth and powers: apart from `format.ts`, which every page loads before it hydrates. */
import { formatNumber, pct } from './format';

const minus = '−';

/** Returns a written figure as the next term of a sum, with its sign: what is below nil is taken away. */
const asTerm = (written: string): string =>
  written.startsWith(minus) ? `− ${written.slice(minus.length)}` : `+ ${written}`;

/**
 * Returns the growth of a period as a sum in brackets, with a minus where the rate is below nil; with `parts`, of one of the parts of the period.
 * @example onePlus(6) // '(1 + 6%)', onePlus(-5) is '(1 − 5%)', and onePlus(6, 2, 12) is '(1 + 6% ÷ 12)'
 */
export function onePlus(percent: number, maxDecimals = 2, parts = 1): string {
  return `(1 ${asTerm(pct(percent, maxDecimals))}${parts === 1 ? '' : ` ÷ ${parts}`})`;
}

/**
 * Returns a time in months as the power of a yearly rate: years where they are whole, twelfths where they are not.
 * @example yearsPower(24) // '2', and yearsPower(11) is '(11 ÷ 12)'
 */
export function yearsPower(months: number): string {
  return months % 12 === 0 ? formatNumber(months / 12) : `(${formatNumber(months)} ÷ 12)`;
}
