import { type Result, worksheet } from '@/lib/calculator';
import { answerFor } from './answer';
import { chartsOf } from './charts';
import { asStayed } from './days';
import type { NriInput } from './form';
import { headlineOf } from './headline';
import { notesOf } from './notes';
import { cameBackWords, sentenceOf } from './sentence';
import { tablesOf } from './tables';
import { taxSteps } from './working';
import { planSteps, statusSteps } from './working-residence';

/** Returns residence, tax, treaty and duties of an individual with a life in two countries, ₹. */
export function nriTax(given: NriInput): Result {
  const input = asStayed(given);
  const sheet = worksheet();
  const answer = answerFor(input);
  statusSteps(sheet, answer);
  planSteps(sheet, answer);
  taxSteps(sheet, answer);
  const { actions, caveats } = notesOf(answer);
  return {
    headline: headlineOf(answer),
    sentence: cameBackWords(given, input) + sentenceOf(answer),
    charts: chartsOf(answer),
    tables: tablesOf(answer),
    steps: sheet.steps,
    actions,
    caveats,
  };
}
