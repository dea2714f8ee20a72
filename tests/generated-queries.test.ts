/**
 * Searches made by a grammar: two figures with the labels of their boxes, in eight orders of words and all ways to write an amount, a rate,
 * a time and a day. What is held is the share of which both figures, and no other, are in their boxes.
 */
import { searchFields } from '@/content/calculators/search-fields';
import { filled } from '@/lib/fill/filled';
import type { FillBox, FillForm } from '@/lib/fill/form';

/** Returns numbers from 0 to 1 that are the same at each run. */
function numbersFrom(start: number): () => number {
  let seed = start;
  return () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };
}

const next = numbersFrom(7);
const oneOf = <Value>(values: readonly Value[]): Value => values[Math.floor(next() * values.length)] as Value;

const amounts = [2_500, 8_000, 15_000, 32_000, 45_000, 75_000, 1_20_000, 2_50_000, 6_40_000, 12_50_000, 45_00_000];
const rates = [2, 6.5, 7.1, 8.5, 10, 12, 15];
const times = [12, 36, 60, 84, 120, 180];
const days = ['4 apr 2025', '12/8/2025', '25 nov 2025'];

/** Returns the ways to write a figure of this kind. */
function formsOf(kind: FillBox['kind'], value: number): string[] {
  switch (kind) {
    case 'money': {
      const short =
        value >= 1_00_000
          ? [`${value / 1_00_000} lakh`, `${value / 1_00_000}L`, `${value / 1_00_000} lac`]
          : [`${value / 1_000}k`, `${value / 1_000} hazaar`];
      const grouped = value.toLocaleString('en-IN');
      return [grouped, String(value), `₹${grouped}`, `rs ${value}`, ...short];
    }
    case 'percent':
      return [`${value}%`, `${value} %`, `${value} percent`];
    case 'duration':
      return [`${value / 12} years`, `${value / 12} yrs`, `${value / 12} saal`, `${value} months`];
    default:
      return [];
  }
}

interface Figure {
  readonly value: number;
  readonly text: string;
}

/** Returns a figure that is plausible in a box; null for boxes of other kinds. */
function figureFor(box: FillBox): Figure | null {
  const least = Math.max(box.min ?? 0, box.per === 'month' ? box.from / 12 : box.from);
  const most = Math.min(box.max ?? box.to, box.per === 'month' ? Math.min(box.to, 4_00_000) : box.to);
  const within = (values: readonly number[]) => values.filter((value) => value >= least * 1.2 && value <= most);
  const ofYears = box.inYears ? 12 : 1;
  const candidates =
    box.kind === 'money'
      ? within(amounts).slice(0, 5)
      : box.kind === 'percent'
        ? within(rates)
        : box.kind === 'duration'
          ? times.filter(
              (time) =>
                time >= box.from &&
                time <= box.to &&
                time / ofYears >= (box.min ?? 0) &&
                time / ofYears <= (box.max ?? time),
            )
          : [];
  if (box.oneOf || candidates.length === 0) return null;
  const value = oneOf(candidates);
  return { value, text: oneOf(formsOf(box.kind, value)) };
}

const nameOf = ({ label, per, kind }: FillBox) => {
  const name = (label.toLowerCase().split(/[,(:]/)[0] ?? '')
    .replace(/\b(?:a|per|every) (?:month|year)\b/g, '')
    .replace(/[“”’]/g, "'")
    .trim();
  return kind === 'money' && per ? `${name} per ${per}` : name;
};

type Order = (names: readonly string[], figures: readonly string[]) => string;
const orders: Readonly<Record<string, Order>> = {
  before: (names, figures) => names.map((name, at) => `${name} ${figures[at]}`).join(' '),
  comma: (names, figures) => names.map((name, at) => `${name} ${figures[at]}`).join(', '),
  is: (names, figures) => names.map((name, at) => `${name} is ${figures[at]}`).join(' and '),
  hai: (names, figures) => names.map((name, at) => `${name} ${figures[at]} hai`).join(' aur '),
  of: (names, figures) => names.map((name, at) => `${name} of ${figures[at]}`).join(' with '),
  colon: (names, figures) => names.map((name, at) => `${name}: ${figures[at]}`).join('; '),
  behind: (names, figures) => names.map((name, at) => `${figures[at]} ${name}`).join(' '),
  'behind, comma': (names, figures) => names.map((name, at) => `${figures[at]} ${name}`).join(', '),
};

/** Boxes of a form whose labels alone tell them apart, and that no choice has to show. */
function plainBoxes({ boxes }: FillForm): FillBox[] {
  const plain = boxes.filter(
    (box) =>
      !box.with && !box.rare && !box.besides && !box.side && !/^(?:amount|date|balance|value|$)/.test(nameOf(box)),
  );
  return plain.filter((box) => plain.filter((other) => nameOf(other) === nameOf(box)).length === 1);
}

const perPage = 12;

/** Returns whether both figures, and no other, are in their boxes. */
function isRight(form: FillForm, query: string, said: readonly (readonly [FillBox, number])[]): boolean {
  const places = (filled(query, form)?.places ?? []).filter(({ kind }) => kind !== 'choice');
  return (
    places.length === said.length &&
    said.every(([{ name, label, inYears }, value]) =>
      places.some(
        (place) =>
          place.name === name &&
          place.label === label &&
          Math.abs(place.value - value * (inYears && value < 12 ? 12 : 1)) < 0.01,
      ),
    )
  );
}

it.each(Object.keys(orders))('%s: two figures with their labels are in their boxes', async (order) => {
  let right = 0;
  let all = 0;
  for (const form of Object.values(await searchFields())) {
    const boxes = plainBoxes(form);
    if (boxes.length < 2) continue;
    for (let count = 0; count < perPage; count += 1) {
      const [one, other] = [oneOf(boxes), oneOf(boxes)];
      const [first, second] = [figureFor(one), figureFor(other)];
      if (one === other || !first || !second || first.value === second.value) continue;
      const query = (orders[order] as Order)([nameOf(one), nameOf(other)], [first.text, second.text]);
      all += 1;
      if (
        isRight(form, query, [
          [one, first.value],
          [other, second.value],
        ])
      )
        right += 1;
    }
  }
  if (process.env.SHOW) console.info(order, right, all);
  expect(all).toBeGreaterThan(250);
  expect(right / all).toBeGreaterThan(0.9);
});

it('days go into the boxes whose labels stand beside them', async () => {
  let right = 0;
  let all = 0;
  for (const form of Object.values(await searchFields())) {
    for (const box of plainBoxes(form).filter(({ kind }) => kind === 'date')) {
      const text = oneOf(days);
      const places = filled(`${nameOf(box)} ${text}`, form)?.places ?? [];
      const isWithin = 20_180 >= (box.min ?? 0) && 20_420 <= (box.max ?? 99_999);
      if (!isWithin) continue;
      all += 1;
      if (places.some(({ name, label }) => name === box.name && label === box.label)) right += 1;
    }
  }
  expect(right / all).toBeGreaterThan(0.9);
});
