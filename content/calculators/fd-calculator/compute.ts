import { deductionCeilingStep } from '@/content/small-savings/deduction';
import { type Result, worksheet } from '@/lib/calculator';
import { financialYearOf } from '@/lib/calendar';
import type { IsoDate } from '@/lib/law';
import { listOf } from '@/lib/list-of';
import { breakdownOf, chartsOf } from './charts';
import { alternativesOf, atSlab, bestInWords, comparisonNotes, comparisonSteps } from './compare';
import { asPaid } from './deposit';
import { headlineOf } from './headline';
import { slabRates } from './ledger';
import { notesOf } from './notes';
import type { FdInput } from './rows';
import { noPayoutInWords, sentenceOf } from './sentence';
import { paysOut, sumsOf } from './sums';
import { ladderTable, payoutTable, slabTable, yearTable } from './tables';
import { breakingSteps, depositSteps, goalSteps, insuranceSteps, taxSteps, yearSteps } from './working';
import { closingSteps } from './working-closing';

/** Works out a deposit with a bank, company or post office, or several, with interest, TDS and tax by financial year. */
export function fixedDeposit(given: FdInput): Result {
  const input = asPaid(given);
  const found = sumsOf(input);
  const sheet = worksheet();
  goalSteps(sheet, found);
  depositSteps(sheet, found);
  breakingSteps(sheet, found);
  closingSteps(sheet, found);
  yearSteps(sheet, found);
  taxSteps(sheet, found);
  insuranceSteps(sheet, found);
  const alternatives = alternativesOf(found);
  const compared = atSlab(alternatives, input.compareSlab);
  if (compared) comparisonSteps(sheet, compared);
  const counts =
    input.taxSaver || (input.kind === 'post' && ['deposit5', 'senior', 'certificate'].includes(input.scheme));
  if (counts) deductionCeilingStep(sheet, { financialYear: financialYearOf(input.start), deposit: found.paidIn });
  const notes = notesOf(found);
  comparisonNotes(notes, found, alternatives);
  return {
    headline: headlineOf(found),
    sentence: `${noPayoutInWords(given)}${sentenceOf(found)}${compared ? bestInWords(compared) : ''}`,
    breakdowns: [breakdownOf(found)],
    charts: chartsOf(found),
    tables: listOf(
      input.kind === 'ladder' && ladderTable(found),
      compared !== null && slabTable(alternatives, slabRates),
      yearTable(found),
      paysOut(input) && payoutTable(found),
    ),
    steps: sheet.steps,
    actions: notes.actions,
    caveats: notes.caveats,
  };
}

/** Returns the interest of the financial year of a day, ₹, as it is taxed; null in a year without any. */
export function interestOfYear(input: FdInput, day: IsoDate): number | null {
  const year = financialYearOf(day);
  return sumsOf(asPaid(input)).years.find(({ financialYear }) => financialYear === year)?.interest ?? null;
}
