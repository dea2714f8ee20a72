import { percentage, type Result, rupees, worksheet } from '@/lib/calculator';
import { breakdownsOf, chartsOf } from './charts';
import type { GoldLoanInput } from './form';
import { notesOf } from './notes';
import { asRepaid, paymentFigure, planFor } from './pledge';
import { releaseOf } from './release';
import { dueOnceSentence, sentenceOf } from './sentence';
import { tablesOf } from './tables';
import { chargeSteps, fallSteps, limitSteps, repaymentSteps, valueSteps } from './working';
import { releaseSteps } from './working-release';

/** Returns the value of the gold, the loan against it, its repayment, and the fall in price that brings a margin call. */
export function goldLoan(given: GoldLoanInput): Result {
  const input = asRepaid(given);
  const sheet = worksheet();
  const plan = planFor(input, input.mode);
  valueSteps(sheet, input, plan);
  limitSteps(sheet, input, plan);
  repaymentSteps(sheet, input, plan);
  chargeSteps(sheet, input, plan);
  fallSteps(sheet, input, plan);
  const release = releaseOf(input, plan);
  if (release) releaseSteps(sheet, input, plan, release);
  const notes = notesOf(input, plan, release);
  return {
    headline: [
      rupees('Most you can borrow', plan.largest),
      paymentFigure(input, plan),
      rupees('Total interest', plan.interest, { tone: 'cost' }),
      percentage('Price fall that brings a margin call', plan.priceFall),
    ],
    sentence: sentenceOf(input, plan, release) + dueOnceSentence(given, input),
    breakdowns: breakdownsOf(plan),
    charts: chartsOf(input, plan),
    tables: tablesOf(input, plan, release),
    steps: sheet.steps,
    actions: notes.actions,
    caveats: notes.caveats,
  };
}
