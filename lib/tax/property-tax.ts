import { type AreaUnit, areaAsSquareFeet, areaAsSquareMetres } from '@/lib/area';
import { type AnyInput, type Condition, isShown, type SimpleField } from '@/lib/calculator';
import type { Citation } from '@/lib/law';

/**
 * The form of a municipal property tax as data: lines that are worked off in order on one running value, then taxes on it and rebates.
 * Figures come from a city's table, from a box, or from steps by a box.
 */
type Amount =
  | { readonly fixed: number }
  | { readonly field: string }
  /** The area in square metres or square feet. */
  | { readonly area: 'sqm' | 'sqft' }
  /** By the values of one or more boxes, joined with a bar: `A|self`. */
  | { readonly by: readonly string[]; readonly table: Readonly<Record<string, number>> }
  /** By a number in a box, the running value or the taxes that the line is of (`taxes`): the first entry whose limit is not exceeded; the last has no limit. */
  | { readonly of: string; readonly steps: readonly (readonly [upTo: number | null, value: number])[] };

interface Base {
  readonly label: string;
  readonly cite: Citation;
  readonly when?: Condition;
  /** One sentence in place of the usual explanation. */
  readonly how?: string;
}

export type Line =
  | (Base & { readonly do: 'start' | 'times' | 'less' | 'tax' | 'add'; readonly amount: Amount })
  /** A tax on taxes named before. */
  | (Base & { readonly do: 'onTax'; readonly amount: Amount; readonly of: readonly string[] })
  | (Base & { readonly do: 'rebate'; readonly amount: Amount; readonly of: readonly string[] })
  /** Nothing is due where the condition holds. */
  | (Base & { readonly do: 'exempt' });

/** What one line came to. */
export interface WorkedLine {
  readonly line: Line;
  /** The figure that the line used: a factor, a percentage or an amount. */
  readonly used: number;
  /** The running value after it, or the tax, rebate or fee, ₹. */
  readonly result: number;
}

/** Returns the area of the input in square feet. */
export function areaInSqft(input: AnyInput): number {
  return areaAsSquareFeet(Number(input.area), input.areaUnit as AreaUnit);
}

function amountOf(amount: Amount, input: AnyInput, running: number, taxes: number): number {
  if ('fixed' in amount) return amount.fixed;
  if ('field' in amount) return Number(input[amount.field] ?? 0);
  if ('area' in amount) {
    if (amount.area === 'sqft') return areaInSqft(input);
    return areaAsSquareMetres(Number(input.area), input.areaUnit as AreaUnit);
  }
  if ('by' in amount) {
    const key = amount.by.map((name) => String(input[name])).join('|');
    const found = amount.table[key];
    if (found === undefined) throw new Error(`The table has no entry for ${key}.`);
    return found;
  }
  const measured = amount.of === 'running' ? running : amount.of === 'taxes' ? taxes : Number(input[amount.of]);
  const found = amount.steps.find(([upTo]) => upTo === null || measured <= upTo);
  if (!found) throw new Error(`The steps end before ${measured}.`);
  return found[1];
}

/** Result of a city's lines: taxes and fees by label, rebates, and what is due, ₹ a year, not rounded. */
export interface PropertyTax {
  readonly lines: readonly WorkedLine[];
  /** The value that is taxed: annual value, capital value or the like. */
  readonly base: number;
  readonly taxes: readonly { readonly label: string; readonly amount: number }[];
  readonly rebate: number;
  readonly total: number;
}

/**
 * Returns the property tax of a year by a city's lines. Percentages are of the running value (`tax`), of taxes before (`onTax`, `rebate`);
 * `add` is an amount in ₹.
 * @throws Error where a table has no entry for the input
 */
export function propertyTax(lines: readonly Line[], input: AnyInput): PropertyTax {
  const worked: WorkedLine[] = [];
  const taxes = new Map<string, number>();
  let running = 0;
  let rebate = 0;
  const named = (labels: readonly string[]) => labels.reduce((sum, label) => sum + (taxes.get(label) ?? 0), 0);
  for (const line of lines) {
    if (line.when && !isShown({ showIf: line.when } as SimpleField, input)) continue;
    if (line.do === 'exempt') {
      worked.push({ line, used: 0, result: 0 });
      return { lines: worked, base: running, taxes: [], rebate: 0, total: 0 };
    }
    const used = amountOf(line.amount, input, running, 'of' in line ? named(line.of) : 0);
    let result: number;
    if (line.do === 'rebate') {
      // Each rebate is on what the ones before it left of the same taxes.
      result = ((named(line.of) - Math.min(rebate, named(line.of))) * used) / 100;
      rebate += result;
    } else if (line.do === 'start' || line.do === 'times' || line.do === 'less') {
      running = line.do === 'start' ? used : line.do === 'times' ? running * used : running * (1 - used / 100);
      result = running;
    } else {
      if (line.do === 'add') result = used;
      else result = ((line.do === 'onTax' ? named(line.of) : running) * used) / 100;
      taxes.set(line.label, (taxes.get(line.label) ?? 0) + result);
    }
    worked.push({ line, used, result });
  }
  const gross = [...taxes.values()].reduce((sum, each) => sum + each, 0);
  return {
    lines: worked,
    base: running,
    taxes: [...taxes].map(([label, amount]) => ({ label, amount })),
    rebate,
    total: gross - rebate,
  };
}
