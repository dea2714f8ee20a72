/** The figures of a text, each with the kinds that it may be. */
import type { QuantityKind } from '../asked';
import { letters, lettersAndDigits } from '../letters';
import { parseAmount, parseDuration } from '../parse';
import { names, ofGold, purity } from './names';
import {
  begins,
  beginsDay,
  crore,
  currency,
  ends,
  lakh,
  monthName,
  monthOf,
  number,
  otherMoney,
  scales,
  thousand,
} from './units';

/** A figure of a text: where it is, and its value as each kind that it may be. */
export interface Found {
  readonly at: number;
  readonly length: number;
  readonly as: Partial<Record<QuantityKind, number>>;
  readonly isSure: boolean;
  readonly day?: string;
  readonly per?: 'month';
  readonly unit?: 'sqm';
  readonly isAge?: true;
  readonly isForeign?: true;
}

const plain = (text = '') => Number(text.replace(/,/g, ''));

const dayNumber = (year: number, month: number, day: number): { at: number; day: string } | null => {
  const full = year < 100 ? year + (year > 50 ? 1900 : 2000) : year;
  const time = Date.UTC(full, month - 1, day);
  const date = new Date(time);
  // A day that the month has not is in another month.
  return date.getUTCMonth() === month - 1 ? { at: time / 86_400_000, day: date.toISOString().slice(0, 10) } : null;
};

const dated = (year: string | undefined, month: number, day: string | undefined) => {
  const found = dayNumber(Number(year), month, Number(day));
  return found && { as: { date: found.at }, isSure: true, day: found.day };
};

const foreign = (number = '', size = '') => {
  const parsed = parseAmount(`${number} ${size}`);
  return parsed.ok ? { as: { money: parsed.value }, isSure: true, isForeign: true as const } : null;
};

const once = (kind: QuantityKind, value: number) => ({ as: { [kind]: value }, isSure: true });

const sizes = (
  [
    [crore, 1_00_00_000],
    [lakh, 1_00_000],
    [thousand, 1_000],
    ['m|mn|million', 10_00_000],
  ] as const
).map(([names, size]) => [new RegExp(`^(?:${names})$`, 'u'), size] as const);

/** Returns an amount with its scale in ₹. */
function scaled(number = '', unit = ''): number {
  const size = sizes.find(([names]) => names.test(unit))?.[1] ?? 100;
  return Math.round(plain(number) * size * 100) / 100;
}

/** Words of money that is paid out of an amount, and a time behind what is paid. */
const ofWithdrawals = /(?<![a-z])(?:swp|withdraw\w*|nikal\w*|fire|kharch\w*|expenses?|retire\w*)(?![a-z])/;

const ofTime =
  /^\s*(?:(?:yearly|monthly|annual(?:ly)?|quarterly|mahin[ae]|saal|p\.?[am]\.?)(?![a-z])|(?:per|a|har|every|each) (?:month|year|quarter|mahin[ae]|saal))/;

/** What is paid again is hardly more than this part of what it is paid from, or beside: "swp 1 crore yearly 6 lakh". */
export const mostPaidAgain = 0.1;

/** Returns whether the second part of an amount is paid out of the first, "swp 1 crore 6 lakh yearly", by its share. */
const isPaidFrom = ({ 0: text, index, input }: RegExpExecArray, share: number) =>
  share <= mostPaidAgain && ofWithdrawals.test(input) && ofTime.test(input.slice(index + text.length));

/** The kinds of figures with their patterns, those that hold others first. */
const patterns: readonly (readonly [RegExp, (match: RegExpExecArray) => Omit<Found, 'at' | 'length'> | null])[] = [
  [
    new RegExp(`${beginsDay}(\\d{1,2})[-/.](\\d{1,2})[-/.]((?:19|20)?\\d\\d)${ends}`, 'gu'),
    ([, d, m, y]) => dated(y, Number(m), d),
  ],
  [new RegExp(`${beginsDay}((?:19|20)\\d\\d)-(\\d\\d)-(\\d\\d)${ends}`, 'gu'), ([, y, m, d]) => dated(y, Number(m), d)],
  [
    new RegExp(`${beginsDay}(\\d{1,2})(?:st|nd|rd|th)?[ -](${monthName})[ ,-]*((?:19|20)\\d\\d)${ends}`, 'gu'),
    ([, d, m, y]) => dated(y, monthOf(m), d),
  ],
  [new RegExp(`(${monthName}) (\\d{1,2}),? ((?:19|20)\\d\\d)${ends}`, 'gu'), ([, m, d, y]) => dated(y, monthOf(m), d)],
  // The length of a course is no time of a loan or an investment.
  [
    new RegExp(
      `${begins}\\d(?:\\.\\d)?[ -]?(?:years?|yrs?|yr|saal|sal|साल)(?: (?:ka|ki|का|की))? (?:course|degree|b ?tech|mba|ms|mbbs|phd|program(?:me)?|कोर्स)${ends}`,
      'gu',
    ),
    () => ({ as: {}, isSure: true }),
  ],
  // Tax that is saved is no amount of a form: "46800 tax saved on 1.5 lakh".
  [
    new RegExp(
      `${begins}(?:${currency} ?)?(?:${number})(?: ?${scales})?(?: ${currency})?(?= tax (?:saved|bachaya?)${ends}(?! (?:of |is )?\\d| k))|(?<=tax saved (?:of |is )?)(?:${number})(?: ?${scales})?${ends}`,
      'gu',
    ),
    () => ({ as: {}, isSure: true }),
  ],
  // What somebody wants to fill up, "80c me 1.5 lakh kaise bharu", is nothing that was paid.
  [
    new RegExp(
      `${begins}(?:${currency} ?)?(?:${number})(?: ?${scales})?(?= kaise (?:bhar|p(?:u|oo)ra|full|complete|claim))`,
      'gu',
    ),
    () => ({ as: {}, isSure: true }),
  ],
  // Which of a range is meant nobody knows: "at 8.5 to 9%", "between 40 and 50 lakh", "20-25 lakh", "5000-10000".
  [
    new RegExp(
      `(?<=(?:at|between) )(${number}) ?(?:%|${scales})? ?(?:to|and|-) ?(${number}) ?(?:%|${scales}${ends})|${begins}(${number})(?: ?${scales})? ?- ?(?:(${number}) ?${scales}|(\\d{4,}))${ends}`,
      'gu',
    ),
    ([, ...ends]) => {
      const [from, to] = ends.filter(Boolean);
      return plain(from) < plain(to) ? { as: {}, isSure: true } : null;
    },
  ],
  // A month means its first day.
  [
    new RegExp(`(?<![${letters}])${monthName}[ ,'-]*((?:19|20)\\d\\d)${ends}`, 'gu'),
    ([name, y]) => dated(y, monthOf(name), '1'),
  ],
  // 3 rupees per hundred a month is 3 % a month.
  [
    new RegExp(
      `${begins}(${number})\\s?(?:rs|rup[ae]y?e?|rupees?|taka|%|₹)? ?(?:(?:per|on|pe|par) (?:hundred|sau|100)|s[ae]i?n?i?[kh]d[ae]|sa[in]*kr[ae]|सै(?:ं)?कड़ा)(?: (?:a|per|har) (?:month|mahin[ae]))?${ends}|${begins}([1-9](?:\\.\\d+)?) ?(?:rs|rup[ae]y?e?|rupees?|₹) ?(?=(?:ka |ke |ki |wala |wale |per month |mahina |monthly )?(?:interest|byaaj|byaj|sood|ब्याज)${ends})`,
      'gu',
    ),
    ([, hundred, lent]) => ({ as: { percent: plain(hundred ?? lent) }, isSure: true, per: 'month' }),
  ],
  [
    new RegExp(
      `${begins}(${number})\\s?(?:%|per ?cent${ends}|persent${ends}|percentage${ends}|pct${ends}|pc${ends}|प्रतिशत|फीसदी|feesadi|pratishat|taka${ends})`,
      'gu',
    ),
    ([, n]) => once('percent', plain(n)),
  ],
  [
    new RegExp(`${begins}(${number})\\s?(?:g|gm|gms|gram|grams|ग्राम)${ends}`, 'gu'),
    ([, n]) => once('weight', plain(n)),
  ],
  [
    new RegExp(`${begins}(${number})\\s?(?:tola|tole|तोला)${ends}`, 'gu'),
    ([, n]) => once('weight', Math.round(plain(n) * 1166.38) / 100),
  ],
  [
    new RegExp(`${begins}(${number})\\s?(?:sq\\.? ?(?:ft|feet|foot)|sqft|square f(?:ee|oo)t|sft|वर्ग फुट)${ends}`, 'gu'),
    ([, n]) => once('area', plain(n)),
  ],
  [
    new RegExp(`${begins}(${number})\\s?(?:sq\\.? ?(?:m|mtr|met(?:er|re)s?)|sqm|square met(?:er|re)s?)${ends}`, 'gu'),
    ([, n]) => ({ as: { area: plain(n) }, isSure: true, unit: 'sqm' as const }),
  ],
  [
    new RegExp(`${begins}(${number})\\s?(?:sq\\.? ?yards?|sqyds?|gaj|गज)${ends}`, 'gu'),
    ([, n]) => once('area', plain(n) * 9),
  ],
  [
    new RegExp(
      `(?<![${letters}])(?:aged?|umar|umr|ayu|उम्र|आयु|i am|i'm|i m|im|main|mai|मैं)\\s?(?:is |at |of |=|: ?|hai )?(\\d{1,3})(?:\\s?(?:years?|yrs?|y|saal|sal|साल)(?: old)?)?${ends}(?!\\s?(?:%|k${ends}|l${ends}|lakh|lac|cr|haz|haj|thousand|month|mahin|lpa))`,
      'gu',
    ),
    ([, n]) => ({ as: { count: plain(n) }, isSure: true, isAge: true }),
  ],
  [
    new RegExp(
      `${begins}(\\d{1,3})[ -]?(?:years?|yrs?|yr|saal|sal|y)(?:[ -]?(?:old|umar|age)|[ -]?(?:old|ki|ka|ke)?(?= (?:girl|boy|beti|daughter|ladki|baby)${ends}(?! (?:ki|ke) (?:sha+di|padha|marri|wedding|educat|colle|liye))))${ends}`,
      'gu',
    ),
    ([, n]) => ({ as: { count: plain(n) }, isSure: true, isAge: true }),
  ],
  [
    new RegExp(
      `${begins}(\\d{2})(?:\\s?(?:years?|yrs?|saal|sal|साल))? (?:ka|ki|का|की) (?:hu|hoon|hun|hoo|हूं|हूँ)${ends}`,
      'gu',
    ),
    ([, n]) => ({ as: { count: plain(n) }, isSure: true, isAge: true }),
  ],
  // "Papa 67", "mummy ki umar 72": whose age it is says the page.
  [
    new RegExp(
      `(?<![${letters}])(?:papa|pita ?ji|pita|father|dad|daddy|mummy|mom|mother|mata ?ji|mata|maa|dada ?ji|dada|dadi|nana|nani|grand(?:father|mother)|uncle|aunty|पापा|पिताजी|मम्मी|माताजी|माँ|दादा|दादी)(?:'?s)?(?: (?:ki|ka|ke|की|के))?(?: (?:umar|umr|age|aged|उम्र))?,? (?:is |hai |are )?([4-9]\\d|1[01]\\d)(?:\\s?(?:years?|yrs?|saal|sal|साल)(?: old| (?:ke|ki|ka|के|की))?)?${ends}(?!\\s?(?:%|k${ends}|l${ends}|lakh|lac|cr|haz|haj|thousand|month|mahin|lpa|लाख|हजार))`,
      'gu',
    ),
    ([, n]) => ({ as: { count: plain(n) }, isSure: true, isAge: true }),
  ],
  // "5 साल की बेटी", "daughter 3 yrs": a child's.
  [
    new RegExp(
      `${begins}(\\d{1,2})[ -]?(?:years?|yrs?|yr|saal|sal|साल|वर्ष) (?:ki|ka|ke|की|का|के) (?:girl|boy|beti|bitiya|daughter|ladki|bachchi|baby|बेटी|बिटिया|बच्ची|लड़की)${ends}`,
      'gu',
    ),
    ([, n]) => ({ as: { count: plain(n) }, isSure: true, isAge: true }),
  ],
  [
    new RegExp(
      `(?<=(?<![${letters}])(?:girl|beti|bitiya|daughter|ladki|bachchi|बेटी|बिटिया|बच्ची|लड़की)(?: (?:is|hai|aged?|of|umar|ki umar|की उम्र|अभी|abhi))* )(\\d|1\\d)\\s?(?:years?|yrs?|yr|saal|sal|साल|वर्ष)(?: old| (?:ki|की)(?: hai| है)?)?${ends}(?! (?:baad|later|बाद|me|mein|में|tak|ke liye|deposit|sip))`,
      'gu',
    ),
    ([, n]) => ({ as: { count: plain(n) }, isSure: true, isAge: true }),
  ],
  // "12000 dollars 86.2": the word is of the figure before it.
  [
    new RegExp(
      `(?:(\\$|us\\$|€|£)\\s?(${number})|${begins}(?<!\\d ?(?:k |m |million |thousand )?)${otherMoney}\\s?(${number}))(?:\\s?(k|m|million|lakhs?|thousand)${ends})?`,
      'gu',
    ),
    ([, , one, two, size]) => foreign(one ?? two, size),
  ],
  [
    new RegExp(`${begins}(${number})(?:\\s?(k|m|million|lakhs?|thousand))?\\s?(?:\\$|€|£|${otherMoney}${ends})`, 'gu'),
    ([, n, size]) => foreign(n, size),
  ],
  [new RegExp(`${begins}(\\d{1,4})\\s?(?:days?|din|दिन)${ends}`, 'gu'), ([, n]) => once('days', plain(n))],
  [
    new RegExp(
      `${begins}(\\d{1,2}(?:\\.\\d+)?)\\s?(?:years?|yrs?|yr|y|saal|sal|साल|वर्ष|बरस)${ends}(?:\\s?(?:and|aur|,)?\\s?(\\d{1,2})\\s?(?:months?|mths?|mos?|m|mahin[ae]|महीने|महीना|माह)${ends}(?! (?:moratorium|grace|holiday|course|break|gap|wait\\w*|notice)))?`,
      'gu',
    ),
    ([, y, m]) => {
      const years = plain(y);
      return {
        as: { duration: Math.round(years * 12) + Number(m ?? 0), ...(m === undefined && { count: years }) },
        isSure: true,
      };
    },
  ],
  // "36 emis" are months, or as many of them as are paid.
  [
    new RegExp(
      `${begins}(\\d{1,3})(?= (?:monthly )?(?:emis|instal?lments|kiste|emi (?:done|paid|bhar|de|complete|over|left|baki|di))${ends})|(?<=paid )(\\d{1,3})(?= emi${ends})`,
      'gu',
    ),
    ([, n, paid]) => ({ as: { count: plain(n ?? paid), duration: plain(n ?? paid) }, isSure: true }),
  ],
  [
    // "48m" is 48 months: hardly anybody counts rupees in millions here.
    new RegExp(
      `${begins}(\\d{1,3})\\s?(?:months?|mths?|mos?|mahine|महीने|माह|(?<=${begins}(?:6|12|18|24|30|36|48|60|72|84|96|120|180|240))m)${ends}`,
      'gu',
    ),
    ([text]) => {
      const read = parseDuration(text.replace(/mahine|महीने|माह|mths?/u, 'months'));
      return read.ok ? once('duration', read.value) : null;
    },
  ],
  // "2 crore 50 lakh" is one amount, "9 lakh 2 lakh" are two, and so are "1.8 crore 6 lakh".
  ...(
    [
      [crore, `(?:${lakh}|${thousand})`, String.raw`\d[\d,]*`],
      [lakh, '(?:hazaa?r|hazzar|hajaa?r|thousand|हजार|हज़ार)', number],
    ] as const
  ).map(
    ([upper, lower, first]) =>
      [
        new RegExp(
          `${begins}(?:${currency}\\s?)?(${first})\\s?(${upper})${ends}\\s(${number})\\s?(${lower})${ends}(?:\\s?${currency}${ends})?`,
          'gu',
        ),
        (found: RegExpExecArray) => {
          const [, one, unit, two, smaller] = found;
          return isPaidFrom(found, scaled(two, smaller) / scaled(one, unit))
            ? null
            : once('money', scaled(one, unit) + scaled(two, smaller));
        },
      ] as const,
  ),
  [
    new RegExp(
      `${begins}(?:${currency}\\s?)?(${number})\\s?(${scales})${ends}(?:\\s?${currency}${ends})?(?:/-)?`,
      'gu',
    ),
    ([, one, unit]) => once('money', scaled(one, unit)),
  ],
  [
    new RegExp(`${begins}${currency}\\s?(${number})(?:/-)?|${begins}(${number})\\s?(?:${currency}${ends}|/-)`, 'gu'),
    ([, one, two]) => once('money', plain(one ?? two)),
  ],
  [
    new RegExp(`(?<![${lettersAndDigits}.,-])(${number})${ends}`, 'gu'),
    ([, text = '']) => {
      const value = plain(text);
      const isYear = /^(?:19|20)\d\d$/.test(text);
      if (isYear) return { as: { year: value, money: value, count: value }, isSure: false };
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

const namedMoney = new RegExp(`[$€£]|${begins}${otherMoney}${ends}`, 'u');

/** Returns whether a text names money of another country, beside a figure or not. */
export const namesOtherMoney = (text: string): boolean => namedMoney.test(text);

/** Does ahead, a kind at each step, what the first search with figures would wait for: compiles the expressions that find them. */
export function* compiling(): Generator<void, void> {
  for (const [pattern] of patterns) {
    Array.from('5 lakh 8% 10 years'.matchAll(pattern));
    yield;
  }
}

/** Returns the figures of a text, each with its kinds, in the order typed. */
export function figuresIn(text: string): Found[] {
  if (!hasDigit.test(text)) return [];
  const named = text.replace(names, (name) => (/^(?:under)/.test(name) ? name : '§'.repeat(name.length)));
  let rest = ofGold.test(text) ? named.replace(purity, (each) => '§'.repeat(each.length)) : named;
  const found: Found[] = [];
  for (const [pattern, read] of patterns) {
    if (!hasDigit.test(rest)) break;
    for (const match of [...rest.matchAll(pattern)]) {
      const one = read(match as RegExpExecArray);
      if (!one) continue;
      found.push({ ...one, at: match.index, length: match[0].length });
      rest = rest.slice(0, match.index) + '#'.repeat(match[0].length) + rest.slice(match.index + match[0].length);
    }
  }
  return found.sort((one, other) => one.at - other.at);
}

const hasDigit = /\d/;
