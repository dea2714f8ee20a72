import type { Cell, Figure, Unit } from './calculator';
import { formatDate, formatMonth } from './format-date';
import { groupDigits } from './grouping';
import { roundHalfAwayFromZero } from './rounding';

export { formatDate, formatMonth } from './format-date';

// We group and name months ourselves: what Intl prints changes with the ICU version of the browser or server, and
// building its formatters for each of thousands of cells is slow.

const minus = '−';
const nothing = '–';

/** Returns sign, symbol and grouped digits; decimals beyond the fewest are dropped where they are zeros. */
function written(value: number, symbol: string, fewestDecimals: number, mostDecimals: number): string {
  if (!Number.isFinite(value)) return nothing;
  const rounded = roundHalfAwayFromZero(value, mostDecimals);
  const size = Math.abs(rounded);
  // toFixed switches to powers of ten at 10²¹, where a double holds no decimals anyway.
  const digits = size < 1e21 ? size.toFixed(mostDecimals) : BigInt(size).toString();
  const [whole = '', fraction = ''] = digits.split('.');
  let kept = fraction.length;
  while (kept > fewestDecimals && fraction[kept - 1] === '0') kept -= 1;
  return `${rounded < 0 ? minus : ''}${symbol}${groupDigits(whole)}${kept > 0 ? `.${fraction.slice(0, kept)}` : ''}`;
}

/**
 * Formats an amount in ₹ to the nearest rupee, the minus before the ₹. A value that is not finite gives '–', here and in every function below.
 * @example inr(1250000) // '₹12,50,000'
 */
export function inr(value: number): string {
  return written(value, '₹', 0, 0);
}

/**
 * Formats an amount in ₹ with paise where it has any, rounded to two decimals.
 * @example exactInr(-99.5) // '−₹99.50'
 */
export function exactInr(value: number): string {
  const decimals = roundHalfAwayFromZero(value, 2) % 1 === 0 ? 0 : 2;
  return written(value, '₹', decimals, decimals);
}

/**
 * Formats a number with at most the given decimals, trailing zeros dropped.
 * @example formatNumber(1234567.5) // '12,34,567.5'
 */
export function formatNumber(value: number, maxDecimals = 2): string {
  return written(value, '', 0, maxDecimals);
}

/**
 * Formats a percentage (8.5 for 8.5 %) with at most the given decimals, trailing zeros dropped.
 * @example pct(8.5) // '8.5%'
 */
export function pct(value: number, maxDecimals = 2): string {
  return Number.isFinite(value) ? `${formatNumber(value, maxDecimals)}%` : nothing;
}

interface CompactNames {
  readonly lakh: string;
  readonly crore: string;
  readonly lakhCrore: string;
}

/** Formats in a unit that is chosen by the rounded figure, so that 99,99,999 is 1 crore and never 100 lakh. */
function compact(value: number, names: CompactNames): string {
  if (roundHalfAwayFromZero(Math.abs(value)) < 1e5) return written(value, '₹', 0, 0);
  if (roundHalfAwayFromZero(Math.abs(value) / 1e5, 2) < 100) return written(value / 1e5, '₹', 0, 2) + names.lakh;
  if (roundHalfAwayFromZero(Math.abs(value) / 1e7, 2) < 1e5) return written(value / 1e7, '₹', 0, 2) + names.crore;
  return Number.isFinite(value) ? written(value / 1e12, '₹', 0, 2) + names.lakhCrore : nothing;
}

const inWords: CompactNames = { lakh: ' lakh', crore: ' crore', lakhCrore: ' lakh crore' };
const inLetters: CompactNames = { lakh: 'L', crore: 'Cr', lakhCrore: 'L Cr' };

/**
 * Formats an amount in ₹, short: full digits below a lakh, then lakh, crore and lakh crore with at most two decimals.
 * @example formatCompact(1250000) // '₹12.5 lakh'
 */
export function formatCompact(value: number): string {
  return compact(value, inWords);
}

/**
 * Formats as `formatCompact` does, shorter still, for the axis of a chart.
 * @example formatAxis(12500000) // '₹1.25Cr'
 */
export function formatAxis(value: number): string {
  return compact(value, inLetters);
}

/**
 * Formats a number with the noun it counts, which takes an s unless the number is 1.
 * @example counted(3, 'month') // '3 months'
 */
export function counted(value: number, one: string, decimals = 2): string {
  const figure = formatNumber(value, decimals);
  return `${figure} ${figure === '1' ? one : `${one}s`}`;
}

/**
 * Formats a length of time in whole months (rounded to the nearest), as years and months.
 * @example formatMonths(246) // '20 years 6 months'
 */
export function formatMonths(months: number): string {
  if (!Number.isFinite(months)) return nothing;
  const rounded = roundHalfAwayFromZero(months);
  const years = Math.floor(Math.abs(rounded) / 12);
  const rest = Math.abs(rounded) % 12;
  const parts = [years > 0 ? counted(years, 'year') : '', rest > 0 || years === 0 ? counted(rest, 'month') : ''];
  return (rounded < 0 ? minus : '') + parts.filter(Boolean).join(' ');
}

/** Formats one value of any unit. `decimals` are the most to show; money never shows fewer than its unit's own. */
function formatValue(value: number | string, unit: Unit, decimals?: number): string {
  if (typeof value === 'string') {
    if (unit === 'date') return formatDate(value);
    return unit === 'month' ? formatMonth(value) : value;
  }
  switch (unit) {
    case 'rupees':
      return written(value, '₹', Math.min(decimals ?? 0, 2), decimals ?? 0);
    case 'exactRupees':
      return written(value, '₹', 2, Math.max(decimals ?? 2, 2));
    case 'percent':
      return pct(value, decimals);
    case 'months':
      return formatMonths(value);
    case 'years':
      return Number.isFinite(value) ? counted(value, 'year', decimals) : nothing;
    case 'days':
      return Number.isFinite(value) ? counted(value, 'day', decimals ?? 0) : nothing;
    case 'count':
      return formatNumber(value, decimals ?? 0);
    case 'number':
      return formatNumber(value, decimals);
    default:
      // A number in a column of text, a year or a row's name, is no quantity: it takes no commas.
      return String(value);
  }
}

/** Formats a figure as its unit is written, with the figure's own `decimals` where it has them. */
export function formatFigure(figure: Figure): string {
  return formatValue(figure.value, figure.unit, 'decimals' in figure ? figure.decimals : undefined);
}

/** Formats a table's cell as its column's unit is written; words in a column of numbers stay words, an empty cell is '–'. */
export function formatCell(cell: Cell, unit: Unit): string {
  return cell === null ? nothing : formatValue(cell, unit);
}
