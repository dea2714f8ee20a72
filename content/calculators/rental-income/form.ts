import { mostOfYear } from '@/content/questions/kinds';
import { ageInYear, residence, shownRegime } from '@/content/questions/person';
import { yearlySalary } from '@/content/questions/salary';
import { incomeYear } from '@/content/questions/year';
import { nextEarlierYear } from '@/content/tax/new-row';
import { choice, date, decimal, defineForm, type InputOf, money, rows, whole, yesNo } from '@/lib/calculator';

/** The salary, without the help that the page has no line for. */
const { help: _help, ...salaryWithoutHelp } = yearlySalary();
const isLet = { use: 'let' } as const;
const detailed = { more: true } as const;
const detailedLet = { use: 'let', more: true } as const;

/** Returns an amount of a house for the year that most houses leave at nothing. */
function cell(label: string, help?: string) {
  return money({ label, ...(help && { help }), min: 0, max: mostOfYear, default: 0, slider: false });
}

/** The years in which a house may have been completed and still have a fifth of the earlier interest left. */
const completionYears = ['2026-27', '2025-26', '2024-25', '2023-24', '2022-23', '2021-22', '2020-21'] as const;

/** Years of house losses that may still be carried forward. */
const lossYears = [
  '2025-26',
  '2024-25',
  '2023-24',
  '2022-23',
  '2021-22',
  '2020-21',
  '2019-20',
  '2018-19',
  '2017-18',
  '2016-17',
] as const;

const house = {
  use: choice({
    label: 'Use',
    options: [
      { value: 'let', label: 'Let out', help: 'For any part of the year, or empty between tenants.' },
      { value: 'own', label: 'Own use', help: 'You live in it, or keep it for yourself and do not let it out.' },
    ],
    default: 'let',
  }),
  rent: money({
    label: 'Rent a month',
    help: 'The rent asked for, if it was empty.',
    min: 0,
    max: 1_00_00_000,
    default: 0,
    slider: false,
    showIf: isLet,
  }),
  months: whole({
    label: 'Months let out',
    help: 'The other months count as empty.',
    min: 0,
    max: 12,
    default: 12,
    slider: false,
    showIf: isLet,
  }),
  municipalTax: cell('Municipal tax you paid', 'In this year. Not what the tenant paid.'),
  interest: cell('Loan interest of the year'),
  more: yesNo({ label: 'More about this house', default: false }),
  share: {
    ...decimal({
      label: 'Your share',
      help: 'Enter all amounts here for the whole house.',
      min: 1,
      max: 100,
      default: 100,
    }),
    unit: '%',
    slider: false as const,
    showIf: detailed,
  },
  owned: whole({
    label: 'Months owned in the year',
    min: 0,
    max: 12,
    default: 12,
    slider: false,
    showIf: detailed,
  }),
  livedIn: whole({
    label: 'Of these, months you lived in it',
    min: 0,
    max: 12,
    default: 0,
    slider: false,
    showIf: detailedLet,
  }),
  unrealised: {
    ...cell('Rent not recovered', 'Rent due for the months let out that you could not collect.'),
    showIf: detailedLet,
  },
  municipalValue: {
    ...cell('Municipal value a year', 'The annual value in the property-tax bill.'),
    showIf: detailed,
  },
  fairRent: { ...cell('Fair rent a year', 'Rent of a similar house nearby.'), showIf: detailed },
  standardRent: money({
    label: 'Standard rent a year',
    help: 'Only under a rent control law.',
    min: 0,
    max: mostOfYear,
    default: null,
    optional: true,
    slider: false,
    showIf: detailed,
  }),
  earlier: {
    ...cell('Total interest before completion', 'From the loan to 31 March before the year of completion.'),
    showIf: detailed,
  },
  completed: choice({
    label: 'House completed in',
    options: completionYears.map((value) => ({ value, label: `FY ${value}` })),
    default: '2025-26',
    showIf: { more: true, earlier: { above: 0 } },
  }),
  lowerLimit: yesNo({
    label: 'Loan for repairs, or house built later than 5 years after the year of the loan',
    default: false,
    showIf: { use: 'own', more: true },
  }),
  arrears: {
    ...cell('Old rent received this year', 'Arrears and unpaid rent of earlier years.'),
    showIf: detailed,
  },
  furniture: {
    ...cell(
      'Part of the rent for furniture or services, a month',
      'Taxed as other income, without the deduction for repairs.',
    ),
    showIf: detailedLet,
  },
  tenant: choice({
    label: 'Tenant',
    options: [
      { value: 'person', label: 'A person, accounts not audited' },
      { value: 'business', label: 'Company, firm or audited person' },
    ],
    default: 'person',
    showIf: detailedLet,
  }),
  costs: {
    ...cell(
      'Society, repairs, insurance a year',
      'Used only for the yield. The tax law allows a flat deduction instead.',
    ),
    showIf: detailedLet,
  },
  value: { ...cell('Value of the house today', 'For the yield.'), showIf: detailedLet },
};

const houses = rows({
  label: 'Your houses',
  help: 'One row for each house, including those you live in. Enter amounts for the whole house.',
  noun: 'house',
  minRows: 1,
  maxRows: 5,
  fields: house,
  default: [
    {
      use: 'let',
      rent: 30_000,
      months: 12,
      municipalTax: 0,
      interest: 0,
      more: false,
      share: 100,
      owned: 12,
      livedIn: 0,
      unrealised: 0,
      municipalValue: 0,
      fairRent: 0,
      standardRent: null,
      earlier: 0,
      completed: '2025-26',
      lowerLimit: false,
      arrears: 0,
      furniture: 0,
      tenant: 'person',
      costs: 0,
      value: 0,
    },
  ],
});

export type HouseInput = InputOf<typeof house>;

const plain = houses.default[0] as HouseInput;
const own = { ...plain, use: 'own', rent: 0, more: true } as const;

const form = defineForm({
  main: {
    financialYear: incomeYear('due'),
    houses,
    salary: salaryWithoutHelp,
  },
  more: {
    'Your other income, deductions, age': {
      otherIncome: money({
        label: 'Your other income',
        help: 'Interest, profit, dividend: income at slab rates.',
        min: 0,
        max: mostOfYear,
        default: 0,
        slider: { min: 0, max: 20_00_000 },
      }),
      deductions: money({
        label: 'Old-regime deductions you have',
        help: '80C, 80D, exempt HRA and others, each within its limit. Leave out home-loan interest.',
        min: 0,
        max: mostOfYear,
        default: 0,
        slider: { min: 0, max: 6_00_000 },
      }),
      age: ageInYear(),
    },
    'Residence, regime, today': {
      residence: residence(),
      regime: shownRegime(),
      today: date({
        label: 'Today',
        help: 'Set by your browser.',
        min: '2024-04-01',
        max: '2028-12-31',
        default: '',
        optional: true,
        today: true,
      }),
    },
    'Losses of earlier years': {
      losses: rows({
        label: 'House losses brought forward',
        noun: 'loss',
        maxRows: 8,
        fields: {
          year: choice({
            label: 'Loss of',
            options: lossYears.map((value) => ({ value, label: `FY ${value}` })),
            default: '2024-25',
          }),
          amount: money({ label: 'Amount', min: 0, max: mostOfYear, default: 0, slider: false }),
        },
        default: [],
        newRow: nextEarlierYear('losses', lossYears),
      }),
    },
    'Disputed rules': {
      lowRent: choice({
        label: 'House empty for some months, and rent below the expected rent',
        help: 'There are three views of the law.',
        options: [
          { value: 'expected', label: 'Expected rent (the words of the law)' },
          { value: 'expectedLessVacancy', label: 'Expected rent less the rent of the empty months' },
          { value: 'rent', label: 'Rent for the months let out' },
        ],
        default: 'expected',
      }),
      lossCarried: yesNo({ label: 'New regime: carry forward the rest of a house loss', default: false }),
    },
  },
  presets: [
    {
      label: 'Flat on a loan',
      input: { houses: [{ ...plain, rent: 25_000, municipalTax: 12_000, interest: 4_00_000 }] },
    },
    {
      label: 'Let out with spouse, NRI owner',
      input: {
        residence: 'nonResident',
        salary: 0,
        houses: [{ ...plain, rent: 60_000, more: true, share: 50 }],
      },
    },
    {
      label: 'Three own houses',
      input: {
        houses: [
          { ...own, fairRent: 3_00_000 },
          { ...own, fairRent: 2_40_000 },
          { ...own, interest: 3_00_000, fairRent: 3_60_000 },
        ],
      },
    },
    {
      label: 'Let out for ten months, with yield',
      input: {
        houses: [
          {
            ...plain,
            months: 10,
            municipalTax: 10_000,
            more: true,
            fairRent: 3_30_000,
            costs: 40_000,
            value: 90_00_000,
          },
        ],
      },
    },
  ],
});

export const { fields } = form;

export type RentalIncomeInput = InputOf<typeof form.fields>;

export default form;
