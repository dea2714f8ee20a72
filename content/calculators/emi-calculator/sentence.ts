import { equalEmisSentence } from '@/content/loans/equal-emis';
import { formatMonth, formatMonths, inr, pct } from '@/lib/format';
import type { EmiInput } from './form';
import type { Repayment } from './loan';

import type { RateChange, Saving } from './working-changes';

interface Answers {
  readonly monthlyEmi: number;
  readonly interest: number;
  readonly total: number;
  readonly saving: Saving | null;
  readonly flatRate: number | null;
  readonly apr: number | null;
  readonly change: RateChange | null;
}

/** Returns what the borrower pays, and the one thing more that matters most. */
export function sentenceOf(input: EmiInput, { rows, month }: Repayment, answers: Answers): string {
  const { monthlyEmi, interest, total } = answers;
  const amount = inr(monthlyEmi);
  const end = formatMonth(month.at(-1) ?? input.firstMonth);
  // The last EMI is often a smaller one.
  const emis = rows.slice(input.moratorium, -1).map(({ instalment }) => instalment);
  const emiChanges = emis.some((each) => Math.abs(each - monthlyEmi) > 0.5);
  const duration = formatMonths(rows.length - input.moratorium);
  const yearly =
    emiChanges && input.yearlyStep !== 0
      ? `, ${pct(Math.abs(input.yearlyStep))} ${input.yearlyStep > 0 ? 'more' : 'less'} every year,`
      : '';
  const pay = emiChanges ? `begin with ${amount} a month${yearly} and pay for` : `pay ${amount} a month for`;
  const after = input.moratorium > 0 ? `After ${formatMonths(input.moratorium)} you ` : 'You ';
  const share = pct((interest / total) * 100, 0);
  const loan =
    input.find === 'loan'
      ? `This repays a loan of ${inr(input.loan)}${input.insurance > 0 ? ' and its insurance' : ''}. `
      : '';
  return `${after}${pay} ${duration}, until ${end}. ${loan}You pay back ${inr(total)}, of which ${inr(interest)} (${share}) is interest.${answers.change ? changeText(input, answers.change) : ''}${remark(input, answers)}`;
}

/** Returns the one thing more that matters most. */
function remark(input: EmiInput, { saving, flatRate, apr }: Answers): string {
  const equal = saving ? equalEmisSentence(saving.smallerLast, saving.interest) : '';
  if (saving && saving.interest < -0.5) {
    return ` Your prepayments lower the EMI, but cost ${inr(-saving.interest)} of interest more.${equal}`;
  }
  if (saving && saving.interest > 0) {
    const sooner = saving.months > 0 ? ` and end the loan ${formatMonths(saving.months)} sooner` : '';
    return ` Your prepayments save ${inr(saving.interest)} of interest${sooner}.${equal}`;
  }
  if (flatRate !== null) {
    return ` A flat ${pct(input.rate)} is really ${pct(flatRate)} on what you still owe.`;
  }
  return apr === null ? '' : ` With all charges the loan costs ${pct(apr)} a year.`;
}

/** Returns both choices at the first new rate, in words. */
function changeText(
  { rateEffect }: EmiInput,
  { from, rate, newEmi, left, oldEmi, oldEmiMoves, leftAtOldEmi }: RateChange,
): string {
  const emis = (many: number) => (many === 1 ? '1 EMI is' : `${many} EMIs are`);
  if (rateEffect === 'tenure' && leftAtOldEmi !== null) {
    const stays = oldEmiMoves ? `the EMIs go on from ${inr(oldEmi)}` : `the EMI stays at ${inr(oldEmi)}`;
    return ` From ${formatMonth(from)}, at ${pct(rate)}, ${stays} and ${emis(leftAtOldEmi)} left; for the end to stay, it would become ${inr(newEmi)} and ${emis(left)} left. The choice is yours.`;
  }
  const old = `${oldEmiMoves ? 'with EMIs that go on from' : 'at the old EMI of'} ${inr(oldEmi)}`;
  const stays = leftAtOldEmi === null ? `${old} the loan would not end` : `${old}, ${emis(leftAtOldEmi)} left`;
  return ` From ${formatMonth(from)}, at ${pct(rate)}, the EMI becomes ${inr(newEmi)} and ${emis(left)} left; ${stays}. The choice is yours.`;
}
