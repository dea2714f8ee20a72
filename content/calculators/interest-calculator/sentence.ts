import { daysBetween } from '@/lib/calendar';
import { counted, formatMonths, formatNumber, inr, pct } from '@/lib/format';
import type { InterestInput } from './form';
import type { LateInterest } from './late';
import { effectiveOf, monthsNeeded, type Plan } from './plan';
import type { Found } from './working';

const wordsFor: Readonly<Record<InterestInput['adding'], string>> = {
  simple: 'simple interest',
  yearly: 'compounded every year',
  halfYearly: 'compounded every half-year',
  quarterly: 'compounded every quarter',
  monthly: 'compounded every month',
  daily: 'compounded every day',
  continuous: 'compounded continuously',
};

export function sentenceOf(input: InterestInput, plan: Plan, { amount, interest: gained }: Found): string {
  const way = wordsFor[input.adding];
  const rate = `${pct(plan.rate * 100)} a year, ${way}`;
  const time =
    input.ask === 'time'
      ? formatMonths(monthsNeeded(plan))
      : input.timeBy === 'dates'
        ? counted(daysBetween(input.from, input.to), 'day')
        : formatMonths(input.period);
  const lender =
    input.ratePer !== 'year' && input.ask !== 'rate'
      ? ` ${input.ratePer === 'hundred' ? `₹${formatNumber(input.rate)} per hundred` : pct(input.rate)} a month is ${pct(plan.rate * 100)} a year, or ${pct(effectiveOf({ rate: plan.rate, adding: 12 }) * 100)} if unpaid interest is added every month.`
      : '';
  switch (input.ask) {
    case 'principal':
      return `Put in ${inr(plan.principal)} now and it becomes ${inr(input.wanted)} in ${time}, at ${rate}.${lender}`;
    case 'rate':
      return `${inr(plan.principal)} becomes ${inr(input.wanted)} in ${time} at ${rate}.`;
    case 'time':
      return `${inr(plan.principal)} at ${rate}, reaches ${inr(input.wanted)} within ${time}.${lender}`;
    default: {
      const start = input.movements.length > 0 ? 'With all payments, your money' : inr(plan.principal);
      const tax =
        input.taxPercent > 0 ? ` After tax ${inr(gained.value * (1 - input.taxPercent / 100))} of it is left.` : '';
      return `${start} at ${rate}, becomes ${inr(amount.value)} in ${time}. The interest is ${inr(gained.value)}.${tax}${lender}`;
    }
  }
}

/** Returns what is owed for paying late, in words. */
export function lateSentence(
  { lateAmount }: InterestInput,
  { interest, percent, by, counted: periods }: LateInterest,
): string {
  if (periods === 0) return 'Paid in time, so there is no interest.';
  const time = counted(periods, by === 'days' ? 'day' : 'month');
  if (interest === 0) return `Interest runs for ${time}, but on so small an amount there is none.`;
  return `You owe ${inr(interest)} of interest, ${inr(lateAmount + interest)} in all. It is simple interest of ${pct(percent)} a ${by === 'days' ? 'year' : 'month or part of one'}, for ${time}.`;
}
