import type { CalculatorPage } from '@/content/calculators/page';
import { ppf } from '@/content/rules/ppf';
import { ppfRateKnownUntil } from '@/content/rules/savings-rates-until';
import { ppfInterestRate } from '@/content/rules/small-savings';
import { formatDate, inr, pct } from '@/lib/format';
import { valueOn } from '@/lib/law';

const rate = pct(valueOn(ppfInterestRate, ppfRateKnownUntil.value).value);
const ceiling = inr(ppf.maximumDeposit.value);
const minimum = inr(ppf.minimumDeposit.value);

export const page: CalculatorPage = {
  summary: 'See what your PPF account grows to, when it matures, and how much you can borrow or withdraw each year.',
  description:
    'PPF calculator with the 5th-of-month rule, notified rates, 15 or 16 deposits, extensions, loan and withdrawal limits, and FD after tax.',
  keywords: [
    'PPF calculator',
    'Public Provident Fund',
    'PPF maturity amount',
    'PPF interest rate',
    'PPF withdrawal limit',
    'PPF loan limit',
    'PPF extension',
    'PPF 5th of month',
  ],
  checkedOn: '2026-11-20',
  faqs: {
    [`Why does my account mature after ${ppf.termYears.value + 1} deposits and not ${ppf.termYears.value}?`]: `The ${ppf.termYears.value} years run from the end of the financial year in which you open the account. That first year is extra, so deposits are allowed in up to ${ppf.termYears.value + 1} financial years. Most calculators count ${ppf.termYears.value} deposits and stop a year early. Choose “To the legal maturity” to see what you can really get.`,
    'What difference does the 5th of the month make?': `Interest for a month is worked out on the lowest balance between the close of the ${ppf.interestCutOffDay.value}th and the last day. Money paid on the ${ppf.interestCutOffDay.value}th earns interest for that month. Money paid on the next day does not. A yearly deposit made by 5 April earns interest for all twelve months.`,
    [`Is the interest rate fixed for ${ppf.termYears.value} years?`]: `No. The Government sets it every quarter and a new rate applies to old balances too. It was ${rate} up to ${formatDate(ppfRateKnownUntil.value)}, by the last notification we have. For later months the calculator uses the rate you expect.`,
    'When can I withdraw, and how much?': `From the seventh financial year, once in each financial year, up to ${ppf.withdrawal.share.value}% of the lower of two balances: at the end of the fourth year before, and at the end of the year before. In an extension with deposits you can take up to ${ppf.withdrawal.extensionShare.value}% of the balance at the start of the five-year block, in one go or year by year.`,
    'Can I borrow from my PPF account?': `Yes, from the third to the sixth financial year: up to ${ppf.loan.share.value}% of the balance at the end of the second year before, in whole rupees, once a year. An earlier loan must be repaid before the next one, and before a withdrawal. You repay within ${ppf.loan.repaymentMonths.value} months and pay ${pct(ppf.loan.interest.value)} a year. If you are late, it is ${pct(ppf.loan.lateInterest.value)} from the start. Pages that say 2% above the PPF rate describe an older scheme.`,
    'What happens if I miss a year?': `The account becomes discontinued. It still earns interest, but you cannot borrow or withdraw. Before maturity you can revive it with ${minimum} and a fee of ${inr(ppf.revivalFee.value)} for each missed year.`,
    [`Can I deposit more than ${ceiling} by opening an account for my child?`]: `No. ${ceiling} a financial year is the limit for your own account and the accounts you opened for your minor children taken together.`,
    'Is PPF tax-free in the new regime?': `Yes. The interest and the maturity amount are exempt in both regimes. But you can deduct the deposit only in the old regime, up to ${inr(ppf.deductionCeiling.value)} shared with your other section 80C savings.`,
  },
  sources: ['ppf-scheme-2019', 'ppf-rate-history', 'small-savings-rates', 'income-tax-act-1961', 'income-tax-act-2025'],
  related: [
    'sukanya-samriddhi-calculator',
    'fd-calculator',
    'section-80c-optimizer',
    'nps-calculator',
    'lumpsum-vs-sip-calculator',
    'sip-calculator',
  ],
};
