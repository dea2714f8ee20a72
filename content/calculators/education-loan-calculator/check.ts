import { pmVidyalaxmi } from '@/content/rules/education-loans';
import { type Problem, problemAt, problemSheet } from '@/lib/calculator';
import { monthsBetween } from '@/lib/calendar';
import { formatDate, formatMonth } from '@/lib/format';
import type { EducationLoanInput } from './form';
import { firstEmiOf, firstMonthOf } from './loan';

/** The longest time from the first payment of a loan to its first EMI that we compute, months. */
const LONGEST_HOLIDAY = 180;

/** Returns what in the input makes no loan, as sentences. */
export function problems(input: EducationLoanInput): readonly Problem[] {
  if (input.tranches.length === 0) return problemAt('tranches', 'Enter how much is paid out, and when.');
  const { at, problems: found } = problemSheet();
  const firstEmi = firstEmiOf(input);
  const firstMonth = firstMonthOf(input);
  input.tranches.forEach(({ from }, index) => {
    at(
      [`tranches.${index}.from`, 'courseEnd'],
      from > firstEmi &&
        `The EMIs begin in ${formatMonth(firstEmi)}, but a payment of the loan in ${formatMonth(from)} comes after that. Check the end of the course.`,
    );
  });
  input.paidOutOn.forEach(({ on }, index) => {
    const month = on.slice(0, 7);
    at(
      `paidOutOn.${index}.on`,
      input.tranches.every(({ from }) => from !== month) &&
        `No part of the loan is paid out in ${formatMonth(month)}. Check the day, or the month of the part.`,
    );
    at(
      `paidOutOn.${index}.on`,
      input.paidOutOn.findIndex((row) => row.on.startsWith(month)) < index &&
        `There are two days in ${formatMonth(month)}. Keep one of them.`,
    );
  });
  input.prepayments.forEach(({ from }, index) => {
    at(
      `prepayments.${index}.from`,
      from < firstMonth &&
        `The loan is first paid out in ${formatMonth(firstMonth)}. Enter ${formatMonth(firstMonth)} or later for a prepayment.`,
    );
  });
  at(
    'courseEnd',
    monthsBetween(firstMonth, firstEmi) > LONGEST_HOLIDAY &&
      `There are more than 15 years from the first payment in ${formatMonth(firstMonth)} to the first EMI in ${formatMonth(firstEmi)}. Check the end of the course.`,
  );
  at(
    ['scheme', 'abroad'],
    input.abroad &&
      input.scheme !== 'none' &&
      'Both subsidies are for study in India. Choose none for a course abroad.',
  );
  const since = pmVidyalaxmi.from[0]?.date ?? '';
  at(
    ['scheme', 'tranches'],
    input.scheme === 'vidyalaxmi' &&
      firstMonth < since.slice(0, 7) &&
      `PM-Vidyalaxmi began on ${formatDate(since)}; your loan began in ${formatMonth(firstMonth)}. Choose another answer for the subsidy.`,
  );
  return found;
}
