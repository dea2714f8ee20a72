import { today } from '@/content/questions/dates';
import * as deductions from '@/content/questions/deductions';
import { ofYear, otherAtSlabRates, upTo } from '@/content/questions/income';
import { firstNo, mayBeEmpty, oneOf } from '@/content/questions/kinds';
import { ageInYear, shownRegime } from '@/content/questions/person';
import * as pay from '@/content/questions/salary';
import { presentYear } from '@/content/questions/year';
import { firstTaxYear, yearOfEarlyLinks } from '@/content/rules/years/on-file';
import { defineForm, type InputOf, percent, whole } from '@/lib/calculator';

/** Returns a yearly return that the visitor expects. */
function expected(label: string, help: string, rate: number) {
  return percent({ label, help, min: 0, max: 25, step: 0.1, default: rate, slider: { min: 0, max: 20 } });
}

const hasBasic = { showIf: { basic: { above: 0 } } } as const;

const form = defineForm({
  main: {
    financialYear: {
      ...presentYear('runs'),
      label: 'Year in which you invest',
      help: 'Payments count up to 31 March of the year.',
      formerDefault: yearOfEarlyLinks.savings,
    },
    salary: pay.yearlySalary(),
    age: ageInYear(),
    epf: ofYear('Your own EPF for the year', {
      help: 'What is cut from your pay, VPF included. Leave out the employer’s part.',
      slider: upTo(1_50_000),
    }),
    otherDeductions: deductions.otherDeductions(
      'Exempt HRA, home-loan interest and others, each within its limit. 80C, NPS and health insurance have their own boxes.',
    ),
    years: whole({
      label: 'Years until you need the money',
      min: 1,
      max: 40,
      default: 10,
      slider: { min: 1, max: 30 },
      unit: 'years',
    }),
    today: today({
      help: 'Set by your browser. The monthly plan starts here.',
      min: '2025-04-01',
    }),
  },
  more: {
    'Your goal': {
      risk: oneOf({ label: 'Risk you can take', default: 'medium' }, [
        ['low', 'None'],
        ['medium', 'Some'],
        ['high', 'Large'],
      ]),
      budget: mayBeEmpty(
        ofYear('Most you can invest by 31 March', {
          help: 'Leave empty for the full amount that saves tax.',
          slider: upTo(2_00_000),
        }),
      ),
      girl: firstNo('You have a daughter below 10', { help: 'For Sukanya Samriddhi.' }),
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
      loanInterest: oneOf(
        {
          label: 'Interest of this loan in the old regime',
          help: 'If you deduct it, an early repayment lowers the deduction.',
          showIf: { loanRate: { above: 0 } },
        },
        [
          ['deducted', 'Deducted in full'],
          ['not', 'Above its limit, or not deducted'],
        ],
      ),
    },
    'Already paid under 80C': {
      premium: ofYear('Life insurance premium paid', { help: 'For you, spouse and children.', slider: upTo(1_50_000) }),
      sumAssured: mayBeEmpty(
        ofYear('Sum assured of these policies', {
          help: 'Leave empty to count the full premium.',
          slider: upTo(1_00_00_000),
          showIf: { premium: { above: 0 } },
        }),
      ),
      policy: oneOf({ label: 'Policy issued', showIf: { premium: { above: 0 } } }, [
        ['since2012', 'Since April 2012'],
        [
          'disabled',
          'Since April 2013, disability or illness',
          'On the life of a person with a disability or a listed illness.',
        ],
        ['before2012', 'Before April 2012'],
      ]),
      tuition: ofYear('Tuition fees of your children', {
        help: 'Full-time education in India. Leave out donation, bus and hostel fees.',
        slider: upTo(3_00_000),
      }),
      children: whole({
        label: 'Children in these fees',
        help: 'Two count. With more, enter the two that cost most.',
        min: 1,
        max: 10,
        default: 1,
        slider: false,
        showIf: { tuition: { above: 0 } },
      }),
      principal: ofYear('Home-loan principal repaid', {
        help: 'Include stamp duty and registration paid this year.',
        slider: upTo(3_00_000),
      }),
      otherSavings: ofYear('PPF, ELSS, NSC and others already paid', {
        help: `In this year, under section 80C (${firstTaxYear}: 123).`,
        slider: upTo(1_50_000),
      }),
      sold: firstNo('Sold a house within 5 years of the end of the year of possession'),
      reversed: ofYear('Principal deducted for it in earlier years', {
        help: 'In the old regime. It becomes income of this year.',
        slider: upTo(10_00_000),
        showIf: { sold: true },
      }),
    },
    NPS: {
      ownNps: ofYear('Your own NPS paid so far', {
        help: `Section 80CCD(1B) (${firstTaxYear}: 124(3)) first, the rest with 80C.`,
        slider: upTo(2_00_000),
      }),
      basic: pay.basicOfYear({ help: 'We use it for the limit on the employer’s NPS.' }),
      employerNps: pay.employerNps(hasBasic),
      government: pay.governmentEmployee(hasBasic.showIf),
    },
    'Health insurance': {
      health: ofYear('Health insurance paid, you and family', {
        help: deductions.uninsured('person'),
        slider: upTo(1_00_000),
      }),
      parents: ofYear('Health insurance paid, parents', {
        help: deductions.uninsured('parent'),
        slider: upTo(1_00_000),
      }),
      parentsSenior: deductions.parentSenior(),
    },
    'Other income, regime': {
      otherIncome: otherAtSlabRates('Interest, rent, profit.'),
      regime: shownRegime({ label: 'Regime that you will use' }),
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
