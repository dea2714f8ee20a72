import { sectionBeside } from '@/content/tax/law-names';
import { yearTitle } from '@/content/tax/years';
import { type Problem, problemSheet } from '@/lib/calculator';
import { formatDate, inr } from '@/lib/format';
import type { Form16Input } from './form';
import { yearOf } from './person';

/** Returns what makes no sense together, as sentences. */
export function problems(input: Form16Input): readonly Problem[] {
  const year = yearOf(input);
  const section = (old: Parameters<typeof sectionBeside>[0]) => sectionBeside(old, year.act);
  const gross = input.salary + input.perquisites + input.inLieu;
  const exempt = input.hra + input.travel + input.retirement + input.otherExempt;
  const { belated } = year.returns;
  const { at, problems: found } = problemSheet();
  at(
    'salary',
    exempt > gross &&
      `The exemptions under section ${section('10')} add up to ${inr(exempt)}, more than the gross salary of ${inr(gross)}. Section ${section('17(1)')} is the salary before these exemptions.`,
  );
  at(
    ['salary2', 'second'],
    input.personal2 + input.otherExempt2 > input.salary2 &&
      'The other employer’s exemptions are more than its gross salary.',
  );
  at(
    ['savingsInterest', 'otherIncome'],
    input.savingsInterest > input.otherIncome &&
      `The interest deducted under section ${section('80TTA')} or ${section('80TTB')} is part of the other income reported to the employer, which is less.`,
  );
  at(
    ['filedOn', 'financialYear'],
    input.filedOn !== '' &&
      (input.filedOn <= year.lastDay || input.filedOn > belated.value) &&
      `A return for ${yearTitle(year.financialYear)} can be filed after ${formatDate(year.lastDay)} and up to ${formatDate(belated.value)}.`,
  );
  return found;
}
