/** Figures out of a search, "emi 50 lakh 8.5% 20 years", and the fields of a calculator that they belong in. */
import { defaultInput, type Fields, type Group, isNumberField, isShown, shownInput } from './calculator';
import { type Parsed, parseAmount, parseDuration, parsePercent } from './parse';

/** What a search says: its words, and its figures by kind in the order typed. */
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
const money = '(?:k|thousand|l|lacs?|lakhs?|m|mn|million|crs?|crores?)';
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

/** Words that only stand between figures. */
const small = /(?<!\S)(?:for|at|of|in|over|with|on|and|a|an|the|rate|per month|a month|@)(?!\S)/g;

/** Reads the figures out of a search. What cannot be read as one stays among the words. */
export function readFigures(query: string): QueryFigures {
  const found: Record<FigureKind, number[]> = { money: [], percent: [], duration: [] };
  let rest = query.toLowerCase().slice(0, 120);
  for (const { kind, pattern } of patterns) {
    rest = rest.replace(pattern, (text) => {
      const parsed = isYear(text) ? null : parsers[kind](text);
      if (!parsed?.ok) return text;
      found[kind].push(parsed.value);
      return ' ';
    });
  }
  const hasFigures = kinds.some((kind) => found[kind].length > 0);
  const said = hasFigures ? rest.replace(/\/(?:month|mo)(?!\w)|[,;:@](?!\S)/g, ' ').replace(small, '') : rest;
  const words = said.replace(/\s+/g, ' ').trim();
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

/** The first field of each kind in a form, where it has one. */
export type PrefillFields = Readonly<Partial<Record<FigureKind, PrefillField>>>;

/**
 * The first amount, rate and length of time among a form's main questions, as far as they are shown at the start.
 * What stands behind "More details" is left out: a figure of a search would hardly mean that.
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
 * The figures in the fields that they belong in. Null where there are none, where one of them has no field or does not
 * fit its bounds, or where two are of one kind: we do not guess which is meant, and drop none without a word.
 */
export function placed(figures: QueryFigures, fields: PrefillFields): readonly Placed[] | null {
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

/** The values by field name, as a share link carries them. */
export function valuesOf(places: readonly Placed[]): Readonly<Record<string, number>> {
  return Object.fromEntries(places.map(({ field, value }) => [field.name, field.inYears ? value / 12 : value]));
}
