import { emiInWords } from '@/content/loans/emi-in-words';
import { goldLoanRules as rules } from '@/content/rules/gold-loans';
import { annuity, loanRules } from '@/content/rules/loans';
import { sumStep } from '@/content/sum-step';
import { exactRupees, number, percentage, rupees, type Worksheet } from '@/lib/calculator';
import { exactInr, formatMonths, formatNumber, inr, pct } from '@/lib/format';
import type { GoldLoanInput } from './form';
import {
  finenessOf,
  type GoldPlan,
  isSilver,
  isUnderDirections,
  itemValue,
  limitCite,
  metalOf,
  missingMetal,
  netWeight,
  paymentFigure,
  pricePerGram,
  ruleCite,
} from './pledge';

export function valueSteps({ heading, step }: Worksheet, input: GoldLoanInput, plan: GoldPlan): void {
  const metal = metalOf(input);
  heading(`Value of the ${metal}`);
  for (const [index, item] of input.items.entries()) {
    const grams = formatNumber(netWeight(item), 3);
    step(
      rupees(`Item ${index + 1}`, itemValue(input, item)),
      `${item.stones > 0 ? `${formatNumber(item.gross, 3)} g − ${formatNumber(item.stones, 3)} g of stones = ` : ''}${grams} g of ${isSilver(item) ? 'silver of ' : ''}${finenessOf(item)} fineness, at ${exactInr(pricePerGram(input, item))} a gram`,
    );
  }
  step(
    rupees(`Value of the ${metal}`, plan.value),
    `Only the ${metal}, without stones and making charges`,
    ruleCite(input, rules.valuation),
  );
}

export function limitSteps({ heading, step }: Worksheet, input: GoldLoanInput, plan: GoldPlan): void {
  const cite = limitCite(input);
  heading('The most you can borrow');
  let base = plan.value;
  if (input.mode === 'bullet') {
    step(
      number('What ₹1 of the loan grows to', plan.countedPerRupee, { decimals: 6 }),
      input.bulletInterest === 'simple'
        ? `1 + ${pct(input.rate)} × ${input.tenure} ÷ 12`
        : `(1 + ${pct(input.rate)} ÷ 12) multiplied ${input.tenure === 1 ? 'once' : `${input.tenure} times`}`,
      ruleCite(input, rules.bulletCounts),
    );
    base = step(
      rupees('Value to borrow against', plan.value / plan.countedPerRupee),
      `${inr(plan.value)} ÷ ${formatNumber(plan.countedPerRupee, 6)}: the interest up to the end counts in the limit`,
      ruleCite(input, rules.bulletCounts),
    );
  }
  step(rupees('Most you can borrow', plan.largest), limitText(input, plan, base), cite);
  step(
    rupees('Loan amount', plan.loan),
    input.wanted === null
      ? 'The most you can borrow'
      : input.wanted > plan.largest
        ? `You want ${inr(input.wanted)}; the ${metalOf(input)} allows ${inr(plan.largest)}`
        : 'As you want it',
  );
  if (plan.missing > 0) {
    const missing = missingMetal(input, plan);
    const metal = metalOf(input);
    const extra = metal === 'silver' ? 'silver' : 'gold';
    step(
      rupees(`Value of extra ${extra} needed for the loan you want`, plan.missing),
      `${inr(input.wanted ?? 0)} needs ${metal} worth ${inr(plan.value + plan.missing)}`,
      cite,
    );
    step(
      number(`Extra ${extra === 'silver' ? 'silver' : '22 carat gold'} needed, in grams`, missing.grams, {
        decimals: 2,
      }),
      `${inr(plan.missing)} ÷ ${exactInr(missing.perGram)} a gram of ${missing.name}`,
    );
  }
}

/** Returns a sentence on which tier gives the largest loan, and where one ends before the next pays. */
function limitText(input: GoldLoanInput, plan: GoldPlan, base: number): string {
  const others = input.otherLoans > 0 ? `, after ${inr(input.otherLoans)} of other such loans` : '';
  for (const [index, { upTo, percent }] of plan.tiers.entries()) {
    const bySharing = (base * percent) / 100;
    if (plan.largest !== Math.min(bySharing, upTo)) continue;
    if (bySharing <= upTo) return `${inr(base)} × ${pct(percent)}${others}`;
    const next = plan.tiers[index + 1];
    const lower = next ? `; ${pct(next.percent)} would give ${inr((base * next.percent) / 100)}` : '';
    return `${pct(percent)} is for loans up to ${inr(upTo)}${others}${lower}`;
  }
  return inr(plan.largest);
}

export function repaymentSteps({ heading, step }: Worksheet, input: GoldLoanInput, plan: GoldPlan): void {
  const { loan, interest } = plan;
  const payment = paymentFigure(input, plan);
  heading('Repayment');
  if (input.mode === 'emi') {
    step(payment, emiInWords(loan, input.rate, input.tenure), annuity);
  } else if (input.mode === 'interest') {
    step(payment, `${inr(loan)} × ${pct(input.rate)} ÷ 12`);
    step(rupees('Last payment', plan.rows.at(-1)?.instalment ?? 0), 'The loan and the last month’s interest');
  } else if (input.mode === 'quarterly') {
    step(payment, `${inr(loan)} × ${pct(input.rate)} × 3 ÷ 12`);
    step(
      rupees('Last payment', plan.rows.at(-1)?.instalment ?? 0),
      'The loan and the interest since the payment before',
    );
  } else {
    step(payment, `${inr(loan)} × ${formatNumber(plan.countedPerRupee, 6)}`);
  }
  step(
    rupees('Total interest', interest, { tone: 'cost' }),
    input.mode === 'emi' ? 'Sum of the schedule' : `Over ${formatMonths(input.tenure)}`,
  );
  sumStep({ step }, rupees('Total paid', loan + interest), [loan, interest]);
}

export function chargeSteps({ heading, step }: Worksheet, input: GoldLoanInput, plan: GoldPlan): void {
  const { fee, charges, gst, inHand, apr } = plan;
  if (fee + charges === 0) return;
  heading('Annual percentage rate (APR)');
  if (fee > 0) {
    step(exactRupees('Processing fee', fee, { tone: 'other' }), `${inr(plan.loan)} × ${pct(input.feePercent)}`);
  }
  if (charges > 0) step(exactRupees('Other charges', charges, { tone: 'other' }), 'As you entered them');
  step(
    exactRupees('GST on the charges', gst, { tone: 'tax' }),
    `${exactInr(fee + charges)} × ${pct(loanRules.gstOnFees.value)}`,
    loanRules.gstOnFees.cite,
  );
  step(exactRupees('Money in hand', inHand), 'Loan − charges − GST', loanRules.annualPercentageRate);
  if (apr !== null) {
    step(
      percentage('Annual percentage rate (APR)', apr),
      'The rate per month at which all you pay is worth the money in hand, × 12',
      loanRules.annualPercentageRate,
    );
  }
}

export function fallSteps({ heading, step }: Worksheet, input: GoldLoanInput, plan: GoldPlan): void {
  const { loan, countedPerRupee, value, share } = plan;
  const owed = loan * countedPerRupee;
  heading(metalOf(input) === 'gold' ? 'If the gold price falls' : 'If the price falls');
  step(
    percentage(`Loan against the value of the ${metalOf(input)}`, (owed / value) * 100),
    input.mode === 'bullet'
      ? `${inr(owed)} with the interest to the end ÷ ${inr(value)}`
      : `${inr(owed)} ÷ ${inr(value)}`,
    ruleCite(input, rules.throughout),
  );
  step(
    percentage('Share that may be lent on this loan', share),
    input.limit === 'business' || (input.limit === 'own' && share === input.ownShare)
      ? 'The lender’s own share, as you entered it'
      : 'The tier into which the loan falls',
    limitCite(input),
  );
  step(
    percentage('Price fall that brings a margin call', plan.priceFall),
    `1 − ${inr(owed)} ÷ (${inr(value)} × ${pct(share)})`,
    ruleCite(input, rules.throughout),
  );
  // The reserve price of an auction is that of the Directions, for loans since the tiers.
  if (!isUnderDirections(input)) return;
  const reserve = rules.reservePrice.value;
  step(
    percentage('Price fall at which an auction may not clear the debt', auctionFall(plan)),
    `1 − ${inr(owed)} ÷ (${inr(value)} × ${pct(reserve)}): the ${metalOf(input)} is first auctioned at no less than ${pct(reserve)} of its value`,
    rules.reservePrice.cite,
  );
}

/** Returns the fall in price, %, after which the lowest first auction price is just what is owed. */
function auctionFall({ loan, countedPerRupee, value }: GoldPlan): number {
  return Math.max(0, 100 * (1 - (loan * countedPerRupee) / ((value * rules.reservePrice.value) / 100)));
}
