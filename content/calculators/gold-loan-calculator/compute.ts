import { type Result, worksheet } from '@/lib/calculator';
import { breakdownsOf, chartsOf } from './charts';
import type { GoldLoanInput } from './form';
import { notesOf } from './notes';
import { planFor } from './pledge';
import { sentenceOf } from './sentence';
import { tablesOf } from './tables';
import { chargeSteps, fallSteps, limitSteps, repaymentSteps, valueSteps } from './working';

/** Returns the value of the gold, the loan against it, its repayment, and the fall in price that brings a margin call. */
export function goldLoan(input: GoldLoanInput): Result {
  const sheet = worksheet();
  const plan = planFor(input, input.mode);
  valueSteps(sheet, input, plan);
  limitSteps(sheet, input, plan);
  const headline = repaymentSteps(sheet, input, plan);
  chargeSteps(sheet, input, plan);
  fallSteps(sheet, input, plan);
  const notes = notesOf(input, plan);
  return {
    headline,
    sentence: sentenceOf(input, plan),
    breakdowns: breakdownsOf(plan),
    charts: chartsOf(input, plan),
    tables: tablesOf(input, plan),
    steps: sheet.steps,
    actions: notes.actions,
    caveats: notes.caveats,
  };
}
