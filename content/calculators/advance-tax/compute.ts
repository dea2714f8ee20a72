import { assumedLines } from '@/lib/assumed';
import { dateFigure, type Figure, type NumericFigure, type Result, rupees, verdict, worksheet } from '@/lib/calculator';
import { listOf } from '@/lib/list-of';
import { breakdownsOf, chartsOf } from './charts';
import { type AdvanceTaxInput, fields } from './form';
import { type Law, lawFor } from './law';
import { notesOf } from './notes';
import { type Plan, planOf } from './plan';
import { rowsLeftOut, withRowsOfYear } from './rows';
import { sentenceOf } from './sentence';
import { tablesOf } from './tables';
import { balanceSteps, chargeSteps, instalmentSteps, taxSteps, verdicts } from './working';
import { yearTaxOf } from './year-tax';

function headlineOf(plan: Plan, charges: number, balance: NumericFigure, law: Law): Result['headline'] {
  const cost = rupees('Interest and fee', charges, { tone: 'cost' });
  const [next] = plan.planned;
  if (next) {
    return [rupees('To pay next', next.amount, { tone: 'tax' }), dateFigure('Pay by', next.date), cost, balance];
  }
  const hasToPay = plan.settlement.payable > 0 && !law.isTooLate;
  const rest = listOf<Figure>(hasToPay && dateFigure('Pay by', law.restPaidOn), cost);
  return [balance, ...rest, verdict('Advance tax', verdicts[plan.duty])];
}

/** Returns the advance tax of a year: what to pay by when, what it costs to pay late, and what is left for the return. */
export function advanceTaxResult(given: AdvanceTaxInput): Result {
  const input = withRowsOfYear(given);
  const law = lawFor(input);
  const yearTax = yearTaxOf(input, law);
  const plan = planOf(input, yearTax, law);

  const sheet = worksheet();
  taxSteps(sheet, yearTax, plan.duty, law);
  if (plan.duty === 'due') instalmentSteps(sheet, yearTax, plan, law);
  const charges = chargeSteps(sheet, yearTax, plan, law);
  const balance = balanceSteps(sheet, yearTax, plan, law);

  const notes = notesOf(input, yearTax, plan, law);
  rowsLeftOut(notes, given);
  // The income decides the fee of a late return, and nothing else where the tax is entered.
  const assumed =
    input.mode === 'known' && law.filedOn > law.returnDue ? assumedLines(fields, input, ['totalIncome']) : [];
  return {
    headline: headlineOf(plan, charges.total, balance, law),
    sentence: sentenceOf(input, yearTax, plan, law),
    ...(assumed.length > 0 && { assumed }),
    breakdowns: breakdownsOf(yearTax, plan, charges.parts),
    charts: chartsOf(yearTax, plan, charges.parts),
    tables: tablesOf(input, yearTax, plan, law),
    steps: sheet.steps,
    actions: notes.actions,
    caveats: notes.caveats,
  };
}
