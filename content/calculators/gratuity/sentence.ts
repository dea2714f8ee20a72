import { governmentGratuity, receivedByHeirs } from '@/content/rules/gratuity';
import { counted, formatDate, inr } from '@/lib/format';
import { listOf } from '@/lib/list-of';
import type { Service } from '@/lib/tax/gratuity';
import type { Entitlement } from './entitlement';
import type { GratuityInput } from './form';
import { type GratuityAnswer, hasLeft, nextRise } from './stay';

/** Returns whether the employer must pay by law, in a word or two. */
export function dueText(input: GratuityInput, { eligible }: Entitlement): string {
  if (input.kind === 'notCovered') return 'By your contract';
  if (input.reason === 'inService') return 'No';
  return eligible ? 'Yes' : hasLeft(input) ? 'No' : 'Not yet';
}

/** The circular as a sentence names it: what comes before its day. */
export const circular = receivedByHeirs.at.replace(/ of .*$/, '');

/** Returns the answer in a sentence or two. */
export function sentenceOf(input: GratuityInput, answer: GratuityAnswer): string {
  const { leaving, entitlement, gratuity, exemption, tax, relief } = answer;
  const served = serviceText(leaving.service);
  const taxed =
    exemption.taxable === 0
      ? gratuity > 0
        ? input.reason === 'death' && input.kind !== 'government'
          ? ` All of it is tax-free for the family, by ${circular}.`
          : ' All of it is tax-free.'
        : ''
      : ` ${exemption.exempt > 0 ? `${inr(exemption.exempt)} is tax-free and ` : ''}${inr(exemption.taxable)} is taxed as salary${tax === null ? '' : `. The tax on it is ${inr(tax)}${relief?.relief ? ` after a relief of ${inr(relief.relief)}` : ''}`}.`;
  if (input.reason === 'inService') return `Gratuity paid while you stay in the job is fully taxed.${taxed}`;
  if (input.kind === 'notCovered') {
    return `Your employer is outside the gratuity law, so your contract decides. ${input.received === null ? `Half a month’s pay for each completed year is ${inr(gratuity)}.` : `You receive ${inr(gratuity)}.`}${taxed}`;
  }
  if (!entitlement.eligible) {
    const rise = nextRise(input, answer);
    const later = rise
      ? ` With a last working day of ${formatDate(rise.day)} it is ${inr(rise.stay.entitlement.due)}.`
      : '';
    const { law } = leaving;
    const needed = input.kind === 'fixedTerm' ? law.fixedTermYears : law.years;
    const asks =
      input.kind === 'government'
        ? `It asks for ${governmentGratuity.value.retirement.fromYears} years.`
        : `It asks for ${needed === 1 ? 'one year' : `${needed} years`} of service${needed > 1 && input.courtReading ? `, or ${needed - 1} years and ${input.shortWeek ? law.shortWeekDays : law.yearDays} days` : ''}.`;
    return `After ${served} the law gives no gratuity${hasLeft(input) ? '' : ' yet'}. ${asks}${gratuity > 0 ? ` You still receive ${inr(gratuity)}.${taxed}` : later}`;
  }
  const short =
    input.received !== null && input.received < entitlement.due - 0.5
      ? ` That is ${inr(entitlement.due - input.received)} less than the law gives you.`
      : '';
  const whom = input.reason === 'death' ? 'the family' : 'you';
  const gets =
    input.received !== null
      ? `${whom} ${input.reason === 'death' ? 'receives' : 'receive'}`
      : `${whom} ${input.reason === 'death' ? 'is' : 'are'} due`;
  return `After ${served} ${gets} ${inr(gratuity)}.${short}${taxed}`;
}

/** Returns a length of service in words: "11 years 9 months 30 days". */
export function serviceText({ years, months, days }: Pick<Service, 'years' | 'months' | 'days'>): string {
  const parts = listOf(
    years > 0 && counted(years, 'year'),
    months > 0 && counted(months, 'month'),
    days > 0 && counted(days, 'day'),
  );
  return parts.join(' ') || 'nothing';
}
