/** The figures of a search in the boxes of a form: by the words beside them, by their kind and size, and by their order. */
import type { Meaning, QuantityKind } from './asked';
import { encoded, VERSION } from './fragment-of-values';
import { type TypedQuantity, typedQuantities } from './typed-quantities';

/** A box that a figure can go into. */
export interface FillBox extends Meaning {
  /** The name of the field, or of the rows that the cell is in. */
  readonly name: string;
  readonly label: string;
  /** Its bounds, in its own unit. */
  readonly min?: number;
  readonly max?: number;
  readonly per?: 'month' | 'year';
  readonly bare?: true;
  readonly with?: Readonly<Record<string, string | boolean>>;
  /** All the choices that show it. */
  readonly needs?: Needs;
  /** A length of time that this box counts in years; else in months. */
  readonly inYears?: true;
  /** Its values, where it is a choice among figures. */
  readonly oneOf?: readonly string[];
  /** The place of the cell, where it is one of rows. */
  readonly cell?: number;
  /** The cells of the same row that show this one, by their places. */
  readonly besides?: readonly (readonly [cell: number, value: string])[];
}

/** By the name of a choice, the values with which something is shown. */
export type Needs = Readonly<Record<string, readonly string[]>>;

/** A choice, with the words that mean each of its values. */
export interface FillChoice {
  readonly name: string;
  readonly label: string;
  readonly cell?: number;
  readonly options: readonly (readonly [value: string, words: string, label: string])[];
  /** Where it is shown on a choice alone. */
  readonly needs?: Needs;
  /** From which age on each value holds, for a choice of age bands. */
  readonly ages?: readonly (readonly [from: number, value: string])[];
}

/** What a search needs to know of a form. */
export interface FillForm {
  readonly boxes: readonly FillBox[];
  readonly choices: readonly FillChoice[];
  /** By the name of rows, the cells of a new one, as links have them. */
  readonly rows: Readonly<Record<string, readonly string[]>>;
  /** The words of the page's own name: beside a figure they say less than others, "emi 50 lakh" is a loan. */
  readonly own: string;
  /** The values of choices at the start, of those that show others. */
  readonly starts: Readonly<Record<string, string>>;
}

/** A figure, or a choice, in its place. */
export interface FilledIn {
  readonly name: string;
  readonly label: string;
  readonly kind: QuantityKind | 'choice';
  readonly value: number;
  /** The label of a choice's value, or a day. */
  readonly text?: string;
}

export interface Filled {
  readonly places: readonly FilledIn[];
  /** The figures that no box takes, as typed. */
  readonly left: readonly string[];
  /** The address after `#` that fills them in. */
  readonly fragment: string;
  /** How well the words beside the figures, and of choices, are those of this form. */
  readonly worth: number;
}

const letter = String.raw`[\p{L}\p{M}\p{N}]`;
const compiled = new Map<string, RegExp>();
/** Returns the expression for these words, whole ones alone; made once. */
function wordsOf(words: string): RegExp {
  const known = compiled.get(words);
  if (known) return known;
  const made = new RegExp(`(?<!${letter})(?:${words})(?!${letter})`, 'gu');
  compiled.set(words, made);
  return made;
}

const filler =
  /(?<![\p{L}\p{M}\p{N}])(?:of|is|are|was|a|an|the|ka|ki|ke|ko|hai|h|tha|thi|at|my|rs|with|for|का|की|के|को|है|per|month|monthly|mahin[ae]|year|yearly)(?![\p{L}\p{M}\p{N}])|[@=:]/gu;
/** Returns how many words stand between a figure and a word beside it. */
const gapOf = (text: string) => (text.replace(filler, ' ').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).length;

/** What a word beside a figure is worth, less for each word between them. */
const beside = 12;
const leastWorth = 1;
const farther = 7;
/** What is left of it for a word of the page's own name. */
const ofOwnName = 0.12;

const howMuch = `(?:kitn[aiey]|how (?:much|many)|what (?:is|will be)|कितन[ाीे])`;
const asksBehind = new RegExp(String.raw`^\s*${howMuch}(?!${letter})`, 'u');
const asksBefore = new RegExp(String.raw`(?<!${letter})${howMuch}\s*(?:of |my |the |ki |ka )?$`, 'u');
/** Returns whether a word is what a search asks for, "pension kitni", "how much tax": then no figure of it is that. */
const isAskedFor = (text: string, from: number, length: number) =>
  asksBehind.test(text.slice(from + length)) || asksBefore.test(text.slice(0, from));

/** Returns what the words beside a figure say for a box; 0 where none does. */
function worthOfWords(
  words: string,
  { before, after, earlier }: TypedQuantity,
  isAfterUsual: boolean,
  own: RegExp,
): number {
  const sayingOf = (match: string) => (match.replace(own, '').trim() === '' ? ofOwnName : 1);
  let best = 0;
  for (const match of before.matchAll(wordsOf(words))) {
    if (isAskedFor(before, match.index, match[0].length)) continue;
    const between = before.slice(match.index + match[0].length);
    const worth =
      beside -
      3 * gapOf(between) -
      (/[,;]/.test(between) ? 10 : 0) +
      Math.min(4, match[0].length / 4) +
      (isAfterUsual ? 0 : 1.5);
    best = Math.max(best, worth * sayingOf(match[0]));
  }
  for (const match of after.matchAll(wordsOf(words))) {
    if (isAskedFor(after, match.index, match[0].length)) continue;
    const between = after.slice(0, match.index);
    const worth =
      beside -
      3 * gapOf(between) -
      (/[,;]/.test(between) ? 10 : 0) +
      Math.min(4, match[0].length / 4) +
      (isAfterUsual ? 1.5 : 0);
    best = Math.max(best, worth * sayingOf(match[0]));
  }
  // "tuition fee 2 kids 84000": the word stands before the figure before.
  for (const match of earlier.matchAll(wordsOf(words)))
    best = Math.max(
      best,
      (beside - farther - 3 * gapOf(earlier.slice(match.index + match[0].length))) * sayingOf(match[0]),
    );
  return best >= leastWorth ? best : 0;
}

/** Returns a figure in the unit of a box; null where it is not plausible there. */
function valueIn(quantity: TypedQuantity, box: FillBox): number | null {
  const typed = quantity.as[box.kind];
  if (typed === undefined) return null;
  if (box.kind === 'date')
    return quantity.day && typed >= (box.min ?? -Infinity) && typed <= (box.max ?? Infinity) ? typed : null;
  const share = box.per === 'month' ? 12 : 1;
  const fits = (value: number) =>
    value >= box.from / share &&
    value <= box.to &&
    value >= (box.min ?? -Infinity) &&
    value <= (box.max ?? Infinity) &&
    (box.oneOf?.includes(String(value)) ?? true);
  if (box.kind === 'duration') {
    const own = box.inYears ? typed / 12 : typed;
    return Number.isInteger(own) &&
      typed >= box.from &&
      typed <= box.to &&
      own >= (box.min ?? 0) &&
      own <= (box.max ?? Infinity)
      ? own
      : null;
  }
  if (box.kind !== 'money' || !box.per) return fits(typed) ? typed : null;
  if (quantity.per === 'month' && box.per === 'year') return fits(typed * 12) ? typed * 12 : null;
  if (quantity.per === 'year' && box.per === 'month')
    return fits(typed / 12) ? Math.round((typed / 12) * 100) / 100 : null;
  if (fits(typed)) return typed;
  // Only incomes are typed for a month where a year is asked, and the other way round, without a word.
  if (quantity.per || box.from < 60_000) return null;
  const other = box.per === 'year' ? typed * 12 : typed / 12;
  return fits(other) && Number.isInteger(other) ? other : null;
}

interface Pair {
  readonly quantity: number;
  readonly box: FillBox;
  readonly value: number;
  readonly worth: number;
}

/** What a choice in words is worth to the boxes that it shows or, for one in a row, to the boxes beside it; and what it takes from those it hides. */
const shownByWord = 3;
const hiddenByWord = 7;

/** Returns the choices that words name, by their names: the value; those in rows with null. Ages are figures. */
function namedChoices({ choices }: FillForm, text: string): ReadonlyMap<string, string | null> {
  return new Map(
    choices.flatMap(({ name, cell, ages, options }) => {
      const named = ages ? [] : options.filter(([, words]) => words !== '' && wordsOf(words).test(reset(words, text)));
      const [[value = ''] = []] = named;
      return named.length === 1 ? [[name, cell === undefined ? value : null] as const] : [];
    }),
  );
}

/** Returns what the choices in words say for or against a box. */
function worthOfChoices(
  { name, cell, needs = {} }: FillBox,
  named: ReadonlyMap<string, string | null>,
  starts: FillForm['starts'],
): number {
  if (cell !== undefined && named.get(name) === null) return shownByWord;
  let worth = 0;
  for (const [choice, values] of Object.entries(needs)) {
    const said = named.get(choice);
    if (typeof said !== 'string') continue;
    if (!values.includes(said)) return -hiddenByWord;
    if (!values.includes(starts[choice] ?? '')) worth = shownByWord;
  }
  return worth;
}

/** Returns the pairs of a figure and a box that it can go into, the likeliest first. */
function pairsOf(quantities: readonly TypedQuantity[], form: FillForm, text: string): Pair[] {
  const { boxes, own } = form;
  const named = namedChoices(form, text);
  const name = wordsOf(own);
  const isAfterUsual = !/[\p{L}]/u.test(quantities[0]?.before ?? '');
  return quantities
    .flatMap((quantity, index) =>
      boxes.flatMap((box, order): Pair[] => {
        const value = valueIn(quantity, box);
        if (value === null) return [];
        const words = worthOfWords(box.words, quantity, isAfterUsual, name);
        const role = box.role && quantity.role ? (box.role === quantity.role ? 9 : -6) : 0;
        const isDecimal = !Number.isInteger(quantity.as.percent ?? 0);
        const isLikely =
          quantity.isSure ||
          (box.kind === 'money' &&
            quantity.as.year === undefined &&
            (value >= 1_000 || (box.from <= 1 && value >= 100))) ||
          (box.kind === 'percent' && isDecimal) ||
          box.kind === 'year';
        // A bare number below a hundred is hardly an amount.
        const isSmall = box.kind === 'money' && !quantity.isSure && value < 100 ? 4 : 0;
        // An amount of a month is hardly one without a time.
        const time = box.kind === 'money' && quantity.per ? (box.per === quantity.per ? 3 : box.per ? 0 : -4) : 0;
        // A box that the form does not show at the start needs more.
        const hidden = box.with ? 1.5 : 0;
        const bare = box.bare && isLikely ? (words > 0 ? 0.5 : 2.5) - order / 100 + (index * order) / 100 : 0;
        const choices = worthOfChoices(box, named, form.starts);
        if (words + Math.max(0, role) + bare <= 0) return [];
        // A number whose kind is not written is what the words beside it say, or nothing.
        if (!isLikely && words + role < 6) return [];
        return [
          {
            quantity: index,
            box,
            value,
            worth:
              words + role + bare + time + choices - (choices > 0 ? 0 : hidden) - isSmall + (quantity.isSure ? 1 : 0),
          },
        ];
      }),
    )
    .sort((one, other) => other.worth - one.worth);
}

/** So many candidates of each figure, and so many figures, are weighed against one another; of more the likeliest goes first. */
const mostCandidates = 5;
const mostWeighed = 7;
/** What it is worth that a figure has a place at all. */
const anyPlace = 3;

const agree = (box: FillBox, others: readonly Pair[]) =>
  Object.entries(box.with ?? {}).every(([name, value]) =>
    others.every((other) => (other.box.with?.[name] ?? value) === value),
  );

/** Returns the pairs that together are worth most: each figure and each box once, and no two that need other choices. */
function bestPairs(pairs: readonly Pair[], count: number): readonly Pair[] {
  const of = Array.from({ length: count }, (_, index) =>
    pairs.filter(({ quantity }) => quantity === index).slice(0, mostCandidates),
  );
  if (count > mostWeighed) {
    const taken: Pair[] = [];
    for (const pair of pairs) {
      const isFree = taken.every(({ quantity, box }) => quantity !== pair.quantity && box !== pair.box);
      if (isFree && agree(pair.box, taken)) taken.push(pair);
    }
    return taken;
  }
  let best: { readonly worth: number; readonly pairs: readonly Pair[] } = { worth: -1, pairs: [] };
  const most = of.map((each) => (each[0] ? each[0].worth + anyPlace : 0));
  const visit = (index: number, worth: number, chosen: readonly Pair[]) => {
    if (worth > best.worth) best = { worth, pairs: chosen };
    if (index === count || worth + most.slice(index).reduce((sum, each) => sum + each, 0) <= best.worth) return;
    for (const pair of of[index] ?? []) {
      if (chosen.every(({ box }) => box !== pair.box) && agree(pair.box, chosen))
        visit(index + 1, worth + pair.worth + anyPlace, [...chosen, pair]);
    }
    visit(index + 1, worth, chosen);
  };
  visit(0, 0, []);
  return best.pairs;
}

/** Returns the figures with those that a plus sign joins: as one sum, with its parts. */
function joined(quantities: readonly TypedQuantity[]): { quantity: TypedQuantity; parts: readonly TypedQuantity[] }[] {
  const heads: { quantity: TypedQuantity; parts: TypedQuantity[] }[] = [];
  for (const quantity of quantities) {
    const head = quantity.isAdded ? heads.at(-1) : undefined;
    if (!head) {
      heads.push({ quantity, parts: [quantity] });
      continue;
    }
    head.parts.push(quantity);
    const as = Object.fromEntries(
      Object.entries(head.quantity.as).flatMap(([kind, value]) => {
        const more = quantity.as[kind as QuantityKind];
        return more === undefined ? [] : [[kind, value + more]];
      }),
    );
    head.quantity = { ...head.quantity, as, after: quantity.after, per: quantity.per ?? head.quantity.per };
  }
  return heads;
}

const dayText = (value: number) => new Date(value * 86_400_000).toISOString().slice(0, 10);

/** Returns what of a search goes into a form; null where nothing does. */
export function filled(query: string, form: FillForm): Filled | null {
  const text = query.slice(0, 160).toLowerCase().normalize('NFC');
  // A figure that is a choice's own, "gst 18%", goes nowhere else.
  const ofChoices = form.choices.flatMap(({ options }) =>
    options.flatMap(([, words]) => (words === '' ? [] : [...text.matchAll(wordsOf(words))].map(([each]) => each))),
  );
  const isOfChoice = (figure: string) => ofChoices.some((each) => /\d/.test(each) && each.includes(figure.trim()));
  const typed = joined(
    typedQuantities(query).filter(({ as, text: figure }) => as.percent === undefined || !isOfChoice(figure)),
  );
  const quantities = typed.map(({ quantity }) => quantity);
  const values: Record<string, string | number | boolean> = {};
  const rows: Record<string, string[][]> = {};
  const places: (FilledIn & { readonly order: number })[] = [];
  const placed = new Map<number, FillBox>();
  const taken = new Set<FillBox>();

  const cellsAt = (name: string, row: number): string[] => {
    const list = rows[name] ?? [];
    rows[name] = list;
    while (list.length <= row) list.push([...(form.rows[name] ?? [])]);
    return list[row] as string[];
  };
  const put = (box: FillBox, value: number, order: number, row = 0) => {
    const written = box.kind === 'date' ? dayText(value) : String(value);
    if (box.cell === undefined) values[box.name] = written;
    else {
      const cells = cellsAt(box.name, row);
      cells[box.cell] = written;
      for (const [cell, other] of box.besides ?? []) cells[cell] = other;
    }
    places.push({
      name: box.name,
      label: box.label,
      kind: box.kind,
      value: box.inYears ? value * 12 : value,
      ...(box.kind === 'date' && { text: written }),
      order,
    });
  };
  const pairs = pairsOf(quantities, form, text);
  const best = bestPairs(pairs, quantities.length);
  for (const { quantity, box, value } of best) {
    placed.set(quantity, box);
    taken.add(box);
    Object.assign(values, box.with);
    const parts = typed[quantity]?.parts ?? [];
    if (box.cell !== undefined && parts.length > 1) {
      parts.forEach((part, row) => {
        const own = valueIn({ ...part, per: quantities[quantity]?.per ?? null }, box);
        if (own !== null) put(box, own, quantity, row);
      });
    } else put(box, value, quantity);
  }
  // Days without a word go into the boxes for days in their order: bought before sold, from before to.
  const days = quantities
    .flatMap((quantity, index) => (quantity.day && !placed.has(index) ? [{ index, at: quantity.as.date ?? 0 }] : []))
    .sort((one, other) => one.at - other.at);
  const free = form.boxes.filter((box) => box.kind === 'date' && !taken.has(box));
  if (days.length > 0 && free.length >= days.length) {
    const isBox = days.length === 1 || free.length >= 2;
    if (isBox) {
      days.forEach(({ index, at }, order) => {
        const box = free[order] as FillBox;
        if (at < (box.min ?? -Infinity) || at > (box.max ?? Infinity)) return;
        const fitting = Object.entries(box.with ?? {}).every(([name, value]) => (values[name] ?? value) === value);
        if (!fitting) return;
        placed.set(index, box);
        taken.add(box);
        Object.assign(values, box.with);
        put(box, at, index);
      });
    }
  }
  // What a cell has a figure for already, further figures beside the same words are the next rows of.
  for (const { quantity, box, value, worth } of pairs) {
    if (placed.has(quantity) || box.cell === undefined || worth < 6 || !taken.has(box)) continue;
    placed.set(quantity, box);
    put(box, value, quantity, places.filter(({ name, label }) => name === box.name && label === box.label).length);
  }

  const holds = (needs: Needs = {}) =>
    Object.entries(needs).every(([name, allowed]) => allowed.includes(String(values[name] ?? form.starts[name])));
  for (const choice of form.choices) {
    if (!holds(choice.needs)) continue;
    const age = [...placed].find(([, box]) => box.kind === 'count' && /\bage\b/i.test(box.label))?.[0];
    const years = age === undefined ? ageIn(quantities) : quantities[age]?.as.count;
    const band = choice.ages && years !== undefined ? choice.ages.findLast(([from]) => years >= from)?.[1] : undefined;
    const named = choice.options.filter(([, words]) => words !== '' && wordsOf(words).test(reset(words, text)));
    const found = band ?? (named.length === 1 ? named[0]?.[0] : undefined);
    if (found === undefined) continue;
    // A choice that figures have made stays, unless the boxes of all of them are shown with the other one too.
    const isMade = choice.cell === undefined && choice.name in values;
    if (isMade && ![...placed.values()].every(({ needs }) => needs?.[choice.name]?.includes(found) ?? true)) continue;
    const label = choice.options.find(([value]) => value === found)?.[2] ?? found;
    const isFlag = found === 'true' || found === 'false';
    if (choice.cell === undefined) values[choice.name] = isFlag ? (found === 'true' ? '1' : '0') : found;
    else
      for (let row = 0; row < Math.max(1, rows[choice.name]?.length ?? 1); row += 1)
        cellsAt(choice.name, row)[choice.cell] = isFlag ? (found === 'true' ? '1' : '0') : found;
    if (band !== undefined && age === undefined) {
      const index = quantities.findIndex(({ as, isSure }) => isSure && as.count === years);
      if (index >= 0 && !placed.has(index)) placed.set(index, form.boxes[0] as FillBox);
    }
    places.push({
      name: choice.name,
      label: choice.label,
      kind: 'choice',
      value: 0,
      text: isFlag ? (found === 'true' ? 'Yes' : 'No') : label,
      order: 99,
    });
  }
  if (places.length === 0) return null;
  const left = typed.flatMap(({ quantity, parts }, index) =>
    placed.has(index) || (!quantity.isSure && (quantity.as.money ?? 0) < 1_000) || quantity.as.year !== undefined
      ? []
      : [parts.map((part) => part.text.trim()).join(' + ')],
  );
  const own = Object.entries(values).map(
    ([name, value]) => `${name}=${encoded(value === true ? '1' : value === false ? '0' : String(value))}`,
  );
  // Cells are figures, days and names of choices. An empty last cell needs an end, or the row would read as none.
  const listed = Object.entries(rows).map(([name, list]) => {
    const packed = list.map((cells) => cells.join(',')).join(';');
    return `${name}=${packed}${packed === '' || packed.endsWith(';') ? ';' : ''}`;
  });
  const fragment = [`v=${VERSION}`, ...own, ...listed].join('&');
  return {
    places: places.sort((one, other) => one.order - other.order).map(({ order: _order, ...place }) => place),
    left,
    fragment,
    worth:
      best.reduce((sum, pair) => sum + Math.min(pair.worth, beside), 0) +
      2 * places.filter(({ kind }) => kind === 'choice').length -
      6 * left.length,
  };
}

const reset = (words: string, text: string) => {
  wordsOf(words).lastIndex = 0;
  return text;
};

/** Returns the age that a search names. */
const ageIn = (quantities: readonly TypedQuantity[]) =>
  quantities.find(({ as, isSure }) => isSure && as.count !== undefined)?.as.count;
