import { incomeTaxYears } from '@/content/rules/years/income-tax';
import { assumedLines } from '@/lib/assumed';
import { type Result, rupees, verdict, worksheet } from '@/lib/calculator';
import { rulesOfYear } from '@/lib/law';
import { listOf } from '@/lib/list-of';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import { chartsOf } from './charts';
import { fields, type SavingsInput } from './form';
import { notesOf } from './notes';
import { countedSavings, savedBy } from './person';
import { type Part, type Plan, planOf } from './plan';
import { sentenceOf, verdictText } from './sentence';
import { tablesOf } from './tables';
import { countedSteps, regimeSteps, roomSteps, savingSteps, valueSteps } from './working';

/** The questions in closed groups on which the value of a product rests. */
const restsOn: Readonly<Partial<Record<Part['product']['id'], keyof typeof fields>>> = {
  elss: 'equityReturn',
  nps: 'npsReturn',
  bankDeposit: 'depositRate',
  loan: 'loanInterest',
};

/** Returns what the plan takes for granted: the risk, the returns of what it uses, and the age of parents whose premium it limits. */
function assumedOf(input: SavingsInput, { parts }: Plan, year: IncomeTaxYear): NonNullable<Result['assumed']> {
  return assumedLines(
    fields,
    input,
    listOf(
      parts.length > 0 && 'risk',
      ...parts.map(({ product }) => restsOn[product.id]),
      input.parents > year.deductions.health.value.below60 && 'parentsSenior',
    ),
  );
}

/** Returns which regime is the cheaper one, whether 80C saves anything in it, and the plan that does. */
export function savingsPlan(input: SavingsInput): Result {
  const year = rulesOfYear(incomeTaxYears, input.financialYear);
  const sheet = worksheet();
  const plan = planOf(input, year);

  const needed = regimeSteps(sheet, input, plan, year);
  countedSteps(sheet, input, countedSavings(input));
  // Whole rupees, so that the advice is worth what it says.
  const employer = Math.floor(roomSteps(sheet, input, plan, year));
  const { saved, byEmployer } = savingSteps(sheet, input, plan, year, employer);
  const end = valueSteps(sheet, input, plan, year);
  const assumed = assumedOf(input, plan, year);
  const notes = notesOf(input, plan, year, { needed, employer, byEmployer });
  return {
    headline: [
      verdict('Your regime', verdictText(plan, input)),
      rupees('Tax saved by the plan', saved, { tone: 'growth' }),
      ...(plan.verdict === 'new'
        ? [
            rupees('Tax in the new regime', plan.tax.new, { tone: 'tax' }),
            rupees('Old-regime deductions needed', needed),
          ]
        : [rupees('Still to put in', plan.total), rupees('Value at the end', end, { tone: 'own' })]),
    ],
    sentence: sentenceOf(input, plan, needed, byEmployer),
    ...(assumed.length > 0 && { assumed }),
    charts: chartsOf(input, plan),
    tables: tablesOf(input, plan, { employer, byEmployer, savedBy: (extra) => savedBy(input, year, extra) }, year),
    steps: sheet.steps,
    actions: notes.actions,
    caveats: notes.caveats,
  };
}
