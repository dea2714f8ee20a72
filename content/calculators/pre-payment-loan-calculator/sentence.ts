import { equalEmisSentence, smallerLast } from '@/content/loans/equal-emis';
import type { IsoMonth } from '@/lib/calendar';
import { formatMonth, formatMonths, inr, pct } from '@/lib/format';
import type { PrepaymentInput } from './form';
import { choiceOf, type InvestComparison } from './invest';
import { type Comparison, isClosed, moreThanOwed } from './loan';

interface Answers {
  readonly net: number;
  readonly sooner: number;
  readonly newEmi: number | null;
  readonly end: IsoMonth;
  readonly horizon: IsoMonth;
  readonly invest: InvestComparison | null;
  /** The tax saving lost, ₹; negative where prepaying saves tax. */
  readonly lost: number;
}

export function sentenceOf(input: PrepaymentInput, comparison: Comparison, answers: Answers): string {
  const { plan, without } = comparison;
  const { net, sooner, newEmi, end, invest, lost } = answers;
  if (!invest) return `Enter a prepayment to see what it saves. As it is, the loan ends in ${formatMonth(end)}.`;
  const outcome =
    plan.periods === 0
      ? 'closes the loan now'
      : newEmi !== null && isClosed(comparison)
        ? `closes the loan in ${formatMonth(end)}`
        : newEmi !== null
          ? `lowers the EMI to ${inr(newEmi)}`
          : sooner > 0
            ? `ends the loan ${formatMonths(sooner)} sooner, in ${formatMonth(end)}`
            : 'makes the last EMI smaller';
  const saves =
    Math.abs(net) < 0.5 ? 'saves no interest' : net > 0 ? `saves ${inr(net)}` : `costs ${inr(-net)} more than it saves`;
  const isSetAnew = newEmi !== null && plan.periods > (comparison.firstExtra ?? 0);
  const equal = isSetAnew
    ? equalEmisSentence(smallerLast(without.instalments.slice(1)), without.totalInterest - plan.totalInterest)
    : '';
  return `${owedSentence(comparison)}Prepaying ${inr(plan.totalExtra)} ${saves} and ${outcome}.${equal}${taxSentence(net, lost)} ${investSentence(input, invest, answers.horizon)}`;
}

/** What is more than the loan is not paid. */
function owedSentence(comparison: Comparison): string {
  const more = moreThanOwed(comparison);
  if (!more) return '';
  const when = more.after === 0 ? 'now' : `after EMI ${more.after}`;
  return `You owe ${inr(more.owed)} ${when}, less than the prepayment of ${inr(more.amount)}. `;
}

/** Less than half a rupee of tax is no change. */
function taxSentence(net: number, lost: number): string {
  if (Math.abs(lost) < 0.5) return '';
  const left = net - lost;
  if (left < 0)
    return net > -0.5
      ? ` But you lose some tax saving, so in all you lose ${inr(-left)}.`
      : ` You also ${lost > 0 ? 'lose some tax saving' : 'save some tax'}, so in all you lose ${inr(-left)}.`;
  return lost > 0
    ? ` You lose some tax saving, so ${inr(left)} of this is left.`
    : ` You also save ${inr(-lost)} of tax, so in all you save ${inr(left)}.`;
}

function investSentence(input: PrepaymentInput, invest: InvestComparison, horizon: IsoMonth): string {
  const difference = inr(Math.abs(invest.prepaid.after - invest.invested.after));
  const rate = pct(input.investReturn);
  const month = formatMonth(horizon);
  const sure =
    invest.breakEvenAfterTax === null
      ? ''
      : `Prepaying earns a sure ${pct(invest.breakEvenAfterTax)} a year${input.rateType === 'floating' ? ' while your rate stays' : ''}. `;
  switch (choiceOf(invest)) {
    case 'Prepay':
      return `${sure}Investing at ${rate} instead would leave you ${difference} poorer in ${month}, after tax.`;
    case 'Invest':
      return `${sure}Investing at ${rate} instead would leave you ${difference} richer in ${month}, after tax, if it really earns that.`;
    default:
      return `${sure}Investing at ${rate} instead gives the same in ${month}, after tax.`;
  }
}
