/** A figure in the unit of a box. */
import { mostRateOfMonth } from '../typed/times';
import type { TypedQuantity } from '../typed-quantities';
import type { FillBox } from './form';

const mostOfMonth = 5_00_000;
/** Without a sign for percent a broken number above this is a price or a rate of exchange: "84.5 rate". */
const mostBareRate = 30;
/** Incomes, and what is part of them, from this on a year. */
const leastIncome = 36_000;
const mostRent = 2_00_000;
const ofInstalment = /(?<![a-z])emi(?![a-z])/;
const ofRent = /(?<![a-z])rent/;

/** Returns whether a box asks for an amount of other money, as its label says. */
export const isOfOtherMoney = ({ label }: Pick<FillBox, 'label'>) => /foreign money/i.test(label);

/** What says that an amount is in rupees. */
const inRupees = /₹|(?<![a-z])(?:rs|cr)(?![a-z])|rupees?|lakhs?|lacs?|crores?|लाख|करोड़|रुपये/;

/** Returns whether an amount is written as one in rupees: "₹500", "20 lakh". */
export const isInRupees = (quantity?: TypedQuantity): boolean => inRupees.test(quantity?.text ?? '');

/** Returns the visitor's day, some years ago, in days since 1970. */
export function today(yearsAgo = 0): number {
  const now = new Date();
  return Date.UTC(now.getFullYear() - yearsAgo, now.getMonth(), now.getDate()) / 86_400_000;
}

/** Returns the day, since 1970, on which somebody who has this age today was born at the latest; null for none that the box takes. */
function bornAt(age: number, { min = -Infinity, max = Infinity }: FillBox): number | null {
  const day = today(age);
  return day >= min && day <= max ? day : null;
}

/** What says that a rate is one of a year, though another word for its time may be missing. */
const ofYear = /year|interest|inflation|return|rise|raise|growth|fd rate|ppf rate/i;

/** Returns a rate of a month as a box asks for it: a lender's twelvefold for a year, as its EMI is worked out; null where its year is something else, or no word of the search is about money lent. */
function rateOfMonth(rate: number, { label, lent, anyTime }: FillBox, isLent = false): number | null {
  if (anyTime || /month/i.test(label) || !ofYear.test(label)) return rate;
  return lent && isLent ? Math.round(rate * 12_00) / 100 : null;
}

const ofLoss = /loss|nuksan|ghata/;
const ofGain = /profit|gain|munafa|fayda|[sl]tcg/;

/** Returns a figure in the unit of a box, a loss with a minus where the box takes one; null where it is not plausible there. */
export function valueIn(quantity: TypedQuantity, box: FillBox): number | null {
  if (quantity.isGain && box.kind === 'money' && !ofGain.test(box.words)) return null;
  if (!quantity.isLoss || box.kind !== 'money') return plainValueIn(quantity, box);
  const isSigned = (box.min ?? 0) < 0;
  const value = isSigned || ofLoss.test(box.words) ? plainValueIn(quantity, box) : null;
  return value !== null && isSigned ? -value : value;
}

const ofYears = /(?:y|years?|yrs?|saal|sal|साल)$/;

/** Returns a figure in the unit of a box; null where it is not plausible there. */
function plainValueIn(quantity: TypedQuantity, box: FillBox): number | null {
  if (box.byAge && quantity.isAge) return bornAt(quantity.as.count ?? 0, box);
  const asked = quantity.as[box.kind];
  const isOfMonth =
    box.kind === 'percent' &&
    quantity.per === 'month' &&
    asked !== undefined &&
    (quantity.isSure || asked <= mostRateOfMonth);
  const typed = isOfMonth ? (rateOfMonth(asked, box, quantity.isLent) ?? undefined) : asked;
  if (typed === undefined || (quantity.isForeign && !box.foreign)) return null;
  if (box.kind === 'percent' && !quantity.isSure && typed > mostBareRate && !Number.isInteger(typed)) return null;
  if (isOfOtherMoney(box) && !box.rate && isInRupees(quantity)) return null;
  // Years are no number of things, but they may be an age, or as many as they take months.
  const isOfYears = box.kind === 'count' && ofYears.test(quantity.text);
  if (isOfYears && !box.months && !/age|umar/.test(box.words)) return null;
  if (box.kind === 'date')
    return quantity.day && typed >= (box.min ?? -Infinity) && typed <= (box.max ?? Infinity) ? typed : null;
  const share = box.per === 'month' ? 12 : 1;
  // With its time beside it, "1 lakh a year", a figure may be as small as it likes.
  const least = box.per && quantity.per === box.per ? 1 : box.from / share;
  const fits = (value: number) =>
    value >= least &&
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
  if (isOfYears && box.months) {
    const counted = (quantity.as.duration ?? 0) / box.months;
    return Number.isInteger(counted) && fits(counted) ? counted : null;
  }
  if (!box.per) return fits(typed) ? typed : null;
  if (quantity.per === 'month' && box.per === 'year') return fits(typed * 12) ? typed * 12 : null;
  if (quantity.per === 'year' && box.per === 'month')
    return fits(typed / 12) ? Math.round((typed / 12) * 100) / 100 : null;
  // Hardly anybody has five lakh a month: "salary 14 lakh" is of a year.
  const isOfYear =
    box.per === 'month' &&
    !quantity.per &&
    !ofInstalment.test(box.words) &&
    (quantity.isYearly ||
      (ofRent.test(box.words) ? typed >= mostRent : typed >= mostOfMonth && box.from >= leastIncome));
  if (isOfYear && fits(typed / 12)) return Math.round((typed / 12) * 100) / 100;
  if (fits(typed)) return typed;
  // Only incomes are typed for a month where a year is asked, and the other way round, without a word.
  if (quantity.per || box.from < 60_000) return null;
  const other = box.per === 'year' ? typed * 12 : typed / 12;
  return fits(other) && Number.isInteger(other) ? other : null;
}
