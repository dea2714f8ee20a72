import { activeLimits } from '@/content/rules/nps';
import { type Problem, problemAt, problemSheet } from '@/lib/calculator';
import { counted, formatDate, formatMonths, inr, pct } from '@/lib/format';
import { asLeaving, exitRules, isGovernment, monthsOf, paymentNeeded, paymentsOf } from './account';
import type { NpsInput } from './form';
import { basicOfYear } from './tax';

function mixProblems(input: NpsInput): readonly Problem[] {
  if (input.mix !== 'active') return [];
  if (isGovernment(input)) {
    return problemAt(
      'mix',
      'Government staff choose between the default, government bonds and the life-cycle funds. Choose one return, or one of the auto choices.',
    );
  }
  const { equity, multiple, alternative } = activeLimits.value;
  const sum = input.equity + input.corporate + input.alternative;
  const { at, problems: found } = problemSheet();
  at(
    ['equity', 'corporate', 'alternative'],
    sum > 100 &&
      `The shares add up to ${pct(sum)}. Together they may be 100% at most. The rest goes into government bonds.`,
  );
  const most = input.multiple ? multiple : equity;
  at(
    'equity',
    input.equity > most &&
      `At most ${pct(most)} may be in equity. More is allowed only under the Multiple Scheme Framework.`,
  );
  at('alternative', input.alternative > alternative && `At most ${pct(alternative)} may be in alternative assets.`);
  return found;
}

function salaryProblems(input: NpsInput): readonly Problem[] {
  if (input.salary === null || input.sector === 'citizen') return [];
  const inside = basicOfYear(input) + paymentsOf(input).employer * 12;
  if (inside <= input.salary) return [];
  return problemAt(
    ['salary', ...(isGovernment(input) ? ['pay'] : ['basic', 'employer'])],
    `Basic pay, DA and the employer’s NPS together are ${inr(inside)} a year, more than the salary of ${inr(input.salary)}. The salary must include all of them.`,
  );
}

/** Nobody is in government service or in NPS on their own before this age. */
const leastAge = 18;

/** Returns problems of times that the ages do not leave room for. */
function timeProblems(input: NpsInput): readonly Problem[] {
  const { at, problems: found } = problemSheet();
  const { latestAge } = exitRules(input).value;
  // A whole age is up to a year short.
  const most = (input.age + 1 - leastAge) * 12;
  for (const field of ['service', 'served'] as const) {
    at(
      [field, 'age'],
      input[field] > most &&
        `At ${input.age} this cannot be ${formatMonths(input[field])}: it begins at ${leastAge} or later. Enter at most ${formatMonths(most)}.`,
    );
  }
  const left = latestAge - input.exitAge;
  at(
    ['drawYears', 'exitAge'],
    left >= 0 &&
      input.drawYears > left &&
      `The account can run until ${latestAge}. ${left > 0 ? `Enter at most ${left} here` : 'Enter 0 here to take it at once'}, or exit earlier.`,
  );
  return found;
}

/** Returns a sentence for each combination that cannot be. */
export function problems(given: NpsInput): readonly Problem[] {
  const input = asLeaving(given);
  if (input.exitAge > input.age && input.exitOn !== '' && input.exitOn < input.today) {
    return problemAt(
      ['exitOn', 'exitAge'],
      `This day is past, but you leave only at ${input.exitAge}. Leave the day empty, or enter your age now and at exit as it was on that day.`,
    );
  }
  const years = input.exitAge - input.age;
  const months = monthsOf(input);
  // Whole ages may be up to a year off on both sides.
  if (Math.abs(months - years * 12) > 12) {
    return problemAt(
      ['exitOn', 'exitAge'],
      `From today to this day it is ${formatMonths(months)}, but from age ${input.age} to age ${input.exitAge} it is ${counted(years, 'year')}. Change the day or an age, or leave the day empty.`,
    );
  }
  const { value } = exitRules(input);
  if (input.exitAge > value.latestAge) {
    return problemAt(
      ['exitAge', 'exitOn'],
      `On ${formatDate(input.exitOn)} an account could run until ${value.latestAge}. Enter a lower age or a later day.`,
    );
  }
  const found = [...timeProblems(input), ...mixProblems(input), ...salaryProblems(input)];
  if (found.length > 0 || input.known === 'amount') return found;
  if (paymentNeeded(input) !== null) return [];
  return problemAt(
    ['pension', 'age', 'exitAge', 'lump'],
    months === 0
      ? 'You leave now, so payments add nothing, and your balance does not buy this pension. Enter a later age at exit, or a smaller pension.'
      : 'No reasonable payment gives this pension. Choose a smaller part at once, a later exit or a smaller pension.',
  );
}
