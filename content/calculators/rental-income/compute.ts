import { lowerTaxVerdict } from '@/content/tax/year-answer';
import { percentage, type Result, rupees, worksheet } from '@/lib/calculator';
import { pct } from '@/lib/format';
import { answerFor } from './answer';
import { chartsOf } from './charts';
import type { RentalIncomeInput } from './form';
import { notesOf } from './notes';
import { sentenceOf } from './sentence';
import { tablesOf } from './tables';
import { tenantSteps } from './tenants';
import { changeSteps, choiceSteps, leftSteps, lowerTaxStep, valueSteps } from './working';
import { yieldSteps } from './yield';

/** Returns the income of the houses, what they add to the tax in either regime, what tenants deduct, and the yield. */
export function rentalIncome(input: RentalIncomeInput): Result {
  const sheet = worksheet();
  const answer = answerFor(input);
  const { now, cash, tenants } = answer;
  valueSteps(sheet, answer);
  changeSteps(sheet, answer);
  const marginal = choiceSteps(sheet, answer);
  leftSteps(sheet, answer);
  const net = yieldSteps(sheet, answer);
  tenantSteps(sheet, tenants);
  lowerTaxStep(sheet, answer);
  const { actions, caveats } = notesOf(answer);
  return {
    headline: [
      rupees('Tax added by your houses', now.added, { tone: 'tax' }),
      rupees('Income from house property', now.assessment.heads.house),
      rupees('Left after tax and interest', cash.left, { tone: 'own' }),
      net === null ? lowerTaxVerdict(answer) : percentage('Net yield after tax', net),
    ],
    sentence: sentenceOf(answer, pct(marginal)),
    charts: chartsOf(answer),
    tables: tablesOf(answer),
    steps: sheet.steps,
    actions,
    caveats,
  };
}
