import { type Problem, problemAt } from '@/lib/calculator';
import { formatDate } from '@/lib/format';
import { listOf } from '@/lib/list-of';
import { signedFlows } from './flows';
import type { CagrInput } from './form';

/** Returns the problems of values and days between which no rate can be found. */
export function problems(input: CagrInput): readonly Problem[] {
  if (input.find === 'xirr') return flowProblems(input);
  if (input.find === 'time') return timeProblems(input);
  if (input.find === 'start' && input.end === 0) {
    return problemAt('end', 'Any start can end at 0. Enter an amount above 0.');
  }
  if (input.by === 'dates' && input.to <= input.from) {
    return problemAt(['to', 'from'], `The last day must come after the first day, ${formatDate(input.from)}.`);
  }
  return [];
}

function timeProblems({ start, end, rate }: CagrInput): readonly Problem[] {
  if (end > start ? rate > 0 : end < start && rate < 0 && end > 0) return [];
  const text =
    end === 0 && rate < 0 && start > 0
      ? 'At a yearly fall in percent something is always left. Enter an end above 0.'
      : end === start
        ? 'Start and end are the same, so no time is needed. Change one of them.'
        : end > start
          ? 'A value cannot rise without growth. Enter a growth above 0%.'
          : 'A value cannot fall when growth is positive. Enter a growth below 0%, and an end above 0.';
  return problemAt(['end', 'rate'], text);
}

function flowProblems(input: CagrInput): readonly Problem[] {
  const undated = input.flows.flatMap(({ date, amount }, index) =>
    problemAt(`flows.${index}.date`, date === '' && amount !== 0 && 'Enter the day of this payment.'),
  );
  if (undated.length > 0) return undated;
  const flows = signedFlows(input);
  const hasIn = flows.some(({ amount }) => amount < 0);
  const hasOut = flows.some(({ amount }) => amount > 0);
  if (!hasIn) {
    return problemAt('flows', 'Nothing is paid in. Choose “Paid in” for what you invested, or write it with a minus.');
  }
  if (!hasOut) {
    return problemAt(
      ['valueNow', 'flows'],
      'You have nothing back yet. Enter what it is worth now, or what you took out. If you lost everything, the return is −100%.',
    );
  }
  if (flows.every(({ date }) => date === flows[0]?.date)) {
    return problemAt(
      listOf('flows', input.valueNow > 0 && 'valueDate'),
      'Everything is on one day. A yearly return needs at least two days.',
    );
  }
  const latest = flows.reduce((day, { date }) => (date > day ? date : day), '');
  if (input.valueNow > 0 && latest > input.valueDate) {
    return problemAt(
      'valueDate',
      `A payment on ${formatDate(latest)} comes after the day of the value. Enter the value on that day or later.`,
    );
  }
  return [];
}
