/** The figures of a search with their kinds: "bought 14 mar 2020 at 8200", "3 tola", "age 41", "8.35", "4500+1800". */
import type { QuantityKind } from './asked';
import { withAbbreviations } from './devanagari';
import { anyLetter, letters } from './letters';
import { type Outcome, outcomeOf } from './outcome';
import { writtenOut } from './short-forms';
import { type Found, figuresIn } from './typed/figures';
import { allowance, plainly, readable } from './typed/readable';
import { roleOf } from './typed/roles';
import { aMonth, type Between, beginsYearly, betweenOf, timeOf } from './typed/times';
import { ends, lakh, monthName } from './typed/units';

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
  /** A rate of a month beside words about money lent: a year's is twelve times as much. */
  readonly isLent?: true;
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

/** What stands between the figures of one list. */
const listing = new RegExp(
  String.raw`^\s*(?:(?:,|;|&|\/|and|aur|then|in|on|(?:\d{1,2}(?:st|nd|rd|th)? )?${monthName})\s*)+$`,
  'u',
);

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

/** Returns whether a figure is a rate of a month. */
export const isRateOfMonth = ({ as, per }: Pick<TypedQuantity, 'as' | 'per'>): boolean =>
  as.percent !== undefined && per === 'month';

/** What is read of a search: more is pasted by mistake. */
const mostLetters = 160;

/** "NPS 50000 80ccd(1b)": what is deducted by this section is an amount of a year. */
const isDeducted = ({ one: { as }, before, after }: Between): boolean =>
  as.money !== undefined &&
  (/80 ?ccd\S*\s+(?:me |mein )?$/.test(before) || /^\s+(?:in |under |me )?80 ?ccd/.test(after));

/** Words about money lent. */
const ofLending =
  /(?<![a-z])(?:loans?|lone|emis?|kist(?:e|en)?|instal+ments?|byaa?j|interest|intrest|sood|saikda|ud?haa?r|karz\w*|kar[jz]a|borrow\w*|lend\w*|lent|girvi|credit|overdraft|financ\w*|mortgage|prepay\w*|foreclos\w*|debt|outstanding)(?![a-z])|लोन|कर्ज|उधार|ब्याज|किस्त/;

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
    const isOfYear = (one.as.money ?? 0) * mostYearly >= yearly || isDeducted(between);
    const per = timeOf(between) ?? (isOfYear ? 'year' : null);
    const isSame = previous && Object.keys(previous.as)[0] === Object.keys(one.as)[0] && previous.isSure === one.isSure;
    return {
      ...one,
      as: kindsOf(text, found, between),
      per,
      at,
      end: at + length,
      ...(role && { role }),
      ...(/^\s*\+\s*$/.test(before) && { isAdded: true as const }),
      ...(isSame && listing.test(before) && { isListed: true as const }),
      ...(isRateOfMonth({ as: one.as, per }) && ofLending.test(text) && { isLent: true as const }),
      ...(ofEach.test(after) && { isEach: true as const }),
      ...outcomeOf(one.as, before, text.slice(at + length), !isBehind || !previous, isBehind, found.length === 1),
      text: text.slice(at, at + length),
    };
  });
  return { typed, text, quantities: yearlyTogether(text, withVariable(text, withAllowance(text, quantities))) };
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

const fixedPay = /(?:^|\s)fixed(?: pay| salary| ctc)?(?: of| is)? $/;

const fixedBehind = /^ fixed(?: pay| salary| ctc)?(?: and| plus| aur|,| \+)? $/;

const joinsVariable = /^(?: and| plus| aur|,| \+)? variable(?: pay)?(?: of| is)? $/;

const variableBehind = /^ variable/;

/** Returns fixed pay with the variable pay right behind it, "17 lakh fixed + 3 lakh variable", as the whole; what of it is variable stays. */
function withVariable(text: string, quantities: readonly TypedQuantity[]): readonly TypedQuantity[] {
  return quantities.map((each, index) => {
    const next = quantities[index + 1];
    const between = text.slice(each.end, next?.at);
    const isFixed =
      (fixedPay.test(text.slice(0, each.at)) && joinsVariable.test(between)) ||
      (fixedBehind.test(between) && variableBehind.test(text.slice(next?.end)));
    const { money: fixed } = each.as;
    const variable = next?.as.money;
    return isFixed && fixed && variable && each.per === next?.per ? { ...each, as: { money: fixed + variable } } : each;
  });
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
