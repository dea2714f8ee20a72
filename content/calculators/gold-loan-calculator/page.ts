import { inForce } from '@/content/in-force';
import { goldLoanToValue, goldLoanRules as rules } from '@/content/rules/gold-loans';
import { formatDate, formatMonths, inr, pct } from '@/lib/format';
import type { CalculatorPage } from '../page';

const now = inForce(goldLoanToValue);
const [first, second] = now.value.tiers;

export const page: CalculatorPage = {
  summary: 'What you can borrow on your gold, what it costs, and the price fall that brings a margin call.',
  description:
    'Gold loan calculator: value by weight, stones and purity, the RBI limits by tier, EMI, interest or bullet, and the price fall that brings a margin call.',
  keywords: [
    'gold loan calculator',
    'gold loan per gram',
    'gold loan LTV',
    'gold loan EMI',
    'bullet repayment gold loan',
    'RBI gold loan rules 2026',
    'jewel loan',
    'margin call gold loan',
  ],
  checkedOn: '2026-11-22',
  faqs: {
    'How much can I borrow on my gold?': `Since ${formatDate(now.date)}, for own use: up to ${pct(first?.percent ?? 0)} of the value for loans up to ${inr(first?.upTo ?? 0)}, ${pct(second?.percent ?? 0)} up to ${inr(second?.upTo ?? 0)}, and ${pct(now?.value.above ?? 0)} beyond. All your gold loans for own use together decide the tier. A lender may lend less.`,
    'Why does the loan stay the same when I add gold?':
      'The share depends on the size of the loan. Once the loan reaches the end of a tier, a larger loan gets a lower share. More gold helps only when that lower share of its value is above the end of the tier.',
    'Why do I get less when I repay all at the end?':
      'With a bullet loan the interest to the last day counts in the limit, because you owe it on top of the loan. So the loan itself is smaller.',
    'What happens when the gold price falls?':
      'The loan must stay within its share of the value on every day. If the price falls too far, the lender asks you to pay a part or to pledge more gold. If you do not, it can auction the gold after notice.',
    'Which price does the lender take?':
      'The lower of the average closing price of the last 30 days and the last day’s closing price, for the purity of your gold, as published by the India Bullion and Jewellers Association or an exchange under SEBI. Stones and making charges do not count.',
    'Can I pledge silver?': `Yes, jewellery and articles up to ${rules.mostSilver.value / 1_000} kg and coins up to ${rules.mostSilverCoins.value} g. The same shares hold as for gold, for all such loans together. Choose silver for the item and enter the price of a gram. Bars cannot be pledged.`,
    'When must I get my gold back?': `For a loan taken since ${formatDate(now.date)}: on the day of the last payment, and within ${rules.returnDays.value} working days at the latest. For each day of its own delay after that, the lender owes you ${inr(rules.delayCompensation.value)}. Loans taken before stay under the rules of their time.`,
    'Can I renew a bullet loan?': `Yes, after you pay the interest due so far, and if the loan is still within the limit. One bullet loan for own use runs for at most ${formatMonths(rules.longestBullet.value)}.`,
  },
  sources: [
    'rbi-gold-loans-2025',
    'rbi-gold-jewellery-2014',
    'bis-gold-fineness',
    'level-annuity',
    'rbi-kfs-2024',
    'cgst-rate-11-2017',
  ],
  related: ['emi-calculator', 'interest-calculator', 'loan-refinancing-calculator', 'capital-gains'],
};
