import type { Both } from '@/content/tax/year-answer';
import { yearTitle } from '@/content/tax/years';
import { inr } from '@/lib/format';
import type { Switching } from './five-years';
import type { RegimeInput } from './form';
import { isOldClosed } from './person';
import type { Distance } from './working';

function distanceSentence(tax: Both<number>, { have, needed, missing, beyond }: Distance, beyondWhat: string): string {
  if (needed === null) {
    return tax.old < tax.new
      ? 'The reason is the home loan: its interest becomes a house loss, which you can set off against gains. Other deductions cannot reduce gains.'
      : 'No deductions can bring the old-regime tax down to this, because they do not reduce income at special rates.';
  }
  if (tax.new < tax.old && missing > 0) {
    return tax.new === 0
      ? `It would take ${inr(needed)} of deductions${beyondWhat} for the old regime to have no tax either. You have ${inr(have)}.`
      : `It would take ${inr(needed)} of old-regime deductions${beyondWhat} to make both equal. You have ${inr(have)}, which is ${inr(missing)} less.`;
  }
  if (tax.old < tax.new && needed === 0) return 'It needs no deductions for that.';
  if (tax.old < tax.new && beyond > 0) {
    return `Your old-regime deductions of ${inr(have)}${beyondWhat} are ${inr(beyond)} above the ${inr(needed)} at which both cost the same.`;
  }
  return '';
}

/** Returns what years after this one say against its lower tax, since with business income the way back is open once; '' where nothing. */
function switchingSentence(switching: Switching | null, financialYear: string): string {
  if (!switching?.isAgainstThisYear) return '';
  const inYear = `in ${yearTitle(financialYear)}`;
  const { advised, cheaperBy } = switching;
  return advised === 'old'
    ? ` But you can come back to the new regime only once: over the five years in the table, staying in the old one ${inYear} costs ${inr(cheaperBy)} less.`
    : ` But you can leave the new regime only once: over the five years in the table, staying in it ${inYear} costs ${inr(cheaperBy)} less.`;
}

/** Returns what the answer means, in one or two sentences. */
export function sentenceOf(
  input: RegimeInput,
  tax: Both<number>,
  distance: Distance,
  switching: Switching | null,
): string {
  const saved = inr(Math.abs(tax.new - tax.old));
  const beyondWhat = input.salary > 0 ? ' beyond the standard deduction' : '';
  const verdict =
    tax.new === tax.old
      ? tax.new === 0
        ? 'You pay no income-tax in either regime.'
        : `The tax is ${inr(tax.new)} in both regimes.`
      : `The ${tax.new < tax.old ? 'new' : 'old'} regime costs you ${saved} less.`;
  const closed =
    isOldClosed(input) && tax.old < tax.new
      ? ' But you cannot choose it: you came back to the new regime and still have a business.'
      : '';
  const rest = tax.new === tax.old ? '' : ` ${distanceSentence(tax, distance, beyondWhat)}`;
  return `${verdict}${closed}${switchingSentence(switching, input.financialYear)}${rest}`.trim();
}
