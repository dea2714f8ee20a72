import type { CalculatorPage } from '@/content/calculators/page';
import { fundTax as law } from '@/content/rules/mutual-funds';
import { formatPercent, formatRupees } from '@/lib/format';

export const page: CalculatorPage = {
  summary: 'How long your money lasts when you withdraw from it, what tax takes, and what you can take out.',
  description:
    'SWP calculator for India: how long a corpus lasts, tax on each year’s withdrawals, the withdrawal that lasts, rising income and a bad start.',
  keywords: [
    'swp calculator',
    'systematic withdrawal plan calculator',
    'swp tax calculator',
    'monthly income from mutual fund',
    'how long will my money last',
    'swp with inflation',
  ],
  checkedOn: '2026-11-22',
  faqs: [
    {
      question: 'How much can I withdraw from ₹50 lakh every month?',
      answer:
        'At 8% a year, ₹40,958 a month for 20 years and nothing is left. About ₹32,170 a month uses the return alone. With 6% more every year against inflation, the first withdrawal is lower: choose "What I can take out".',
    },
    {
      question: 'How is an SWP taxed?',
      answer: `Each withdrawal sells units. Only the gain in them is taxed, not the whole withdrawal: in an equity fund ${formatPercent(law.longTermRate.value)} above ${formatRupees(law.longTermExemption.value)} in a financial year on units held ${law.longTermAfterMonths.value} months or longer, ${formatPercent(law.shortTermRate.value)} on younger ones; in a debt fund at your slab rate. The oldest units count as sold first.`,
    },
    {
      question: 'Why is the tax so low in the first years?',
      answer:
        'At first nearly all of a withdrawal is your own money coming back. The gain share grows with the fund. The table "Year by year" shows it.',
    },
    {
      question: 'Why do two SWP calculators show different balances?',
      answer:
        'Some divide the yearly return by 12, others take the monthly rate that compounds to it; some withdraw at the start of the month, others at its end. For ₹35,000 a month out of ₹50 lakh at 8%, 20 years, that is anything from ₹32.6 lakh to ₹40.2 lakh. Choose the way under "How the return is counted".',
    },
    {
      question: 'What is a bad start?',
      answer:
        'The same average return does much more harm when the bad years come first, because you sell units while they are low. We show one such path, an assumption of ours and not the history of a market.',
    },
    {
      question: 'Should I wait before I begin?',
      answer: `Units of an equity fund held less than ${law.longTermAfterMonths.value} months are short-term, and many funds take an exit load on them. If you can live on other money for a year, the first withdrawals bear less tax. The calculator works the difference out.`,
    },
  ],
  sources: ['income-tax-act-2025', 'finance-act-2026', 'bharti-gupta-ramola-2012', 'level-annuity'],
  related: [
    { id: 'sip-calculator' },
    { id: 'lumpsum-calculator', carries: { amount: 'corpus', rate: 'rate' } },
    { id: 'retirement' },
    { id: 'fire-calculator' },
    { id: 'inflation-calculator' },
    { id: 'capital-gains' },
  ],
};
