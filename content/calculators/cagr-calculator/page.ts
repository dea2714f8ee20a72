import type { CalculatorPage } from '@/content/calculators/page';
import { fundTax as law } from '@/content/rules/mutual-funds';
import { pct } from '@/lib/format';

export const page: CalculatorPage = {
  summary: 'Yearly growth between two values, or the XIRR of everything you paid in and took out.',
  description:
    'CAGR and XIRR calculator: growth a year between two values or dates, return of payments on several days, after inflation and after tax.',
  keywords: [
    'cagr calculator',
    'xirr calculator',
    'compound annual growth rate',
    'mutual fund return calculator',
    'annualised return calculator',
    'sip xirr with dates',
    'real return',
  ],
  checkedOn: '2026-11-22',
  faqs: {
    'What is CAGR?':
      'It is the constant yearly growth that takes the first value to the last. ₹1,00,000 that became ₹1,80,000 in five years grew by 12.47% a year, not by 80 ÷ 5 = 16%.',
    'When do I need XIRR instead of CAGR?':
      'When money was paid in or taken out in between: a SIP, extra purchases, part withdrawals, dividends paid to you. CAGR uses one start and one end. XIRR counts each payment from its own day.',
    'Can I paste my payments from Excel or a statement?':
      'Yes. Choose XIRR and paste the columns date and amount, with a column that says bought or sold if you have one. If amounts have a minus, we read minus as paid in and plus as taken out, as spreadsheets do.',
    'Is the XIRR the same as in Excel?':
      'Yes. Both use days ÷ 365. Excel needs the earliest payment first; here any order will do. The example in Microsoft’s help gives 37.34% there and here. Where several rates fit, Excel shows one of them and we show all. Where none fits, Excel shows an error or a wrong figure, and we tell you.',
    'Why do you show no yearly rate for less than a year?':
      'Because 8% in six months does not mean 16.64% in a year. The return over the whole time is shown instead. A switch under “Inflation and comparison” shows the yearly rate anyway.',
    'How do I get the return after inflation?':
      'Divide, do not subtract: 12% with 6% inflation is 1.12 ÷ 1.06 − 1 = 5.66% a year. The calculator shows it beside the CAGR and the XIRR.',
    'And after tax?': `For two values, choose the kind of fund under “Tax on redemption”. In an equity fund held ${law.longTermAfterMonths.value} months or longer, ${pct(law.longTermRate.value)} tax on the gain above the exempt amount is subtracted from the last value. For XIRR, enter what you received after tax. The law is that of ${law.year}; for a sale before that use the capital-gains calculator.`,
  },
  sources: [
    'microsoft-xirr',
    'libreoffice-xirr',
    'level-annuity',
    'income-tax-act-2025',
    'finance-act-2026',
    'bharti-gupta-ramola-2012',
  ],
  related: [
    'sip-calculator',
    'lumpsum-calculator',
    'inflation-calculator',
    'capital-gains',
    'lumpsum-vs-sip-calculator',
  ],
};
