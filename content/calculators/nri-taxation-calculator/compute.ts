import { type Result, rupees, verdict, worksheet } from '@/lib/calculator';
import { listOf } from '@/lib/list-of';
import { answerFor } from './answer';
import { chartsOf } from './charts';
import type { NriInput } from './form';
import { notesOf } from './notes';
import { sentenceOf } from './sentence';
import { residenceNames } from './status';
import { tablesOf } from './tables';
import { balanceOf, taxSteps } from './working';
import { planSteps, statusSteps } from './working-residence';

/** Returns residence, tax, treaty and duties of an individual with a life in two countries, ₹. */
export function nriTax(input: NriInput): Result {
  const sheet = worksheet();
  const answer = answerFor(input);
  const { status, paid, tds, showsDeducted } = answer;
  statusSteps(sheet, answer);
  planSteps(sheet, answer);
  taxSteps(sheet, answer);
  const { actions, caveats } = notesOf(answer);
  return {
    headline: [
      verdict('Residential status', residenceNames[status.finding.status]),
      ...listOf(
        rupees('Income-tax', paid, { tone: 'tax' }),
        showsDeducted && rupees('Tax deducted in India', tds),
        balanceOf(answer),
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
