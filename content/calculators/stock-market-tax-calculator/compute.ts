import { type Result, worksheet } from '@/lib/calculator';
import { answerFor } from './answer';
import { chartsOf } from './charts';
import type { StockMarketInput } from './form';
import { headlineOf } from './headline';
import { notesOf } from './notes';
import { sentenceOf } from './sentence';
import { tablesOf } from './tables';
import { auditSteps, headSteps, taxSteps } from './working';
import { chargeSteps, oneTradeSteps } from './working-charges';

/** Returns charges, heads of income and tax of one trade, or of all trades of a year. */
export function stockMarketTax(input: StockMarketInput): Result {
  const sheet = worksheet();
  const answer = answerFor(input);
  const { one } = answer;
  if (one) oneTradeSteps(sheet, answer, one);
  else chargeSteps(sheet, answer);
  headSteps(sheet, answer);
  auditSteps(sheet, answer);
  taxSteps(sheet, answer);
  const { actions, caveats } = notesOf(answer);
  return {
    headline: headlineOf(answer),
    sentence: sentenceOf(answer),
    charts: chartsOf(answer),
    tables: tablesOf(answer),
    steps: sheet.steps,
    actions,
    caveats,
  };
}
