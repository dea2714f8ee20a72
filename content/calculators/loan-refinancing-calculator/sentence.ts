import { addMonths } from '@/lib/calendar';
import { formatMonth, formatMonths, inr, pct } from '@/lib/format';
import type { LoanRefinancingInput } from './form';
import type { Comparison } from './loan';

/** Writes a rate that was found, in percent to two decimals as lenders quote it. */
const rateText = (rate: number) => `about ${pct(rate)}`;

/** Writes the rate up to which staying is as good: rounded down, so that it is as good at that rate too. */
export const matchText = (rate: number) => rateText(Math.floor(rate * 100 + 1e-6) / 100);

/** Returns what the top-up adds to the EMI of the balance, of which the rest of the sentence speaks. */
export function topUpSentence({ plan, topUp }: Comparison): string {
  if (!topUp) return '';
  const first = topUp.later === null ? '' : ' at first';
  return ` The top-up adds ${inr(topUp.instalment)} a month${first}: ${inr(plan.instalment + topUp.instalment)} in all.`;
}

/** Returns that the first rate is the only one, where it lasts to the end of the loan; '' elsewhere. */
export function wholeTimeSentence(given: LoanRefinancingInput, { firstMonths }: LoanRefinancingInput): string {
  if (firstMonths === given.firstMonths) return '';
  return ` The first rate of ${pct(given.firstRate)} lasts to the end of the loan, so the new rate of ${pct(given.newRate)} never holds.`;
}

/** Returns why a longer tenure makes the move dearer than staying. */
function longerTenure(input: LoanRefinancingInput, { stay, sameTime, plan }: Comparison): string {
  if (input.newRate >= input.rate && !(input.firstMonths > 0 && input.firstRate < input.rate)) {
    return 'Do not move: the new rate is not lower.';
  }
  const byRate = stay.schedule.totalInterest - sameTime.schedule.totalInterest;
  const byTime = plan.schedule.totalInterest - sameTime.schedule.totalInterest;
  return byTime > byRate
    ? 'The longer tenure costs more than the lower rate saves.'
    : 'The longer tenure and the costs take more than the lower rate saves.';
}

/** Returns what of the saving comes from the rate, and what from an EMI that stays although the new loan asks for less. */
function keptEmi({ plan, sameTime }: Comparison): string {
  const more =
    plan.later === null
      ? `, ${inr(plan.instalment - sameTime.instalment)} a month more than the new loan asks for`
      : '';
  return sameTime.saved > 0
    ? ` The lower rate saves ${inr(sameTime.saved)} of this over the same ${formatMonths(sameTime.schedule.periods)}. The rest comes from keeping the EMI${more}.`
    : ` All of it comes from keeping the EMI${more}. Over the same ${formatMonths(sameTime.schedule.periods)} the move does not save money.`;
}

export function sentenceOf(input: LoanRefinancingInput, all: Comparison): string {
  const { loan, plan, sameTime, ahead, stay, costs } = all;
  const term = formatMonths(plan.schedule.periods);
  const isSameEmi = Math.abs(plan.instalment - loan.instalment) < 0.005;
  const then =
    plan.later === null || Math.abs(plan.later - plan.instalment) < 0.005
      ? ''
      : ` for ${formatMonths(input.firstMonths)} and then ${inr(plan.later)}`;
  // A fee that is only the example must be seen to count.
  const after = costs.total > 0 ? ` after costs of ${inr(costs.total)}` : '';
  const onBalance = all.topUp ? ' on the balance' : '';
  const emis = isSameEmi
    ? `keep paying ${inr(plan.instalment)} a month${onBalance}${then}`
    : `pay ${inr(plan.instalment)} a month${onBalance}${then ? `${then},` : ''} instead of ${inr(loan.instalment)}`;
  if (plan.schedule.periods === sameTime.schedule.periods) {
    const equal = all.smallerLast === null || input.keepEmi ? '' : ', in EMIs that are equal to the end,';
    if (plan.saved > 0) {
      const from =
        ahead.from === null ? '' : `, and you are ahead from ${formatMonth(addMonths(input.nextEmi, ahead.from - 1))}`;
      return `You ${emis}. Over the same ${term}${equal} you save ${inr(plan.saved)}${after}${from}.${ownAdvice(input, all)}`;
    }
    const later = input.firstMonths > 0 ? ' after the first rate' : '';
    const stop = all.stopsAt === null ? '' : ` Moving saves money only below ${rateText(all.stopsAt)}${later}.`;
    return plan.saved === 0 && costs.total === 0
      ? `Moving changes nothing. You ${emis}, over the same time.${stop}`
      : `Do not move. Over the same ${term}${equal} you pay ${inr(-plan.saved)} more in all${costs.total > 0 ? `, with costs of ${inr(costs.total)}` : ''}.${stop}${ownOffer(input, all)}`;
  }
  const sameTimeSaves =
    sameTime.saved > 0
      ? ` Keep to ${formatMonths(stay.schedule.periods)} and moving saves ${inr(sameTime.saved)}.`
      : ' Moving does not save money over the same time either.';
  if (plan.schedule.periods > stay.schedule.periods && plan.saved < 0) {
    return `${longerTenure(input, all)} You ${emis}${plan.instalment < loan.instalment ? ', but' : ''} for ${term}, and ${inr(-plan.saved)} more in all.${sameTimeSaves}`;
  }
  const difference = `${inr(Math.abs(plan.saved))} ${plan.saved < 0 ? 'more' : 'less'}`;
  const pay = `You ${emis} for ${term}, ${difference} in all${after}.`;
  if (plan.saved < 0) return `${pay} Do not move.`;
  if (plan.saved <= sameTime.saved) return pay + sameTimeSaves;
  if (isSameEmi) return pay + keptEmi(all);
  return sameTime.saved > 0
    ? `${pay} The lower rate saves ${inr(sameTime.saved)} of this. The rest comes from paying faster, which you can do at your present lender too.`
    : `${pay} All of it comes from paying faster. You can do that with your present lender too. The move itself does not save money.`;
}

/** Returns the present lender's offer in words, where it saves. */
function ownOffer(input: LoanRefinancingInput, { own }: Comparison): string {
  if (!own || own.saved <= 0) return '';
  return ` Your lender’s offer of ${pct(input.ownRate ?? 0)} saves ${inr(own.saved)} over that time.`;
}

/** Returns what the present lender should be asked, or how its offer compares with a move that pays. */
function ownAdvice(input: LoanRefinancingInput, all: Comparison): string {
  const { own, sameTime, matchedAt } = all;
  if (own && own.saved - sameTime.saved > 0.5) {
    return ` Staying at ${pct(input.ownRate ?? 0)} saves ${inr(own.saved - sameTime.saved)} more than that.`;
  }
  if (own || matchedAt === null) return ownOffer(input, all);
  return ` Ask your present lender first: at ${matchText(matchedAt)} or less, without a fee, staying is at least as good.`;
}
