import { normalised, type Parsed, parseAmount } from './parse';
import { readSumsWith } from './read-input';
import { roundHalfAwayFromZero } from './rounding';

const unreadable: Parsed = { ok: false, why: 'unreadable' };

/** Longer text is no sum that a person typed. Bounds the depth of brackets too. */
const longest = 80;

/** A day, 12-05-2025 or 12/5/25, which must not become a difference or a quotient. */
const day = /^\d{1,2}([-/])\d{1,2}\1(\d\d){1,2}$|^\d{4}([-/])\d\d?\3\d\d?$/;

/** Returns the value of one amount of a sum, NaN where it is none; a plain number keeps all its decimals. */
function amountOf(text = ''): number {
  const amount = parseAmount(text);
  if (!amount.ok) return Number.NaN;
  return /^[\d.,]+$/.test(text) ? Number(text.replaceAll(',', '')) : amount.value;
}

/**
 * Parses a sum of amounts with + − × ÷ (also * x /) and brackets, to the paisa: "110000*5+145000*7", "=(2 lakh + 50,000) × 12". An operator
 * at the end waits for its number and is left out. A day, a quotient by zero and a bracket that is not closed
 * are unreadable.
 * @example parseSum('1.5 lakh + 20000×3') // { ok: true, value: 210000, hint: 'sum' }
 */
export function parseSum(text: string): Parsed {
  const plain = normalised(text, longest)
    ?.replace(/^= ?/, '')
    .replace(/ ?[+*×÷]$/, '')
    // "5,000/-"
    .replace(/ ?\/[-=](?! ?\d)/g, '');
  if (!plain || day.test(plain)) return unreadable;
  const tokens =
    plain
      .match(/[-+*×x÷/()]|[^-+*×x÷/()]+/g)
      ?.map((token) => token.trim())
      .filter(Boolean) ?? [];
  let next = 0;
  // A failure is NaN, which every operation hands on.
  const factor = (): number => {
    const token = tokens[next++];
    if (token === '-') return -factor();
    if (token !== '(') return amountOf(token);
    const inside = sum();
    return tokens[next++] === ')' ? inside : Number.NaN;
  };
  const product = (): number => {
    let value = factor();
    for (; /^[*×x÷/]$/.test(tokens[next] ?? ''); ) {
      value = /[÷/]/.test(tokens[next++] ?? '') ? value / factor() : value * factor();
    }
    return value;
  };
  const sum = (): number => {
    let value = product();
    for (; /^[-+]$/.test(tokens[next] ?? ''); ) value = tokens[next++] === '+' ? value + product() : value - product();
    return value;
  };
  const total = roundHalfAwayFromZero(sum(), 2);
  if (next < tokens.length || !(Math.abs(total) <= 1e15)) return unreadable;
  return { ok: true, value: total === 0 ? 0 : total, hint: 'sum' };
}

readSumsWith(parseSum);
