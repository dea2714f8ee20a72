import type { CalculatorPage } from '@/content/calculators/page';
import { fundTax as law } from '@/content/rules/mutual-funds';
import { formatDate, inr, pct } from '@/lib/format';

const exemption = inr(law.longTermExemption.value);
const longTermRate = pct(law.longTermRate.value);
const shortTermRate = pct(law.shortTermRate.value);
const cess = pct(law.cess.value);
const holding = `${law.longTermAfterMonths.value} months`;

export const page: CalculatorPage = {
  summary: 'What regular instalments in a mutual fund can grow to, what you keep after tax, and what that will buy.',
  description:
    'SIP calculator for India: value, gain, XIRR, tax on redemption and value after inflation, with the counting methods of ClearTax, Groww and AMFI.',
  keywords: [
    'sip calculator',
    'sip return calculator',
    'mutual fund calculator',
    'sip xirr',
    'sip tax',
    'sip with inflation',
    'weekly sip calculator',
    'cost of delay',
  ],
  checkedOn: '2026-11-22',
  faqs: {
    'Why do two SIP calculators show different values for the same plan?':
      'They count the return in different ways. Some divide the yearly return by 12. Others use the monthly rate that compounds to exactly the yearly return. Some count each instalment at the start of the month, others at the end. ₹10,000 a month for 10 years at 12% is ₹23,23,391 in the first way and ₹22,19,300 in the last. Choose the way under “How the return is counted”.',
    'Why is the XIRR 12.68% when I entered 12%?':
      'Most sites divide 12% by 12 and let 1% compound every month. Over a year that is 1.01 multiplied by itself 12 times, or 12.68%. If you want 12% to mean 12% a year, choose “Effective annual return”.',
    'How is a SIP in an equity fund taxed when I redeem it?': `Each instalment is a separate purchase. Gains on units held for more than ${holding} are long-term: ${longTermRate} on the part above ${exemption} in a financial year. A sale on the anniversary of the purchase counts as long-term too, as the Delhi High Court decided. Gains on newer units are short-term: ${shortTermRate}. ${cess} cess is added to the tax, and surcharge at high incomes.`,
    'And a SIP in a debt fund?': `Gains on debt fund units bought since ${formatDate(law.slabTaxedIfBoughtFrom.value)} are added to your income and taxed at your slab rate, even if you hold them for many years. There is no exempt amount and no lower long-term rate.`,
    'What return should I enter?':
      'Nobody knows the return of the next ten years. Enter a careful figure, and read the three cases below the result: your figure, four points less and four points more. If the plan only works in the strong case, raise the instalment or the time.',
    'What happens if I stop the SIP but do not redeem?':
      'The units stay invested and keep rising or falling with the fund. Enter the months you pay under “Stop paying after”. In this calculator the money then earns the same return until the end.',
    'Is a weekly or daily SIP better than a monthly one?':
      'For the same money in a year the difference is small. Money paid earlier in the month works a few days longer, and with more purchase dates you get a more average price. A monthly SIP soon after payday is simpler.',
    'How do I find the SIP for a goal, such as ₹1 crore in 15 years?':
      'Choose “My goal” at the top and enter the amount and the time. At 12% divided by 12, you need ₹19,819 a month for ₹1 crore in 15 years, before tax. To find the time or the return instead, use “Reach a target”.',
    'What if I pause the SIP for some months, or raise it later?':
      'Add a line under “Pauses and changes on the way”. Enter after how many months, and the new amount. Enter 0 for a pause. For payments on irregular days, the CAGR calculator finds the XIRR of what you really paid.',
  },
  sources: [
    'income-tax-act-2025',
    'finance-act-2026',
    'bharti-gupta-ramola-2012',
    'level-annuity',
    'cleartax-sip',
    'kotak-securities-sip',
    'trading-qna-sip',
  ],
  related: [
    'step-up-sip-calculator',
    'lumpsum-calculator',
    'lumpsum-vs-sip-calculator',
    'swp-calculator',
    'cagr-calculator',
    'inflation-calculator',
    'ppf-calculator',
  ],
};
