/** The figures of a search with their kinds: "bought 14 mar 2020 at 8200", "3 tola", "age 41", "8.35", "4500+1800". */
import type { QuantityKind } from './asked';
import { parseAmount, parseDuration } from './parse';
import { withDigits } from './spoken-numbers';

/** A figure of a search, and what stands beside it. */
export interface TypedQuantity {
  /** What it may be, the likeliest first, with its value as each: ₹, percent, months, days since 1970, grams, square feet. */
  readonly as: Readonly<Partial<Record<QuantityKind, number>>>;
  /** Whether its kind is written: "8.5%", "20 years", "5 lakh". A bare number's is guessed. */
  readonly isSure: boolean;
  /** The time that an amount is for, where the query names it. */
  readonly per: 'month' | 'year' | null;
  /** The words between it and the figure before, and the figure behind. */
  readonly before: string;
  readonly after: string;
  /** The words before the figure before it. */
  readonly earlier: string;
  /** From this to the next: "9.1 se 8.4", "50000 became 1.8 lakh". */
  readonly role?: 'from' | 'to';
  /** Joined to the figure before it by a plus sign. */
  readonly isAdded?: true;
  /** A day, where it is one: YYYY-MM-DD. */
  readonly day?: string;
  readonly text: string;
  /** The unit of an area, where it is not square feet. */
  readonly unit?: 'sqm';
}

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthName = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
const number = String.raw`\d[\d,]*(?:\.\d+)?|\.\d+`;
const scales =
  '(?:k|hazaa?r|hazzar|hajaa?r|thousand|l|lac?s?|lacs?|lak|lakhs?|m|mn|million|crs?|crores?|karod|हजार|हज़ार|लाख|करोड़|करोड)';
const currency = '(?:₹|rs\\.?|inr|rupees?|rupaye|रुपये|रुपए)';
const ends = String.raw`(?![\p{L}\p{M}\p{N}])`;
const begins = String.raw`(?<![\p{L}\p{M}\p{N}.,(/-])`;

/** Names with numbers in them, which are no figures: sections, forms, years, rules. */
const names = new RegExp(
  [
    String.raw`(?<!\p{L})(?:section|sections|sec\.?|s\.|u/s|under|form|धारा|itr|gstr|rule|schedule|act)\s*-?\s*\d+[a-z]*(?:[-\s]?[a-z]{1,3}(?![\p{L}]))?(?:\(\w+\))*`,
    String.raw`${begins}\d{2,3}(?:[a-z]{1,4})(?:[-\s]?i[ab]?)?(?:\(\w+\))+`,
    String.raw`${begins}\d{2,3}\(\d?\w*\)(?:\(\w+\))*`,
    `${begins}(?:10|15|26|44|54|80|87|89|111|112|115|139|192|194|195|196|206|234|244)-?(?!l${ends}|k${ends}|m${ends}|y${ends}|d${ends}|g${ends})(?:[a-z]{1,4})(?:-?[a-z]{1,2})?${ends}`,
    String.raw`${begins}(?:19|20)\d\d-(?:\d\d|\d{4})${ends}`,
    String.raw`(?<!\p{L})(?:fy|ay|tax year|act of|act)\s*(?:19|20)?\d\d(?:-\d\d)?${ends}`,
    String.raw`[a-z]+\d+[a-z]*`,
    `${begins}15[gh]${ends}(?! ?(?:gold|sona|silver|chain))`,
  ].join('|'),
  'gu',
);

interface Found {
  readonly at: number;
  readonly length: number;
  readonly as: Partial<Record<QuantityKind, number>>;
  readonly isSure: boolean;
  readonly day?: string;
  readonly per?: 'month';
  readonly unit?: 'sqm';
  readonly isAge?: true;
}

const plain = (text: string) => Number(text.replace(/,/g, ''));
const dayNumber = (year: number, month: number, day: number): { at: number; day: string } | null => {
  const full = year < 100 ? year + (year > 50 ? 1900 : 2000) : year;
  const time = Date.UTC(full, month - 1, day);
  const date = new Date(time);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? { at: time / 86_400_000, day: date.toISOString().slice(0, 10) }
    : null;
};
const dated = (year: string | undefined, month: number, day: string | undefined) => {
  const found = dayNumber(Number(year), month, Number(day));
  return found && { as: { date: found.at }, isSure: true, day: found.day };
};
const monthOf = (name = '') => monthNames.indexOf(name.slice(0, 3)) + 1;
const once = (kind: QuantityKind, value: number | null) =>
  value === null || !Number.isFinite(value) ? null : { as: { [kind]: value }, isSure: true };

/** The kinds of figures with their patterns, those that hold others first. */
const patterns: readonly (readonly [RegExp, (match: RegExpExecArray) => Omit<Found, 'at' | 'length'> | null])[] = [
  [
    new RegExp(`${begins}(\\d{1,2})[-/.](\\d{1,2})[-/.]((?:19|20)?\\d\\d)${ends}`, 'gu'),
    ([, d, m, y]) => dated(y, Number(m), d),
  ],
  [new RegExp(`${begins}((?:19|20)\\d\\d)-(\\d\\d)-(\\d\\d)${ends}`, 'gu'), ([, y, m, d]) => dated(y, Number(m), d)],
  [
    new RegExp(`${begins}(\\d{1,2})(?:st|nd|rd|th)?[ -](${monthName})[ ,-]*((?:19|20)\\d\\d)${ends}`, 'gu'),
    ([, d, m, y]) => dated(y, monthOf(m), d),
  ],
  [new RegExp(`(${monthName}) (\\d{1,2}),? ((?:19|20)\\d\\d)${ends}`, 'gu'), ([, m, d, y]) => dated(y, monthOf(m), d)],
  // 3 rupees per hundred a month is 3 % a month.
  [
    new RegExp(
      `${begins}(${number})\\s?(?:rs|rupees?|rupaye|₹)? (?:per|on|pe|par) (?:hundred|sau|100)(?: (?:a|per|har) (?:month|mahin[ae]))?${ends}`,
      'gu',
    ),
    ([, n]) => ({ as: { percent: plain(n ?? '') }, isSure: true, per: 'month' }),
  ],
  [
    new RegExp(
      `${begins}(${number})\\s?(?:%|per ?cent${ends}|persent${ends}|percentage${ends}|pct${ends}|pc${ends}|प्रतिशत|फीसदी|feesadi|pratishat|taka${ends})`,
      'gu',
    ),
    ([, n]) => once('percent', plain(n ?? '')),
  ],
  [
    new RegExp(`${begins}(${number})\\s?(?:g|gm|gms|gram|grams|ग्राम)${ends}`, 'gu'),
    ([, n]) => once('weight', plain(n ?? '')),
  ],
  [
    new RegExp(`${begins}(${number})\\s?(?:tola|tole|तोला)${ends}`, 'gu'),
    ([, n]) => once('weight', Math.round(plain(n ?? '') * 1166.38) / 100),
  ],
  [
    new RegExp(`${begins}(${number})\\s?(?:sq\\.? ?(?:ft|feet|foot)|sqft|square f(?:ee|oo)t|sft|वर्ग फुट)${ends}`, 'gu'),
    ([, n]) => once('area', plain(n ?? '')),
  ],
  [
    new RegExp(`${begins}(${number})\\s?(?:sq\\.? ?(?:m|mtr|met(?:er|re)s?)|sqm|square met(?:er|re)s?)${ends}`, 'gu'),
    ([, n]) => ({ as: { area: plain(n ?? '') }, isSure: true, unit: 'sqm' as const }),
  ],
  [
    new RegExp(`${begins}(${number})\\s?(?:sq\\.? ?yards?|sqyds?|gaj|गज)${ends}`, 'gu'),
    ([, n]) => once('area', plain(n ?? '') * 9),
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:aged?|umar|umr|ayu|उम्र|आयु|i am|i'm|aged)\\s?(?:is |at |of |=)?(\\d{1,3})(?:\\s?(?:years?|yrs?|y|saal|sal|साल)(?: old)?)?${ends}`,
      'gu',
    ),
    ([, n]) => ({ as: { count: plain(n ?? '') }, isSure: true, isAge: true }),
  ],
  [
    new RegExp(
      `${begins}(\\d{1,3})[ -]?(?:years?|yrs?|yr|saal|sal|y)[ -]?(?:old|ki|ka|ke)? (?:old|girl|boy|umar|age|beti|daughter)${ends}`,
      'gu',
    ),
    ([, n]) => ({ as: { count: plain(n ?? '') }, isSure: true, isAge: true }),
  ],
  [new RegExp(`${begins}(\\d{1,4})\\s?(?:days?|din|दिन)${ends}`, 'gu'), ([, n]) => once('days', plain(n ?? ''))],
  [
    new RegExp(
      `${begins}(${number})\\s?(?:years?|yrs?|yr|y|saal|sal|साल|वर्ष|बरस)${ends}(?:\\s?(?:and|aur|,)?\\s?(\\d{1,2})\\s?(?:months?|mths?|mos?|m|mahin[ae]|महीने|महीना|माह)${ends})?`,
      'gu',
    ),
    ([, y, m]) => {
      const years = plain(y ?? '');
      return {
        as: { duration: Math.round(years * 12) + Number(m ?? 0), ...(m === undefined && { count: years }) },
        isSure: true,
      };
    },
  ],
  [
    new RegExp(`${begins}(\\d{1,3})\\s?(?:months?|mths?|mos?|mahine|महीने|माह)${ends}`, 'gu'),
    ([text]) => {
      const read = parseDuration(text.replace(/mahine|महीने|माह|mths?/u, 'months'));
      return read.ok ? once('duration', read.value) : null;
    },
  ],
  [
    new RegExp(
      `${begins}(?:${currency}\\s?)?(${number})\\s?(${scales})${ends}(?:\\s(${number})\\s?(?!k${ends})(${scales})${ends})?(?:\\s?${currency}${ends})?(?:/-)?`,
      'gu',
    ),
    ([, one, unit, two, lower]) => {
      const size = (text = '') =>
        text
          .replace(/hazaa?r|hazzar|hajaa?r/, 'thousand')
          .replace(/^lak$|^la[ck]s?$|^lacs$/, 'lakh')
          .replace('karod', 'crore')
          .replace('हज़ार', 'हजार');
      const first = parseAmount(`${one} ${size(unit)}`);
      const second = two ? parseAmount(`${two} ${size(lower)}`) : null;
      return first.ok ? once('money', first.value + (second?.ok ? second.value : 0)) : null;
    },
  ],
  [
    new RegExp(`${begins}${currency}\\s?(${number})(?:/-)?|${begins}(${number})\\s?(?:${currency}${ends}|/-)`, 'gu'),
    ([, one, two]) => once('money', plain(one ?? two ?? '')),
  ],
  [
    new RegExp(`(?<![\\p{L}\\p{M}\\p{N}.,-])(${number})${ends}`, 'gu'),
    ([, text = '']) => {
      const value = plain(text);
      const isYear = /^(?:19|20)\d\d$/.test(text);
      if (isYear) return { as: { year: value, money: value }, isSure: false };
      return {
        as: {
          ...(value >= 1_000 && { money: value }),
          count: value,
          ...(value <= 100 && { percent: value }),
          ...(value < 1_000 && { money: value }),
          ...(Number.isInteger(value) && value <= 60 && { duration: value * 12 }),
        },
        isSure: false,
      };
    },
  ],
];

const aYear =
  /^\s*(?:lpa|p\.?\s?a\.?(?![a-z])|per (?:annum|year)|an? (?:year|saal)|yearly|annual(?:ly)?|salana|\/\s?y(?:ea)?r|ctc|(?:har |every |each )(?:saal|year)|sal(?:ana)?(?![a-z])|सालाना|saal (?:ka|ki|me)|(?:ka |ki )?saal ?$)/u;
const aMonth =
  /^\s*(?:p\.?\s?m\.?(?![a-z])|per month|a month|monthly|every month|each month|\/\s?m(?:o(?:nth)?|th)?(?![a-z])|month(?!s)|har mahin[ae]|mahin[ae]|mahana|महीन[ाे]|प्रति माह|मासिक)/u;
const monthBefore =
  /(?:monthly|every month|har mahin[ae]|हर महीने|mahine (?:ka|ki|me)?|month(?:ly)?)\s+(?:\S+\s+){0,2}$/u;
const yearBefore =
  /(?:yearly|annual|salana|every year|har saal|हर साल|saal (?:ka|ki|me)(?: ek baar)?)\s+(?:\S+\s+){0,2}$/u;

const joins = /^\s*(?:se|से|to|became|becomes?|->|→|grew to|ban gaya|ho gaya|badhkar)\s*(?:[a-z]+\s+){0,2}$/u;

/** Returns a query in small letters, its digits and spoken numbers as 0 to 9. */
function readable(query: string): string {
  return withDigits(
    query
      .slice(0, 160)
      .toLowerCase()
      .normalize('NFC')
      .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
      .replace(/(\d)\s*lpa(?!\w)/g, '$1 lakh lpa')
      .replace(/in[ -]hand(?!\w)/g, 'inhand')
      .replace(/(\d)\s?[+]\s?(?=\d)/g, '$1 + ')
      .replace(/(\d[\d.]*\s?[kl])\s?[+]\s?(?=\d)/g, '$1 + ')
      .replace(/@\s?(?=\d)/g, ' at '),
  );
}

/** Returns the figures of a search in the order typed. */
export function typedQuantities(query: string): readonly TypedQuantity[] {
  const text = readable(query);
  let rest = text.replace(names, (name) => (/^(?:under)/.test(name) ? name : '§'.repeat(name.length)));
  const found: Found[] = [];
  for (const [pattern, read] of patterns) {
    for (const match of [...rest.matchAll(pattern)]) {
      const one = read(match as RegExpExecArray);
      if (!one) continue;
      found.push({ ...one, at: match.index, length: match[0].length });
      rest = rest.slice(0, match.index) + '#'.repeat(match[0].length) + rest.slice(match.index + match[0].length);
    }
  }
  found.sort((one, other) => one.at - other.at);
  let yearly = false;
  return found.map(({ at, length, as, isSure, day, per, unit, isAge }, index) => {
    const previous = found[index - 1];
    const next = found[index + 1];
    const before = text.slice(previous ? previous.at + previous.length : 0, at);
    const after = text.slice(at + length, next?.at);
    const twoBack = found[index - 2];
    const earlier = previous ? text.slice(twoBack ? twoBack.at + twoBack.length : 0, previous.at) : '';
    // "saal ka basic 6 lakh hra 2.4 lakh": both are of a year.
    if (yearBefore.test(before)) yearly = true;
    // "sip 10k har saal 10%", "500 yearly increase": the time is that of the rise.
    const isOfRise =
      /(?:increase|rise|hike|step|top|badh)/.test(after) || (next?.as.percent !== undefined && next.isSure);
    const named =
      per ??
      (aYear.test(after) && !isOfRise ? 'year' : aMonth.test(after) || monthBefore.test(before) ? 'month' : null);
    const time = named ?? (yearly && as.money !== undefined ? 'year' : null);
    return {
      as,
      isSure,
      per: time,
      before: isAge ? `${before} age` : before,
      after,
      earlier,
      ...(next && joins.test(after)
        ? { role: 'from' as const }
        : previous && joins.test(before) && { role: 'to' as const }),
      ...(/^\s*\+\s*$/.test(before) && { isAdded: true as const }),
      ...(day && { day }),
      ...(unit && { unit }),
      text: text.slice(at, at + length),
    };
  });
}
