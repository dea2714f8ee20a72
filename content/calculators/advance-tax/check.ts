import { withFilingAfterYear } from '@/content/tax/payments-of-year';
import { presumptiveForResidentsText } from '@/content/tax/presumptive';
import { yearTitle } from '@/content/tax/years';
import { type Problem, type ProblemSheet, problemSheet } from '@/lib/calculator';
import { addDays } from '@/lib/calendar';
import { formatDate } from '@/lib/format';
import type { AdvanceTaxInput } from './form';
import { type Law, lawFor } from './law';
import { isInYear } from './rows';

/** Checks the days of filing and of the last payment; the first that is wrong is named. */
function dayProblems({ at }: ProblemSheet, { filedOn }: AdvanceTaxInput, law: Law): void {
  const { year, restPaidOn } = law;
  const { lastDay, returns } = year;
  const title = yearTitle(year.financialYear);
  if (filedOn > returns.belated.value) {
    at(
      ['filedOn', 'financialYear'],
      `A belated return for ${title} is possible until ${formatDate(returns.belated.value)}. After that only an updated return is possible. Its additional tax is not worked out here.`,
    );
  } else if (restPaidOn <= lastDay) {
    at(
      ['paidOn', 'financialYear'],
      `Tax paid by ${formatDate(lastDay)} is advance tax: enter it as a payment. Here enter a day from ${formatDate(addDays(lastDay, 1))} on, or leave it empty.`,
    );
  } else {
    at(
      ['paidOn', 'filedOn'],
      restPaidOn > law.filedOn &&
        `You must pay all tax before you file the return, here on ${formatDate(law.filedOn)}.${filedOn === '' ? ' If you file later, enter the day of filing.' : ''}`,
    );
  }
}

/** Returns what makes no sense together, as sentences. */
export function problems(given: AdvanceTaxInput): readonly Problem[] {
  const input = withFilingAfterYear(given);
  const law = lawFor(input);
  const { restPaidOn } = law;
  const sheet = problemSheet();
  const { at } = sheet;
  at(
    ['business', 'residence'],
    input.business === 'presumptive' &&
      input.residence === 'nonResident' &&
      presumptiveForResidentsText(input.financialYear),
  );
  const before = sheet.problems.length;
  dayProblems(sheet, input, law);
  const areDaysRight = sheet.problems.length === before;
  input.payments.forEach(({ date }, index) => {
    at(
      [`payments.${index}.date`, 'paidOn'],
      areDaysRight &&
        date > restPaidOn &&
        `Payment ${index + 1} comes after ${formatDate(restPaidOn)}, the day of your last tax payment.`,
    );
  });
  input.datedIncome.forEach((income, index) => {
    // The answer names income of another year, and leaves it out.
    if (!isInYear(income.date, input)) return;
    const row = `datedIncome.${index}`;
    at(
      [`${row}.tds`, `${row}.amount`],
      income.tds > income.amount && `The tax deducted from income ${index + 1} is more than that income.`,
    );
    at(
      [`${row}.kind`, 'business'],
      income.kind === 'newBusiness' &&
        input.business === 'none' &&
        'You have profit of a first business. Choose its kind under “Business or profession”.',
    );
  });
  return sheet.problems;
}
