import type { CalculatorPage } from '@/content/calculators/page';
import { consumerPrices } from '@/content/rules/consumer-prices';

export const page: CalculatorPage = {
  summary: 'What inflation does to your money: future costs, later money in today’s rupees, past years, your salary.',
  description:
    'Inflation calculator for India: future cost, today’s value of later money, past prices since 1959 by CPI, real return, and if your salary kept up.',
  keywords: [
    'inflation calculator',
    'future value of money',
    'purchasing power of rupee',
    'cpi india',
    'value of 1 lakh in 2000',
    'real return',
    'salary inflation',
  ],
  checkedOn: consumerPrices.checkedOn,
  faqs: {
    'What will ₹1 crore be worth in 20 years?':
      'At 6% inflation it will buy what ₹31.18 lakh buys today. Choose “What later money is worth today” and enter your own amount, time and rate.',
    'Which inflation rate should I enter?':
      'Nobody knows the next 20 years. The Reserve Bank aims at 4%, within 2% to 6%. The average of the last 24 years in the index (2000 to 2024) is 6.15%. Many planners use 6% for everyday costs, 8 to 10% for education and 11 to 13% for health care.',
    'Why is my real return not the return less inflation?':
      'Because both compound. With a 12% return and 6% inflation, ₹100 becomes ₹112 while prices go from 100 to 106. 112 ÷ 106 is 1.0566, so you are 5.66% richer, not 6%.',
    'Is this the Cost Inflation Index (CII) that I need for tax?':
      'No. The Government fixes the CII for capital gains, by its own rule. Use the capital gains calculator for tax.',
    'Which price index do you use for past years?':
      'Consumer prices by calendar year from 1959 to 2024, as the World Bank publishes them. Under “Return and index” you can choose CPI-Combined by financial year since 2011-12, or the index for industrial workers from 1989-90 to 2020-21.',
    'What changed in the CPI in 2026?': `From January 2026 the index is published with 2024 as 100. To bring a figure of the old series to the new scale, multiply it by ${consumerPrices.linkingFactor.value}. Inflation between two months is the same on either scale.`,
    'How do I know if my salary kept up?':
      'Choose “Has my salary kept up with prices?” and enter both salaries and years. The calculator shows the salary that buys the same things, and how far your salary is above or below it.',
  },
  sources: ['world-bank-cpi', 'rbi-cpi-tables', 'rbi-handbook-inflation', 'mospi-cpi-2024', 'level-annuity'],
  related: ['sip-calculator', 'retirement', 'cagr-calculator', 'ppf-calculator', 'capital-gains'],
};
