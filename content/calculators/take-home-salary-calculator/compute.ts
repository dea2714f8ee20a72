import { budgetSentence } from '@/content/tax/budget';
import { assessmentSteps } from '@/content/tax/working';
import { assumedLines } from '@/lib/assumed';
import { type Result, worksheet } from '@/lib/calculator';
import { listOf } from '@/lib/list-of';
import { isPensionMember } from './ages';
import { bridgeChart, spendingBreakdown } from './charts';
import { fields, type TakeHomeInput } from './form';
import { headlineOf } from './headline';
import { leversOf } from './levers';
import { notesOf } from './notes';
import { overYear } from './pay';
import { salaryYear } from './payslips';
import { sentenceOf } from './sentence';
import { bothRegimesTable, leversTable, payslipsTable } from './tables';
import { type TakeHome, takeHomeOf } from './take-home';
import { monthSteps } from './working';
import { deductionSteps, leverSteps, riseSteps, yearSteps } from './working-year';

/** Returns the lines that name what counted of the questions in closed groups and was left at its default. */
function assumedOf({ setting, chosen }: TakeHome): NonNullable<Result['assumed']> {
  const { input, year } = setting;
  const limit = year.retirement.employerContributions.value;
  const withPension = overYear(chosen.runs, ({ epf, employerNps }) => epf.employer + employerNps);
  return assumedLines(
    fields,
    input,
    listOf(
      input.known !== 'gross' && 'gratuityInCtc',
      input.epf !== 'none' && isPensionMember(input) && (withPension > limit || chosen.epfTaxed > 0) && 'pensionMember',
      input.rent > 0 && 'hraPercent',
      input.variable > 0 && 'variablePaid',
      input.healthParents > year.deductions.health.value.below60 && 'parentsSenior',
    ),
  );
}

/** Returns payslips, taxes and in-hand of a salary; the CTC from the in-hand where that is what is known. */
export function takeHomeResult(typed: TakeHomeInput): Result {
  const home = takeHomeOf(typed);
  const { setting, chosen } = home;
  const sheet = worksheet();
  monthSteps(sheet, home);
  assessmentSteps(sheet, chosen.assessment, setting.year);
  yearSteps(sheet, home);
  deductionSteps(sheet, home);
  const levers = leversOf(home);
  riseSteps(sheet, home);
  leverSteps(sheet, levers);
  const assumed = assumedOf(home);
  const notes = notesOf(home);
  const budget = budgetSentence(
    {
      year: setting.year,
      taxUnder: (year, regime) => salaryYear({ ...setting, year }, chosen.ctc, regime).assessment.tax,
    },
    sheet,
    notes,
  );
  return {
    headline: headlineOf(home),
    sentence: sentenceOf(home) + budget,
    ...(assumed.length > 0 && { assumed }),
    breakdowns: [spendingBreakdown(home)],
    charts: [bridgeChart(home)],
    tables: [payslipsTable(chosen), bothRegimesTable(home), leversTable(home, levers)],
    steps: sheet.steps,
    actions: notes.actions,
    caveats: notes.caveats,
  };
}
