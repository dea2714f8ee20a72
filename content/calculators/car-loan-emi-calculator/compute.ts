import { assumedLines } from '@/lib/assumed';
import { type Result, rupees, worksheet } from '@/lib/calculator';
import { listOf } from '@/lib/list-of';
import { breakdownsOf, chartsOf } from './charts';
import form, { type CarLoanInput } from './form';
import { notesOf } from './notes';
import { pricedInput } from './price';
import { carLoanOf, hasElectricDeduction, loanOf, onRoadOf, ownershipOf } from './purchase';
import { sentenceOf } from './sentence';
import { electricTable, onRoadTable, ruleTable, scheduleTable } from './tables';
import { chargeSteps, loanSteps, onRoadSteps } from './working';
import { electricSteps, ownershipSteps, ruleSteps, underWaterSteps } from './working-ownership';

/** Returns the on-road price, the loan on it with its schedule, and what owning the car costs where its price is known. */
export function carLoan(typed: CarLoanInput): Result {
  const input = pricedInput(typed);
  const sheet = worksheet();
  const onRoad = onRoadOf(input);
  onRoadSteps(sheet, input, onRoad);
  const loan = carLoanOf(input, loanOf(input, onRoad));
  loanSteps(sheet, input, loan, onRoad);
  chargeSteps(sheet, input, loan);
  const hasPrice = input.priceIs !== 'unknown';
  const ownership = hasPrice ? ownershipOf(input, onRoad, loan) : null;
  const perMonth = ownership && ownershipSteps(sheet, input, ownership);
  const late = hasPrice ? underWaterSteps(sheet, input, loan) : null;
  const monthly = loan.emi + input.kmPerMonth * input.fuelPerKm + input.upkeep;
  ruleSteps(sheet, input, onRoad, loan, monthly);
  const electric = hasElectricDeduction(input);
  if (electric) electricSteps(sheet, input, loan);
  const notes = notesOf(input, onRoad, late);
  return {
    headline: [
      rupees('Monthly EMI', loan.emi),
      rupees('On-road price', onRoad.total),
      rupees('Total interest', loan.interest, { tone: 'cost' }),
      ...listOf(perMonth !== null && rupees('Cost of owning per month', perMonth)),
    ],
    sentence: sentenceOf(input, onRoad, loan, perMonth, late),
    breakdowns: breakdownsOf(loan, ownership),
    charts: chartsOf(input, loan, ownership),
    tables: listOf(
      hasPrice && onRoadTable(input, onRoad),
      ruleTable(input, onRoad, loan, monthly),
      scheduleTable(input, loan),
      electric && electricTable(input, loan),
    ),
    // The value of a car whose price is not known falls by no share.
    assumed: hasPrice ? assumedLines(form.fields, typed, ['firstYearFall', 'laterFall']) : [],
    steps: sheet.steps,
    actions: notes.actions,
    caveats: notes.caveats,
  };
}
