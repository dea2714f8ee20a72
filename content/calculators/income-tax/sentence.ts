import { lateOldRegimeNeeds } from '@/content/tax/law-names';
import { otherRegime, regimeNames } from '@/content/tax/names';
import type { YearAnswer } from '@/content/tax/year-answer';
import { formatDate, inr, pct } from '@/lib/format';
import { listOf } from '@/lib/list-of';
import { upperFirst } from '@/lib/lower-first';
import type { ArrearsRelief } from '@/lib/tax/arrears-relief';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import type { Taxpayer } from '@/lib/tax/taxpayer';
import { hasBusiness } from './filing';
import type { Settled } from './settle';

/** Returns what is left to pay with a return filed on its day, with tax, interest and fee apart where there are any. */
function leftToPay({ payable: owed, assessedTax, paid, interest, fee, filedOn }: Settled): string {
  const tax = assessedTax - paid;
  const parts = listOf(
    tax >= 1 && `${inr(tax)} of tax`,
    interest >= 1 && `${inr(interest)} of interest`,
    fee > 0 && `${inr(fee)} of fee for the late return`,
  );
  const made = tax <= -1 ? `, after ${inr(-tax)} paid beyond the tax` : '';
  const apart = parts.length > 1 || made !== '' ? `: ${parts.join(', ')}${made}` : '';
  return `Paid and filed on ${formatDate(filedOn)}, ${inr(owed)} is left to pay${apart}.`;
}

/** Returns why the old regime is closed to a late return, with the box that opens it to business income; null where it is open. */
export function closedToOld(isOpen: boolean, taxpayer: Taxpayer, year: IncomeTaxYear): string | null {
  if (isOpen) return null;
  return hasBusiness(taxpayer)
    ? `A late return can use the old regime only if ${lateOldRegimeNeeds(year.act)}. If so, say it under “Tax paid, refund, interest”.`
    : 'You cannot use the old regime in a late return.';
}

/** Returns the salary that counts beside other income or losses, as the words before the others; '' where it is all there is, or none. */
function besideSalary({ now: { salary, grossTotalIncome } }: YearAnswer): string {
  return salary.gross > 0 && salary.income !== grossTotalIncome ? `With a salary of ${inr(salary.gross)}, ` : '';
}

/** Returns what the answer means; `closed` says why the old regime is not open. */
export function sentenceOf(answer: YearAnswer, settled: Settled | null, closed: string | null): string {
  const { regime, tax, now } = answer;
  const other = otherRegime(regime);
  const difference = tax[other] - tax[regime];
  const compared =
    closed ??
    (difference === 0
      ? 'The tax is the same in both regimes.'
      : difference > 0
        ? `The ${regimeNames[regime]} costs you ${inr(difference)} less than the ${regimeNames[other]}.`
        : `The ${regimeNames[other]} would cost you ${inr(-difference)} less.`);
  const rate = now.grossTotalIncome > 0 ? (now.tax / now.grossTotalIncome) * 100 : 0;
  const share = upperFirst(
    tax[regime] === 0
      ? `${besideSalary(answer)}you pay no income-tax in the ${regimeNames[regime]}.`
      : `${besideSalary(answer)}you pay ${inr(tax[regime])}, ${pct(rate, 1)} of your income, in the ${regimeNames[regime]}.`,
  );
  const rest =
    settled === null
      ? ''
      : settled.payable > 0
        ? ` ${leftToPay(settled)}`
        : settled.payable < 0
          ? ` A refund of ${inr(-settled.payable)} is due to you.`
          : ' Nothing is left to pay.';
  return `${share} ${compared}${rest}`;
}

/** Returns what the arrears change in the tax, as a sentence behind that of the answer; '' without arrears. */
export function reliefSentence(found: ArrearsRelief | null): string {
  if (!found) return '';
  const { received, inTheirYears, relief } = found;
  const compared = `The arrears of ${inr(received.arrears)} add ${inr(received.difference)} to the tax of this year and would have added ${inr(inTheirYears)} in their own years`;
  return relief > 0
    ? ` ${compared}, so relief of ${inr(relief)} is counted.`
    : ` ${compared}, so there is no relief for them.`;
}
