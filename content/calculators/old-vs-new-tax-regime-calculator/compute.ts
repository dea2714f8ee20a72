import { incomeTaxYears } from '@/content/rules/years/income-tax';
import { budgetSentence } from '@/content/tax/budget';
import { lowerTaxVerdict, yearAnswer } from '@/content/tax/year-answer';
import { type Result, rupees, worksheet } from '@/lib/calculator';
import { rulesOfYear } from '@/lib/law';
import { assess } from '@/lib/tax/assess';
import { breakEven, incomeOf, oldRegimeOf } from './break-even';
import { chartsOf } from './charts';
import { switchingOf, yearsAheadOf } from './five-years';
import type { RegimeInput } from './form';
import { notesOf } from './notes';
import { isOldClosed, personIn, taxpayerOf, withoutDeductions } from './person';
import { sentenceOf } from './sentence';
import { deductionsTable, linesTable, winnersTable, yearsTable } from './tables';
import { breakEvenSteps, comparisonSteps, regimeSteps, rentAllowanceStep } from './working';

/** Returns the tax of a year in both regimes, which of them costs less, and the deductions at which it turns. */
export function regimeResult(input: RegimeInput): Result {
  const year = rulesOfYear(incomeTaxYears, input.financialYear);
  const taxpayer = taxpayerOf(input);
  const answer = yearAnswer({ person: (regime) => personIn(taxpayer, year, regime), year, shown: 'better' });
  const { both, tax } = answer;

  const sheet = worksheet();
  rentAllowanceStep(input, sheet);
  const next = regimeSteps(answer, sheet);
  const saved = comparisonSteps(answer, sheet);
  const old = oldRegimeOf(withoutDeductions(answer.of.new.person, both), year, answer.of.old.person.houses);
  const have = Math.max(0, old.income - incomeOf(both.old));
  const needed = breakEven(old, both.new.tax);
  const distance = breakEvenSteps(old, { have, needed }, both, year, sheet);
  const years = yearsAheadOf(input, both, year);
  const switching = switchingOf(input, years);
  const notes = notesOf(input, answer, distance, switching);
  const budget = budgetSentence(
    {
      year,
      ...(isOldClosed(input) && { open: ['new'] }),
      taxUnder: (law, regime) => assess(personIn(taxpayer, law, regime), law, regime).tax,
    },
    sheet,
    notes,
  );

  return {
    headline: [
      rupees('Saved by the better regime', saved, { tone: 'growth' }),
      lowerTaxVerdict(answer),
      rupees('Tax in the new regime', tax.new),
      rupees('Tax in the old regime', tax.old),
    ],
    sentence: sentenceOf(input, tax, distance, switching) + budget,
    charts: chartsOf(old, answer, distance),
    tables: [
      linesTable(both, next, year),
      deductionsTable(both, year),
      winnersTable(input, year),
      yearsTable(input, years, year),
    ],
    steps: sheet.steps,
    actions: notes.actions,
    caveats: notes.caveats,
  };
}
