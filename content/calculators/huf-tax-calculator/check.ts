import { incomeTaxYears } from '@/content/rules/years/income-tax';
import { yearTitle } from '@/content/tax/years';
import { type Problem, problemSheet } from '@/lib/calculator';
import { formatDate, inr } from '@/lib/format';
import { rulesOfYear } from '@/lib/law';
import type { HufTaxInput } from './form';

/** Returns what makes no sense together, as sentences. */
export function problems(input: HufTaxInput): readonly Problem[] {
  const sheet = problemSheet();
  const { at, problems: found } = sheet;
  const year = rulesOfYear(incomeTaxYears, input.financialYear);
  at(
    ['kartaPay', 'business'],
    input.kartaPay > 0 &&
      input.business === 0 &&
      'The karta’s pay is deducted from the business profit. Enter the profit before the pay, or remove the pay.',
  );
  at(
    'landIndexed',
    input.land > 0 &&
      input.landIndexed > input.land &&
      `The gain with indexed cost cannot be more than the gain with plain cost, ${inr(input.land)}.`,
  );
  for (const [index, { member }] of input.thrown.entries()) {
    at(
      `thrown.${index}.member`,
      Number(member) > input.members.length &&
        `Member ${member} is not in the list of members who earn. Add that member, even with no income.`,
    );
  }
  at(
    ['partitionOn', 'financialYear'],
    input.partitionOn !== '' &&
      (input.partitionOn < year.firstDay || input.partitionOn > year.lastDay) &&
      `The day of the partition is outside ${yearTitle(input.financialYear)}, ${formatDate(year.firstDay)} to ${formatDate(year.lastDay)}.`,
  );
  return found;
}
