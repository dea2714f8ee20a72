import { presumptiveForResidentsText } from '@/content/tax/presumptive';
import { yearTitle } from '@/content/tax/years';
import { type Problem, type ProblemSheet, problemSheet } from '@/lib/calculator';
import { addDays } from '@/lib/calendar';
import { formatDate } from '@/lib/format';
import type { IsoDate } from '@/lib/law';
import type { AdvanceTaxInput } from './form';
import { type Law, lawFor } from './law';

/** Checks the days of filing and of the last payment; the first that is wrong is named. */
function dayProblems({ at }: ProblemSheet, { filedOn }: AdvanceTaxInput, law: Law): void {
  const { year, restPaidOn } = law;
  const { lastDay, returns } = year;
  const title = yearTitle(year.financialYear);
  if (filedOn !== '' && filedOn <= lastDay) {
    at(
      ['filedOn', 'financialYear'],
      `The return for ${title} is filed after the year has ended, from ${formatDate(addDays(lastDay, 1))} on.`,
    );
  } else if (filedOn > returns.belated.value) {
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
export function problems(input: AdvanceTaxInput): readonly Problem[] {
  const law = lawFor(input);
  const { year, restPaidOn } = law;
  const { firstDay, lastDay } = year;
  const title = yearTitle(year.financialYear);
  const sheet = problemSheet();
  const { at } = sheet;
  const inYear = (date: IsoDate, path: string, name: string) =>
    at(
      [path, 'financialYear'],
      (date < firstDay || date > lastDay) &&
        `${name} is not in ${title}, ${formatDate(firstDay)} to ${formatDate(lastDay)}.`,
    );
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
    const path = `payments.${index}.date`;
    const isEarly = date < firstDay;
    at(
      [path, 'financialYear'],
      isEarly && `Payment ${index + 1} is dated before ${formatDate(firstDay)}, the first day of ${title}.`,
    );
    at(
      [path, 'paidOn'],
      !isEarly &&
        areDaysRight &&
        date > restPaidOn &&
        `Payment ${index + 1} comes after ${formatDate(restPaidOn)}, the day of your last tax payment.`,
    );
  });
  input.datedIncome.forEach((income, index) => {
    const row = `datedIncome.${index}`;
    inYear(income.date, `${row}.date`, `Income ${index + 1}`);
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
  input.datedTax.forEach(({ date }, index) => {
    inYear(
      date,
      `datedTax.${index}.date`,
      `The date of income ${index + 1} under “Tax on gains, dividend and winnings”`,
    );
  });
  return sheet.problems;
}
