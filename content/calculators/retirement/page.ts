import type { CalculatorPage } from '@/content/calculators/page';
import { badStartInWords } from '@/content/life-plan/bad-start';

export const page: CalculatorPage = {
  summary: 'How much you need to stop work, how much you will have, and what would close the gap.',
  description:
    'Retirement calculator for India: corpus needed, corpus you will have, how long the money lasts, a bad start, and the saving that closes the gap.',
  keywords: [
    'retirement calculator',
    'retirement corpus calculator',
    'retirement planning india',
    'how much to retire',
    'pension planning',
    'retirement sip',
  ],
  checkedOn: '2026-11-22',
  faqs: {
    'How much do I need to retire in India?':
      'It depends on what you spend. For ₹50,000 a month at today’s prices, from 60 to 90, with 6% inflation and 7% return after tax, a person of 35 needs about ₹6.56 crore at 60. That is ₹1.53 crore in today’s rupees.',
    'Which return should I enter?':
      'A careful return after tax. Many plans use 9 to 11% before retirement and 6 to 8% after it. Look at the case with returns two points lower. If the plan fails there, it is risky.',
    'What is the bad start?': `It is a test. Equity changes by ${badStartInWords} in the first five years after work, then your plan’s return. A fall early in retirement hurts most, because you must sell at low prices to live. It is our assumption, not the history of a market.`,
    'How do I enter EPF, PPF and NPS?':
      'Open “EPF, PPF, NPS and other savings” and add a line for each, with its balance, the monthly payment and its return. After you stop work all savings earn the return after retirement.',
    'My spouse is younger. Does that matter?':
      'Yes. Enter the age of your spouse. The plan then runs until the younger of you reaches the age in “Plan until you turn”. You can lower the spending of the one who lives longer.',
    'Why does a health premium change the corpus so much?':
      'Because it rises faster than other prices. A premium of ₹3,000 a month that rises by 12% a year adds about ₹3.7 crore to the corpus of the example above.',
    'Is my pension counted?':
      'Add it under “Pension, rent and other income”, as the amount of its first month, with the age from which you get it. EPS and most annuities do not rise, so enter a rise of 0.',
  },
  sources: ['level-annuity'],
  related: [
    'fire-calculator',
    'swp-calculator',
    'nps-calculator',
    'sip-calculator',
    'inflation-calculator',
    'ppf-calculator',
  ],
};
