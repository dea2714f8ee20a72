import { incomeTaxYears } from '@/content/rules/years/income-tax';
import { yearTitle } from '@/content/tax/years';
import { type Problem, type ProblemSheet, problemSheet } from '@/lib/calculator';
import { daysBetween, firstYearOf } from '@/lib/calendar';
import { formatDate, inr } from '@/lib/format';
import { rulesOfYear } from '@/lib/law';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import { spanOf } from './days';
import type { NriInput } from './form';

function stayProblems(sheet: ProblemSheet, { stays }: NriInput): void {
  for (const [index, { arrived, left }] of stays.entries()) {
    if (arrived === '') {
      sheet.at(
        `stays.${index}.arrived`,
        left !== '' && `Enter the day of arrival for the stay that ends on ${formatDate(left)}.`,
      );
      continue;
    }
    sheet.at(
      [`stays.${index}.left`, `stays.${index}.arrived`],
      left !== '' &&
        left < arrived &&
        `This stay ends on ${formatDate(left)}, before it begins on ${formatDate(arrived)}. Correct one of the two.`,
    );
  }
}

function earlierYearProblems(sheet: ProblemSheet, { earlier, financialYear }: NriInput): void {
  const seen = new Set<string>();
  for (const [index, { year, days }] of earlier.entries()) {
    // The answer names rows that are not of an earlier year, and leaves them out.
    if (year >= financialYear) continue;
    const at = `earlier.${index}.year`;
    sheet.at(at, seen.has(year) && `FY ${year} is entered twice.`);
    seen.add(year);
    const { first, last } = spanOf(firstYearOf(year));
    const most = daysBetween(first, last) + 1;
    sheet.at(
      `earlier.${index}.days`,
      days !== null && days > most && `FY ${year} has ${most} days. Enter at most ${most}.`,
    );
  }
}

function totalDayProblems(sheet: ProblemSheet, input: NriInput, { firstDay, lastDay }: IncomeTaxYear): void {
  const { totalDays, returnOn, financialYear } = input;
  const isBack = returnOn >= firstDay && returnOn <= lastDay;
  const most = isBack ? daysBetween(firstDay, returnOn) : daysBetween(firstDay, lastDay) + 1;
  sheet.at(
    'totalDays',
    totalDays !== null &&
      totalDays > most &&
      (isBack
        ? `The total counts the days before you come back on ${formatDate(returnOn)}. Enter at most ${most}.`
        : `Enter at most ${most} days for ${yearTitle(financialYear)}.`),
  );
}

function propertyProblems(sheet: ProblemSheet, { property, price, cost, exemption }: NriInput): void {
  if (property !== 'sold') return;
  sheet.at('price', price === null && 'Enter the sale price of the property.');
  sheet.at(
    'cost',
    cost === null &&
      'Enter what the property cost, with improvements and selling expenses. Enter 0 if it cost nothing.',
  );
  if (price === null || cost === null) return;
  const gain = Math.max(0, price - cost);
  sheet.at('exemption', exemption > gain && `The exemption cannot be more than the gain of ${inr(gain)}.`);
}

/** Returns what makes no sense together, as sentences. */
export function problems(input: NriInput): readonly Problem[] {
  const sheet = problemSheet();
  const year = rulesOfYear(incomeTaxYears, input.financialYear);
  stayProblems(sheet, input);
  earlierYearProblems(sheet, input);
  totalDayProblems(sheet, input, year);
  propertyProblems(sheet, input);
  return sheet.problems;
}
