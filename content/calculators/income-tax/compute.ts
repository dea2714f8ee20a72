import { budgetSentence } from '@/content/tax/budget';
import { filingLeftOut, withFilingAfterYear } from '@/content/tax/payments-of-year';
import { regimesTable } from '@/content/tax/side-by-side';
import { assessmentSteps } from '@/content/tax/working';
import { marginalStep, regimeTaxSteps, taxStep } from '@/content/tax/year-answer';
import { type Result, worksheet } from '@/lib/calculator';
import { listOf } from '@/lib/list-of';
import { breakdownsOf, chartsOf } from './charts';
import { filingIncome } from './filing';
import type { IncomeTaxInput } from './form';
import { headlineOf } from './headline';
import { notesOf } from './notes';
import { closedToOld, reliefSentence, sentenceOf } from './sentence';
import { arrearsTables, instalmentsTable, lossTable, slabTable } from './tables';
import { arrearsSteps, presumptiveSteps, settlementSteps } from './working';
import { yearTaxFor } from './year-tax';

/** Returns the income-tax of the year in both regimes, side by side, with the working of one. */
export function incomeTaxResult(given: IncomeTaxInput): Result {
  const input = withFilingAfterYear(given);
  const tax = yearTaxFor(input);
  const { year, answer, filing, settled, relief, taxUnder } = tax;
  const { both, now, person } = answer;
  const sheet = worksheet();
  presumptiveSteps(sheet, input, year);
  assessmentSteps(sheet, now, year);
  taxStep(sheet, answer);
  marginalStep(sheet, answer);
  if (settled) settlementSteps(sheet, settled, filingIncome(input, person, now, year), year);
  if (relief) arrearsSteps(sheet, relief, year);
  sheet.heading('The other regime');
  regimeTaxSteps(sheet, answer);
  const notes = notesOf(input, answer, filing, settled, relief);
  filingLeftOut(notes, given, year);
  const budget = budgetSentence(
    {
      year,
      ...(!filing.isOldOpen && { open: ['new'] }),
      taxUnder,
    },
    sheet,
    notes,
  );
  return {
    headline: headlineOf(tax),
    sentence:
      sentenceOf(answer, settled, closedToOld(filing.isOldOpen, person, year)) + reliefSentence(relief) + budget,
    breakdowns: breakdownsOf(answer),
    charts: chartsOf(answer),
    tables: listOf(
      regimesTable(both, year),
      slabTable(now),
      ...(relief ? arrearsTables(relief, year) : []),
      settled && instalmentsTable(settled),
      lossTable(answer, filing.isLate),
    ),
    steps: sheet.steps,
    actions: notes.actions,
    caveats: notes.caveats,
  };
}
