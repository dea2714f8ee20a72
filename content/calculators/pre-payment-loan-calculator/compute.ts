import { sumStep } from '@/content/sum-step';
import { assumedLines } from '@/lib/assumed';
import { type Figure, monthFigure, months, type Result, rupees, verdict, worksheet } from '@/lib/calculator';
import { addMonths, type IsoMonth } from '@/lib/calendar';
import type { Repayment } from '@/lib/finance/prepayment';
import { listOf } from '@/lib/list-of';
import { chargeRule, chargeShare } from './charges';
import { breakdownsOf, chartsOf } from './charts';
import { fields, type PrepaymentInput } from './form';
import { investComparison } from './invest';
import { comparisonOf } from './loan';
import { notesOf } from './notes';
import { sentenceOf } from './sentence';
import { scheduleTable, taxTable, timingTable } from './tables';
import { deductionYears } from './tax';
import { timingsOf } from './timing';
import { chargeSteps, loanSteps, nextAmountSteps, savingSteps, timingSteps } from './working';
import { investSteps } from './working-invest';
import { taxSteps } from './working-tax';

/** Returns interest, time and tax saved by prepayments, the charge, and the same money invested: input without problems in, result out. */
export function prepayment(input: PrepaymentInput): Result {
  const sheet = worksheet();
  const comparison = comparisonOf(input);
  const { plan } = comparison;
  const rule = chargeRule(input);
  const share = chargeShare(input, rule);
  const end = endOf(input, plan);

  const emi = loanSteps(sheet, input, comparison);
  const { saved, sooner, newEmi } = savingSteps(sheet, input, comparison, end, emi);
  const charges = chargeSteps(sheet, input, plan, rule, saved);
  const years = deductionYears(input, comparison);
  const lost = years ? taxSteps(sheet, input, years) : 0;
  const afterTax = years
    ? sumStep(sheet, rupees('Saved after charges and tax', charges.net - lost), [charges.net, -lost])
    : null;
  const invest = investComparison(input, comparison, share);
  const horizon = endOf(input, comparison.without);
  if (invest) investSteps(sheet, input, invest, horizon);
  const timings = timingsOf(comparison, share, charges.net);
  const waiting = timingSteps(sheet, timings);
  nextAmountSteps(sheet, comparison, share, charges.net);

  const notes = notesOf(input, comparison, rule, { invest: invest !== null, waiting, charge: charges.asked });
  const second: Figure =
    newEmi === null ? months('The loan ends sooner by', sooner) : rupees('New EMI', newEmi, { tone: 'own' });
  return {
    headline: [
      rupees('Interest saved after charges', charges.net, { tone: charges.net < 0 ? 'cost' : 'growth' }),
      second,
      monthFigure('Paid off in', end),
      afterTax === null ? verdict('Prepayment charge', rule.answer) : rupees('Saved after charges and tax', afterTax),
    ],
    sentence: sentenceOf(input, comparison, { net: charges.net, sooner, newEmi, end, invest, horizon, lost }),
    breakdowns: breakdownsOf(comparison, saved, charges),
    charts: chartsOf(comparison, timings, invest, horizon),
    tables: listOf(
      scheduleTable(comparison, share, input.rate),
      timings.length > 1 && timingTable(timings),
      years && taxTable(input, years),
    ),
    steps: sheet.steps,
    actions: notes.actions,
    caveats: notes.caveats,
    ...((years || (invest && input.investTax === 'slab')) && { assumed: assumedLines(fields, input, ['taxRate']) }),
  };
}

/** Returns the month in which a schedule ends; the month before the next EMI where it ends now. */
function endOf(input: PrepaymentInput, { periods }: Repayment): IsoMonth {
  return addMonths(input.nextEmi, periods - 1);
}
