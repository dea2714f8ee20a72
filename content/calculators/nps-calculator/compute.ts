import { type Figure, type Result, rupees, worksheet } from '@/lib/calculator';
import { asLeaving } from './account';
import { answerOf } from './answer';
import { breakdownsOf, chartsOf } from './charts';
import type { NpsInput } from './form';
import { notesOf } from './notes';
import { leavingInWords, sentenceOf } from './sentence';
import { tablesOf } from './tables';
import { accountSteps, exitSteps, goalSteps, savedSteps, unifiedSteps } from './working';

/** Returns the corpus, lump sum and pension of an account, with the taxed part and the tax saved, ₹. */
export function npsResult(given: NpsInput): Result {
  const input = asLeaving(given);
  const answer = answerOf(input);
  const { needed, exit } = answer;
  const sheet = worksheet();
  goalSteps(sheet, input, answer);
  accountSteps(sheet, input, answer);
  exitSteps(sheet, input, answer);
  savedSteps(sheet, input, answer);
  unifiedSteps(sheet, input, answer);
  const notes = notesOf(input, answer);
  const last: readonly Figure[] = [
    rupees('Pension a month', exit.pension, { tone: 'growth' }),
    rupees('Pension in today’s money', answer.real),
  ];
  const corpus = rupees('Corpus at exit', exit.corpus, needed === null ? { tone: 'own' } : undefined);
  return {
    headline:
      needed === null
        ? [corpus, rupees('Lump sum', exit.lumpSum), ...last]
        : [rupees('Payment needed a month', needed, { tone: 'own' }), corpus, ...last],
    sentence: leavingInWords(given) + sentenceOf(input, answer),
    breakdowns: breakdownsOf(input, answer),
    charts: chartsOf(input, answer),
    tables: tablesOf(input, answer),
    steps: sheet.steps,
    actions: notes.actions,
    caveats: notes.caveats,
  };
}
