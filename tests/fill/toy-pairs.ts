/** The pairs of a figure and a box, on small forms, for tests. */
import { namedChoices } from '@/lib/fill/choices';
import type { FillBox, FillForm } from '@/lib/fill/form';
import { lineOf } from '@/lib/fill/line';
import { type Pair, pairsOf as pairsOfLine } from '@/lib/fill/pairs';
import { readSearch } from '@/lib/typed-quantities';
import { box, formOf } from './toy-form';

interface Way {
  readonly form?: Partial<FillForm>;
}
/** Returns the pairs of a search with these boxes, the likeliest first. */
export function pairsOf(text: string, boxes: readonly FillBox[], { form: more = {} }: Way = {}): Pair[] {
  const form = formOf(boxes, more);
  const read = readSearch(text);
  return pairsOfLine(lineOf(read, []), form, namedChoices(form, read.typed));
}
/** Returns the boxes that a figure, the first or another, can go into; the likeliest first. */
export const boxesFor = (text: string, boxes: readonly FillBox[], figure = 0, way: Way = {}) =>
  pairsOf(text, boxes, way).flatMap(({ quantity, box: { name } }) => (quantity === figure ? [name] : []));
/** Returns how likely a figure is one of a box, the first of these; NaN where it can't be. */
export const worth = (text: string, boxes: FillBox | readonly FillBox[], figure = 0, way: Way = {}) => {
  const all = [boxes].flat();
  return pairsOf(text, all, way).find((each) => each.quantity === figure && each.box === all[0])?.worth ?? Number.NaN;
};
/** Returns a box for an amount. */
export const amount = (name: string, more: Partial<FillBox> = {}) => box(name, 'money', { from: 10, ...more });
