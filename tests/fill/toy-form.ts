/** Small forms for the tests of what a search fills in. */
import { filled } from '@/lib/fill/filled';
import type { FillBox, FillForm } from '@/lib/fill/form';
import type { TypedQuantity } from '@/lib/typed-quantities';

/** Returns a box that its own name is the word for. */
export const box = (name: string, kind: FillBox['kind'], more: Partial<FillBox> = {}): FillBox => ({
  name,
  label: name,
  kind,
  words: name,
  from: 1,
  to: 10_00_00_000,
  ...more,
});

/** Returns a figure of a search that is sure of its kind. */
export const figure = (as: TypedQuantity['as'], more: Partial<TypedQuantity> = {}): TypedQuantity => ({
  as,
  isSure: true,
  per: null,
  at: 0,
  end: 1,
  text: '',
  ...more,
});

/** Returns a form of these boxes. */
export const formOf = (boxes: readonly FillBox[], more: Partial<FillForm> = {}): FillForm => ({
  boxes,
  choices: [],
  rows: {},
  own: 'toys?',
  starts: {},
  ...more,
});

/** Returns what a search fills in: the address without its version, and what no box takes. */
export function fillsIn(query: string, form: FillForm): string[] {
  const found = filled(query, form);
  return found ? [found.fragment.replace('v=3&', ''), ...found.left] : [];
}

/** Returns a day as the number of days since 1970. */
export const dayOf = (text: string): number => Date.parse(text) / 86_400_000;
