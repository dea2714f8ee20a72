import { incomeTaxYears } from '@/content/rules/years/income-tax';
import { yearTitle } from '@/content/tax/law-names';
import type { Problem } from '@/lib/calculator';
import { inr } from '@/lib/format';
import { rulesOfYear } from '@/lib/law';
import type { HufTaxInput } from './form';

/** Returns what in the input makes no sense, as sentences. */
export function problems(input: HufTaxInput): Problem[] {
  const found: Problem[] = [];
  const year = rulesOfYear(incomeTaxYears, input.financialYear);
  if (input.rent === 0 && input.municipalTax > 0) {
    found.push({
      fields: ['municipalTax', 'rent'],
      text: 'Municipal tax is deducted from rent. Enter the rent, or remove the municipal tax.',
    });
  }
  if (input.land > 0 && input.landIndexed > input.land) {
    found.push({
      fields: ['landIndexed'],
      text: `The gain with indexed cost cannot be more than the gain with plain cost, ${inr(input.land)}.`,
    });
  }
  for (const [index, { member }] of input.thrown.entries()) {
    if (Number(member) > input.members.length) {
      found.push({
        fields: [`thrown.${index}.member`],
        text: `Member ${member} is not in the list of members who earn. Add that member, even with no income.`,
      });
    }
  }
  if (input.partitionOn !== '' && (input.partitionOn < year.firstDay || input.partitionOn > year.lastDay)) {
    found.push({
      fields: ['partitionOn'],
      text: `The day of the partition is outside ${yearTitle(input.financialYear)}.`,
    });
  }
  return found;
}
