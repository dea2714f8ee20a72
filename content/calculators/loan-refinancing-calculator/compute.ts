import { type Figure, monthFigure, type Result, rupees, verdict, worksheet } from '@/lib/calculator';
import { addMonths } from '@/lib/calendar';
import { chartsOf, costsBreakdown, toneOf } from './charts';
import type { LoanRefinancingInput } from './form';
import { comparisonOf, withRatesThatHold } from './loan';
import { notesOf } from './notes';
import { sentenceOf, topUpSentence, wholeTimeSentence } from './sentence';
import { scheduleTable, waysTable } from './tables';
import { costSteps, loanSteps, savingSteps, stopFigure } from './working';

/** Returns what moving a loan to another lender saves or costs, against staying and against the present lender's own offer. */
export function loanRefinancing(given: LoanRefinancingInput): Result {
  const input = withRatesThatHold(given);
  const sheet = worksheet();
  const all = comparisonOf(input);
  const { sameTime, plan, ahead } = all;
  const newEmi = loanSteps(sheet, input, all);
  costSteps(sheet, input, all);
  savingSteps(sheet, input, all);
  const notes = notesOf(input, all);
  const from = ahead.from === null ? null : addMonths(input.nextEmi, ahead.from - 1);
  const isLikeForLike = plan === sameTime;
  const last: Figure = isLikeForLike
    ? stopFigure(all)
    : rupees('Saved over the same time, after costs', sameTime.saved, { tone: toneOf(sameTime.saved) });
  return {
    headline: [
      rupees('Saved by moving, after costs', plan.saved, { tone: toneOf(plan.saved) }),
      rupees('New EMI', newEmi, { tone: 'own' }),
      from === null ? verdict('Ahead from', 'Never') : monthFigure('Ahead from', from),
      last,
    ],
    sentence: sentenceOf(input, all) + topUpSentence(all) + wholeTimeSentence(given, input),
    breakdowns: [costsBreakdown(input, all.costs)],
    charts: chartsOf(input, all),
    tables: [waysTable(all), scheduleTable(input, all)],
    steps: sheet.steps,
    actions: notes.actions,
    caveats: notes.caveats,
  };
}
