import { choice, defineForm, type InputOf, money, percent, yesNo } from '@/lib/calculator';

const CRORE_100 = 1_00_00_00_000;

/** An amount of the year that most people leave at nothing. */
function amount(label: string, help?: string, most = 5_00_000) {
  return money({
    label,
    ...(help && { help }),
    min: 0,
    max: CRORE_100,
    default: 0,
    slider: { min: 0, max: most },
  });
}

/** A profit or gain; below zero it is a loss. */
function gain(label: string, help: string) {
  return money({
    label,
    help,
    min: -CRORE_100,
    max: CRORE_100,
    default: 0,
    slider: { min: -10_00_000, max: 50_00_000 },
  });
}

const workedOut = { hraBy: 'worked' } as const;

export const fields = {
  salary: money({
    label: 'Gross salary or pension of the year',
    help: 'With every allowance, bonus and perquisite, before any deduction.',
    min: 0,
    max: CRORE_100,
    step: 10_000,
    default: 15_00_000,
    slider: { min: 0, max: 60_00_000 },
  }),
  age: choice({
    label: 'Your age in the year',
    options: [
      { value: 'below60', label: 'Below 60' },
      { value: 'senior', label: '60 to 79' },
      { value: 'verySenior', label: '80 or more' },
    ],
    default: 'below60',
  }),
  savings: money({
    label: 'Savings under section 80C',
    help: 'EPF, PPF, life insurance, ELSS, home-loan principal, tuition fees.',
    min: 0,
    max: CRORE_100,
    default: 1_50_000,
    slider: { min: 0, max: 3_00_000 },
  }),
  health: money({
    label: 'Health insurance, you and family',
    help: 'Section 80D.',
    min: 0,
    max: CRORE_100,
    default: 25_000,
    slider: { min: 0, max: 1_00_000 },
  }),
  exemptRent: money({
    label: 'Exempt part of your HRA',
    help: 'From the HRA calculator; or have it worked out under “HRA” below.',
    min: 0,
    max: CRORE_100,
    default: 1_20_000,
    slider: { min: 0, max: 5_00_000 },
    showIf: { hraBy: 'typed' },
  }),
  homeLoan: amount('Home-loan interest, house you live in', 'Section 24(b).'),
  ownNps: amount('Your own NPS contribution', 'Section 80CCD(1B) first, the rest with 80C.', 2_00_000),
  otherDeductions: amount(
    'Other deductions of the old regime',
    'Education-loan interest, donations, disability, leave travel and so on, after their limits.',
  ),

  hraBy: choice({
    label: 'Exempt HRA',
    options: [
      { value: 'typed', label: 'I know it' },
      { value: 'worked', label: 'Work it out from rent' },
    ],
    default: 'typed',
  }),
  hra: { ...amount('HRA received in the year', undefined, 10_00_000), showIf: workedOut },
  rent: { ...amount('Rent paid in the year', undefined, 10_00_000), showIf: workedOut },
  metro: yesNo({
    label: 'Rented house is in Delhi, Mumbai, Kolkata or Chennai',
    default: false,
    showIf: workedOut,
  }),
  basic: amount('Basic salary + DA in the year', 'The measure for HRA and NPS.', 20_00_000),
  employerNps: amount(
    'Employer’s contribution to NPS',
    'Count it in the gross salary too. Section 80CCD(2).',
    2_00_000,
  ),
  government: yesNo({ label: 'Government employee', default: false, showIf: { employerNps: { above: 0 } } }),
  professionalTax: money({ label: 'Professional tax paid', min: 0, max: 2_500, step: 100, default: 0 }),
  exempt: amount(
    'Gratuity, leave encashment and other pay exempt in both regimes',
    'The exempt part only: sections 10(10), 10(10A), 10(10AA).',
    20_00_000,
  ),

  healthSenior: yesNo({ label: 'You or family insured are 60 or more', default: false }),
  parents: amount('Health insurance, parents', undefined, 1_00_000),
  parentsSenior: yesNo({ label: 'A parent insured is 60 or more', default: false, showIf: { parents: { above: 0 } } }),

  interest: amount('Interest from deposits', 'Bank, co-operative and post-office deposits.'),
  savingsInterest: amount('Interest on savings accounts', undefined, 1_00_000),
  familyPension: amount('Family pension', undefined, 10_00_000),
  letRent: amount('Rent from a let house, after municipal tax', undefined, 10_00_000),
  letInterest: {
    ...amount('Home-loan interest, let house', 'The whole of it: no limit in either regime.', 10_00_000),
    showIf: { letRent: { above: 0 } },
  },
  shortEquity: gain('Short-term gains, listed shares and equity funds', 'Section 111A. A loss with a minus.'),
  longEquity: gain(
    'Long-term gains, listed shares and equity funds',
    'Section 112A, before the yearly amount free of tax.',
  ),
  otherIncome: amount('Any other income at slab rates', 'Dividend of a resident, other interest, taxable gifts.'),

  business: yesNo({ label: 'You have a business or profession', default: false }),
  profit: {
    ...gain('Profit of business or profession', 'A loss with a minus. With futures and options.'),
    showIf: { business: true },
  },
  history: choice({
    label: 'Your regime up to now',
    options: [
      { value: 'never', label: 'New, never left it' },
      { value: 'left', label: 'Old, by Form 10-IEA' },
      { value: 'returned', label: 'Came back to new' },
    ],
    default: 'never',
    showIf: { business: true },
  }),

  financialYear: choice({
    label: 'Financial year',
    options: [
      { value: '2025-26', label: 'FY 2025-26' },
      { value: '2024-25', label: 'FY 2024-25' },
    ],
    default: '2025-26',
  }),
  residence: choice({
    label: 'Residence',
    options: [
      { value: 'resident', label: 'Resident' },
      { value: 'notOrdinarily', label: 'Resident, not ordinarily (RNOR)' },
      { value: 'nonResident', label: 'Non-resident (NRI)' },
    ],
    default: 'resident',
  }),
  raise: percent({
    label: 'Planned rise of salary and profit a year',
    help: 'For the table of five years.',
    min: 0,
    max: 50,
    step: 0.5,
    default: 8,
    slider: { min: 0, max: 25 },
  }),
};

export type RegimeInput = InputOf<typeof fields>;

export default defineForm({
  fields,
  groups: [
    {
      fields: ['salary', 'age', 'savings', 'health', 'exemptRent', 'homeLoan', 'ownNps', 'otherDeductions'],
    },
    { title: 'Year, residence, plans', fields: ['financialYear', 'residence', 'raise'], more: true },
    { title: 'HRA', fields: ['hraBy', 'hra', 'rent', 'metro'], more: true },
    {
      title: 'Salary details: NPS, exempt pay',
      fields: ['basic', 'employerNps', 'government', 'professionalTax', 'exempt'],
      more: true,
    },
    { title: 'More on health insurance', fields: ['healthSenior', 'parents', 'parentsSenior'], more: true },
    {
      title: 'Other income',
      fields: [
        'interest',
        'savingsInterest',
        'familyPension',
        'letRent',
        'letInterest',
        'shortEquity',
        'longEquity',
        'otherIncome',
      ],
      more: true,
    },
    { title: 'Business or profession', fields: ['business', 'profit', 'history'], more: true },
  ],
  presets: [
    { label: 'Salary of ₹12.75 lakh', input: { salary: 12_75_000, savings: 0, health: 0, exemptRent: 0 } },
    {
      label: 'Rent in Mumbai and NPS',
      input: {
        salary: 24_00_000,
        hraBy: 'worked',
        basic: 12_00_000,
        hra: 6_00_000,
        rent: 6_60_000,
        metro: true,
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
        exemptRent: 0,
      },
    },
    {
      label: 'Freelancer with a home loan',
      input: { salary: 0, business: true, profit: 18_00_000, exemptRent: 0, homeLoan: 2_00_000 },
    },
  ],
});
