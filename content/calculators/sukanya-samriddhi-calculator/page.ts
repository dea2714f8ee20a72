import type { CalculatorPage } from '@/content/calculators/page';
import { ppf, quarterlyRates, sukanya } from '@/content/rules/small-savings';
import { formatDate, formatPercent, formatRupees } from '@/lib/format';
import { valueOn } from '@/lib/law';

const knownUntil = quarterlyRates.sukanya.knownUntil ?? quarterlyRates.sukanya.checkedOn;
const rate = formatPercent(valueOn(quarterlyRates.sukanya, knownUntil).value);
const least = formatRupees(sukanya.minimumDeposit.value);
const most = formatRupees(sukanya.maximumDeposit.value);

export const page: CalculatorPage = {
  summary: 'See what your daughter’s Sukanya account grows to, and what she can take at 18, by the dates.',
  description:
    'Sukanya Samriddhi calculator by date of birth and opening: notified rates, 15 deposits, 21 years, money at 18, or the deposit for a target.',
  keywords: [
    'Sukanya Samriddhi calculator',
    'SSY calculator',
    'Sukanya Samriddhi Yojana interest rate',
    'SSY maturity amount',
    'Sukanya withdrawal at 18',
    'girl child savings scheme',
  ],
  checkedOn: '2026-11-22',
  faqs: [
    {
      question: 'When does the account mature: when she is 21, or after 21 years?',
      answer: `After ${sukanya.termYears.value} years from the day of opening, whatever her age is then. Opened when she is 3, it matures when she is 24. You deposit only in the first ${sukanya.depositYears.value} years; in the last six the balance just earns interest.`,
    },
    {
      question: 'Is it 15 or 16 deposits?',
      answer: `Deposits are taken for ${sukanya.depositYears.value} years from the day of opening. If you open on 1 April, that is exactly ${sukanya.depositYears.value} financial years. On any other day it touches a part of a 16th, in which you may deposit once more before the 15 years are over. We count ${sukanya.depositYears.value} as others do, and show the other figure beside it.`,
    },
    {
      question: 'Is the rate fixed for 21 years?',
      answer: `No. It is set every quarter, and a new rate applies to the whole balance. It was ${rate} up to ${formatDate(knownUntil)}, the last notification we have on file. For later months the calculator uses the rate you expect; under "Year by year" you can add changes.`,
    },
    {
      question: 'How much can be taken out when she is 18?',
      answer: `For her education, up to ${sukanya.withdrawal.share.value}% of the balance on the 31 March before, and no more than the fees asked for. It is allowed once she is ${sukanya.withdrawal.age.value} or has passed class 10, whichever is earlier, at once or in up to ${sukanya.withdrawal.mostYears.value} yearly instalments.`,
    },
    {
      question: 'Can the account be closed early?',
      answer: `For her marriage, if she is at least ${sukanya.marriage.value.age} on its day: asked for from a month before to three months after. From five years after opening also for a life-threatening illness of hers or the death of her guardian. If she dies, it is closed at once and paid to the guardian. There is no closing for convenience.`,
    },
    {
      question: 'What happens if I miss a year?',
      answer: `The account is in default. Within the ${sukanya.depositYears.value} years you put it right with ${least} and ${formatRupees(sukanya.revivalFee.value)} for each missed year. Even if you never do, the whole balance earns the scheme's rate to the end.`,
    },
    {
      question: 'Is it tax-free in the new regime?',
      answer: `The interest and the amount she gets are free of tax in both regimes. The deduction for deposits, up to ${formatRupees(ppf.deductionCeiling.value)} shared with your other savings of section 80C (section 123 from tax year 2026-27), is for the old regime only.`,
    },
    {
      question: 'Can I open accounts for two daughters?',
      answer: `Yes, one for each, and a third only where twins or triplets come first or second. Each takes up to ${most} a year. Work them out one after the other: each has its own dates.`,
    },
  ],
  sources: [
    'sukanya-scheme-2019',
    'sukanya-rules-2014',
    'small-savings-rates',
    'ppf-scheme-2019',
    'income-tax-act-1961',
    'income-tax-act-2025',
  ],
  related: [
    { id: 'ppf-calculator', carries: { deposit: 'deposit', pattern: 'pattern' } },
    { id: 'sip-calculator' },
    { id: 'fd-calculator' },
    { id: 'education-loan-calculator' },
    { id: 'inflation-calculator' },
  ],
};
