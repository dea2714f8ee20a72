/** The GST of an amount in whole numbers, and what the page must say of it: a second computation, of section 15 and rule 35. */
import fc from 'fast-check';
import type { Table } from '@/lib/calculator';
import { exactInr } from '@/lib/format';
import type { answeredOrThrow } from './answered';

/** A fraction of whole numbers to the nearest whole number, half upwards. */
export const nearest = (over: bigint, under: bigint) => Number((2n * over + under) / (2n * under));
/** A number times a power of ten as a whole number. */
export const big = (value: number, times = 1) => BigInt(Math.round(value * times));

/** Paise of value, of each head and of cess, and their sum. */
export interface Taxed {
  readonly value: number;
  readonly head: number;
  readonly heads: number;
  readonly cess: number;
  readonly all: number;
}

/** Tax on an amount in paise, or within it; rates in % with at most two decimals. */
export function taxed(amount: number, rate: number, cess: number, heads: number, within: boolean): Taxed {
  const under = within ? 10_000n + big(rate + cess, 100) : 10_000n;
  const head = nearest(big(amount) * big(rate, 100), under * BigInt(heads));
  const ofCess = nearest(big(amount) * big(cess, 100), under);
  const value = within ? amount - heads * head - ofCess : amount;
  return { value, head, heads, cess: ofCess, all: value + heads * head + ofCess };
}

/** Several taxed amounts added up, head by head. */
export const sumOf = (parts: readonly Taxed[]): Taxed => {
  const add = (of: (part: Taxed) => number) => parts.reduce((sum, part) => sum + of(part), 0);
  return {
    value: add(({ value }) => value),
    head: add(({ head }) => head),
    heads: parts[0]?.heads ?? 1,
    cess: add(({ cess }) => cess),
    all: add(({ all }) => all),
  };
};

/** The heads of tax by the place of supply. */
export const headNames = { state: ['CGST', 'SGST'], territory: ['CGST', 'UTGST'], interState: ['IGST'] } as const;
/** Paise as ₹. */
export const rupees = (paise: number) => paise / 100;
/** The table of a result with a name. */
export const table = (result: { tables?: readonly Table[] }, id: string) =>
  result.tables?.find((each) => each.id === id);

/** Draws ₹ with paise. */
export const paise = (most: number) => fc.integer({ min: 1, max: most }).map(rupees);
/** The questions that every supply has. */
export const supply = {
  pricing: fc.constantFrom('exclusive', 'inclusive'),
  place: fc.constantFrom('state' as const, 'territory' as const, 'interState' as const),
  liability: fc.constantFrom('supplier', 'recipient'),
  roundOff: fc.constantFrom('none', 'rupee'),
};
/** The same, drawn. */
interface Supply {
  readonly pricing: string;
  readonly place: keyof typeof headNames;
  readonly liability: string;
  readonly roundOff: string;
}

/** Compares heads, totals, reverse charge, round-off and the headline. */
export function compareTotals(given: Supply, tax: Taxed, { figure, result }: ReturnType<typeof answeredOrThrow>) {
  const names = headNames[given.place];
  const reverse = given.liability === 'recipient';
  const gst = tax.head * tax.heads;
  for (const name of names) expect([given, name, figure(name)]).toEqual([given, name, rupees(tax.head)]);
  expect([given, figure('Taxable value')]).toEqual([given, rupees(tax.value)]);
  expect(figure('Total GST')).toBe(rupees(gst));
  expect(figure('Compensation cess') ?? 0).toBe(rupees(tax.cess));
  expect(figure('Total with GST')).toBe(rupees(tax.all));
  if (tax.all > 0) expect(figure('Tax share of the total')).toBeCloseTo(((gst + tax.cess) / tax.all) * 100, 8);
  const asked = reverse ? tax.value : tax.all;
  const total = given.roundOff === 'rupee' ? nearest(BigInt(asked), 100n) * 100 : asked;
  if (reverse) expect(figure('GST the buyer pays to the Government')).toBe(rupees(gst + tax.cess));
  if (given.roundOff === 'rupee') expect(figure('Round-off')).toBeCloseTo(rupees(total - asked), 8);
  if (given.pricing === 'inclusive') expect(result.headline[0]?.label).toBe('Taxable value');
  const label = reverse || given.roundOff === 'rupee' ? 'Invoice total' : 'Total with GST';
  expect([given, figure(label)]).toEqual([given, rupees(total)]);
  if (given.pricing === 'exclusive') expect(result.headline[0]).toMatchObject({ label, value: rupees(total) });
  if (reverse) {
    expect(result.sentence).toContain(
      `pays the supplier ${exactInr(rupees(total))} and the Government ${exactInr(rupees(gst + tax.cess))}`,
    );
  }
  return total;
}
