import { today } from '@/content/questions/dates';
import { otherDeductions } from '@/content/questions/deductions';
import * as house from '@/content/questions/house';
import { cellOfYear, otherAtSlabRates } from '@/content/questions/income';
import { firstNo, mayBeEmpty, oneOf } from '@/content/questions/kinds';
import { ageInYear, residence, shownRegime } from '@/content/questions/person';
import { yearlySalary } from '@/content/questions/salary';
import { earlierYears, incomeYear, lossOf, oneOfYears, yearsSince } from '@/content/questions/year';
import { nextEarlierYear } from '@/content/tax/new-row';
import { choice, decimal, defineForm, type InputOf, rows, whole } from '@/lib/calculator';

const isLet = { showIf: { use: 'let' } } as const;
const detailed = { showIf: { more: true } } as const;
const detailedLet = { showIf: { use: 'let', more: true } } as const;

/** The years in which a house may have been completed and still have a fifth of the earlier interest left. */
const completionYears = yearsSince(2020);

/** Years of house losses that may still be carried forward. */
const lossYears = earlierYears(2016);

const mostHouses = 5;

const furnished = (other?: Pick<typeof detailedLet, 'showIf'>) =>
  cellOfYear('Part of the rent for furniture or services, a month', {
    help: 'Taxed as other income, without the deduction for repairs.',
    ...other,
  });

const kindOfTenant = (other?: Pick<typeof detailedLet, 'showIf'>) =>
  oneOf({ label: 'Tenant', ...other }, [
    ['person', 'A person, accounts not audited'],
    ['business', 'Company, firm or audited person'],
  ]);

const cells = {
  use: oneOf({ label: 'Use' }, [
    ['let', 'Let out', 'Even for a part of the year.'],
    ['own', 'Own use', 'You live in it, or keep it for yourself and do not let it out.'],
  ]),
  rent: house.monthlyRent({ help: 'If empty, the rent asked for.', ...isLet }),
  months: house.monthsLet({ help: 'The other months count as empty.', ...isLet }),
  municipalTax: house.municipalTaxPaid({ help: 'Not what the tenant paid.' }),
  interest: house.houseInterest(),
  more: firstNo('More about this house'),
  share: house.ownShare({ help: 'Enter all amounts here for the whole house.', ...detailed }),
  loanShare: decimal({
    label: 'Your share of the loan, if another',
    help: 'You count only the interest on your own part of the loan.',
    min: 0,
    max: 100,
    default: null,
    optional: true,
    slider: false,
    unit: '%',
    ...detailed,
  }),
  owned: whole({
    label: 'Months owned in the year',
    min: 0,
    max: 12,
    default: 12,
    slider: false,
    ...detailed,
  }),
  livedIn: whole({
    label: 'Of these, months you lived in it',
    min: 0,
    max: 12,
    default: 0,
    slider: false,
    ...detailedLet,
  }),
  unrealised: house.unrealisedRent({
    help: 'Rent due for the months let out that you could not collect.',
    ...detailedLet,
  }),
  municipalValue: cellOfYear('Municipal value a year', {
    help: 'The annual value in the property-tax bill.',
    ...detailed,
  }),
  fairRent: cellOfYear('Fair rent a year', { help: 'Rent of a similar house nearby.', ...detailed }),
  standardRent: mayBeEmpty(cellOfYear('Standard rent a year', { help: 'Only under a rent control law.', ...detailed })),
  earlier: house.interestBefore({
    help: 'From the loan to 31 March before the year of completion.',
    ...detailed,
  }),
  completed: { ...oneOfYears('House completed in', completionYears), showIf: { more: true, earlier: { above: 0 } } },
  lowerLimit: firstNo('Loan for repairs, or house built later than 5 years after the year of the loan', {
    showIf: { use: 'own', more: true },
  }),
  arrears: cellOfYear('Old rent received this year', {
    help: 'Arrears and unpaid rent of earlier years.',
    ...detailed,
  }),
  furniture: furnished(detailedLet),
  tenant: kindOfTenant(detailedLet),
  costs: cellOfYear('Society, repairs, insurance a year', {
    help: 'Used only for the yield. The tax law allows a flat deduction instead.',
    ...detailedLet,
  }),
  value: cellOfYear('Value of the house today', { help: 'For the yield.', ...detailedLet }),
};

const houses = rows({
  label: 'Your houses',
  help: 'Every house you own, with its full amounts.',
  noun: 'house',
  minRows: 1,
  maxRows: mostHouses,
  fields: cells,
  default: [
    {
      use: 'let',
      rent: 30_000,
      months: 12,
      municipalTax: 0,
      interest: 0,
      more: false,
      share: 100,
      loanShare: null,
      owned: 12,
      livedIn: 0,
      unrealised: 0,
      municipalValue: 0,
      fairRent: 0,
      standardRent: null,
      earlier: 0,
      completed: completionYears[1] ?? '',
      lowerLimit: false,
      arrears: 0,
      furniture: 0,
      tenant: 'person',
      costs: 0,
      value: 0,
    },
  ],
});

export type HouseInput = InputOf<typeof cells>;

const plain = houses.default[0] as HouseInput;
const own = { ...plain, use: 'own', rent: 0, more: true } as const;

const form = defineForm({
  main: {
    financialYear: incomeYear('due'),
    houses,
    salary: yearlySalary(),
  },
  more: {
    'Two tenants, or a rent that changed': {
      tenancies: rows({
        label: 'Tenants and rents',
        help: 'A row for each tenant of a let-out house. The rows of a house count instead of its rent and months above.',
        noun: 'tenant',
        maxRows: 10,
        fields: {
          house: choice({
            label: 'Of which house',
            options: Array.from({ length: mostHouses }, (_, index) => ({
              value: `${index + 1}`,
              label: `House ${index + 1}`,
            })),
            default: '1',
          }),
          tenant: kindOfTenant(),
          rent: house.monthlyRent(),
          months: house.monthsLet({ help: 'At this rent.' }),
          laterRent: house.monthlyRent({ label: 'New rent a month, if it changed' }),
          laterMonths: whole({ label: 'Months at the new rent', min: 0, max: 12, default: 0, slider: false }),
          empty: whole({
            label: 'Empty months',
            help: 'When you looked for a tenant at the last rent.',
            min: 0,
            max: 12,
            default: 0,
            slider: false,
          }),
          furniture: furnished(),
        },
        default: [],
      }),
    },
    'Your other income, deductions, age': {
      otherIncome: otherAtSlabRates('Interest, profit, dividend.'),
      deductions: otherDeductions(
        '80C, 80D, exempt HRA and others, each within its limit. Leave out home-loan interest.',
      ),
      age: ageInYear(),
    },
    'Residence, regime, today': {
      residence: residence(),
      regime: shownRegime(),
      today: today(),
    },
    'Losses of earlier years': {
      losses: rows({
        label: 'House losses brought forward',
        noun: 'loss',
        maxRows: 8,
        fields: {
          year: lossOf(lossYears),
          amount: cellOfYear('Amount'),
        },
        default: [],
        newRow: nextEarlierYear('losses', lossYears),
      }),
    },
    'Disputed rules': {
      lowRent: oneOf(
        {
          label: 'House empty for some months, and rent below the expected rent',
          help: 'There are three views of the law.',
        },
        [
          ['expected', 'Expected rent (the words of the law)'],
          [
            'expectedLessVacancy',
            'Expected rent less the empty months',
            'Less the rent of the months in which it was empty.',
          ],
          ['rent', 'Rent for the months let out'],
        ],
      ),
      lossCarried: house.houseLossCarried(),
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
