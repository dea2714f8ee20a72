/** The words of a search without its figures: "emi" of "emi 50 lakh 8.5% 20 years". */
import { type Parsed, parseAmount, parseDuration, parsePercent } from './parse';

/** A search: its words, and its figures by kind in the order typed. */
interface QueryFigures {
  /** The query without its figures and the small words between them. */
  readonly words: string;
  /** ₹. */
  readonly money: readonly number[];
  /** 8.5 for 8.5 %. */
  readonly percent: readonly number[];
  /** Whole months. */
  readonly duration: readonly number[];
}

type FigureKind = 'money' | 'percent' | 'duration';
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
