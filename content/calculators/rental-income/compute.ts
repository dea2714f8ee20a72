import { type Result, worksheet } from '@/lib/calculator';
import { pct } from '@/lib/format';
import { answerFor } from './answer';
import { chartsOf } from './charts';
import type { RentalIncomeInput } from './form';
import { headlineOf } from './headline';
import { notesOf } from './notes';
import { sentenceOf } from './sentence';
import { tablesOf } from './tables';
import { tenantSteps } from './tenants';
import { changeSteps, choiceSteps, leftSteps, lowerTaxStep, valueSteps, yieldSteps } from './working';

/** Returns the income of the houses, what they add to the tax in either regime, what tenants deduct, and the yield. */
export function rentalIncome(input: RentalIncomeInput): Result {
  const sheet = worksheet();
  const answer = answerFor(input);
  valueSteps(sheet, answer);
  changeSteps(sheet, answer);
  const marginal = choiceSteps(sheet, answer);
  leftSteps(sheet, answer);
  yieldSteps(sheet, answer);
  tenantSteps(sheet, answer.tenants);
  lowerTaxStep(sheet, answer);
  const { actions, caveats } = notesOf(answer);
  return {
    headline: headlineOf(answer),
    sentence: sentenceOf(answer, pct(marginal)),
    charts: chartsOf(answer),
    tables: tablesOf(answer),
    steps: sheet.steps,
    actions,
    caveats,
  };
}
