import { bankDeposits as law, postOffice } from '@/content/rules/bank-deposits';
import { quarterlyRates } from '@/content/rules/small-savings';
import type { Problem } from '@/lib/calculator';
import { addMonthsToDay } from '@/lib/calendar';
import { formatCompact, formatDate, formatMonths, inr, pct } from '@/lib/format';
import { endOf, isAtPost, putOf, rateOf } from './deposit';
import { fields } from './form';
import type { FdInput } from './rows';

/** Returns what the post office does not take. */
function postProblems(input: FdInput): Problem[] {
  const problems: Problem[] = [];
  const first = quarterlyRates.deposit1.from[0]?.date ?? input.start;
  if (isAtPost(input) && input.start < first) {
    problems.push({
      fields: ['start'],
      text: `We have post-office rates from ${formatDate(first)}. For an older deposit, choose a fixed or recurring deposit and enter its rate.`,
    });
  }
  if (input.kind !== 'post') return problems;
  const { principal } = input;
  if (input.scheme === 'senior' && principal > postOffice.senior.value.most) {
    problems.push({
      fields: ['principal'],
      text: `One person may keep at most ${inr(postOffice.senior.value.most)} in the Senior Citizens’ Savings Scheme.`,
    });
  }
  const { most, mostJoint } = postOffice.monthlyIncome.value;
  const limit = input.joint ? mostJoint : most;
  if (input.scheme === 'monthlyIncome' && principal > limit) {
    problems.push({
      fields: ['principal'],
      text: `The Monthly Income Scheme takes at most ${inr(most)} in a single and ${inr(mostJoint)} in a joint account.`,
    });
  }
  return problems;
}

function saverProblems(input: FdInput): Problem[] {
  if (!input.taxSaver) return [];
  const { months, most } = law.taxSaver.value;
  const problems: Problem[] = [];
  if (input.termIn === 'days' || input.term !== months) {
    problems.push({
      fields: ['taxSaver', input.termIn === 'days' ? 'termDays' : 'term'],
      text: 'A tax-saving deposit runs for exactly 5 years. Set the time to 5 years, or switch this off.',
    });
  }
  if (putOf(input) > most) {
    problems.push({
      fields: ['taxSaver', input.known === 'goal' ? (input.kind === 'payout' ? 'wanted' : 'goal') : 'principal'],
      text: `A tax-saving deposit takes at most ${inr(most)} a year. Put the rest into an ordinary one.`,
    });
  }
  if (input.breakEarly) {
    problems.push({
      fields: ['taxSaver', 'breakEarly'],
      text: 'A tax-saving deposit cannot be broken before its 5 years are over. Switch off one of the two.',
    });
  }
  return problems;
}

/** Returns a payout that never comes, or that no deposit within reach brings: at 0%, or at a rate too small. */
function payoutProblems(input: FdInput): Problem[] {
  if (input.kind !== 'payout') return [];
  if (addMonthsToDay(input.start, Number(input.payoutEvery)) > endOf(input)) {
    return [
      {
        fields: ['payoutEvery', input.termIn === 'days' ? 'termDays' : 'term'],
        text: `The deposit ends before its first payout, ${formatMonths(Number(input.payoutEvery))} after it starts. Choose a longer tenure, more frequent payouts, or money at the end.`,
      },
    ];
  }
  if (input.known !== 'goal') return [];
  if (putOf(input) <= fields.principal.max) return [];
  return [
    {
      fields: ['wanted', 'rate'],
      text: `At ${pct(rateOf(input))}, no deposit up to ${formatCompact(fields.principal.max)} pays that much. Raise the rate or lower the payout.`,
    },
  ];
}

/** Returns the problems between the fields, as sentences. */
export function problems(input: FdInput): Problem[] {
  if (input.kind === 'ladder' && input.rungs.length === 0) {
    return [{ fields: ['rungs'], text: 'Enter the amount of at least one deposit.' }];
  }
  const unreachable = payoutProblems(input);
  if (unreachable.length > 0) return unreachable;
  const list = [...postProblems(input), ...saverProblems(input)];
  if (input.declared && !input.pan) {
    list.push({
      fields: ['declared', 'pan'],
      text: 'Without your PAN the declaration is not valid. Give the bank your PAN first.',
    });
  }
  if (input.breakEarly && (input.breakOn <= input.start || input.breakOn >= endOf(input))) {
    list.push({
      fields: ['breakOn'],
      text: `The deposit runs from ${formatDate(input.start)} to ${formatDate(endOf(input))}. Enter a day between them.`,
    });
  }
  return list;
}
