import { assumedLines } from '@/lib/assumed';
import { type Result, rupees, verdict, worksheet } from '@/lib/calculator';
import { inr } from '@/lib/format';
import { listOf } from '@/lib/list-of';
import { houseBreakdown, limitCharts, loanChart } from './charts';
import { fields, type HomeLoanEligibilityInput } from './form';
import { assess, gainsOf, requirementOf } from './loan';
import { commonNotes, notesOf } from './notes';
import { houseSentence, limitNames, loanSentence, whoseAge } from './sentence';
import { gainTable, gridTable, incomeTable, risingTable } from './tables';
import { houseSteps, limitSteps, requirementSteps } from './working';

/** Returns the home loan that income, age and house allow with the limit that binds, or the income that a house needs. */
export function homeLoanEligibility(input: HomeLoanEligibilityInput): Result {
  const result = input.goal === 'price' ? forHouse(input) : forIncome(input);
  // The State sets the stamp duty of a house that is named, or that own money must pay for.
  const needsDuty = input.goal === 'price' || input.price !== null || input.ownMoney !== null;
  return needsDuty && input.dutyPercent === null && input.state === fields.state.default
    ? { ...result, assumed: assumedLines(fields, input, ['state']) }
    : result;
}

function forIncome(input: HomeLoanEligibilityInput): Result {
  const sheet = worksheet();
  const now = assess(input);
  limitSteps(sheet, input, now);
  const house = houseSteps(sheet, input, now);
  const gains = gainsOf(input, now, inr);
  const notes = notesOf(input, now);
  return {
    headline: [
      rupees('Home loan you can get', now.loan, { tone: 'own' }),
      rupees('Monthly EMI', now.emi, { tone: 'cost' }),
      verdict('Limited by', now.binding === 'age' ? whoseAge(input, now) : limitNames[now.binding]),
      house.figure,
    ],
    sentence: loanSentence(input, now, gains, house.need),
    breakdowns: [houseBreakdown(house)],
    charts: limitCharts(input, now, gains, house),
    tables: listOf(
      gridTable(input, now),
      gains.length > 0 && gainTable(gains, now),
      risingTable(input, now.loan, now.emi, now.months),
    ),
    steps: sheet.steps,
    actions: notes.actions,
    caveats: notes.caveats,
  };
}

/** Returns the other way round: what a house needs. */
function forHouse(input: HomeLoanEligibilityInput): Result {
  const sheet = worksheet();
  const need = requirementOf(input);
  requirementSteps(sheet, input, need);
  const notes = commonNotes(input, need.loan, need.months);
  return {
    headline: [
      rupees('Take-home pay you need, per month', need.ownIncome, { tone: 'own' }),
      rupees('Loan you need', need.loan),
      rupees('Own money you need', need.ownMoney),
      rupees('Monthly EMI', need.emi, { tone: 'cost' }),
    ],
    sentence: houseSentence(input, need),
    breakdowns: [
      {
        title: 'What pays for the house',
        total: rupees('Price with stamp duty and registration', input.wantedPrice + need.duty.amount),
        parts: [
          rupees('Loan you need', need.loan, { tone: 'own' }),
          rupees('Own money you need', need.ownMoney, { tone: 'other' }),
        ],
      },
    ],
    charts: [loanChart('What pays for the house', need.loan, need.ownMoney)],
    tables: listOf(incomeTable(input), risingTable(input, need.loan, need.emi, need.months)),
    steps: sheet.steps,
    actions: notes.actions,
    caveats: notes.caveats,
  };
}
