import { formatMonths, formatNumber, inr, pct } from '@/lib/format';
import type { GoldLoanInput } from './form';
import { type GoldPlan, missingGrams } from './pledge';

export function sentenceOf(input: GoldLoanInput, plan: GoldPlan): string {
  const { loan, most, value, payment, interest, fall } = plan;
  const time = formatMonths(input.tenure);
  const worth = `Your gold is worth ${inr(value)}, and you can borrow up to ${inr(most)} on it.`;
  const missing =
    plan.missing > 0
      ? ` For the ${inr(input.wanted ?? 0)} you want, you need about ${formatNumber(Math.ceil(missingGrams(input, plan) * 10) / 10, 1)} g more of 22 carat gold.`
      : '';
  const pay = {
    emi: `you pay ${inr(payment)} a month for ${time}, and the interest is ${inr(interest)} in total`,
    interest: `you pay ${inr(plan.rows[0]?.interest ?? 0)} of interest a month and the loan itself after ${time}`,
    bullet: `you pay ${inr(payment)} after ${time}, of which ${inr(interest)} is interest`,
  }[input.mode];
  // Below a twentieth of a percent the figure would read as nothing.
  const risk =
    fall < 0.05
      ? ' At this limit any fall in the gold price can bring a margin call: the lender asks for money or more gold. Borrow less if you can.'
      : ` If the gold price falls by more than ${pct(fall, 1)}, the lender can ask for money or more gold.`;
  return `${worth}${missing} ${loan < most || plan.missing > 0 ? `For ${inr(loan)}` : 'Then'} ${pay}.${risk}`;
}
