import { incomeTaxYears } from '@/content/rules/income-tax';
import { lowerTaxVerdict, yearAnswer } from '@/content/tax/year-answer';
import { type Result, rupees, worksheet } from '@/lib/calculator';
import { rulesOfYear } from '@/lib/law';
import { breakEven, incomeOf, oldRegimeOf } from './break-even';
import type { RegimeInput } from './form';
import { deductionsTable, linesTable, regimeCharts, winnersTable, yearsTable } from './tables';
import { taxpayerOf, withoutDeductions } from './taxpayer';
import { regimeCaveats, regimeNextSteps, regimeSentence } from './words';
import { breakEvenSteps, comparisonSteps, regimeSteps, rentAllowanceStep } from './working';

/** Returns the tax of a year in both regimes, which of them costs less, and the deductions at which it turns. */
export function regimeResult(input: RegimeInput): Result {
  const year = rulesOfYear(incomeTaxYears, input.financialYear);
  const taxpayer = taxpayerOf(input);
  const answer = yearAnswer({ person: taxpayer, year, shown: 'better' });
  const { both, tax } = answer;

  const sheet = worksheet();
  rentAllowanceStep(input, sheet);
  const next = regimeSteps(answer, sheet);
  const saved = comparisonSteps(answer, sheet);
  const old = oldRegimeOf(withoutDeductions(taxpayer, both), year);
  const have = Math.max(0, old.income - incomeOf(both.old));
  const needed = breakEven(old, both.new.tax);
  const distance = breakEvenSteps(old, { have, needed }, both, year, sheet);

  return {
    headline: [
      rupees('Saved by the better regime', saved, { tone: 'growth' }),
      lowerTaxVerdict(answer),
      rupees('Tax in the new regime', tax.new),
      rupees('Tax in the old regime', tax.old),
    ],
    sentence: regimeSentence(input, tax, distance),
    charts: regimeCharts(old, answer, distance),
    tables: [
      linesTable(both, next, year),
      deductionsTable(both, year),
      winnersTable(input, year),
      yearsTable(input, both, year),
    ],
    steps: sheet.steps,
    actions: regimeNextSteps(input, answer.lower, year),
    caveats: regimeCaveats(input, answer, distance),
  };
}
