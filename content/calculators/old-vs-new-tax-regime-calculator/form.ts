import { today } from '@/content/questions/dates';
import * as deductions from '@/content/questions/deductions';
import * as gains from '@/content/questions/gains';
import * as house from '@/content/questions/house';
import * as income from '@/content/questions/income';
import { firstNo, oneOf } from '@/content/questions/kinds';
import { inMetro } from '@/content/questions/metro';
import { ageInYear, residence } from '@/content/questions/person';
import * as pay from '@/content/questions/salary';
import { incomeYear } from '@/content/questions/year';
import { firstTaxYear } from '@/content/rules/years/on-file';
import { defineForm, type InputOf, percent } from '@/lib/calculator';

const workedOut = { showIf: { hraBy: 'worked' } } as const;
const isInBusiness = { showIf: { business: true } } as const;

const form = defineForm({
  main: {
    financialYear: incomeYear('runs'),
    salary: pay.yearlySalary(),
    age: ageInYear(),
    basic: pay.basicOfYear(),
    hra: pay.hraOfYear(workedOut),
    rent: pay.rentOfYear(workedOut),
    metro: inMetro({ hraBy: 'worked', hra: { above: 0 } }),
    exemptRent: income.ofYear('Exempt part of your HRA', {
      help: 'From your employer or the HRA calculator.',
      formerDefault: 1_20_000,
      slider: income.upTo(5_00_000),
      showIf: { hraBy: 'typed' },
    }),
    savings: deductions.savings80C({ formerDefault: 1_50_000 }),
    health: deductions.health80D({
      // In one line: the answer is within a screen and a half.
      help: `80D (${firstTaxYear}: 126). Add uninsured seniors’ bills.`,
      formerDefault: 25_000,
    }),
    homeLoan: house.livedInInterest(),
  },
  more: {
    'NPS and other deductions': {
      ownNps: deductions.ownNps(),
      otherDeductions: deductions.otherDeductions(
        'Education-loan interest, donations, disability, leave travel and others, each within its limit.',
      ),
    },
    'Residence, plans, today': {
      residence: residence(),
      raise: percent({
        label: 'Expected rise in salary and profit, per year',
        help: 'For the five-year table.',
        min: 0,
        max: 50,
        step: 0.5,
        default: 8,
        slider: { min: 0, max: 25 },
      }),
      today: today(),
    },
    'If you know the exempt HRA': {
      hraBy: oneOf({ label: 'Exempt HRA', formerDefault: 'typed' }, [
        ['worked', 'Work it out from rent'],
        ['typed', 'I know it'],
      ]),
    },
    'Salary details: NPS, exempt pay': {
      employerNps: pay.employerNps(),
      government: pay.governmentEmployee({ employerNps: { above: 0 } }),
      professionalTax: pay.professionalTaxPaid(),
      exempt: pay.exemptPay(),
    },
    'More on health insurance': {
      healthSenior: deductions.otherSeniorInsured(),
      parents: deductions.parents80D(),
      parentsSenior: deductions.parentSenior(),
    },
    'Other income': {
      interest: income.depositInterest(),
      savingsInterest: income.savingsInterest(),
      familyPension: income.familyPension(),
      letRent: income.ofYear('Rent from a let-out house, after municipal tax', { slider: income.upTo(10_00_000) }),
      letInterest: house.letInterest({
        help: 'Enter all of it. Neither regime has a limit.',
        showIf: { letRent: { above: 0 } },
      }),
      shortEquity: gains.shortEquity(),
      longEquity: gains.longEquity(),
      otherIncome: income.otherAtSlabRates('Dividend of a resident, other interest, taxable gifts.'),
    },
    Houses: {
      houses: house.houses({ help: 'The other months count as empty.' }),
    },
    'Business or profession': {
      business: firstNo('You have a business or profession'),
      profit: income.businessProfit('Put a minus for a loss. Include futures and options.', isInBusiness),
      history: oneOf({ label: 'Regime you have used so far', ...isInBusiness }, [
        ['never', 'New, never left it'],
        ['left', 'Old, by Form 10-IEA'],
        ['returned', 'Came back to new'],
      ]),
    },
  },
  presets: [
    { label: 'Salary of ₹12.75 lakh', input: { salary: 12_75_000 } },
    {
      label: 'Rent in Mumbai and NPS',
      input: {
        salary: 24_00_000,
        basic: 12_00_000,
        hra: 6_00_000,
        rent: 6_60_000,
        metro: true,
        savings: 1_50_000,
        health: 25_000,
        ownNps: 50_000,
        parents: 50_000,
        parentsSenior: true,
      },
    },
    {
      label: 'Pensioner of 65',
      input: {
        salary: 9_00_000,
        age: 'senior',
        interest: 3_00_000,
        health: 40_000,
        healthSenior: true,
      },
    },
    {
      label: 'Freelancer with a home loan',
      input: { salary: 0, business: true, profit: 18_00_000, savings: 1_50_000, health: 25_000, homeLoan: 2_00_000 },
    },
  ],
});

export type RegimeInput = InputOf<typeof form.fields>;

export default form;
