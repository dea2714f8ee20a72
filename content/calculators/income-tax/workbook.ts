import { incomeTaxYears } from '@/content/rules/years/income-tax';
import { withFreeHouses } from '@/content/tax/own-houses';
import { surchargeFrom, taxModel } from '@/content/tax/workbook';
import { inBoth, yearAnswer } from '@/content/tax/year-answer';
import { rulesOfYear } from '@/lib/law';
import type { Model } from '@/lib/model';
import form, { type IncomeTaxInput } from './form';
import { readingsOf, taxpayerOf } from './person';

/** What the formulas follow, and what decides which law they write. */
const known = new Set(['financialYear', 'salary', 'interest', 'savings', 'health', 'homeLoan']);
/** More than any limit of a deduction, ₹. */
const BEYOND = 1_00_00_000;

/** Returns the tax as formulas; null with other income or deductions, for seniors, and from the first surcharge on. */
export function modelOf(input: IncomeTaxInput): Model | null {
  const isPlain = Object.entries(form.fields).every(
    ([name, field]) =>
      known.has(name) || JSON.stringify(input[name as keyof IncomeTaxInput]) === JSON.stringify(field.default),
  );
  if (!isPlain) return null;
  const year = rulesOfYear(incomeTaxYears, input.financialYear);
  const readings = readingsOf(input);
  const answerFor = (given: IncomeTaxInput) =>
    yearAnswer({
      person: (regime) => withFreeHouses(taxpayerOf(given, year), year, regime, readings),
      year,
      shown: 'better',
      readings,
    });
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
    answer: 'tax',
  });
}
