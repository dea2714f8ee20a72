import { inr } from '@/lib/format';
import { hasRefund, moreInOther, type TakeHome } from './take-home';

/** Returns what the answer means. */
export function sentenceOf(home: TakeHome): string {
  const { setting, chosen, other, alsoAt } = home;
  const { input } = setting;
  const months = setting.worked.length;
  const span = months === 12 ? 'a year' : `in ${months === 1 ? 'the month' : `the ${months} months`} you work there`;
  const difference = moreInOther(home);
  const the = hasRefund(home) ? 'With the refund, the' : 'The';
  const regimes =
    difference >= 1
      ? ` ${the} ${other.regime} regime would leave ${inr(difference)} more.`
      : difference <= -1
        ? ` ${the} ${chosen.regime} regime leaves ${inr(-difference)} more than the ${other.regime} one.`
        : ' Both regimes leave the same.';
  if (input.known === 'inHand') {
    return `For ${inr(chosen.usual.inHand)} in hand in a usual month you need a CTC of ${inr(chosen.ctc)} a year.${alsoAt === null ? '' : ' It is the lowest of several CTCs with that in-hand.'}${regimes}`;
  }
  const of = input.known === 'gross' ? `a gross pay of ${inr(input.grossPay)} a month` : `a CTC of ${inr(chosen.ctc)}`;
  return `Of ${of} you get ${inr(chosen.usual.inHand)} in hand in a usual month, ${inr(chosen.total.inHand)} ${span}, after ${inr(chosen.total.tax)} of income tax.${regimes}`;
}
