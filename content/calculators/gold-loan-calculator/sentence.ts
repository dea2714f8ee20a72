import { formatMonths, formatNumber, inr, pct } from '@/lib/format';
import type { GoldLoanInput } from './form';
import { type GoldPlan, metalOf, missingMetal } from './pledge';
import type { Release } from './release';

export function sentenceOf(input: GoldLoanInput, plan: GoldPlan, release: Release | null): string {
  const { loan, largest, value, payment, interest, priceFall } = plan;
  const time = formatMonths(input.tenure);
  const metal = metalOf(input);
  const need = missingMetal(input, plan);
  const price =
    metal === 'gold' ? 'the gold price' : metal === 'silver' ? 'the silver price' : 'the price of your gold and silver';
  const more = metal === 'gold and silver' ? 'gold or silver' : metal;
  const worth = `Your ${metal} ${metal === 'gold and silver' ? 'are' : 'is'} worth ${inr(value)}, and you can borrow up to ${inr(largest)} on ${metal === 'gold and silver' ? 'them' : 'it'}.`;
  const missing =
    plan.missing > 0
      ? ` For the ${inr(input.wanted ?? 0)} you want, you need about ${formatNumber(Math.ceil(need.grams * 10) / 10, 1)} g more of ${need.name}.`
      : '';
  const pay = {
    emi: `you pay ${inr(payment)} a month for ${time}, and the interest is ${inr(interest)} in total`,
    interest: `you pay ${inr(plan.rows[0]?.interest ?? 0)} of interest a month and the loan itself after ${time}`,
    quarterly: `you pay ${inr(payment)} of interest every three months and the loan itself after ${time}`,
    bullet: `you pay ${inr(payment)} after ${time}, of which ${inr(interest)} is interest`,
  }[input.mode];
  // Below a twentieth of a percent the figure would read as nothing.
  const risk =
    priceFall < 0.05
      ? ` At this limit any fall in ${price} can bring a margin call: the lender asks for money or more ${more}. Borrow less if you can.`
      : ` If ${price} falls by more than ${pct(priceFall, 1)}, the lender can ask for money or more ${more}.`;
  return `${worth}${missing} ${loan < largest || plan.missing > 0 ? `For ${inr(loan)}` : 'Then'} ${pay}.${risk}${releaseSentence(input, release)}`;
}

/** Returns that interest every three months is due once, with a loan as short as that; '' elsewhere. */
export function dueOnceSentence(given: GoldLoanInput, { mode }: GoldLoanInput): string {
  return mode === given.mode
    ? ''
    : ` In ${formatMonths(given.tenure)} the interest of every three months is due once, with the loan, so the limit counts it as repaid at the end.`;
}

/** Returns in words what a release of items costs; nothing where none is asked for. */
function releaseSentence(input: GoldLoanInput, release: Release | null): string {
  if (!release) return '';
  const when = `after ${formatMonths(input.releaseAfter)}`;
  if (!release.isWithin) {
    return ` A part payment of ${inr(release.payment)} ${when} is too little for the items you want back: the limit asks for ${inr(release.leastToPay)}.`;
  }
  const pay = release.payment > 0 ? `For a part payment of ${inr(release.toPay)}` : 'Without a part payment';
  return ` ${pay} ${when} the items can come back within the limit. You then owe ${inr(release.owedAfter)}.`;
}
