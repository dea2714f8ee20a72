import type { CalculatorPage } from '@/content/calculators/page';
import { employeeShares } from '@/content/rules/employee-shares';
import { assetTreatments, capitalGains } from '@/content/rules/income-tax/capital-gains';
import { newForms } from '@/content/rules/income-tax/concordance';
import { incomeTaxYears } from '@/content/rules/years/income-tax';
import { firstTaxYear } from '@/content/rules/years/on-file';
import { openYear } from '@/content/tax/years';
import { formatDate, inr, pct } from '@/lib/format';
import { valueOn } from '@/lib/law';
import { listOf } from '@/lib/list-of';
import { deferralEnd } from '@/lib/tax/employee-shares';

const { months, days } = employeeShares.deferral.act1961.value;
const example = '2025-11-10';
const law = incomeTaxYears[openYear('late')];
const monthsOf = (asset: 'equity' | 'unlistedShares') =>
  valueOn(assetTreatments[asset], law.firstDay).value.longTermMonths ?? 0;

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
  faqs: {
    'When are ESOPs and RSUs taxed?':
      'Twice. First as salary: options when you exercise them, RSUs when they vest, ESPP shares when you buy them. You are taxed on the value that day minus what you pay. Later, when you sell, as capital gains: on the sale price minus the value that was taxed. Grant and vesting of options are not taxed.',
    'How much is deducted, and when?':
      'Your employer adds the value to your salary and deducts the year’s tax on it, from your pay or by keeping back shares. The page works out your whole income tax with and without the value, so surcharge and a lost rebate are included.',
    'I work at a start-up. Can I pay the tax later?': `Only if the employer has the certificate for section 80-IAC (from tax year ${firstTaxYear} section 140). Recognition by DPIIT is not enough. Then you pay only when you sell the shares, leave the job, or ${months} months have passed from the end of the assessment year, whichever comes first. For an exercise on ${formatDate(example)} that is ${formatDate(deferralEnd(example, months))}, and the employer has ${days} days more. The rates are those of the year of the exercise.`,
    'Did the Act of 2025 change the time for deferral?': `No. It counts ${employeeShares.deferral.act2025.value.months + 12} months from the end of the tax year. The Act of 1961 counted ${months} months from the end of the assessment year, which ended a year later. So the last day is the same.`,
    'When is a gain long-term?': `Shares listed in India after ${monthsOf('equity')} months, unlisted and foreign shares after ${monthsOf('unlistedShares')} months, counted from the day on which you got them. Foreign shares count as unlisted even if they are listed abroad. A long-term gain is taxed at ${pct(law.special.longTermOther?.value.percent ?? 0)}. On shares listed in India, ${inr(law.longTermEquityExemption.value)} a year is tax-free under section 112A.`,
    'My shares fell after the exercise. Do I get the tax back?':
      'No. The value on the day of the exercise stays taxed as salary. If you sell for less, you have a capital loss. You can set it off against capital gains of the year and, if you file the return in time, of the next eight years, but never against salary.',
    'Which exchange rate counts for foreign shares?':
      'State Bank’s telegraphic transfer buying rate on the last day of the previous month: the month before vesting for the value, and the month before the sale for the sale price. The cost is the rupee value that was taxed.',
    'What must I report for foreign shares?': `If you are resident and ordinarily resident, report the shares in Schedule FA of the return, by calendar year, even without a sale. Show gains and dividend from them in Schedule FSI, and tax paid abroad in Schedule TR. For credit of that tax, file Form 67; from tax year ${firstTaxYear}, Form ${newForms['67']}.`,
    'My salary changed, or I have other gains. Does that count?':
      'Yes, under More details. Enter a row for the year of the exercise or of the sale with its own salary, gains and losses. The yearly tax-free amount for listed shares then counts once for all, and a loss on one side lowers the gain on the other.',
    'Should I exercise now or wait?':
      'If you exercise early, the later rise is a capital gain, usually taxed at a lower rate than salary. But you pay price and tax at once, and you lose both if the shares become worthless. Enter the price you expect to compare.',
  },
  sources: listOf(
    'income-tax-act-1961',
    'income-tax-rules-1962',
    'income-tax-act-2025',
    'income-tax-rules-2026',
    'finance-act-2025',
    'finance-act-2026',
    'finance-act-2024',
    capitalGains.anniversary.source === 'bharti-gupta-ramola-2012' && 'bharti-gupta-ramola-2012',
  ),
  related: [
    'capital-gains',
    'take-home-salary-calculator',
    'old-vs-new-tax-regime-calculator',
    'advance-tax',
    'income-tax',
  ],
};
