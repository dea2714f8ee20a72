import { unfilledProblems } from '@/content/filled-rows';
import { incomeTaxYears } from '@/content/rules/years/income-tax';
import { yearsOnFile } from '@/content/rules/years/on-file';
import { yearTitle } from '@/content/tax/years';
import { type Problem, problemAt, problemSheet } from '@/lib/calculator';
import { formatDate, formatNumber } from '@/lib/format';
import { upperFirst } from '@/lib/lower-first';
import type { EsopForm } from './form';
import { askedOfLots, askedOfSales, type EsopInput, filledIn } from './rows';
import { missingShares } from './shares';

const firstDay = incomeTaxYears[yearsOnFile[0]].firstDay;

/** Returns problems between the answers of the form, the rows apart. */
function answerProblems(input: EsopInput): readonly Problem[] {
  const { at, problems: found } = problemSheet();
  const [first] = input.lots;
  at(
    ['residence', 'market', 'sales'],
    input.sales.some(({ kind }) => kind === 'foreign') &&
      input.residence === 'nonResident' &&
      'India does not tax a non-resident’s gains on foreign shares. Remove the sales.',
  );
  if (input.expectedPrice !== null && input.plan === 'options' && first) {
    at(
      ['laterOn', 'expectedPrice'],
      input.laterOn <= first.date && 'The later day must come after the exercise in the first row.',
    );
    at(
      ['expectedPrice', 'lots.0.date'],
      first.date < firstDay &&
        `For the comparison, the first row must be on or after ${formatDate(firstDay)}. We do not tax older exercises here.`,
    );
  }
  for (const [index, { year }] of input.years.entries()) {
    at(
      [`years.${index}.year`],
      input.years.findIndex((row) => row.year === year) < index &&
        `${upperFirst(yearTitle(year))} is there already. Enter one row for each year.`,
    );
  }
  at(
    ['cliffMonths', 'vestYears'],
    input.granted > 0 &&
      input.cliffMonths > input.vestYears * 12 &&
      'The cliff is longer than the whole vesting period. Check both.',
  );
  return found;
}

/** Returns what makes no sense together, as sentences. */
export function problems(form: EsopForm): readonly Problem[] {
  const unfilled = [
    ...unfilledProblems('lots', 'row', form.lots, askedOfLots),
    ...unfilledProblems('sales', 'sale', form.sales, askedOfSales),
  ];
  if (unfilled.length > 0) return unfilled;
  const input = filledIn(form);
  if (input.lots.length === 0) {
    return problemAt(
      Object.keys(askedOfLots).map((cell) => `lots.0.${cell}`),
      'Enter the day, the number and the value of the shares you got.',
    );
  }
  const ofAnswers = answerProblems(input);
  if (ofAnswers.length > 0) return ofAnswers;
  const { at, problems: found } = problemSheet();
  const places = form.sales.flatMap(({ date }, place) => (date === '' ? [] : [place]));
  for (const [index, missing] of missingShares(input).entries()) {
    const sale = places[index] ?? index;
    at(
      [`sales.${sale}.shares`, `sales.${sale}.date`],
      missing > 0 &&
        `Sale ${sale + 1} takes ${formatNumber(missing, 3)} ${missing === 1 ? 'share' : 'shares'} more than you had on that day.`,
    );
  }
  return found;
}
