/** The figures of a search with their kinds: "bought 14 mar 2020 at 8200", "3 tola", "age 41", "8.35", "4500+1800". */
import type { QuantityKind } from './asked';
import { withAbbreviations } from './devanagari';
import { anyLetter, letters, lettersAndDigits } from './letters';
import { type Outcome, outcomeOf } from './outcome';
import { parseAmount, parseDuration } from './parse';
import { writtenOut } from './short-forms';
import { slipsBetween } from './spelling';
import { withDigits } from './spoken-numbers';

/** A figure of a search, and what is beside it. */
export interface TypedQuantity extends Outcome {
  /** What it may be, the likeliest first, with its value as each: ₹, percent, months, days since 1970, grams, square feet. */
  readonly as: Readonly<Partial<Record<QuantityKind, number>>>;
  /** Whether its kind is written: "8.5%", "20 years", "5 lakh". A bare number's is guessed. */
  readonly isSure: boolean;
  /** The time that an amount is for, where the query names it. */
  readonly per: 'month' | 'year' | null;
  /** Its place in the text. */
  readonly at: number;
  readonly end: number;
  /** From this to the next: "9.1 se 8.4", "50000 became 1.8 lakh". */
  readonly role?: 'from' | 'to';
  /** Joined to the figure before it by a plus sign. */
  readonly isAdded?: true;
  /** One more of the same: "15k june 30k july", "3 lakh, 4 lakh and 5 lakh". */
  readonly isListed?: true;
  /** "1.5 lakh each": as many times as the count before it says. */
  readonly isEach?: true;
  /** In dollars, pounds, dirhams. */
  readonly isForeign?: true;
  /** Without a time, beside an amount of a year that is hardly larger: of a year where a month's is asked. */
  readonly isYearly?: true;
  /** Converted from a share of the largest amount, or into one (`lib/fill/shares.ts`). */
  readonly isOfWhole?: true;
  /** Somebody's age. */
  readonly isAge?: true;
  /** A day, where it is one: YYYY-MM-DD. */
  readonly day?: string;
  readonly text: string;
  /** The unit of an area, where it is not square feet. */
  readonly unit?: 'sqm';
}

/** A search as its figures are read: in small letters, spoken numbers in digits. */
export interface ReadSearch {
  /** As typed, in small letters, with abbreviations and short forms as the tables have them. */
  readonly typed: string;
  readonly text: string;
  readonly quantities: readonly TypedQuantity[];
}

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** "25 market" is no day of March. */
export const monthName =
  '(?:jan(?:u[a-z]*)?|feb(?:r?u?[a-z]*)?|mar(?:ch)?|apr(?:i?l)?|may|june?|july?|aug(?:[a-z]*st)?|sept?(?:[a-z]*ber)?|oct(?:ob[a-z]*)?|nov(?:em[a-z]*)?|dec(?:em[a-z]*)?)(?![a-z])';
/** The money of other countries. */
const otherMoney =
  '(?:(?:us |singapore |hong kong |canadian |australian )?dollars?|usd|eur|euros?|gbp|pounds?|aed|dirhams?|sgd|cad|aud|hkd|yuan|rmb|cny|yen|jpy|(?:swiss )?francs?|chf|baht|thb|riyals?|डॉलर|यूरो|येन)'.normalize(
    'NFC',
  );
const number = String.raw`\d(?:[\d,]*\d)?(?:\.\d+)?|\.\d+`;
const crore = '(?:crs?|crores?|caror|karo[dr]|करोड़|करोड)'.normalize('NFC');
const lakh = '(?:l|lac?s?|lacs?|lak|lakhs?|laakh|लाख)';
const thousand = '(?:k|hazaa?r|hazzar|hajaa?r|hzr|thousand|हजार|हज़ार)'.normalize('NFC');
const scales = `(?:${crore}|${lakh}|${thousand}|m|mn|million|hundred|sau|सौ)`;
const currency = '(?:₹|rs\\.?|inr|rupees?|rupaye|रुपये|रुपए)';
const ends = `(?![${lettersAndDigits}])`;
const begins = `(?<![${lettersAndDigits}.,(/-])`;
/** A day may stand in brackets: "50000 (14 june 2026)". */
const beginsDay = begins.replace('(/', '/');

/** Where gold is spoken of, "22k" is its purity. */
const ofGold = /gold|sona|sone|chain|ring|jewel|necklace|gms?(?![a-z])|grams?|tola|सोना|ग्राम|तोला/;
const purity = /(?<![\d.,])(?:9|14|18|20|22|24) ?k(?![a-z\d])/g;

/** Units that may stand right behind a number: "10lakh" and "15yrs" are no sections. */
const attached = `(?:${scales}|[dg]|y(?:ea)?rs?|y|saal|sal|days?|din|mo(?:nth)?s?|mths?|mahin[ae]|gms?|grams?|tola|sq ?ft|pc|pct|percent|rs|pm|pa|lpa|usd|emis?|x)`;

/** Names with numbers in them, which are no figures: sections, forms, years, rules. */
const names = new RegExp(
  [
    String.raw`(?<![${letters}])(?:section|sections|sec\.?|s\.|u/s|under|form|धारा|itr|gstr|rule|schedule|act|challan(?: no\.?)?|itns|para|clause|article|sector)\s*-?\s*\d+[a-z]*(?:[-\s]?[a-z]{1,3}(?![${letters}]))?(?:\(\w+\))*`,
    String.raw`${begins}\d{2,3}(?:[a-z]{1,4})(?:[-\s]?i[ab]?)?(?:\(\w+\))+`,
    String.raw`${begins}\d{2,3}\(\d?\w*\)(?:\(\w+\))*`,
    `${begins}(?:10|15|26|44|54|80|87|89|111|112|115|139|192|194|195|196|206|234|244)-?(?!${attached}${ends})(?:[a-z]{1,4})(?:-?[a-z]{1,2})?${ends}`,
    // A year, and not the beginning of a day: "2025-26", but "2025-06-14".
    String.raw`${begins}(?:19|20)\d\d-(?:\d\d|\d{4})${ends}(?!-\d)`,
    String.raw`(?<![${letters}])(?:fy|ay|tax year|act of|act)\s*(?:19|20)?\d\d(?:-\d\d)?${ends}`,
    String.raw`(?<![a-z])(?!(?:rs|inr|usd|aed|eur|gbp)\d)[a-z]+\d+[a-z]*`,
    // A strike of options, where they are spoken of: else "12500 pe" is "on 12500".
    `(?<=(?:nifty|sensex|option|strike|premium|expiry|call|put)(?![${letters}]).*)${begins}\\d{3,6}\\s?(?:ce|pe)${ends}`,
    // Things and places: a flat of 2 BHK, 22 carat, a phone by its model, 8th floor, class 10, 64 GB.
    `${begins}\\d{1,4}\\s?(?:bhk|cc|gb|tb|kw|kwh|hp|seater|wheelers?|star|kt|ct|carats?|karats?|कैरेट)${ends}`,
    `(?<![${letters}])(?:iphone|galaxy|redmi|oneplus|pixel|xuv|class|tier|zone|ward|lot number|top|page|macbook|ps|series|windows) ?\\d{1,3}(?:st|nd|rd|th)?${ends}(?! ?(?:lakh|lac|k|cr|crores?|%|thousand|hazaa?r)${ends})`,
    // A day without its year, "by 15 june", "31 march".
    `${begins}\\d{1,2}(?:st|nd|rd|th)?[ -]?${monthName}${ends}(?![ ,-]*(?:19|20)\\d\\d)`,
    `(?<![${letters}])${monthName} \\d{1,2}(?:st|nd|rd|th)?${ends}(?!,? (?:19|20)\\d\\d)(?! ?(?:k|l|lakhs?|lacs?|cr|crores?|thousand|hazaa?r|%)${ends})`,
    // The days whose values the law takes for the cost: "value on 31 Jan 2018", "fmv 1 april 2001".
    '(?<=(?:value|fmv|price|rate|nav)(?: as)?(?: on| of)? )(?:31(?:st)? jan(?:uary)?,? 2018|1(?:st)? apr(?:il)?,? 2001)',
    '(?<=(?:fmv|market value) (?:as )?(?:(?:on|of|in) )?)2001(?= )',
    // "TDS 195 flat": a section, as no amount of tax is.
    `(?<=(?<![a-z])tds )19[2-6]${ends}(?! ?(?:%|rs|k${ends}|lakh|hazaa?r|rupees))`,
    // What gratuity is worked out from, and no length of service.
    '(?<=average (?:salary |pay )?(?:of )?(?:the |my )?)last (?:ten|10) months',
    `${begins}401k${ends}`,
    `${begins}(?:15[gh]|80g)${ends}(?! ?(?:gold|sona|silver|chain|jewell?ery|loan))`,
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
/** Returns the number of a month, from 1, by its name. */
export const monthOf = (name = '') => monthNames.indexOf(name.slice(0, 3)) + 1;
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

/** The kinds of figures with their patterns, those that hold others first. */
/** Words of money that is paid out of an amount, and a time behind what is paid. */
const ofWithdrawals = /(?<![a-z])(?:swp|withdraw\w*|nikal\w*|fire|kharch\w*|expenses?|retire\w*)(?![a-z])/;
const ofTime =
  /^\s*(?:(?:yearly|monthly|annual(?:ly)?|quarterly|mahin[ae]|saal|p\.?[am]\.?)(?![a-z])|(?:per|a|har|every|each) (?:month|year|quarter|mahin[ae]|saal))/;

/** Returns whether the second part of an amount is paid out of the first, "swp 1 crore 6 lakh yearly", by its share. */
const isPaidFrom = ({ 0: text, index, input }: RegExpExecArray, share: number) =>
  share <= mostPaidAgain && ofWithdrawals.test(input) && ofTime.test(input.slice(index + text.length));

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
  [
    new RegExp(
      `(?:(\\$|us\\$|€|£)\\s?(${number})|${begins}${otherMoney}\\s?(${number}))(?:\\s?(k|m|million|lakhs?|thousand)${ends})?`,
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

const ofThings = new RegExp(
  String.raw`^\s*(?:terms?|semesters?|sems?|kids?|children|child|bachch?[aeo]n?|daughters?|sons?|beti(?:yan)?|bete|houses|flats|shops|properties|people|persons|members|employees|shares|units|items|lots|pieces|pcs|qty|trucks?|vehicles?|coins?|bottles?|parts|times|baar|trades|extra emis?|instal?lments|kist(?:e|en)?)(?![${letters}])(?!\s*\d)`,
  'u',
);
const ofChildren = /^\s*(?:kid|child|bac|daughter|son|bet[ei])/;
/** "2 adults 1 kid", "10 items 500": people and pieces, whatever follows. */
const ofPeople = new RegExp(
  String.raw`^\s*(?:adults?|kids?|children|child|bachch?[aeo]n?|log|persons?|people|members|items|pieces|pcs|nos)(?![${letters}])`,
  'u',
);
const aYear =
  /^\s*(?:हर साल|प्रति वर्ष|lpa|p\.?\s?a\.?(?![a-z])|per (?:annum|year)|an? (?:year|saal)|yearly|annual(?:ly)?|salana|\/\s?y(?:ea)?r|ctc|(?:har |every |each )(?:saal|year)|sal(?:ana)?(?![a-z])|सालाना|saal (?:ka|ki|me)|(?:ka |ki )?saal ?$)/u;
const aMonth =
  /^\s*(?:p\.?\s?m\.?(?![a-z])|per month|a month|monthly(?! (?:interest (?:only|payout|option|paid)|payout|compound|rests?))|every month|each month|\/\s?m(?:o(?:nth)?|th)?(?![a-z])|month(?!s|ly)|har mahin[ae]|mahin[ae]|mahana|(?:हर |प्रति )?(?:महीन[ाे]|माह)|मासिक)/u;
/** "12 % monthly sip" is no rate of a month. */
const aRateMonth =
  /^\s*(?:p\.?\s?m\.?(?![a-z])|per month|a month|\/\s?month|(?:har |per )?mahin[ae]|har mahin[ae]|प्रति माह)/u;
/** "1.5% monthly": of a rate as small as no loan's is for a year, where nothing else is paid by the month. */
const aSmallRateMonth =
  /^\s*(?:monthly|every month|each month)(?=\s*(?:$|(?:flat |reducing )?(?:interest|byaa?j|sood|rate|charges?|returns?|growth)(?! (?:payout|paid|option|income))(?![a-z])|(?:for )?\d+ ?(?:months?|mahin[ae]|years?|yrs?|saal)(?![a-z])))/;
/** A rate of a month is hardly larger, %. */
export const mostRateOfMonth = 5;
const monthBefore =
  /(?:monthly|every month|har mahin[ae]|हर महीने|mahine (?:ka|ki|me)?|month(?:ly)?)\s+(?:\S+\s+){0,2}$/u;
/** "Monthly income from 20 lakh", "mahine ka byaj 8 lakh": the time is that of the income. */
const fromAmount = /(?:income|interest|byaa?j|payout|pension|returns?)\s+(?:from|on)\s+(?:\S+\s+)?$/;
const isOfYield = (own: string, amount = 0) =>
  fromAmount.test(own) ||
  (amount >= 1_00_000 && /(?:interest|byaa?j)\s+(?:(?:monthly|every month|har mahine)\s+)?$/.test(own));
const yearBefore =
  /(?:yearly|annual|salana|every year|har saal|हर साल|saal (?:ka|ki|me)(?: ek baar)?)\s+(?:\S+\s+){0,2}$/u;

const joins =
  /^\s*(?:se|से|to|became|becomes?|become|->|→|grew to|grows to|ban gaya|ho gaya|badhkar|badh ?kar|into|ki jagah|ke badle)(?![a-z])\s*(?:[a-z]+\s+){0,2}$/u;
const became = /^\s*(?:ho|ban)(?:\s|$)|^\s*(?:became|hua|हो|बन)/;
const perMonth = '(?:per month|a month|every month|monthly|(?:har )?mahin[ae])';
const perYear = '(?:per year|a year|per annum|every year|yearly)';
/** The time of an amount may stand a word behind it: "60000 salary per month". */
const laterTime = new RegExp(
  String.raw`^\s*[${letters}]+\s+(?:(${perMonth})|${perYear})(?=\s*$|\s+(?!interest|income|payout|byaa?j)[${letters}])`,
  'u',
);
/** … and where words stand behind their figures, that of the one before: "30000 rent per month 1.9 lakh loan interest". */
const timeBehind = new RegExp(String.raw`^\s*[${letters}]+\s+(?:${perMonth}|${perYear})(?=\s)`, 'u');
const more = String.raw`(?:extra|prepay\w*|part|more|[zj]y?aa?da|ज्यादा)(?=\s|$)`;
/** Words for what is paid beside the instalments: the time beside it is its own. */
const besides = new RegExp(String.raw`(?:^|\s)${more}`, 'u');
const besidesFirst = new RegExp(String.raw`^\s*${more}`, 'u');
/** What may be between the figures of one list. */
const ofNext = /^\s*(?:every|har|each) (?:month|year|saal|mahin[ae])\s*$/;
const timeAlone = /^\s*(?:monthly|yearly|annual(?:ly)?|salana)\s*$/;
/** What is paid again is hardly more than this part of what it is paid from, or beside: "swp 1 crore yearly 6 lakh". */
const mostPaidAgain = 0.1;
const income =
  /(?:salary|ctc|income|package|basic|earn(?:ing)?s?|pension|rent|turnover|वेतन)(?: (?:is|of|hai|ki|ka))?\s*$/u;
/** Returns whether a figure is a rate too large for one of a month: "7.1% monthly 5000" is 5,000 a month. */
const isYearlyRate = ({ as: { percent = 0 }, isSure }: Found) => isSure && percent > mostRateOfMonth;
/** Returns whether the time between two figures is that of the second. */
const isTimeOfNext = (text: string, one: Found, next: Found): boolean => {
  const between = text.slice(one.at + one.length, next.at);
  const { money = Number.POSITIVE_INFINITY } = next.as;
  return (
    ofNext.test(between) ||
    (timeAlone.test(between) &&
      (isYearlyRate(one) || (money <= (one.as.money ?? 0) * mostPaidAgain && !income.test(text.slice(0, one.at)))))
  );
};
/** What stands between the figures of one list. */
const listing = new RegExp(
  String.raw`^\s*(?:(?:,|;|&|\/|and|aur|then|in|on|(?:\d{1,2}(?:st|nd|rd|th)? )?${monthName})\s*)+$`,
  'u',
);

const units = ['lakh', 'lakhs', 'crore', 'crores', 'years', 'year', 'months', 'month', 'percent', 'thousand'];
/** Words that are no slip of a unit, though one letter from it. */
const isUnit = new RegExp(`^(?:${crore}|${lakh}|${thousand}|y(?:ea)?rs?|months?|mths?|mos|per ?cent|card)$`, 'u');
/** A word right behind a figure that begins as a unit does. */
const unitWithSlip = /(?<=\d ?)[lcympt][a-z]{2,8}(?![a-z])/g;

/** Returns the unit that a word with one slip stands for, "3 lahk", "20 yeras"; else the word. */
const unitMeant = (word: string) =>
  isUnit.test(word) ? word : (units.find((unit) => unit[0] === word[0] && slipsBetween(word, unit, 1) === 1) ?? word);

const oneDecade = new RegExp(`(?<![${lettersAndDigits}])(?:an? |ek |one )?(?:decade|dashak|दशक)(?![${letters}])`, 'gu');
const twoDecades = new RegExp(`(?<![${lettersAndDigits}])(?:two |do )(?:decades|dashak)(?![${letters}])`, 'gu');

/** An income with its source behind the amount, and no amount of the source. */
const ofSource = new RegExp(
  String.raw`(?<![a-z])income (?:of |is )?(\d[\d,.]*(?: ?${scales})?) (?:from |by |se )?(rent|(?:fd )?interest|business|dividend|freelancing|farming|shop)(?= *(?:$|(?:,|and|aur) *(?!\d| )|tax|kitn|how))`,
  'gu',
);

const ofFormula: Readonly<Record<string, string>> = { p: 'principal', r: 'rate', t: 'time' };

/** "12 years phir hold 8 saal": a time of holding comes on top of the one before, and so does one of stopping that is shorter. */
const held =
  /(?<![\d.])(\d{1,2})( ?(?:years?|yrs?|saal) (?:then|phir|fir|uske baad) (?:(stop)|hold|leave it|wait)(?: for)? )(\d{1,2})(?= ?(?:years?|yrs?|saal)(?! tak))/g;

const allowance = '(?:da|dearness allowance)';
const allowanceFirst = new RegExp(
  `(?<![a-z])${allowance} (\\d[\\d.,]*(?: ?(?:%|${scales}))?),? (?:and |aur )?(basic(?: pay| salary)? \\d[\\d.,]*(?: ?${scales})?)(?![\\d%])`,
  'gu',
);

/** Returns a query in small letters, its digits and spoken numbers as 0 to 9. */
function readable(typed: string): string {
  return withDigits(
    typed
      .replace(/(\d)\s*lpa(?!\w)/g, '$1 lakh lpa')
      .replace(unitWithSlip, (word) => unitMeant(word))
      .replace(/in[ -]hand(?!\w)/g, 'inhand')
      .replace(oneDecade, '10 years')
      .replace(twoDecades, '20 years')
      // "Income 9 lakh rent": what it is comes first.
      .replace(ofSource, '$2 income $1')
      .replace(held, (all, paid: string, between: string, isStop: string | undefined, more: string) =>
        isStop && Number(more) >= Number(paid) ? all : `${paid}${between}${Number(paid) + Number(more)}`,
      )
      // "DA 50% basic 40000": as most people type them.
      .replace(allowanceFirst, '$2 da $1')
      // A month's amount as twelve of it: "27500 x 12".
      .replace(/(?<=\d)\s?[x×*]\s?12(?!\d)(?: (?:months?|mahin[ae]))?/gu, ' per month ')
      // Of a range, "8-9%", the end that has the unit.
      .replace(/(?<![\d.,/-])\d+(?:\.\d+)? ?- ?(?=\d+(?:\.\d+)? ?(?:%|years?|yrs?|saal)(?![a-z]))/g, '')
      // "p=50000 r=7 t=3", as schools write them.
      .replace(/(?<![a-z])([prt]) ?= ?(?=\d)/g, (_, each: string) => `${ofFormula[each]} `)
      // "80c-1.5l", "rent:20k": the amount of a name.
      .replace(/(?<=[a-z)])(?<!\d[kl])[-:=](?=\d[\d,.]*\s?(?:k|l|lakhs?|lacs?|cr|crores?|%)(?![a-z]))/g, ' ')
      .replace(/@\s?(?=\d)/g, ' at '),
  );
}

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
function figuresIn(text: string): Found[] {
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

/** A figure between those before and behind it, with the words on both sides. */
interface Between {
  readonly one: Found;
  readonly previous?: Found;
  readonly next?: Found;
  readonly before: string;
  readonly after: string;
  /** The words before it without the time of the figure before: "rent 30k month basic 9 lakh". */
  readonly own: string;
  /** The time behind it is that of the next. */
  readonly isTimed: boolean;
}

function betweenOf(text: string, found: readonly Found[], index: number): Between {
  const one = found[index] as Found;
  const previous = found[index - 1];
  const next = found[index + 1];
  const before = text.slice(previous ? previous.at + previous.length : 0, one.at);
  const after = text.slice(one.at + one.length, next?.at);
  const ofPrevious = before.replace(besidesFirst, ' ');
  const isBehind = !anyLetter.test(text.slice(0, found[0]?.at));
  const ofOwn = isBehind ? ofPrevious.replace(timeBehind, ' ') : ofPrevious;
  const own = previous && !isTimeOfNext(text, previous, one) ? ofOwn.replace(aMonth, ' ').replace(aYear, ' ') : before;
  const isTimed = next !== undefined && isTimeOfNext(text, one, next);
  return { one, before, after, own, isTimed, ...(previous && { previous }), ...(next && { next }) };
}

/** Words behind the amount of a loan: a time before it is that of something else, "extra emi every year 50 lakh loan". */
const ofLoan = /^ (?:k[ai] )?(?:home |car )?(?:loan|balance|outstanding)(?![a-z]| (?:emi|interest|principal|byaj))/;

const rising = /(?:increase|rise|hike|step|top|badh)/;

/** Returns whether the amounts from here on are of a year: "saal ka basic 6 lakh hra 2.4 lakh". */
const beginsYearly = ({ one, before, after, own }: Between) =>
  one.as.money !== undefined &&
  yearBefore.test(own) &&
  !isOfYield(own, one.as.money) &&
  !rising.test(before) &&
  !besides.test(after) &&
  !ofLoan.test(after);

/** Returns the time that an amount is for, where the words beside it say one. */
function timeOf({ one: { as, isSure, per }, next, before, after, own, isTimed }: Between): TypedQuantity['per'] {
  if (per) return per;
  const isOfLoan = ofLoan.test(after);
  const isBesides = as.money !== undefined && !isOfLoan && (besides.test(before) || besides.test(after));
  if (isBesides && yearBefore.test(own) && !rising.test(before)) return 'year';
  // "sip 10k har saal 10%", "500 yearly increase": the time is that of the rise.
  const isOfRise = rising.test(after) || (next?.as.percent !== undefined && next.isSure);
  // "emi 21000 every year 50000": the time is that of the next.
  const isOfNext = isTimed && !besides.test(before);
  if (aYear.test(after) && !isOfRise && !isOfNext) return 'year';
  const later = isOfRise || isOfNext ? null : laterTime.exec(next ? `${after}0` : after);
  if (as.percent !== undefined && isSure) {
    const isSmall = as.percent <= mostRateOfMonth;
    if ((isSmall || !isTimed) && aRateMonth.test(after)) return 'month';
    if (isSmall && (aSmallRateMonth.test(after) || later?.[1])) return 'month';
    return later && !later[1] ? 'year' : null;
  }
  const isOfMonth = !isOfNext && aMonth.test(after);
  if (isOfMonth || (monthBefore.test(own) && !isOfLoan && !isOfYield(own, as.money))) return 'month';
  return later && (later[1] ? 'month' : 'year');
}

/** Returns whether the figure here is the first of "2 lakh 9 saal me 6 lakh": it is before, the last after. */
function isThen(text: string, found: readonly Found[], index: number): boolean {
  const [one, time, other] = index < 0 ? [] : found.slice(index, index + 3);
  return (
    one?.as.money !== undefined &&
    time?.as.duration !== undefined &&
    time.isSure &&
    other?.as.money !== undefined &&
    /^\s*(?:me|mein|में|baad|later)\s*$/u.test(text.slice(time.at + time.length, other.at)) &&
    /^\s*$/.test(text.slice(one.at + one.length, time.at))
  );
}

/** Words right before a figure that another has replaced. */
const insteadOf = /(?:^|\s)(?:instead of|in place of|rather than|down from|up from)\s*$/;
const fromRate = /(?:^|\s)from\s*$/;
const isRate = ({ as }: Found) => as.percent !== undefined && !Number.isInteger(as.money ?? 0.5);
const isSameKind = (one: Found, other: Found) =>
  (one.as.percent !== undefined && other.as.percent !== undefined) ||
  (one.as.money !== undefined && other.as.money !== undefined && one.isSure && other.isSure);
/** Returns whether a figure goes on to the next: "from 9.4 to 8.2". */
const isJoinedOn = (text: string, found: readonly Found[], index: number): boolean => {
  const [one, next] = found.slice(index, index + 2);
  return one !== undefined && next !== undefined && joins.test(text.slice(one.at + one.length, next.at));
};

/** Returns whether a figure is the first or the last of two: "9.1 se 8.4", "50000 became 1.8 lakh". */
function roleOf(text: string, found: readonly Found[], index: number, between: Between): TypedQuantity['role'] {
  const { previous, next, before, after } = between;
  const isFirst =
    next &&
    (joins.test(after) || (/^\s*(?:ka|का|ke|के)\s*$/.test(after) && became.test(text.slice(next.at + next.length))));
  if (isFirst) return 'from';
  if (previous && joins.test(before)) return 'to';
  // "8.1 instead of 9.3", "now 8% from 9.4%": what was before comes last.
  const isReversed = (one: Found, other: Found | undefined, words: string) =>
    other !== undefined && isSameKind(one, other) && (insteadOf.test(words) || (isRate(one) && fromRate.test(words)));
  if (previous && isReversed(between.one, previous, before)) return 'from';
  if (next && isReversed(between.one, next, after) && !isJoinedOn(text, found, index + 1)) return 'to';
  return isThen(text, found, index) ? 'from' : isThen(text, found, index - 2) ? 'to' : undefined;
}

const hasDigit = /\d/;
const inLakh = new RegExp(`\\d\\s?${lakh}${ends}`, 'u');

const everyYear = new RegExp(String.raw`^\s*(?:(?:every|each|per|har) (?:year|saal)|yearly)(?![${letters}])`, 'u');
const ofEach = new RegExp(String.raw`^\s*(?:each|per head|har ek|per child)(?![${letters}])`, 'u');

/** Before a number these say that it is a year. */
const ofYear = /(?:^|\s)(?:in|since|from|year|by)\s*$/;

/** Right before a number these say that it is a year, unless it is a round one, "bought 2000": "house bought 2003 sold 2026". */
const ofDeal = /(?:^|\s)(?:bought|purchased|built|sold|kharid[aei]?|liya|becha?)\s*$/;

/** Before a round number these say that it is an amount: "har mahine 2000", "discount 2000". */
const timeBefore =
  /(?:(?:every|each|har) (?:month|year|saal|mahin[ae])|monthly|discount|charges?|fees?|premium|insurance|extra|rent)\s*$/;

/** Years about now, and words beside which a number of that size is one. */
const nearNow = /^20[23]\d$/;
const datesAsked = /(?:^|\s)(?:(?:due|last) dates?|deadlines?|calendar|slabs?|rules?|budget)(?:\s|$)/;

/** Returns what a figure may be, by the words beside it. */
function kindsOf(text: string, found: readonly Found[], { one, before, after }: Between): TypedQuantity['as'] {
  const { as, isSure, at, length } = one;
  const isTimed = aMonth.test(after) || everyYear.test(after) || ((as.year ?? 1) % 50 === 0 && timeBefore.test(before));
  const isOfTime = as.year !== undefined && isTimed && !ofYear.test(before);
  const isOfYear =
    !isOfTime &&
    (found.some((each) => each.as.year === undefined && (each.as.money ?? 0) >= 1_000) ||
      /(?:^|\s)(?:in|since|from|year|by|ko|fy|se)\s*$/.test(before) ||
      ((as.year ?? 0) % 50 !== 0 && ofDeal.test(before)) ||
      /^\s*(?:me|mein|में|k[aie](?! (?:sip|rd|swp|emi|kist|premium)(?![a-z]))|se|to|till|now|vs)(?:\s|$)/u.test(after));
  // "12.5 lakh 80c 1.5": the lakh goes without saying.
  const isLakh =
    !isSure &&
    /(?:80[cd]|hra|rent|nps|interest|lic|ppf|elss|byaj)\s*$/.test(before) &&
    /^\d{1,2}\.\d+$/.test(text.slice(at, at + length)) &&
    inLakh.test(text);
  if (isLakh) return { ...as, money: (as.money ?? 0) * 1_00_000 };
  // "3 terms", "2000 shares": a number of things is nothing else; "in 2015 shares" is no number of them.
  const behind = text.slice(at + length);
  const mayCount = !isSure && !isOfTime && (as.year === undefined || !ofYear.test(before));
  // "5000 beti ke liye": nobody has that many.
  const areChildren = (as.count ?? 0) >= 100 && ofChildren.test(behind);
  if (mayCount && !areChildren && (ofThings.test(behind) || ofPeople.test(behind))) return { count: as.count ?? 0 };
  if (isOfTime) return { money: as.money ?? 0, count: as.count ?? 0 };
  // "Due dates salaried 2026": at the end, a year about now is hardly an amount.
  const isNow =
    as.year !== undefined && found.length === 1 && nearNow.test(text.slice(at, at + length)) && /^\s*$/.test(after);
  if (isNow && datesAsked.test(text)) return { year: as.year };
  return isOfYear && as.year !== undefined ? { year: as.year } : as;
}

/** "Yearly salary 14 lakh basic 60000": an amount that is this many times smaller than the one of a year is one of a month, or has no time. */
const mostYearly = 15;
const allYearly = /^\s*(?:yearly|annual(?:ly)?|per (?:year|annum)|p\.?a\.?|a year|salana|saal ka|सालाना)(?=\s|$)/u;

/** What is read of a search: more is pasted by mistake. */
const mostLetters = 160;

/** Returns a search in small letters as all people might have typed it: one space between words, digits 0 to 9, "%" for per cent, no mark at its end. */
const plainly = (query: string): string =>
  query
    .toLowerCase()
    .normalize('NFC')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replace(/[?!.,;:।-]+\s*$/u, ' ')
    .replace(/(?<=\d)\s*(?:%|(?:per ?cent|persent|percentage|pct)(?![a-z])|प्रतिशत|फीसदी)/gu, '%')
    .replace(/(?<![a-z.])p\. ?([am])\.?(?![a-z])/g, 'p$1')
    // "60000saal", "5000month": what a sum is paid for.
    .replace(/(?<=\d{4})(?=(?:saal|sal|y(?:ea)?r|mahin[ae]|month|p\.?[am])(?![a-z]))/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Returns the text of a search and its figures in the order typed. */
export function readSearch(query: string): ReadSearch {
  const typed = writtenOut(withAbbreviations(plainly(query.slice(0, mostLetters))));
  const text = readable(typed);
  const found = figuresIn(text);
  let yearly = Number.POSITIVE_INFINITY;
  const isBehind = !anyLetter.test(text.slice(0, found[0]?.at));
  const quantities = found.map(({ per: _per, at, length, ...one }, index): TypedQuantity => {
    const between = betweenOf(text, found, index);
    const { previous, before, after } = between;
    if (beginsYearly(between)) yearly = one.as.money ?? yearly;
    const role = roleOf(text, found, index, between);
    const isSame = previous && Object.keys(previous.as)[0] === Object.keys(one.as)[0] && previous.isSure === one.isSure;
    return {
      ...one,
      as: kindsOf(text, found, between),
      per: timeOf(between) ?? ((one.as.money ?? 0) * mostYearly >= yearly ? 'year' : null),
      at,
      end: at + length,
      ...(role && { role }),
      ...(/^\s*\+\s*$/.test(before) && { isAdded: true as const }),
      ...(isSame && listing.test(before) && { isListed: true as const }),
      ...(ofEach.test(after) && { isEach: true as const }),
      ...outcomeOf(one.as, before, text.slice(at + length), !isBehind || !previous),
      text: text.slice(at, at + length),
    };
  });
  return { typed, text, quantities: yearlyTogether(text, withAllowance(text, quantities)) };
}

const ofBasic = /basic(?: pay| salary)?(?: of| is)? $/;
const ofAllowance = new RegExp(
  `^(?: per month| monthly| pm)?(?: and| plus| aur|,| \\+)? ${allowance}(?: of| is| at)? $`,
);

/** Returns basic pay with the dearness allowance right behind it as one amount, as forms ask for them: "basic 40000 da 50%". */
function withAllowance(text: string, quantities: readonly TypedQuantity[]): readonly TypedQuantity[] {
  const whole: TypedQuantity[] = [];
  for (const each of quantities) {
    const last = whole.at(-1);
    const basic = last?.as.money;
    const isAllowance =
      basic !== undefined && ofBasic.test(text.slice(0, last?.at)) && ofAllowance.test(text.slice(last?.end, each.at));
    const { percent = 0, money = 0 } = each.as;
    const isShare = percent > 0 && (each.isSure || money <= 100);
    const sum = (basic ?? 0) + (isShare ? Math.round((basic ?? 0) * percent) / 100 : money);
    if (last && isAllowance) whole.splice(-1, 1, { ...last, as: { money: sum }, end: each.end });
    else whole.push(each);
  }
  return whole;
}

/** An amount of this size without a time is hardly one of a month beside one of a year that is at most thrice as large, or where all are in a search for HRA. */
const leastYearly = 2_00_000;
const leastOfHra = 1_00_000;

/** Returns amounts of a year where the last word says so of all: "hra 3 lakh rent 2.4 lakh basic 7 lakh yearly". */
function yearlyTogether(text: string, quantities: readonly TypedQuantity[]): readonly TypedQuantity[] {
  const isOfAll =
    quantities.length > 1 &&
    allYearly.test(text.slice(quantities.at(-1)?.end)) &&
    quantities.every(({ as, isSure, per }) => isSure && (as.money ?? 0) >= 1_00_000 && per !== 'month');
  if (isOfAll) return quantities.map((each) => ({ ...each, per: 'year' as const }));
  const ofYear = quantities.flatMap(({ as, per }) => (per === 'year' ? (as.money ?? []) : []));
  const areLarge = quantities.every(({ as, per }) => as.money === undefined || (!per && as.money >= leastYearly));
  const ofHra = /(?<![a-z])hra(?![a-z])/.test(text);
  const least = areLarge && ofHra ? 0 : Math.min(...ofYear) / 3;
  // A rent of a month is no tenth of a year's salary: "salary 10 lakh hra 2 lakh rent 1.8 lakh".
  const most = Math.max(...quantities.map(({ as }) => as.money ?? 0));
  const isLarge = (money: number) =>
    ofHra && ofYear.length === 0 && most >= leastYearly && money >= leastOfHra && money * mostYearly >= most;
  const isYearly = ({ as: { money = 0 }, per }: TypedQuantity) =>
    !per && (money >= Math.max(leastYearly, least) || isLarge(money));
  return quantities.map((each) => (isYearly(each) ? { ...each, isYearly: true as const } : each));
}

/** Returns the figures of a search in the order typed. */
export const typedQuantities = (query: string): readonly TypedQuantity[] => readSearch(query).quantities;
