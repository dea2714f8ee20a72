import type { CalculatorPage } from '@/content/calculators/page';
import { fundTax as law } from '@/content/rules/mutual-funds';
import { formatDate, inr, pct } from '@/lib/format';

const months = `${law.longTermAfterMonths.value} months`;

export const page: CalculatorPage = {
  summary: 'What a one-time investment grows to, what you keep after tax, and what that will buy.',
  description:
    'Lumpsum calculator for India: value of a one-time mutual fund investment, gain, tax, inflation, doubling time, and the amount your goal needs.',
  keywords: [
    'lumpsum calculator',
    'lump sum calculator',
    'one time investment calculator',
    'mutual fund lumpsum calculator',
    'lumpsum return calculator',
    'rule of 72',
  ],
  checkedOn: '2026-11-22',
  faqs: {
    'How much will ₹1 lakh become in 10 years at 12%?': `₹3,10,585: 1,00,000 × 1.12 multiplied by itself 10 times. After tax on an equity fund you keep ₹2,99,459, by the law of ${law.year}.`,
    'Why does another site show ₹3,30,039 for the same investment?':
      'It divides 12% by 12 and adds 1% every month, which is 12.68% a year. A fund’s return is stated for a whole year, so adding it once a year is right. Choose “Every month” to see the other figure.',
    'How is a lump sum in an equity fund taxed?': `If you sell after ${months}, the gain is long-term. You pay ${pct(law.longTermRate.value)} on the part above ${inr(law.longTermExemption.value)} in a financial year. If you sell earlier, the gain is short-term and you pay ${pct(law.shortTermRate.value)}. Cess of ${pct(law.cess.value)} is added, and surcharge at high incomes.`,
    'And in a debt fund?': `The gain on units bought since ${formatDate(law.slabTaxedIfBoughtFrom.value)} is added to your income and taxed at your slab rate, however long you hold them. Gold, foreign and hybrid funds with less than ${law.equityOrientedShare.value}% in Indian shares and at most ${law.specifiedFundShare.value}% in debt are taxed at your slab rate in the first ${law.otherLongTermAfterMonths.value} months, and at ${pct(law.otherLongTermRate.value)} after that.`,
    'How much must I invest now to have ₹1 crore in 15 years?':
      'At 12% a year, ₹18,26,963. Choose “My goal” at the top. If you mean ₹1 crore at today’s prices, or after tax, the form has a switch for each.',
    'What is the rule of 72?':
      'Divide 72 by the return and you get roughly the years in which money doubles: at 12%, 6 years. The exact answer is 6.12 years. The rule is close between 5% and 12%, and less exact outside.',
    'Is it better to invest at once or month by month?':
      'If you have the money and the return is steady, invest at once: the money works longer. Investing month by month lowers the risk of a bad start. The page “Lumpsum vs SIP” compares both with the same returns.',
  },
  sources: ['income-tax-act-2025', 'finance-act-2026', 'bharti-gupta-ramola-2012', 'level-annuity'],
  related: [
    'sip-calculator',
    'lumpsum-vs-sip-calculator',
    'swp-calculator',
    'cagr-calculator',
    'inflation-calculator',
    'fd-calculator',
  ],
};
