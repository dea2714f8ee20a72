import { incomeTaxYears } from '@/content/rules/years/income-tax';
import { surchargeFrom, taxModel } from '@/content/tax/workbook';
import { inBoth, yearAnswer } from '@/content/tax/year-answer';
import { rulesOfYear } from '@/lib/law';
import type { Model } from '@/lib/model';
import form, { type RegimeInput } from './form';
import { taxpayerOf } from './person';

/** What the formulas follow, and what decides which law they write. */
const known = new Set(['financialYear', 'salary', 'interest', 'savings', 'health', 'homeLoan', 'raise']);
/** More than any limit of a deduction, ₹. */
const BEYOND = 1_00_00_000;

/** Returns the tax as formulas; null with other income or deductions, for seniors, and from the first surcharge on. */
export function modelOf(input: RegimeInput): Model | null {
  const isPlain = Object.entries(form.fields).every(
    ([name, field]) =>
      known.has(name) || JSON.stringify(input[name as keyof RegimeInput]) === JSON.stringify(field.default),
  );
  if (!isPlain) return null;
  const year = rulesOfYear(incomeTaxYears, input.financialYear);
  const answerFor = (given: RegimeInput) => yearAnswer({ person: taxpayerOf(given), year, shown: 'better' });
  const { both } = answerFor(input);
  const most = answerFor({ ...input, salary: BEYOND, savings: BEYOND, health: BEYOND, homeLoan: 0 }).both;
  if (Math.max(both.new.totalIncome, both.old.totalIncome) > surchargeFrom(year)) return null;
  const limitOf = (regime: 'new' | 'old', section: string) =>
    most[regime].deductions.find((each) => each.section === section)?.allowed ?? 0;
  return taxModel({
    year,
    both,
    scales: inBoth((regime) => both[regime].charge.scale),
    limits: inBoth((regime) => ({ '80CCE': limitOf(regime, '80CCE'), '80D': limitOf(regime, '80D') })),
    answer: 'saved',
  });
}
