import { exactRupees, type Result, rupees, worksheet } from '@/lib/calculator';
import { listOf } from '@/lib/list-of';
import { answerFor } from './answer';
import { chartsOf } from './charts';
import type { StockMarketInput } from './form';
import { notesOf } from './notes';
import { sentenceOf } from './sentence';
import { tablesOf } from './tables';
import { auditSteps, headSteps, taxSteps } from './working';
import { chargeSteps, oneTradeSteps } from './working-charges';

/** Returns charges, heads of income and tax of one trade, or of all trades of a year. */
export function stockMarketTax(input: StockMarketInput): Result {
  const sheet = worksheet();
  const answer = answerFor(input);
  const { one, breakEven } = answer;
  if (one) oneTradeSteps(sheet, answer, one);
  else chargeSteps(sheet, answer);
  headSteps(sheet, answer);
  auditSteps(sheet, answer);
  taxSteps(sheet, answer);
  const { actions, caveats } = notesOf(answer);
  return {
    headline: [
      rupees('Left after charges and tax', answer.left, { tone: 'own' }),
      ...listOf(
        exactRupees('Charges', answer.charges, { tone: 'cost' }),
        rupees('Tax on trades and dividends', answer.tax, { tone: 'tax' }),
        breakEven !== null && exactRupees('Break-even price', breakEven),
        !one && rupees('Turnover for the audit test', answer.turnover),
      ),
    ],
    sentence: sentenceOf(answer),
    charts: chartsOf(answer),
    tables: tablesOf(answer),
    steps: sheet.steps,
    actions,
    caveats,
  };
}
