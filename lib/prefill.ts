/** Figures out of a search, "emi 50 lakh 8.5% 20 years", and the fields of a calculator that they belong in. */
import { defaultInput, type Fields, type Group, isNumberField, isShown, shownInput } from './calculator';
import { type Parsed, parseAmount, parseDuration, parsePercent } from './parse';

/** A search: its words, and its figures by kind in the order typed. */
export interface QueryFigures {
  /** The query without its figures and the small words between them. */
  readonly words: string;
  /** ₹. */
  readonly money: readonly number[];
  /** 8.5 for 8.5 %. */
  readonly percent: readonly number[];
  /** Whole months. */
  readonly duration: readonly number[];
}

export type FigureKind = 'money' | 'percent' | 'duration';
const kinds: readonly FigureKind[] = ['money', 'percent', 'duration'];

const decimal = String.raw`\d[\d,]*(?:\.\d+)?`;
const perYear = String.raw`(?:\s*(?:p\.?\s?a\.?(?![a-z])|per annum|per year|a year))?`;
const money = '(?:k|thousand|l|lacs?|lakhs?|m|mn|million|crs?|crores?|हजार|हज़ार|लाख|करोड़|करोड)';
const years = '(?:years?|yrs?|y)';
const months = '(?:months?|mths?|mos?)';
/** Nothing that would make the number part of a name: 80C, 44AB, 2025-26. */
const alone = String.raw`(?<![\w.,-])`;
const ends = String.raw`(?![\w-])`;

const patterns: readonly { readonly kind: FigureKind; readonly pattern: RegExp }[] = [
  {
    kind: 'percent',
    pattern: new RegExp(`${alone}${decimal}\\s?(?:%|percent(?!\\w)|per cent(?!\\w)|pct(?!\\w))${perYear}`, 'g'),
  },
  {
    kind: 'duration',
    pattern: new RegExp(
      `${alone}${decimal}\\s?${years}(?:\\s?(?:and |, )?\\d+\\s?(?:${months}|m))?${ends}|${alone}\\d+\\s?${months}${ends}`,
      'g',
    ),
  },
  {
    kind: 'money',
    // A bare number counts from four digits on; below that it is more often a section or a form.
    pattern: new RegExp(
      `${alone}(?:(?:₹|rs\\.?|inr)\\s?${decimal}(?:\\s?${money}${ends})?(?:/-)?|${decimal}\\s?${money}${ends}(?:\\s${decimal}\\s?${money}${ends})?|${decimal}\\s?(?:₹|rs\\.?|rupees)(?!\\w)|\\d[\\d,]{3,}(?:\\.\\d+)?${ends})`,
      'g',
    ),
  },
];

const parsers: Record<FigureKind, (text: string) => Parsed> = {
  money: parseAmount,
  percent: parsePercent,
  duration: parseDuration,
};

/** A year, as in "income tax 2025", is no amount. */
const isYear = (text: string) => /^(?:19|20)\d\d$/.test(text);

/** Words that only separate figures. */
const small = /(?<!\S)(?:for|at|of|in|over|with|on|and|a|an|the|rate|per month|a month|@)(?!\S)/g;

/** Returns the query in small letters with figures, units and fixed phrases as the patterns know them. */
function plainQuery(query: string): string {
  return query
    .slice(0, 120)
    .toLowerCase()
    .normalize('NFC')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replace(/(\d)\s*lpa(?!\w)/g, '$1 lakh lpa')
    .replace(/(?<!\w)in[ -]hand(?!\w)/g, 'inhand')
    .replace(/(?<=\d\s*)(?:saal|sal|साल|वर्ष|बरस)(?![\p{L}\p{M}])/gu, 'years')
    .replace(/(?<=\d\s*)(?:mahin[ae]|महीने|महीना|माह)(?![\p{L}\p{M}])/gu, 'months')
    .replace(/(?<=\d)\s*(?:pratishat|feesadi|प्रतिशत|फीसदी)/g, '%');
}

/** A figure of a search and its position. */
export interface TypedFigure {
  readonly kind: FigureKind;
  /** ₹, percent or months. */
  readonly value: number;
  /** The time that an amount is for, where the query names it. */
  readonly per: 'month' | 'year' | null;
  /** The words right before and behind it. */
  readonly before: string;
  readonly after: string;
}

const aYear = /^\s*(?:lpa|p\.?\s?a\.?(?![a-z])|per (?:annum|year)|an? year|yearly|annual(?:ly)?|\/\s?year|ctc)/;
const aMonth =
  /^\s*(?:p\.?\s?m\.?(?![a-z])|per month|a month|monthly|every month|\/\s?mo(?:nth)?|month(?!s)|mahin[ae]|महीन[ाे])/;
const monthBefore = /(?:monthly|every month)\s+(?:[a-z]+\s+){0,2}$/;

/** Returns the figures of a search in the order typed, each with the words beside it. */
export function typedFigures(query: string): readonly TypedFigure[] {
  const text = plainQuery(query);
  let rest = text;
  const found: (TypedFigure & { readonly at: number })[] = [];
  for (const { kind, pattern } of patterns) {
    rest = rest.replace(pattern, (typed: string, ...args: unknown[]) => {
      const parsed = isYear(typed) ? null : parsers[kind](typed);
      if (!parsed?.ok) return typed;
      const at = Number(args.find((each) => typeof each === 'number'));
      const [before, after] = [text.slice(0, at), text.slice(at + typed.length)];
      const per = aYear.test(after) ? 'year' : aMonth.test(after) || monthBefore.test(before) ? 'month' : null;
      found.push({ kind, value: parsed.value, per, before, after, at });
      return ' '.repeat(typed.length);
    });
  }
  return found.sort((one, other) => one.at - other.at).map(({ at: _at, ...figure }) => figure);
}

/** Reads the figures out of a search. What cannot be read as one stays among the words. */
export function readFigures(query: string): QueryFigures {
  const found: Record<FigureKind, number[]> = { money: [], percent: [], duration: [] };
  let rest = plainQuery(query);
  for (const { kind, pattern } of patterns) {
    rest = rest.replace(pattern, (text) => {
      const parsed = isYear(text) ? null : parsers[kind](text);
      if (!parsed?.ok) return text;
      found[kind].push(parsed.value);
      return ' ';
    });
  }
  const hasFigures = kinds.some((kind) => found[kind].length > 0);
  const cleaned = hasFigures ? rest.replace(/\/(?:month|mo)(?!\w)|[,;:@](?!\S)/g, ' ').replace(small, '') : rest;
  const words = cleaned.replace(/\s+/g, ' ').trim();
  return { words, ...found };
}

/** A field that a figure can go into. */
export interface PrefillField {
  readonly name: string;
  readonly label: string;
  readonly min: number;
  readonly max: number;
  /** A length of time that this field counts in years; else in months. */
  readonly inYears?: true;
}

/** A box that a figure of a search may go into, and how it is known that it does. */
export interface Slot {
  readonly field: string;
  readonly kind: FigureKind;
  /** Plausible values: ₹ for the box's own time, percent, months. */
  readonly from: number;
  readonly to: number;
  /** The time that an amount is counted by: a figure typed for the other is converted. */
  readonly per?: 'month' | 'year';
  /** Words beside a figure that mean this box, as alternatives of a regular expression. */
  readonly words?: string;
  /** Of several amounts the largest is meant, unless words say otherwise. */
  readonly largest?: true;
  /** The only values that the box knows. */
  readonly oneOf?: readonly number[];
  /** Choices that this figure needs: a crore after "sip" is a goal. */
  readonly choices?: Readonly<Record<string, string>>;
}

/** A slot with its box. */
export interface SlotField extends PrefillField {
  readonly slot: Slot;
}

/** The first field of each kind in a form, where it has one; or, where they are written down, the boxes that figures go into. */
export type PrefillFields = Readonly<Partial<Record<FigureKind, PrefillField>>> & {
  readonly slots?: readonly SlotField[];
};

/**
 * Returns the first amount, rate and length of time among a form's main questions, as far as they are shown at the start.
 * Fields behind "More details" are left out: a figure of a search would hardly mean that.
 */
export function prefillFields(form: { readonly fields: Fields; readonly groups: readonly Group[] }): PrefillFields {
  const shown = shownInput(form.fields, defaultInput(form.fields));
  const first: Partial<Record<FigureKind, PrefillField>> = {};
  for (const name of form.groups.filter((group) => !group.more).flatMap((group) => group.fields)) {
    const field = form.fields[name];
    if (!field || !isNumberField(field) || !isShown(field, shown)) continue;
    const inYears = field.kind === 'whole' && /^(?:years?|yrs?)$/i.test(field.unit ?? '');
    const kind = inYears ? 'duration' : field.kind;
    if (kind === 'whole' || kind === 'decimal' || first[kind]) continue;
    const { label, min, max } = field;
    first[kind] = { name, label, min, max, ...(inYears && { inYears }) };
  }
  return first;
}

/** A figure of the search in its field; `value` is ₹, percent or months. */
export interface Placed {
  readonly kind: FigureKind;
  readonly field: PrefillField;
  readonly value: number;
}

/**
 * Returns the figures in the fields that they belong in. Null where there are none, where one of them has no field or does
 * not fit its bounds, or where two are of one kind: we do not guess which is meant, and drop none without a word.
 */
export function placed(query: string, fields: PrefillFields): readonly Placed[] | null {
  if (fields.slots) return placedInSlots(typedFigures(query), fields.slots);
  const figures = readFigures(query);
  const places: Placed[] = [];
  for (const kind of kinds) {
    const [value, another] = figures[kind];
    if (value === undefined) continue;
    const field = fields[kind];
    if (!field || another !== undefined) return null;
    const own = field.inYears ? value / 12 : value;
    if (own < field.min || own > field.max || (kind === 'duration' && !Number.isInteger(own))) return null;
    places.push({ kind, field, value });
  }
  return places.length > 0 ? places : null;
}

const besides = (words: string, { before, after }: TypedFigure) =>
  new RegExp(`(?:^|\\s)(?:${words})\\s+(?:of |is |a |with )?$`).test(before) ||
  new RegExp(`^\\s*(?:${words})(?!\\w)`).test(after);

/** Returns what a figure comes to in a box; null where it is not plausible there. */
function valueIn({ value, per }: TypedFigure, { slot, min, max, inYears }: SlotField): number | null {
  const fits = (amount: number) => {
    const own = inYears ? amount / 12 : amount;
    return (
      amount >= slot.from && amount <= slot.to && own >= min && own <= max && (slot.oneOf?.includes(amount) ?? true)
    );
  };
  if (slot.per === 'year' && (per === 'month' || (per === null && value < slot.from)))
    return fits(value * 12) ? value * 12 : null;
  const own = slot.per === 'month' && per === 'year' ? value / 12 : value;
  return fits(own) ? own : null;
}

/**
 * Returns the figures in their boxes by words beside them and by size. Null where there are none or where one of them has
 * no box that it makes sense in: no figure is dropped without a word.
 */
export function placedInSlots(figures: readonly TypedFigure[], fields: readonly SlotField[]): readonly Placed[] | null {
  const most = Math.max(...figures.filter(({ kind }) => kind === 'money').map(({ value }) => value));
  const pairs = figures.flatMap((figure) =>
    fields.flatMap((field) => {
      const { slot } = field;
      const value = slot.kind === figure.kind ? valueIn(figure, field) : null;
      if (value === null) return [];
      const isMeant = slot.words !== undefined && besides(slot.words, figure);
      const worth = (isMeant ? 10 : slot.words ? 0 : 2) + (slot.largest && figure.value === most ? 5 : 0);
      return [{ figure, field, value, worth }];
    }),
  );
  const places = new Map<TypedFigure, Placed>();
  const taken = new Set<SlotField>();
  for (const { figure, field, value } of pairs.sort((one, other) => other.worth - one.worth)) {
    if (places.has(figure) || taken.has(field)) continue;
    places.set(figure, { kind: figure.kind, field, value });
    taken.add(field);
  }
  return figures.length > 0 && places.size === figures.length
    ? figures.flatMap((figure) => places.get(figure) ?? [])
    : null;
}

/** Returns the values by field name, as a share link has them. */
export function valuesOf(places: readonly Placed[]): Readonly<Record<string, number | string>> {
  return Object.fromEntries(
    places.flatMap(({ field, value }) => [
      ...Object.entries((field as Partial<SlotField>).slot?.choices ?? {}),
      [field.name, field.inYears ? value / 12 : value] as const,
    ]),
  );
}
