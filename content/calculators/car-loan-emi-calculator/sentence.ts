import { formatMonth, formatMonths, inr } from '@/lib/format';
import { listOf } from '@/lib/list-of';
import { listed } from '@/lib/listed';
import type { CarLoanInput } from './form';
import { type CarLoan, isRoadTaxUnknown, lessToBorrow, monthOf, type OnRoad } from './purchase';

export function sentenceOf(
  input: CarLoanInput,
  onRoad: OnRoad,
  loan: CarLoan,
  perMonth: number,
  late: number | null,
): string {
  const isQuoted = input.onRoadPrice !== null;
  const road = input.roadTax === null && !isQuoted ? 'about ' : '';
  const end = input.balloon > 0 ? ` and ${inr(input.balloon)} more with the last one` : '';
  const advance = input.advanceEmis > 0 ? `, the first ${input.advanceEmis} at purchase` : '';
  const less = late === null ? null : lessToBorrow(input, loan);
  const remedy = less === null ? '' : ` A down payment ${inr(Math.ceil(less))} larger avoids this.`;
  const under =
    late === null ? '' : ` Until ${formatMonth(monthOf(input, late))} you can owe more than the car is worth.${remedy}`;
  const left = listOf(
    isRoadTaxUnknown(input) && 'road tax',
    input.insurance === 0 && !isQuoted && 'insurance',
    input.registration === 0 && !isQuoted && 'registration',
  );
  const before = left.length > 0 ? `, before ${listed(left)}` : '';
  return `The car costs ${road}${inr(onRoad.total)} on the road${before}. On a loan of ${inr(loan.loan)} you pay ${input.tenure} EMIs of ${inr(loan.emi)}${advance}${end}, of which ${inr(loan.interest)} is interest. If you keep it for ${formatMonths(input.keepFor)}, it costs about ${inr(perMonth)} a month in total, after its resale value.${under}`;
}
