import type { CalculatorPage } from '@/content/calculators/page';
import { badStartInWords } from '@/content/life-plan/bad-start';

export const page: CalculatorPage = {
  summary: 'The savings you need to stop working, the age you reach them, and whether they last.',
  description:
    'FIRE calculator for India: your number, the age you reach it, lean, fat, coast and barista FIRE, withdrawal rates, and a bad start, in today’s rupees.',
  keywords: [
    'fire calculator',
    'fire calculator india',
    'financial independence',
    'early retirement',
    'coast fire',
    'barista fire',
    'safe withdrawal rate india',
  ],
  checkedOn: '2026-11-22',
  faqs: {
    'What is the FIRE number?':
      'A year of spending divided by the withdrawal rate. ₹50,000 a month is ₹6 lakh a year; at 3.5% the number is ₹1.71 crore in today’s rupees. The amount in the bank on that day is larger, because prices rise until then.',
    'How much must I save to retire at 45?':
      'Enter 45 as the age at which you want to stop work. The page then shows what to save a month from now, so that on that birthday your savings are the number in the rupees of that day, and how long they last. Goals before that day are paid too.',
    'Is 4% safe in India?':
      '4% is a result for the United States. A study of Indian markets finds 3 to 3.5%. Early retirement also lasts longer than the 30 years that such studies look at.',
    'Why does the page say that the money may not last?':
      'Because reaching the number is not the end. The page follows the money month by month after work, with your returns and with a bad start. If it runs out before the age you set, it names a withdrawal rate at which it lasts.',
    'What is the bad start?': `It is a test: equity changes by ${badStartInWords} in the first five years after work, then your plan’s return. It is our assumption, not the history of a market.`,
    'What are lean, fat, coast and barista FIRE?':
      'Lean FIRE assumes 70% of your spending, and fat FIRE 150%. Coast means that you stop saving and let your savings grow to the number. Barista means that part-time pay covers part of the spending.',
    'Is my EPF or NPS part of the savings?':
      'Add it under “Other savings” with its own return. Remember that most of NPS can be locked until 60, and EPF is meant for when you stop work. Check that your other savings are enough until then.',
  },
  sources: ['level-annuity', 'ssrn-india-swr'],
  related: ['retirement', 'swp-calculator', 'sip-calculator', 'inflation-calculator', 'health-insurance'],
};
