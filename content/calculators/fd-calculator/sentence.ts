import { wholePeriods } from '@/lib/finance/term-deposit';
import { formatDate, formatMonths, inr, pct } from '@/lib/format';
import { lowerFirst } from '@/lib/lower-first';
import { closingOf, isByTable, keptOf, percentKept, takesInterestBack } from './closing';
import { asPaid, endOf, isJoint, payoutTerms, rateOf, termsBetween } from './deposit';
import { mayStillDeclare } from './ledger';
import type { FdInput } from './rows';
import { type DepositSums, each, lostOf, paidBackOf, takenBackOf } from './sums';

/** Returns that days beyond whole periods earn simple interest, as a part of a sentence; '' where there are none, or they compound. */
function simpleInWords(input: FdInput): string {
  const { kind, addedEvery, oddDays, start } = input;
  if (kind !== 'end' || addedEvery === 'never' || oddDays === 'compound') return '';
  const end = endOf(input);
  if (termsBetween(input, start, end, rateOf(input)).addedEvery === 'never') return ', as simple interest';
  return wholePeriods(start, end, Number(addedEvery)).until < end ? ', with simple interest on the last days' : '';
}

/** Returns that a deposit ends before its first payout, and how its interest is then paid, as a sentence before the others; '' where it does not. */
export function noPayoutInWords(given: FdInput): string {
  const input = asPaid(given);
  if (input.kind === given.kind) return '';
  const isSimple = termsBetween(input, input.start, endOf(input), rateOf(input)).addedEvery === 'never';
  return `The deposit ends before its first payout, ${formatMonths(Number(given.payoutEvery))} after it starts, so all interest is paid at the end${isSimple ? '' : ', and is added every quarter until then'}. `;
}

/** Returns the answer in two or three sentences. */
export function sentenceOf(found: DepositSums): string {
  const { input, put, paidIn, interest, end } = found;
  const day = formatDate(end);
  const whole =
    found.tax !== null
      ? found.tax > interest
        ? ` The tax on it, ${inr(found.tax)}, is more than the interest, because it takes your income past a limit, such as the rebate limit.`
        : found.tax < 0.5
          ? ` You owe no tax on it${found.tds > 0 ? `, but ${inr(found.tds)} is deducted as TDS. You get it back with your return${found.years.some((year) => mayStillDeclare(year, input)) ? '. For years for which you give the declaration, none is deducted' : ''}` : ''}.`
          : ` Tax takes ${inr(found.tax)} of it. You keep ${inr(interest - found.tax)}.`
      : found.tds > 0
        ? ` ${inr(found.tds)} of it is deducted as TDS during this time.`
        : '';
  const tax =
    isJoint(input) && found.tax !== null ? ` If all of it is taxed as yours, ${lowerFirst(whole.trim())}` : whole;
  if (input.breakEarly) {
    const lost = lostOf(found);
    return `Broken on ${day}, the deposit of ${inr(paidIn)} earns ${inr(interest)} instead of ${inr(interest + lost)}. Breaking it that day costs you ${inr(lost)}.`;
  }
  const closing = closingOf(input);
  if (takesInterestBack(closing)) {
    const taken = takenBackOf(found);
    const back =
      taken > 0
        ? `The ${inr(taken)} of interest paid before is taken out of it, and ${inr(put - taken)} is paid back.`
        : 'All of it is paid back.';
    return `Closed on ${day}, within the first year, the deposit of ${inr(put)} earns nothing. ${back}`;
  }
  if (isByTable(closing)) {
    return `You close the certificate on ${day} and get ${inr(paidBackOf(found))}, by the post office’s table. ${inr(interest)} is interest, ${inr(lostOf(found))} less than counted up to that day.${tax}`;
  }
  if (closing) {
    return `You close the deposit on ${day}. The post office keeps ${inr(keptOf(input, put))}, ${pct(percentKept(input))} of it, and pays back ${inr(paidBackOf(found))}. Until then you get ${inr(interest)} of interest.${tax}`;
  }
  if (input.kind === 'ladder') {
    return found.deposits.length === 1
      ? `Your deposit of ${inr(paidIn)} earns ${inr(interest)} by ${day}.${tax}`
      : `Your ${found.deposits.length} deposits, ${inr(paidIn)} together, earn ${inr(interest)} by ${day}. ${found.deposits.every((each) => each.end === end) ? 'All mature that day.' : 'They mature one after another.'}${tax}`;
  }
  if (input.kind === 'rd') {
    return `${inr(put)} a month for ${formatMonths(found.deposits[0]?.paidIn.length ?? 0)} becomes ${inr(paidIn + interest)} on ${day}; ${inr(interest)} is interest.${tax}`;
  }
  const paying = payoutTerms(input);
  if (paying) {
    return `${inr(put)} pays ${inr(put * paying.perPeriod)} every ${each[paying.months]} until ${day}, ${inr(interest)} in total. Then you get the deposit back.${tax}`;
  }
  return `${inr(put)} becomes ${inr(paidIn + interest)} on ${day} at ${pct(rateOf(input))}${simpleInWords(input)}; ${inr(interest)} is interest.${tax}`;
}
