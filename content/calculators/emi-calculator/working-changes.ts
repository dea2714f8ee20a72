import { inEqualEmis, smallerLast } from '@/content/loans/equal-emis';
import { loanRules } from '@/content/rules/loans';
import { sumStep } from '@/content/sum-step';
import { count, months, rupees, type Worksheet } from '@/lib/calculator';
import { addMonths, financialYearOf, type IsoMonth } from '@/lib/calendar';
import { compareText } from '@/lib/compare-text';
import { formatMonth, inr, pct } from '@/lib/format';
import type { EmiInput } from './form';
import { type Repayment, scheduleOf } from './loan';

/** The first new rate that takes effect, with what follows from both choices that the borrower has. */
export interface RateChange {
  readonly from: IsoMonth;
  readonly rate: number;
  /** With the end left where it is: the new EMI in ₹ and the EMIs left. */
  readonly newEmi: number;
  readonly left: number;
  /** With the EMI left as it is: the EMI in ₹ and the EMIs left; null where that EMI does not repay the loan. */
  readonly oldEmi: number;
  readonly leftAtOldEmi: number | null;
  /** Whether that EMI changes later, as it rises every year or falls with a prepayment. */
  readonly oldEmiMoves: boolean;
}

export function rateChangeSteps(
  { heading, step }: Worksheet,
  input: EmiInput,
  { rows, month }: Repayment,
): RateChange | null {
  heading('When the rate changes');
  const changes = [...input.rateChanges].sort((a, b) => compareText(a.from, b.from));
  let first: RateChange | null = null;
  for (const { from, rate } of changes) {
    const index = month.indexOf(from);
    const row = rows[index];
    if (!row || index <= input.moratorium) continue;
    const owed = inr(row.opening);
    step(
      rupees(`EMI from ${formatMonth(from)}`, row.instalment),
      input.rateEffect === 'emi'
        ? `${owed} is still owed; at ${pct(rate)} this EMI repays it by the month in which the loan was due to end`
        : `${owed} is still owed; at ${pct(rate)} the EMI stays and the end moves`,
      loanRules.rateReset,
    );
    if (first) continue;
    const moved = scheduleOf(input, { rateChangeKeeps: 'term' }).rows;
    const same = scheduleOf(input, { rateChangeKeeps: 'instalment' });
    // From this month to the last EMI but one: the last pays what is left.
    const going = same.rows.slice(index, same.shortfall ? undefined : -1);
    const oldEmi = going[0]?.instalment ?? same.shortfall?.instalment ?? rows[index - 1]?.instalment ?? 0;
    const oldEmiMoves = going.some(({ instalment }) => Math.abs(instalment - oldEmi) > 0.5);
    first = {
      from,
      rate,
      newEmi: moved[index]?.instalment ?? row.instalment,
      left: moved.length - index,
      oldEmi,
      oldEmiMoves,
      leftAtOldEmi: same.shortfall ? null : same.rows.length - index,
    };
    const when = formatMonth(from);
    step(count(`EMIs left from ${when}`, first.left), 'If the EMI changes and the end stays', loanRules.rateReset);
    if (first.leftAtOldEmi !== null) {
      step(
        count(`EMIs left from ${when} if the EMI stays`, first.leftAtOldEmi),
        `Until ${inr(oldEmi)} a month${oldEmiMoves ? ', which later changes as you entered,' : ''} has repaid the loan`,
        loanRules.rateReset,
      );
    }
  }
  return first;
}

/** What the prepayments save: interest in ₹ and whole months, with the balances without them. */
export interface Saving {
  readonly interest: number;
  readonly months: number;
  readonly balances: ReadonlyMap<string, number>;
  /** The last EMI without them, where it is smaller than the others and they make the EMIs equal; else null. */
  readonly smallerLast: number | null;
}

export function prepaymentSteps({ heading, step }: Worksheet, input: EmiInput, loan: Repayment): Saving | null {
  if (input.prepayments.length === 0) return null;
  const { rows, shortfall } = scheduleOf(input, { prepayments: [] });
  // Without the prepayments the EMI is less than the interest at a later rate: there is no loan to compare with.
  if (shortfall) return null;
  heading('What the prepayments save');
  let interest = 0;
  const balances = new Map<string, number>();
  for (const row of rows) {
    interest += row.interest;
    balances.set(financialYearOf(addMonths(input.firstMonth, row.period - 1)), row.closing);
  }
  const first = loan.rows.findIndex((row) => row.prepayment > 0);
  const next = loan.rows[first + 1];
  const isSetAnew = input.prepaymentEffect === 'emi' && first >= 0 && first + 1 > input.moratorium;
  if (isSetAnew && next && next.closing > 0) {
    const isLevel = input.yearlyStep === 0 && input.rateChanges.length === 0;
    step(
      rupees(`EMI from ${formatMonth(loan.month[first + 1] ?? '')}`, next.instalment),
      isLevel
        ? `${inEqualEmis(next.opening, rows.length - first - 1, input.rate)}, to the month in which the loan was due to end`
        : `${inr(next.opening)} is still owed; this EMI repays it by the month in which the loan was due to end`,
    );
  }
  step(rupees('Total interest without prepayments', interest), 'The same loan, month by month, without them');
  const saved = sumStep({ step }, rupees('Interest saved', interest - loan.interest), [interest, -loan.interest]);
  const sooner = step(
    months('The loan ends sooner by', rows.length - loan.rows.length),
    `Months: ${rows.length} − ${loan.rows.length}`,
  );
  // Elsewhere a last EMI differs by rounding or by the yearly step alone.
  const mayEndEarly = input.find === 'tenure' || (input.rateEffect === 'tenure' && input.rateChanges.length > 0);
  const last =
    isSetAnew && next && mayEndEarly && input.yearlyStep === 0
      ? smallerLast(rows.map(({ instalment }) => instalment))
      : null;
  return { interest: saved, months: sooner, balances, smallerLast: last };
}
