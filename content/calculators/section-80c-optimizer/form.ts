import { mostOfYear } from '@/content/questions/kinds';
import { ageInYear } from '@/content/questions/person';
import { yearlySalary } from '@/content/questions/salary';
import { presentYear } from '@/content/questions/year';
import { firstTaxYear } from '@/content/rules/years/on-file';
import { choice, date, defineForm, type InputOf, money, percent, whole, yesNo } from '@/lib/calculator';

/** Returns an amount of the year that most people leave at nothing. */
function amount(label: string, help?: string, most = 1_50_000) {
  return money({ label, ...(help && { help }), min: 0, max: mostOfYear, default: 0, slider: { min: 0, max: most } });
}

/** Returns a yearly return that the visitor expects. */
function expected(label: string, help: string, rate: number) {
  return percent({ label, help, min: 0, max: 25, step: 0.1, default: rate, slider: { min: 0, max: 20 } });
}

const form = defineForm({
  main: {
    financialYear: {
      ...presentYear('runs'),
      label: 'Year in which you invest',
      help: 'Payments count up to 31 March of the year.',
      formerDefault: '2026-27',
    },
    salary: yearlySalary(),
    age: ageInYear(),
    epf: amount('Your own EPF for the year', 'What is cut from your pay, VPF included. Leave out the employer’s part.'),
    otherDeductions: amount(
      'Exempt HRA, home-loan interest and other old-regime deductions',
      'Each within its limit. Leave out 80C, NPS and health insurance. They have their own boxes.',
      6_00_000,
    ),
    years: whole({
      label: 'Years until you need the money',
      min: 1,
      max: 40,
      default: 10,
      slider: { min: 1, max: 30 },
      unit: 'years',
    }),
    today: date({
      label: 'Today',
      help: 'Set by your browser. The monthly plan starts here.',
      min: '2025-04-01',
      max: '2028-12-31',
      default: '',
      optional: true,
      today: true,
    }),
  },
  more: {
    'Your goal': {
      risk: choice({
        label: 'Risk you can take',
        options: [
          { value: 'low', label: 'None' },
          { value: 'medium', label: 'Some' },
          { value: 'high', label: 'Large' },
        ],
        default: 'medium',
      }),
      budget: money({
        label: 'Most you can invest by 31 March',
        help: 'Leave empty for the full amount that saves tax.',
        min: 0,
        max: mostOfYear,
        default: null,
        optional: true,
        slider: { min: 0, max: 2_00_000 },
      }),
      girl: yesNo({ label: 'You have a daughter below 10', help: 'For Sukanya Samriddhi.', default: false }),
      ppfYears: whole({
        label: 'Years left on your PPF account',
        help: 'Leave empty if you would open one, for 15 years.',
        min: 0,
        max: 15,
        default: null,
        optional: true,
        slider: false,
        unit: 'years',
      }),
      loanRate: percent({
        label: 'Interest rate of your home loan',
        help: 'Repaying it early counts in 80C too. Enter 0 without a loan.',
        min: 0,
        max: 20,
        step: 0.05,
        default: 0,
        slider: { min: 0, max: 12 },
      }),
      loanInterest: choice({
        label: 'Interest of this loan in the old regime',
        help: 'If you deduct it, an early repayment lowers the deduction.',
        options: [
          { value: 'deducted', label: 'Deducted in full' },
          { value: 'not', label: 'Above its limit, or not deducted' },
        ],
        default: 'deducted',
        showIf: { loanRate: { above: 0 } },
      }),
    },
    'Already paid under 80C': {
      premium: amount('Life insurance premium paid', 'For you, spouse and children.'),
      sumAssured: money({
        label: 'Sum assured of these policies',
        help: 'Leave empty to count the full premium.',
        min: 0,
        max: mostOfYear,
        default: null,
        optional: true,
        slider: { min: 0, max: 1_00_00_000 },
        showIf: { premium: { above: 0 } },
      }),
      policy: choice({
        label: 'Policy issued',
        options: [
          { value: 'since2012', label: 'Since April 2012' },
          { value: 'disabled', label: 'Since April 2013, life with disability or listed illness' },
          { value: 'before2012', label: 'Before April 2012' },
        ],
        default: 'since2012',
        showIf: { premium: { above: 0 } },
      }),
      tuition: amount(
        'Tuition fees of your children',
        'Full-time education in India. Leave out donation, bus and hostel fees.',
        3_00_000,
      ),
      children: whole({
        label: 'Children in these fees',
        help: 'Two count. With more, enter the two that cost most.',
        min: 1,
        max: 10,
        default: 1,
        slider: false,
        showIf: { tuition: { above: 0 } },
      }),
      principal: amount('Home-loan principal repaid', 'Include stamp duty and registration paid this year.', 3_00_000),
      otherSavings: amount(
        'PPF, ELSS, NSC and others already paid',
        `In this year, under section 80C (${firstTaxYear}: 123).`,
      ),
      sold: yesNo({
        label: 'Sold a house within 5 years of the end of the year of possession',
        default: false,
      }),
      reversed: {
        ...amount(
          'Principal deducted for it in earlier years',
          'In the old regime. It becomes income of this year.',
          10_00_000,
        ),
        showIf: { sold: true },
      },
    },
    NPS: {
      ownNps: amount(
        'Your own NPS paid so far',
        `Section 80CCD(1B) (${firstTaxYear}: 124(3)) first, the rest with 80C.`,
        2_00_000,
      ),
      basic: amount('Yearly basic salary + DA', 'We use it for the limit on the employer’s NPS.', 20_00_000),
      employerNps: {
        ...amount('Employer’s contribution to NPS', 'Count it in the salary too.', 3_00_000),
        showIf: { basic: { above: 0 } },
      },
      government: yesNo({ label: 'Government employee', default: false, showIf: { basic: { above: 0 } } }),
    },
    'Health insurance': {
      health: amount('Health insurance paid, you and family', undefined, 1_00_000),
      parents: amount('Health insurance paid, parents', undefined, 1_00_000),
      parentsSenior: yesNo({ label: 'A parent insured is 60 or more', default: false }),
    },
    'Other income, regime': {
      otherIncome: amount('Your other income', 'Interest, rent, profit: at slab rates.', 20_00_000),
      regime: choice({
        label: 'Regime that you will use',
        options: [
          { value: 'better', label: 'Whichever costs less' },
          { value: 'new', label: 'New regime' },
          { value: 'old', label: 'Old regime' },
        ],
        default: 'better',
      }),
    },
    'Expected returns': {
      equityReturn: expected('Return of ELSS, per year', 'Your own guess. No fund promises a return.', 12),
      npsReturn: expected('Return of NPS, per year', 'Your own guess, after charges.', 10),
      depositRate: expected('Rate of a tax-saver bank deposit', 'Ask your bank.', 6.5),
    },
  },
  presets: [
    {
      label: 'Rent and home loan, old regime',
      input: { epf: 90_000, otherDeductions: 5_00_000 },
    },
    {
      label: 'Retirement in 20 years',
      input: { salary: 18_00_000, epf: 86_400, otherDeductions: 6_00_000, years: 20, risk: 'high' },
    },
    {
      label: 'Pensioner of 65',
      input: { salary: 16_00_000, age: 'senior', otherDeductions: 4_50_000, years: 5, risk: 'low' },
    },
    {
      label: 'New regime, NPS by the employer',
      input: { salary: 24_00_000, basic: 10_00_000, regime: 'new' },
    },
  ],
});

export const { fields } = form;

export type SavingsInput = InputOf<typeof form.fields>;

export default form;
