import type { CalculatorPage } from '@/content/calculators/page';
import { employeeShares } from '@/content/rules/employee-shares';
import { capitalGains } from '@/content/rules/income-tax/capital-gains';
import { formatDate } from '@/lib/format';
import { deferralEnd } from '@/lib/tax/employee-shares';

const { months, days } = employeeShares.deferral.act1961.value;
const example = '2025-11-10';

export const page: CalculatorPage = {
  summary: 'Tax when options are exercised or RSUs vest, cash needed, tax on each sale, and what you keep.',
  description:
    'ESOP, RSU and ESPP tax calculator: tax as salary, TDS now or deferred for start-ups, sell to cover, gains by lot, foreign shares, exercise now or later.',
  keywords: [
    'ESOP tax calculator',
    'RSU tax India',
    'ESPP tax',
    'perquisite tax on shares',
    'start-up ESOP deferral',
    'sell to cover',
    'foreign shares capital gains',
    'section 17(2)(vi)',
  ],
  checkedOn: '2026-11-22',
  faqs: [
    {
      question: 'When are ESOPs and RSUs taxed?',
      answer:
        'Twice. First as salary: options on the exercise, RSUs when they vest, ESPP shares on the purchase, each on the value of that day less what you pay. Later as capital gains: on the sale price less the value that was taxed. Grant and vesting of options are not taxed.',
    },
    {
      question: 'How much is deducted, and when?',
      answer:
        'Your employer adds the value to your salary and deducts the tax of the year on it, in cash from your pay or by keeping back shares. The page works out that tax with the whole income-tax computation, with and without the value, so that surcharge and a lost rebate are in it.',
    },
    {
      question: 'I work at a start-up. Can I pay the tax later?',
      answer: `Only if the employer has the certificate for section 80-IAC (from tax year 2026-27 section 140); recognition by DPIIT is not enough. Then you pay only when you sell, leave, or ${months} months from the end of the assessment year have passed, whichever comes first. For an exercise on ${formatDate(example)} that is ${formatDate(deferralEnd(example, months))}, and the employer has ${days} days more. The rates are those of the year of the exercise.`,
    },
    {
      question: 'Did the Act of 2025 change the time for deferral?',
      answer:
        'It counts 60 months from the end of the tax year where the Act of 1961 counted 48 months from the end of the assessment year. As the assessment year ended a year later, it is the same day.',
    },
    {
      question: 'When is a gain long-term?',
      answer:
        'Shares listed in India after 12 months, unlisted and foreign shares after 24 months, counted from the day on which you got them. Foreign shares count as unlisted even if they are listed abroad. A long-term gain bears 12.5%; on shares listed in India the yearly amount of section 112A is free.',
    },
    {
      question: 'My shares fell after the exercise. Do I get the tax back?',
      answer:
        'No. The value on the day of the exercise stays taxed as salary. Selling for less makes a capital loss, which can be set off against capital gains of the year and, if the return is filed in time, of the next eight years, but never against salary.',
    },
    {
      question: 'Which exchange rate counts for foreign shares?',
      answer:
        'State Bank’s telegraphic transfer buying rate on the last day of the month before: before the month of vesting for the value, before the month of sale for the sale price. The cost is the rupee value that was taxed.',
    },
    {
      question: 'What must I report for foreign shares?',
      answer:
        'If you are resident and ordinarily resident: the shares in Schedule FA of the return, by calendar year and even without a sale, gains and dividend from them in Schedule FSI, tax paid abroad in Schedule TR. For credit of that tax file Form 67, from tax year 2026-27 Form 44.',
    },
    {
      question: 'Should I exercise now or wait?',
      answer:
        'Exercising early turns the later rise into a capital gain, mostly at a lower rate than salary. But you pay price and tax at once, and both are lost if the shares become worthless. Enter the price you expect to see both sides.',
    },
  ],
  sources: [
    'income-tax-act-1961',
    'income-tax-rules-1962',
    'income-tax-act-2025',
    'income-tax-rules-2026',
    'finance-act-2025',
    'finance-act-2026',
    'finance-act-2024',
    ...(capitalGains.anniversary.source === 'bharti-gupta-ramola-2012' ? (['bharti-gupta-ramola-2012'] as const) : []),
  ],
  related: [
    { id: 'capital-gains' },
    { id: 'take-home-salary-calculator' },
    { id: 'old-vs-new-tax-regime-calculator', carries: { salary: 'salary' } },
    { id: 'advance-tax' },
    { id: 'income-tax' },
  ],
};
