import { mayBeLeftOut, today } from '@/content/questions/dates';
import * as deductions from '@/content/questions/deductions';
import * as gains from '@/content/questions/gains';
import { ofYear, otherAtSlabRates, upTo } from '@/content/questions/income';
import { oneOf } from '@/content/questions/kinds';
import { ageInYear, residence, taxRegime } from '@/content/questions/person';
import * as returns from '@/content/questions/return';
import { fromIncome } from '@/content/questions/return';
import { salaryAfterExemptions } from '@/content/questions/salary';
import { incomeYear } from '@/content/questions/year';
import { firstTaxYear } from '@/content/rules/years/on-file';
import { dayAfterLast } from '@/content/tax/last-year';
import { openYear } from '@/content/tax/years';
import { date, defineForm, type InputOf } from '@/lib/calculator';
import { firstYearOf } from '@/lib/calendar';

const first = '2024-04-01';
const last = dayAfterLast(3, '12-31');
const ofIncome = { showIf: fromIncome } as const;
const ifFiled = { showIf: { filed: 'filed' } } as const;
const anyDay = { min: first, max: last } as const;

const form = defineForm({
  main: {
    financialYear: incomeYear('late'),
    mode: returns.taxKnownOrNot('income'),
    salary: salaryAfterExemptions({ default: 14_00_000, ...ofIncome }),
    otherIncome: otherAtSlabRates('Interest, dividend, net rent, profit. Gains on shares have their own boxes below.', {
      slider: upTo(50_00_000),
      ...ofIncome,
    }),
    tax: returns.taxOfYear({
      help: 'With surcharge and cess, before TDS. It is the “total tax liability” in the return, without interest and fee.',
      default: 3_00_000,
    }),
    tds: returns.tdsOfYear({ default: 1_10_000 }),
    filed: oneOf({ label: 'Return filed' }, [
      ['filed', 'Yes'],
      ['notYet', 'Not yet'],
    ]),
    filedOn: returns.returnFiledOn(first, last, 'Leave it empty for the due date.', ifFiled),
  },
  more: {
    'The refund': {
      grantedOn: date({
        label: 'Refund paid on',
        help: 'Leave it empty for today, or the day of filing if later. You can try a future day.',
        ...anyDay,
        ...mayBeLeftOut,
      }),
      demand: ofYear('Old tax demand', {
        help: 'Outstanding demand of other years, as on the portal.',
        slider: upTo(5_00_000),
      }),
      verifiedOn: date({
        label: 'Return verified on',
        help: 'Leave it empty if it was verified in time.',
        ...anyDay,
        ...mayBeLeftOut,
        ...ifFiled,
      }),
      revisedOn: date({
        label: 'Revised return filed on',
        help: 'Leave it empty if none. Enter the figures of the revised return above.',
        ...anyDay,
        ...mayBeLeftOut,
        ...ifFiled,
      }),
      today: today(),
    },
    'Tax paid yourself': {
      payments: returns.paymentRows('Tax you paid yourself', 'Advance tax, and tax paid with the return.', {
        ...anyDay,
        atFirst: '2026-06-30',
        // With the return, a month before its day.
        newRow: ({ financialYear }) => ({ date: `20${String(financialYear).slice(5)}-06-30` }),
      }),
    },
    'About you and your income': {
      regime: taxRegime(),
      age: ageInYear(),
      residence: residence(),
      business: returns.businessOrNone(),
      shortEquity: gains.shortEquity({ help: `Section 111A (${firstTaxYear}: 196).`, ...gains.noLoss, ...ofIncome }),
      longEquity: gains.longEquity({ ...gains.noLoss, ...ofIncome }),
      deductions: deductions.allDeductions('Sections 80C to 80U, each within its limit, and home-loan interest.', {
        showIf: { mode: 'income', regime: 'old' },
      }),
      totalIncome: returns.knownTotalIncome('It decides the fee for a late return.'),
    },
  },
  presets: [
    { label: 'No tax, but TDS was taken', input: { salary: 12_75_000, tds: 40_000 } },
    {
      label: 'Freelancer with 10% TDS',
      input: { salary: 0, otherIncome: 15_00_000, tds: 1_50_000, business: 'presumptive' },
    },
    {
      label: 'Filed late, on 20 September',
      input: { financialYear: openYear('late'), filedOn: `${firstYearOf(openYear('late')) + 1}-09-20` },
    },
    { label: 'An old demand of ₹12,000', input: { demand: 12_000 } },
  ],
});

export const { fields } = form;

export type RefundInput = InputOf<typeof form.fields>;

export default form;
