import { dayOfVisit } from '@/content/day-of-visit';
import { interestSections, noTaxDeclaration2026 } from '@/content/rules/tds/resident-interest';
import { formName } from '@/content/tax/law-names';
import type { YearAnswer } from '@/content/tax/year-answer';
import { yearTitle } from '@/content/tax/years';
import type { NoteSheet } from '@/lib/calculator';
import { inr } from '@/lib/format';
import { valueOn } from '@/lib/law';
import { sumOf } from '@/lib/sum';
import { isSeniorCitizen } from '@/lib/tax/taxpayer';
import type { IncomeTaxInput } from './form';

/**
 * Says in a year that runs how a resident individual without tax keeps banks from deducting it from interest: section 197A(1A) to (1C), 393(6)
 * since 2026. Below 60 interest, dividend and rent together must not be above the income that is free of tax.
 */
export function declarationNote(notes: NoteSheet, input: IncomeTaxInput, { person, now, year }: YearAnswer): void {
  const isResident = person.kind === 'individual' && person.residence !== 'nonResident';
  const isSenior = isSeniorCitizen(person);
  const { terms } = interestSections[isSenior ? '194A-senior' : '194A-bank'];
  const { value } = valueOn(terms, year.lastDay);
  const limit = value.base === 'whole' ? (value.limits[0]?.amount ?? 0) : 0;
  const declared = input.interest + input.savingsInterest + input.dividend + sumOf(input.houses, ({ rent }) => rent);
  const mayDeclare = now.tax === 0 && (isSenior || declared <= now.charge.basicExemption);
  notes.actionOn(
    year.lastDay,
    isResident &&
      year.lastDay >= dayOfVisit(input.today) &&
      input.interest > limit &&
      mayDeclare &&
      `If a bank or post office pays you more than ${inr(limit)} of interest in ${yearTitle(year.financialYear)}, give it Form ${formName(isSenior ? '15H' : '15G', year.act)} before it next pays interest in that year: your tax for it is nil, so it need not deduct TDS. Give it again each year.`,
    noTaxDeclaration2026,
  );
}
