import { lateInterest as gst } from '@/content/rules/gst-credit';
import { lateInterest as tds } from '@/content/rules/tds/duties';
import { pct } from '@/lib/format';
import type { CalculatorPage } from '../page';

export const page: CalculatorPage = {
  summary: 'Simple and compound interest for any time, by months or by days, at a yearly or a monthly rate.',
  description:
    'Interest calculator: simple, compound and daily interest by dates, “₹2 per hundred” as a yearly rate, deposits and withdrawals, late GST and TDS.',
  keywords: [
    'interest calculator',
    'simple interest',
    'compound interest',
    'interest between two dates',
    '2 rupees per hundred interest',
    'byaj calculator',
    'effective annual rate',
    'GST late payment interest',
    'TDS late payment interest',
  ],
  checkedOn: '2026-11-22',
  faqs: {
    'What is “₹2 per hundred” as a yearly rate?':
      'It means ₹2 of interest on each ₹100 every month. That is 24% a year. If unpaid interest is added to the loan each month it is 26.82%. A bank’s personal loan usually costs between 10% and 20% a year.',
    'What is the difference between simple and compound interest?':
      'Simple interest is always on the first amount. Compound interest is also on interest that was added before. Over one year the two are close. Over twenty years at 8%, compound interest is more than twice as much.',
    'How are days counted?':
      'The first day counts and the last day does not. So from 1 to 31 January there are 30 days. Many Indian banks divide by 365 in a leap year too, others by 366. The page shows how many days it counted, and whether 29 February is among them.',
    'What is the effective annual rate?':
      'It is how much ₹100 really grows in one year. 8% added every quarter is 8.24%. Compare deposits and loans by this figure when interest is added at different times.',
    'Does a rate of 1% a month equal 12% a year?':
      'Only with simple interest. If interest is added every month, it is 12.68% a year. Credit cards that charge 3.5% a month cost more than 51% a year.',
    'How much interest do I pay on late GST or TDS?': `${pct(gst.value.percent)} a year by days on GST paid in cash after the due date. On TDS, ${pct(tds.value.notDeducted)} a month or part until it is deducted, and ${pct(tds.value.notPaidIn)} a month or part from then until it is paid to the government.`,
    'Why does my bank’s fixed deposit give a little more or less?':
      'Banks add interest every quarter, round it, and give simple interest for the days left over after the last full quarter. The fixed-deposit page follows those rules.',
    'Can I enter deposits and withdrawals?':
      'Yes, under “Between two dates”. Each amount earns from its own day. With simple interest that is the same as the bank’s daily product method.',
  },
  sources: [
    'compound-interest',
    'cgst-notification-13-2017',
    'income-tax-act-1961',
    'income-tax-act-2025',
    'income-tax-rules-1962',
  ],
  related: ['emi-calculator', 'fd-calculator', 'advance-tax', 'tds-calculator', 'gst-input-credit', 'cagr-calculator'],
};
