import { type Problem, problemAt } from '@/lib/calculator';
import { growthOf } from '@/lib/finance/interest';
import { formatDate, inr, pct } from '@/lib/format';
import type { InterestInput } from './form';
import { overdrawnOn, planOf, yearlyRateOf } from './plan';

/** ₹1 that grows beyond this, in a year or in all, is a slip of the keyboard, not a loan. */
const MOST_GROWTH = 10_00_000;

/** Longest time that we work out, in years. */
const MOST_YEARS = 100;

/** Returns what makes no sense together, as sentences. */
export function problems(input: InterestInput): readonly Problem[] {
  if (input.ask === 'late') {
    if (input.lateTo >= input.lateFrom) return [];
    return problemAt(
      ['lateFrom', 'lateTo'],
      'The day of payment is before the day from which interest runs. Check both.',
    );
  }
  if (input.timeBy === 'dates' && input.to <= input.from) {
    return problemAt(['from', 'to'], `“To” must be after “From”, ${formatDate(input.from)}.`);
  }
  const target = targetProblems(input);
  if (target.length > 0) return target;
  const plan = planOf(input);
  if (!(growthOf(plan.rate, Math.max(1, plan.years), plan.adding) <= MOST_GROWTH)) {
    const grown = `₹1 would become more than ${inr(MOST_GROWTH)}`;
    if (input.ask === 'rate') {
      return problemAt(['wanted', 'principal'], `For this target ${grown}. Enter a lower target or more time.`);
    }
    return problemAt(
      'rate',
      `At ${pct(plan.rate * 100)} a year ${grown}. Check the rate and whether it is per month or per year.`,
    );
  }
  const outside = input.movements.findIndex(({ on }) => on < input.from || on > input.to);
  if (outside >= 0) {
    return problemAt(
      `movements.${outside}.on`,
      `Enter a date from ${formatDate(input.from)} to ${formatDate(input.to)} for this payment.`,
    );
  }
  const overdrawn = overdrawnOn(input, plan);
  if (!overdrawn) return [];
  return problemAt(
    'movements',
    `On ${formatDate(overdrawn.date)} you take out ${inr(Math.ceil(overdrawn.missing))} more than the money with interest. Enter a smaller withdrawal.`,
  );
}

function targetProblems(input: InterestInput): readonly Problem[] {
  const { ask, principal, wanted } = input;
  if (ask !== 'rate' && ask !== 'time') return [];
  if (wanted <= principal) {
    return problemAt(
      ['wanted', 'principal'],
      `The target of ${inr(wanted)} must be above the principal of ${inr(principal)}.`,
    );
  }
  if (ask === 'rate') return [];
  if (input.rate === 0) {
    return problemAt('rate', 'Without interest you never reach the target. Enter a rate above 0.');
  }
  if (planOf(input).years <= MOST_YEARS) return [];
  return problemAt(
    ['wanted', 'rate'],
    `At ${pct(yearlyRateOf(input) * 100)} a year the target takes more than ${MOST_YEARS} years. Enter a lower target or a higher rate.`,
  );
}
