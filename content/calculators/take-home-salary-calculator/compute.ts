import { budgetSentence } from '@/content/tax/budget';
import { otherRegime } from '@/content/tax/names';
import type { WithMore } from '@/content/tax/near';
import { assessmentSteps } from '@/content/tax/working';
import { assumedLines } from '@/lib/assumed';
import { type Result, rupees, worksheet } from '@/lib/calculator';
import { listOf } from '@/lib/list-of';
import { assess } from '@/lib/tax/assess';
import { isPensionMember } from './ages';
import { bridgeChart, spendingBreakdown } from './charts';
import { fields, type TakeHomeInput } from './form';
import { leversOf } from './levers';
import { notesOf } from './notes';
import { overYear } from './pay';
import { salaryYear } from './payslips';
import { sentenceOf } from './sentence';
import { type Setting, settingOf } from './setting';
import { bothRegimesTable, leversTable, payslipsTable } from './tables';
import { betterRegime, type TakeHome } from './take-home';
import { wantedCtc } from './wanted';
import { monthSteps } from './working';
import { deductionSteps, leverSteps, riseSteps, yearSteps } from './working-year';

/** Returns the CTC asked about: as typed, or the one that leaves the in-hand wanted. */
function ctcOf(setting: Setting): { readonly ctc: number; readonly alsoAt: number | null } {
  const { input } = setting;
  if (input.known !== 'inHand') return { ctc: input.ctc, alsoAt: null };
  const wanted = wantedCtc(setting, input.inHandWanted);
  return wanted.found ? wanted : { ctc: wanted.least?.ctc ?? 0, alsoAt: null };
}

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
  const setting = settingOf(typed);
  const { input } = setting;
  const { ctc, alsoAt } = ctcOf(setting);
  const chosen = salaryYear(setting, ctc, input.regime);
  const { person } = chosen;
  const withMore: WithMore = (extra) =>
    assess({ ...person, salary: { ...person.salary, gross: person.salary.gross + extra } }, setting.year, input.regime);
  const home: TakeHome = {
    setting,
    chosen,
    other: salaryYear(setting, ctc, otherRegime(input.regime)),
    withMore,
    alsoAt,
  };
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
      taxUnder: (year, regime) => salaryYear({ ...setting, year }, ctc, regime).assessment.tax,
    },
    sheet,
    notes,
  );
  const usual = rupees('In-hand in a usual month', chosen.usual.inHand, { tone: 'own' });
  const tax = rupees('Income tax for the year', chosen.tax, { tone: 'tax' });
  const better = betterRegime(home);
  return {
    headline:
      input.known === 'inHand'
        ? [rupees('CTC you need a year', chosen.ctc), usual, tax, better]
        : [usual, rupees('In-hand for the year', chosen.total.inHand, { tone: 'own' }), tax, better],
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
