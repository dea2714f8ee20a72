import type { CalculatorPage } from '@/content/calculators/page';
import { fundTax as law } from '@/content/rules/mutual-funds';
import { inr, pct } from '@/lib/format';

export const page: CalculatorPage = {
  summary: 'What a SIP that you raise every year grows to, compared with a level one, and the SIP for a goal.',
  description:
    'Step-up SIP calculator: value, tax and XIRR of a SIP that rises by a percentage or an amount, compared with a level SIP, with goal and limit.',
  keywords: [
    'step up sip calculator',
    'top up sip calculator',
    'sip with annual increase',
    'increasing sip calculator',
    'sip step up percentage',
  ],
  checkedOn: '2026-11-22',
  faqs: {
    'What is a step-up or top-up SIP?':
      'A SIP whose instalment rises at fixed times, mostly once a year. With ₹10,000 and a rise of 10%, you pay ₹10,000 a month in the first year, ₹11,000 in the second, ₹12,100 in the third.',
    'How much more does a 10% step-up bring?':
      '₹10,000 a month for 20 years at 12% is ₹99,91,479 without a rise and ₹1,98,88,715 with 10% more every year. But you also pay in ₹68,73,000 instead of ₹24,00,000. The table “Rising or level” compares plans with the same total too.',
    'When does the first rise come?':
      'With instalment 13 of a monthly SIP, one year after the first. Some sites already raise instalment 12, so their figure is a little higher.',
    'What rise should I choose?':
      'A rise that your salary rise can cover every year. At 10%, an instalment of ₹10,000 is ₹61,159 in the twentieth year. If that is too much, set a limit under “Never more than”, or a smaller rise in rupees.',
    'How do I find the first SIP for a goal?':
      'Choose “My goal: find the first SIP”. At 12% and a rise of 10% a year, for ₹1 crore in 15 years you start with ₹11,516 a month. A level SIP needs ₹19,819. You can also fix the first SIP and let the calculator find the rise.',
    'How is a step-up SIP taxed?': `Like any SIP. Each instalment is a separate purchase. In an equity fund, long-term gains above ${inr(law.longTermExemption.value)} in a financial year are taxed at ${pct(law.longTermRate.value)} and short-term gains at ${pct(law.shortTermRate.value)}, with ${pct(law.cess.value)} cess. Because the last instalments are the largest, more of the gain is short-term than in a level SIP.`,
  },
  sources: [
    'income-tax-act-2025',
    'finance-act-2026',
    'bharti-gupta-ramola-2012',
    'level-annuity',
    'cleartax-sip',
    'trading-qna-sip',
  ],
  related: ['sip-calculator', 'lumpsum-calculator', 'retirement', 'swp-calculator', 'inflation-calculator'],
};
