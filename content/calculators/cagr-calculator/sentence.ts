import { daysBetween } from '@/lib/calendar';
import { realReturn } from '@/lib/finance/inflation';
import { counted, formatMonths, inr, pct } from '@/lib/format';
import { type DatedReturn, highest, lowest } from './flows';
import type { CagrInput } from './form';
import type { Growth } from './growth';

function timeInWords(input: CagrInput, years: number): string {
  const inYears = counted(years, 'year');
  if (input.find === 'time') return inYears;
  if (input.by === 'years') return formatMonths(input.period);
  if (years > 1) return inYears;
  return counted(daysBetween(input.from, input.to), 'day');
}

/** Returns what the growth between two values means. */
export function sentenceOf(input: CagrInput, { start, end, years, rate, gain }: Growth): string {
  const time = timeInWords(input, years);
  const [from, to] = [inr(start), inr(end)];
  const yearly = pct((rate ?? 0) * 100);
  const real =
    rate === null
      ? ''
      : ` After inflation of ${pct(input.inflation)} that is ${pct(realReturn(rate * 100, input.inflation))} a year.`;
  if (input.find === 'end') return `${from} becomes ${to} in ${time}, at ${yearly} a year.${real}`;
  if (input.find === 'start') return `To have ${to} in ${time}, start with ${from}, at ${yearly} a year.${real}`;
  if (input.find === 'time') return `${from} takes ${time} to become ${to}, at ${yearly} a year.${real}`;
  const change = gain < 0 ? 'fell' : gain > 0 ? 'grew' : 'came';
  if (rate === null) {
    return `${from} ${change} to ${to} in ${time}: ${pct((gain / start) * 100)} in total. For less than a year we show no yearly rate, because a short period says little about a year.`;
  }
  return `${from} ${change} to ${to} in ${time}: ${yearly} a year, every year on the value of the year before.${real}`;
}

/** Returns what the return of dated payments means. */
export function datedSentence({ inflation }: CagrInput, found: DatedReturn): string {
  const { rate, rates, beyond, days, paidIn, back, gain, isShort } = found;
  const change =
    Math.abs(gain) < 0.5 ? 'neither a gain nor a loss' : `a ${gain < 0 ? 'loss' : 'gain'} of ${inr(Math.abs(gain))}`;
  const total = `You paid in ${inr(paidIn)}, and ${inr(back)} came back or is still there: ${change}.`;
  if (beyond) {
    return `${total} In ${counted(days, 'day')} that is ${pct((gain / paidIn) * 100)}, a yearly rate ${beyond}. So large a rate says nothing about a year: look at the gain.`;
  }
  if (rate === null) {
    return `${total} No yearly rate between ${lowest} and ${highest} fits these payments, so look at the gain instead.`;
  }
  if (rates.length > 1) {
    return `${total} ${rates.length} yearly rates fit these payments: ${rates.map((each) => pct(each * 100)).join(', ')}. No single one shows what you earned. Look at the gain.`;
  }
  if (isShort) {
    return `${total} In ${counted(days, 'day')} that is ${pct((gain / paidIn) * 100)}; a yearly rate for less than a year says little.`;
  }
  // A loss at a rate above 0, or a gain at one below, is of money that came out first.
  if (gain * rate < 0) {
    return `${total} The money came out before it went in, so this is like a loan that you took at ${pct(rate * 100)} a year.`;
  }
  const yearly = pct(Math.abs(rate) * 100);
  return `${total} Counting when each rupee went in and came out, your money ${rate < 0 && yearly !== '0%' ? 'lost' : 'earned'} ${yearly} a year. After inflation of ${pct(inflation)} that is ${pct(realReturn(rate * 100, inflation))} a year.`;
}
