import { exactInr, formatNumber, inr } from '@/lib/format';
import { lowerFirst } from '@/lib/lower-first';
import { countsAsRupees, type EsopInput } from './rows';
import type { NowOrLater } from './shares';
import type { Totals } from './totals';

/** Returns what is taxed as salary, what the sales make, and what is kept. */
export function sentenceOf(input: EsopInput, totals: Totals, compared: NowOrLater | null): string {
  const { perquisite, tax, waiting, gains, taxOnGains, kept, left, price } = totals;
  const taxed =
    perquisite > 0
      ? `${inr(perquisite)} is taxed as salary, and the tax on it is ${inr(tax)}${waiting > 0 ? `. You pay ${waiting < tax - 0.5 ? `${inr(waiting)} of it` : 'it'} later, as your employer is an eligible start-up` : ''}.`
      : 'Nothing is taxed as salary here.';
  const beside =
    input.salary > 0 && (tax > 0 || taxOnGains > 0)
      ? input.years.some(({ salary }) => salary !== null)
        ? 'With the salary of each year, '
        : `With a salary of ${inr(input.salary)} a year, `
      : '';
  const lowered = taxOnGains <= -0.5 ? `the tax on your other gains is ${inr(-taxOnGains)} less` : null;
  const sold =
    input.sales.length === 0
      ? ''
      : gains < 0
        ? ` The sales make a loss of ${inr(-gains)}, which does not lower ${perquisite > 0 ? 'that tax' : 'the tax on your salary'}${lowered ? `, but ${lowered}` : ''}.`
        : ` The sales make a gain of ${inr(gains)}, and ${lowered ?? `the tax on it is ${inr(taxOnGains)}`}.`;
  const at =
    left > 0
      ? `, with ${formatNumber(left, 3)} ${left === 1 ? 'share' : 'shares'} left${price === null ? '' : ` at ${exactInr(price)}`}`
      : '';
  const end = kept >= 0 ? ` You keep ${inr(kept)}${at}.` : ` In total you lose ${inr(-kept)}${at}.`;
  const choice =
    compared === null
      ? ''
      : Math.abs(compared.keptNow - compared.keptLater) < 1
        ? ' Exercising now or later leaves you the same.'
        : ` At the price you expect, ${compared.keptNow > compared.keptLater ? 'exercising now' : 'waiting'} leaves you ${inr(Math.abs(compared.keptNow - compared.keptLater))} more.`;
  const inRupees = countsAsRupees(input) ? 'The prices count as rupees, as no exchange rate is entered. ' : '';
  return `${inRupees}${beside}${beside === '' ? taxed : lowerFirst(taxed)}${sold}${end}${choice}`;
}
