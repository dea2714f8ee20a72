import { formatMonth, formatMonths, inr } from '@/lib/format';
import { listOf } from '@/lib/list-of';
import { listed } from '@/lib/listed';
import { valueText } from '@/lib/value-text';
import form from './form';
import type { PricedInput } from './price';
import { type CarLoan, isRoadTaxUnknown, lessToBorrow, monthOf, type OnRoad } from './purchase';

/** Returns the parts of the on-road price that nobody entered. */
const partsLeft = (input: PricedInput): string[] =>
  listOf(
    isRoadTaxUnknown(input) && 'road tax',
    input.insurance === 0 && 'insurance',
    input.registration === 0 && 'registration',
  );

/** Returns what is said of an ex-showroom price that is estimated; '' for one that was typed. */
function estimateOf(input: PricedInput): string {
  if (input.priceIs !== 'estimated') return '';
  const by =
    input.roadTax !== null
      ? 'the road tax that you entered'
      : input.ownTaxRate !== null
        ? 'the road tax rate that you entered'
        : `the road tax of ${valueText(form.fields.state, input.state)}`;
  const left = partsLeft(input);
  const price = `about ${inr(input.exShowroom)}`;
  const most = left.length > 0 ? `at most ${price}, as you entered no ${left.join(' or ')}` : price;
  return ` By ${by}, its ex-showroom price is ${most}.`;
}

/** Returns the price on the road, and what is not in it. */
function onRoadWords(input: PricedInput, onRoad: OnRoad): string {
  if (input.onRoadPrice !== null) return `The car costs ${inr(onRoad.total)} on the road.${estimateOf(input)}`;
  const left = partsLeft(input);
  const before = left.length > 0 ? `, before ${listed(left)}` : '';
  return `The car costs ${input.roadTax === null ? 'about ' : ''}${inr(onRoad.total)} on the road${before}.`;
}

/** Returns what owning the car costs a month, or what is missing to say it. */
function owningWords(input: PricedInput, perMonth: number | null): string {
  if (perMonth === null) return ' To see what it costs to own, enter the ex-showroom price or the road tax.';
  return ` If you keep it for ${formatMonths(input.keepFor)}, it costs about ${inr(perMonth)} a month in total, after its resale value.`;
}

/** Returns the answer in words; `late` is the last month in which more is owed than the car fetches. */
export function sentenceOf(
  input: PricedInput,
  onRoad: OnRoad,
  loan: CarLoan,
  perMonth: number | null,
  late: number | null,
): string {
  const end = input.balloon > 0 ? ` and ${inr(input.balloon)} more with the last one` : '';
  const advance =
    input.advanceEmis > 0 ? `, the first ${input.advanceEmis === 1 ? 'one' : input.advanceEmis} at purchase` : '';
  const less = late === null ? null : lessToBorrow(input, loan);
  const remedy =
    less === null
      ? ''
      : ` ${input.priceIs === 'estimated' ? 'At that price a' : 'A'} down payment ${inr(Math.ceil(less))} larger avoids this.`;
  const under =
    late === null ? '' : ` Until ${formatMonth(monthOf(input, late))} you can owe more than the car is worth.${remedy}`;
  const about = input.priceIs === 'estimated' && input.loanBasis === 'exShowroom' ? 'about ' : '';
  return `${onRoadWords(input, onRoad)} On a loan of ${about}${inr(loan.loan)} you pay ${input.tenure} EMIs of ${inr(loan.emi)}${advance}${end}, of which ${inr(loan.interest)} is interest.${owningWords(input, perMonth)}${under}`;
}
