import { regimeNames } from '@/content/tax/names';
import { yearTitle } from '@/content/tax/years';
import { formatDate, inr } from '@/lib/format';
import type { Answer } from './answer';
import { isBack } from './days';
import { isClosed } from './duties';
import type { NriInput } from './form';
import { ordinaryFrom } from './plan';
import { reasonFor, residenceInSentence, statusOf } from './status';

/** Returns what is left to pay or comes back, by the tax deducted as it was entered or as the law asks for it. */
function deductedWords(answer: Answer): string {
  const { input, isNonResident, tds, showsDeducted, balance, year } = answer;
  if (!showsDeducted) return '. Enter the tax deducted to see what is left to pay or your refund.';
  const left =
    balance < 0
      ? isClosed(answer)
        ? `a return filed by ${formatDate(year.returns.belated.value)} brings back ${inr(-balance)}.`
        : `you get back ${inr(-balance)} with a return.`
      : balance > 0
        ? `${inr(balance)} is left to pay.`
        : 'nothing is left to pay.';
  if (input.tds !== null) return `; with ${inr(tds)} of tax deducted, ${left}`;
  const isPaid = isNonResident && input.profit !== 0;
  if (tds > 0)
    return `. By law payers deduct ${inr(tds)}${isPaid ? ', business receipts apart' : ''}; if they did, ${left}`;
  return isPaid ? `. With no tax deducted from business receipts, ${left}` : `. By law no tax is deducted, so ${left}`;
}

/** Returns that the years before were taken as lived abroad, where that decides the status; else ''. */
function assumedAbroad({ input, year, status, regime }: Answer): string {
  if (input.before !== 'abroad') return '';
  const other = statusOf({ ...input, before: 'india' }, year, regime).finding.status;
  return other === status.finding.status ? '' : ' We assume that you lived abroad in earlier years.';
}

/** Returns from when coming back makes India tax income abroad; '' without a plan. */
function planWords({ plan, input }: Answer): string {
  if (!plan) return '';
  const { chosen, longer } = plan;
  if (isBack(input)) {
    return ` You came back on ${formatDate(chosen.day)}: India taxes your income abroad from ${ordinaryFrom(chosen)}.`;
  }
  const wait = longer
    ? ` If you come back on or after ${formatDate(longer.day)}, it is taxed only from ${ordinaryFrom(longer)}.`
    : '';
  return ` If you come back on ${formatDate(chosen.day)}, India taxes your income abroad from ${ordinaryFrom(chosen)}.${wait}`;
}

/** Returns that coming back before the year counts as a stay, as a sentence before the others; '' where it is a plan, or none. */
export function cameBackWords(given: NriInput, { returnOn, financialYear }: NriInput): string {
  return returnOn === given.returnOn
    ? ''
    : `You came back on ${formatDate(given.returnOn)}, before ${yearTitle(financialYear)}, so we count you in India since then. `;
}

/** Returns the residence and why, the interest, which the form begins with, the tax, and what is left to pay. */
export function sentenceOf(answer: Answer): string {
  const { input, status, paid, regime, treatySaves } = answer;
  const treaty =
    treatySaves > 0 && !input.certificate && !isClosed(answer)
      ? ` With a certificate of tax residence the treaty would lower your tax by ${inr(treatySaves)}.`
      : '';
  const interest = input.nroInterest;
  const yourTax = interest > 0 ? `With ${inr(interest)} of NRO and other rupee interest, your tax` : 'Your tax';
  return `For ${yearTitle(input.financialYear)} you are ${residenceInSentence[status.finding.status]}: ${reasonFor(status, input).text}. ${yourTax} is ${inr(paid)} in the ${regimeNames[regime]}${deductedWords(answer)}${treaty}${assumedAbroad(answer)}${planWords(answer)}`;
}
