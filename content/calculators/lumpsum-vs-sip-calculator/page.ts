import type { CalculatorPage } from '@/content/calculators/page';
import { fundTax as law } from '@/content/rules/mutual-funds';
import { pct } from '@/lib/format';

export const page: CalculatorPage = {
  summary: 'Invest all at once or month by month: the same money in the same fund, compared after tax.',
  description:
    'Lumpsum vs SIP calculator: the same money invested at once or month by month, on steady, falling and random paths, after tax, with STP.',
  keywords: [
    'lumpsum vs sip',
    'lumpsum or sip which is better',
    'stp calculator',
    'systematic transfer plan',
    'rupee cost averaging',
    'invest bonus at once',
  ],
  checkedOn: '2026-11-22',
  faqs: {
    'Which is better, lump sum or SIP?':
      'If you have the money, all at once wins more often. The money works from the first day, and funds rise in more years than they fall. Month by month wins when the fund is cheaper on average while you invest than on the first day. It reduces the loss from a bad start, but otherwise costs part of the gain.',
    'Is this comparison fair?':
      'Both ways have the same money on the same day and the same fund. What is not yet invested earns its own rate. Many comparisons forget that, or compare a SIP from salary with a lump sum that you do not have.',
    'What is an STP?':
      'A systematic transfer plan: the whole amount goes into a liquid fund first, and a fixed part moves to an equity fund every month. It is the month-by-month way shown here, with the liquid fund’s return as “Return on money not yet invested”. Each transfer is a sale of liquid fund units, so enter that return after tax.',
    'How much must the market fall for month by month to win?':
      'Less than people think. It is enough if the fund does not rise. In the example, if it rises less than 2.06% over the year of investing, month by month ends ahead. The working shows this figure for your plan.',
    'What are the random paths?':
      'A thousand paths drawn by a formula around your expected return, with the ups and downs you choose. They are always the same thousand, so that you can compare results. They are not history and not a forecast.',
    'Does tax change the answer?': `A little. We assume that you sell all units on the last day. In an equity fund, parts held less than ${law.longTermAfterMonths.value} months are taxed at ${pct(law.shortTermRate.value)}, and older parts at ${pct(law.longTermRate.value)} above the exempt amount. Over many years all parts are long-term and the difference is small.`,
  },
  sources: ['income-tax-act-2025', 'finance-act-2026', 'bharti-gupta-ramola-2012', 'level-annuity'],
  related: ['lumpsum-calculator', 'sip-calculator', 'step-up-sip-calculator', 'swp-calculator', 'cagr-calculator'],
};
