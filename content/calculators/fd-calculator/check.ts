import { bankDeposits as law, postOffice } from '@/content/rules/bank-deposits';
import { quarterlyRates } from '@/content/rules/small-savings';
import { type Problem, problemAt, problemSheet } from '@/lib/calculator';
import { addDays } from '@/lib/calendar';
import { formatCompact, formatDate, formatMonths, inr, pct } from '@/lib/format';
import { type DatedSeries, type IsoDate, valueOn } from '@/lib/law';
import { closingOf } from './closing';
import { asPaid, endOf, endsBeforePayout, isAtPost, isJoint, putOf, rateOf } from './deposit';
import { fields } from './form';
import type { FdInput } from './rows';

/** Returns that a limit is that of the day of an older deposit, as a part of a sentence; '' where it is the limit of today. */
function forOlder(start: IsoDate, { from }: DatedSeries<unknown>): string {
  const next = from.find(({ date }) => date > start);
  return next ? ` for deposits before ${formatDate(next.date)}` : '';
}

/** Returns which days are within a deposit; `from` is the first on which it ends early, where that is not the day after its start. */
function daysBetweenText(input: FdInput, from: IsoDate = addDays(input.start, 1)): string {
  const [start, end] = [input.start, endOf(input)];
  return `The deposit runs from ${formatDate(start)} to ${formatDate(end)}. Enter ${formatDate(from)} or later, and a day before the end.`;
}

/** Returns what the post office does not take. */
function postProblems(input: FdInput): readonly Problem[] {
  const { at, problems: found } = problemSheet();
  const first = quarterlyRates.deposit1.from[0]?.date ?? input.start;
  at(
    'start',
    isAtPost(input) &&
      input.start < first &&
      `We have post-office rates from ${formatDate(first)}. For an older deposit, choose a fixed or recurring deposit and enter its rate.`,
  );
  if (input.kind !== 'post' || found.length > 0) return found;
  const { principal, start } = input;
  const { value: seniorMost } = valueOn(postOffice.most.senior, start);
  at(
    'principal',
    input.scheme === 'senior' &&
      principal > seniorMost &&
      `One person may keep at most ${inr(seniorMost)} in the Senior Citizens’ Savings Scheme${forOlder(start, postOffice.most.senior)}.`,
  );
  const closing = closingOf(input);
  at(
    'closedOn',
    closing &&
      (closing.day <= input.start || closing.day >= endOf(input)) &&
      daysBetweenText(input, input.scheme === 'senior' ? undefined : (closing.from ?? undefined)),
  );
  at(
    'closedOn',
    closing &&
      closing.way === null &&
      closing.day > start &&
      (closing.from === null
        ? `We have the amounts paid on an early closing for a Kisan Vikas Patra bought from ${formatDate(postOffice.kisanVikasClosing.from[0]?.date ?? start)} on. For an older one, ask the post office and leave this empty.`
        : input.scheme === 'kisanVikas'
          ? `A Kisan Vikas Patra does not close in its first 2½ years, except on death or by order of a court. Enter ${formatDate(closing.from)} or later.`
          : `The Monthly Income Scheme does not close within the first year. Enter ${formatDate(closing.from)} or later.`),
  );
  const { single, joint } = valueOn(postOffice.most.monthlyIncome, start).value;
  at(
    'principal',
    input.scheme === 'monthlyIncome' &&
      principal > (isJoint(input) ? joint : single) &&
      `The Monthly Income Scheme takes at most ${isJoint(input) ? `${inr(joint)} in a joint` : `${inr(single)} in a single`} account${forOlder(start, postOffice.most.monthlyIncome)}.${isJoint(input) ? '' : ` A joint one may hold ${inr(joint)}.`}`,
  );
  return found;
}

function saverProblems(input: FdInput): readonly Problem[] {
  if (!input.taxSaver) return [];
  const { months, most } = law.taxSaver.value;
  const { at, problems: found } = problemSheet();
  at(
    ['taxSaver', ...(input.termIn === 'days' ? ['termIn', 'termDays'] : ['term'])],
    (input.termIn === 'days' || input.term !== months) &&
      `A tax-saving deposit runs for exactly 5 years. ${input.termIn === 'days' ? 'Choose months for the tenure, and set it' : 'Set the time'} to 5 years, or switch this off.`,
  );
  at(
    ['taxSaver', input.known === 'goal' ? (input.kind === 'payout' ? 'wanted' : 'goal') : 'principal'],
    putOf(input) > most &&
      (input.known === 'goal'
        ? `This takes a deposit of ${inr(putOf(input))}, and a tax-saving deposit takes at most ${inr(most)} a year. Ask for less, or switch this off.`
        : `A tax-saving deposit takes at most ${inr(most)} a year. Put the rest into an ordinary one.`),
  );
  at(
    ['taxSaver', 'breakEarly'],
    input.breakEarly && 'A tax-saving deposit cannot be broken before its 5 years are over. Switch off one of the two.',
  );
  return found;
}

/** Returns a payout that never comes, or that no deposit within reach brings: at 0%, or at a rate too small. */
function payoutProblems(input: FdInput): readonly Problem[] {
  if (input.kind !== 'payout') return [];
  if (endsBeforePayout(input)) {
    return problemAt(
      ['payoutEvery', input.termIn === 'days' ? 'termDays' : 'term'],
      `The deposit ends before its first payout, ${formatMonths(Number(input.payoutEvery))} after it starts. Choose a longer tenure, more frequent payouts, or money at the end.`,
    );
  }
  if (input.known !== 'goal') return [];
  if (putOf(input) <= fields.principal.max) return [];
  return problemAt(
    ['wanted', 'rate'],
    `At ${pct(rateOf(input))}, no deposit up to ${formatCompact(fields.principal.max)} pays that much. Raise the rate or lower the payout.`,
  );
}

/** Returns the problems between the fields, as sentences. */
export function problems(given: FdInput): readonly Problem[] {
  const input = asPaid(given);
  if (input.kind === 'ladder' && input.rungs.length === 0) {
    return problemAt('rungs', 'Enter the amount of at least one deposit.');
  }
  const unreachable = payoutProblems(input);
  if (unreachable.length > 0) return unreachable;
  return [
    ...postProblems(input),
    ...saverProblems(input),
    ...problemAt(
      ['declared', 'pan'],
      input.declared && !input.pan && 'Without your PAN the declaration is not valid. Give the bank your PAN first.',
    ),
    ...problemAt(
      'breakOn',
      input.breakEarly && (input.breakOn <= input.start || input.breakOn >= endOf(input)) && daysBetweenText(input),
    ),
  ];
}
