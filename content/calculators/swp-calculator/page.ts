import type { CalculatorPage } from '@/content/calculators/page';
import { fundTax as law } from '@/content/rules/mutual-funds';
import { inr, pct } from '@/lib/format';

export const page: CalculatorPage = {
  summary: 'How long your money lasts when you withdraw from it, the tax, and how much you can take out.',
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
  faqs: {
    'How much can I withdraw from ₹50 lakh every month?':
      'At 8% a year, you can take ₹40,957 a month for 20 years, and then nothing is left. With about ₹32,170 a month you use only the return. If you take 6% more every year for inflation, the first withdrawal is lower. Choose “How much I can take out”.',
    'How is an SWP taxed?': `Each withdrawal sells units. Only the gain in them is taxed, not the whole withdrawal. In an equity fund you pay ${pct(law.longTermRate.value)} above ${inr(law.longTermExemption.value)} in a financial year on units held ${law.longTermAfterMonths.value} months or longer, and ${pct(law.shortTermRate.value)} on newer ones. In a debt fund you pay your slab rate. In a hybrid, gold or foreign fund you pay ${pct(law.otherLongTermRate.value)} on units held ${law.otherLongTermAfterMonths.value} months or longer, and your slab rate on newer ones. The oldest units count as sold first.`,
    'Why is the tax so low in the first years?':
      'At first nearly all of a withdrawal is your own money. The gain in it grows with the fund. The table “Year by year” shows it.',
    'Why do two SWP calculators show different balances?':
      'Some divide the yearly return by 12. Others use the monthly rate that compounds to it. Some withdraw at the start of the month, others at the end. For ₹35,000 a month from ₹50 lakh at 8% for 20 years, the balance is anything from ₹32.6 lakh to ₹40.2 lakh. Choose the way under “How the return is counted”.',
    'What is a bad start?':
      'The same average return does much more harm when the bad years come first, because you sell units when prices are low. We show one such path. It is our assumption, not the history of a market.',
    'Can I take out a percentage of the balance instead of a fixed amount?':
      'Yes: choose “What a share of the balance pays”. Each withdrawal is then the same share of what is there on that day. The money does not run out, but the income falls after a bad year, and rises after a good one.',
    'Should I wait before I begin?': `Units of an equity fund held less than ${law.longTermAfterMonths.value} months are short-term, and many funds charge an exit load on them. If you can live on other money for a year, the gain in the first withdrawals is long-term, and free of tax up to ${inr(law.longTermExemption.value)} a year. It is larger by then, though, and what is above that amount can be taxed more than before. Where waiting lowers the tax, the page says by how much.`,
  },
  sources: ['income-tax-act-2025', 'finance-act-2026', 'bharti-gupta-ramola-2012', 'level-annuity'],
  related: [
    'sip-calculator',
    'lumpsum-calculator',
    'retirement',
    'fire-calculator',
    'inflation-calculator',
    'capital-gains',
  ],
};
