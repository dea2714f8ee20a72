/** The time that an amount of a search is for, by the words beside it. */
import { anyLetter, letters } from '../letters';
import { type Found, mostPaidAgain } from './figures';

const aYear =
  /^\s*(?:हर साल|प्रति वर्ष|lpa|p\.?\s?a\.?(?![a-z])|per (?:annum|year)|an? (?:year|saal)|yearly|annual(?:ly)?|salana|\/\s?y(?:ea)?r|ctc|(?:har |every |each )(?:saal|year|january|february|march|april|may|june|july|august|september|october|november|december|diwali)(?![a-z])|sal(?:ana)?(?![a-z])|सालाना|saal (?:ka|ki|me)|(?:ka |ki )?saal ?$)/u;

/** Words right behind an amount that say that it is one of a month. */
export const aMonth =
  /^\s*(?:p\.?\s?m\.?(?![a-z])|per month|a month|monthly(?! (?:interest (?:only|payout|option|paid)|payout|compound|rests?))|every month|each month|\/\s?m(?:o(?:nth)?|th)?(?![a-z])|month(?!s|ly)|har mahin[ae]|mahin[ae]|mahana|(?:हर |प्रति )?(?:महीन[ाे]|माह)|मासिक)/u;

/** "12 % monthly sip" is no rate of a month. */
const aRateMonth =
  /^\s*(?:p\.?\s?m\.?(?![a-z])|per month|a month|\/\s?month|month(?!s|ly|\s+\d)(?![a-z])|(?:har |per )?mahin[ae]|har mahin[ae]|प्रति माह)/u;

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

const income =
  /(?:salary|ctc|income|package|basic|earn(?:ing)?s?|pension|rent|turnover|वेतन)(?: (?:is|of|hai|ki|ka))?\s*$/u;

/** Returns whether a figure is a rate too large for one of a month: "7.1% monthly 5000" is 5,000 a month. */
const isYearlyRate = ({ as: { percent = 0 }, isSure }: Found) => isSure && percent > mostRateOfMonth;

/** Returns whether the time between two figures is that of the second. */
const isTimeOfNext = (text: string, one: Found, next: Found): boolean => {
  const between = text.slice(one.at + one.length, next.at);
  const { money = Number.POSITIVE_INFINITY } = next.as;
  return (
    (ofNext.test(between) && next.as.money !== undefined) ||
    (timeAlone.test(between) &&
      (isYearlyRate(one) || (money <= (one.as.money ?? 0) * mostPaidAgain && !income.test(text.slice(0, one.at)))))
  );
};

/** A figure between those before and behind it, with the words on both sides. */
export interface Between {
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

/** Returns a figure of a text, by its place among those found, with its neighbours and the words on both sides. */
export function betweenOf(text: string, found: readonly Found[], index: number): Between {
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
export const beginsYearly = ({ one, before, after, own }: Between) =>
  one.as.money !== undefined &&
  yearBefore.test(own) &&
  !isOfYield(own, one.as.money) &&
  !rising.test(before) &&
  !besides.test(after) &&
  !ofLoan.test(after);

/** Returns the time that an amount is for, where the words beside it say one. */
export function timeOf({
  one: { as, isSure, per },
  next,
  before,
  after,
  own,
  isTimed,
}: Between): 'month' | 'year' | null {
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
