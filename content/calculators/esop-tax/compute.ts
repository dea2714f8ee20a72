import { type Result, worksheet } from '@/lib/calculator';
import { breakdownsOf, chartsOf } from './charts';
import type { EsopForm } from './form';
import { headlineOf } from './headline';
import { notesOf } from './notes';
import { filledIn } from './rows';
import { sentenceOf } from './sentence';
import { nowOrLater, shareHistory } from './shares';
import { tablesOf } from './tables';
import { totalsOf } from './totals';
import { cashSteps, keptSteps, lotSteps, nowOrLaterSteps, saleSteps, yearSteps } from './working';

/** Returns the perquisite and its tax, what waits, gains and their tax, and what is kept of the shares. */
export function esopTax(form: EsopForm): Result {
  const input = filledIn(form);
  const history = shareHistory(input);
  const totals = totalsOf(input, history);
  const [first] = history.lots;
  const compared = first ? nowOrLater(input, first) : null;
  const sheet = worksheet();
  lotSteps(sheet, input, history);
  yearSteps(sheet, input, history, totals);
  cashSteps(sheet, history, totals);
  saleSteps(sheet, history, totals);
  keptSteps(sheet, input, history, totals);
  if (compared && first) nowOrLaterSteps(sheet, input, first, compared);
  const { actions, caveats } = notesOf(input, history, totals);
  return {
    headline: headlineOf(totals),
    sentence: sentenceOf(input, totals, compared),
    breakdowns: breakdownsOf(totals),
    charts: chartsOf(history, totals),
    tables: tablesOf(input, history, totals),
    steps: sheet.steps,
    actions,
    caveats,
  };
}
