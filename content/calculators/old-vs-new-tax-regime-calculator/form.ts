import { health80D, savings80C } from '@/content/questions/deductions';
import { ageInYear, residence } from '@/content/questions/person';
import { metroHelp, yearlySalary } from '@/content/questions/salary';
import { incomeYear } from '@/content/questions/year';
import { firstTaxYear } from '@/content/rules/years/on-file';
import { choice, defineForm, type InputOf, money, percent, yesNo } from '@/lib/calculator';

const CRORE_100 = 1_00_00_00_000;

/** Returns an amount of the year that most people leave at nothing. */
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

/** Returns a profit or gain; below zero it is a loss. */
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

const form = defineForm({
  main: {
    financialYear: incomeYear('runs'),
    salary: yearlySalary(),
    age: ageInYear(),
    basic: amount('Yearly basic salary + DA', 'We use it for the HRA and NPS limits.', 20_00_000),
    hra: { ...amount('HRA received in the year', undefined, 10_00_000), showIf: workedOut },
    rent: {
      ...amount('Rent paid in the year', 'Without HRA: section 80GG, old regime only.', 10_00_000),
      showIf: workedOut,
    },
    metro: yesNo({
      label: 'Rented house is in a metro city',
      help: metroHelp,
      default: false,
      showIf: { hraBy: 'worked', hra: { above: 0 } },
    }),
    exemptRent: money({
      label: 'Exempt part of your HRA',
      help: 'From your employer or the HRA calculator.',
      min: 0,
      max: CRORE_100,
      default: 0,
      formerDefault: 1_20_000,
      slider: { min: 0, max: 5_00_000 },
      showIf: { hraBy: 'typed' },
    }),
    savings: savings80C(),
    health: health80D(),
    homeLoan: amount('Home-loan interest, house you live in', `Section 24(b) (${firstTaxYear}: 22).`),
  },
  more: {
    'NPS and other deductions': {
      ownNps: amount(
        'Your own NPS contribution',
        `Section 80CCD(1B) (${firstTaxYear}: 124(3)) first, the rest with 80C.`,
        2_00_000,
      ),
      otherDeductions: amount(
        'Other deductions of the old regime',
        'Education-loan interest, donations, disability, leave travel and others, each within its limit.',
      ),
    },
    'Residence, plans': {
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
    },
    'If you know the exempt HRA': {
      hraBy: choice({
        label: 'Exempt HRA',
        options: [
          { value: 'worked', label: 'Work it out from rent' },
          { value: 'typed', label: 'I know it' },
        ],
        default: 'worked',
        formerDefault: 'typed',
      }),
    },
    'Salary details: NPS, exempt pay': {
      employerNps: amount(
        'Employer’s contribution to NPS',
        `Count it in the gross salary too. Section 80CCD(2) (${firstTaxYear}: 124).`,
        2_00_000,
      ),
      government: yesNo({ label: 'Government employee', default: false, showIf: { employerNps: { above: 0 } } }),
      professionalTax: money({ label: 'Professional tax paid', min: 0, max: 2_500, step: 100, default: 0 }),
      exempt: amount(
        'Gratuity, leave encashment and other pay exempt in both regimes',
        `The exempt part only: sections 10(10), 10(10A), 10(10AA); from ${firstTaxYear} section 19.`,
        20_00_000,
      ),
    },
    'More on health insurance': {
      healthSenior: yesNo({ label: 'Another person insured is 60 or more', default: false }),
      parents: amount('Health insurance, parents', undefined, 1_00_000),
      parentsSenior: yesNo({ label: 'A parent insured is 60 or more', default: false }),
    },
    'Other income': {
      interest: amount('Interest from deposits', 'Bank, co-operative and post-office deposits.'),
      savingsInterest: amount('Interest on savings accounts', undefined, 1_00_000),
      familyPension: amount('Family pension', undefined, 10_00_000),
      letRent: amount('Rent from a let-out house, after municipal tax', undefined, 10_00_000),
      letInterest: {
        ...amount('Home-loan interest, let-out house', 'Enter all of it. Neither regime has a limit.', 10_00_000),
        showIf: { letRent: { above: 0 } },
      },
      shortEquity: gain(
        'Short-term gains, listed shares and equity funds',
        `Section 111A (${firstTaxYear}: 196). Put a minus for a loss.`,
      ),
      longEquity: gain(
        'Long-term gains, listed shares and equity funds',
        `Section 112A (${firstTaxYear}: 198), before the yearly tax-free amount.`,
      ),
      otherIncome: amount('Any other income at slab rates', 'Dividend of a resident, other interest, taxable gifts.'),
    },
    'Business or profession': {
      business: yesNo({ label: 'You have a business or profession', default: false }),
      profit: {
        ...gain('Profit of business or profession', 'Put a minus for a loss. Include futures and options.'),
        showIf: { business: true },
      },
      history: choice({
        label: 'Regime you have used so far',
        options: [
          { value: 'never', label: 'New, never left it' },
          { value: 'left', label: 'Old, by Form 10-IEA' },
          { value: 'returned', label: 'Came back to new' },
        ],
        default: 'never',
        showIf: { business: true },
      }),
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
