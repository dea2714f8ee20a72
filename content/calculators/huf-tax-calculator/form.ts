import { mostOfYear } from '@/content/questions/kinds';
import { residence, shownRegime } from '@/content/questions/person';
import { presentYear } from '@/content/questions/year';
import { firstTaxYear } from '@/content/rules/years/on-file';
import { choice, date, defineForm, type InputOf, money, rows, yesNo } from '@/lib/calculator';

/** Returns an amount of the year that most families leave at nothing. */
function amount(label: string, help?: string, most = 20_00_000) {
  return money({
    label,
    ...(help && { help }),
    min: 0,
    max: mostOfYear,
    default: 0,
    slider: { min: 0, max: most },
  });
}

const cell = (label: string, standard: number, help?: string) =>
  money({ label, ...(help && { help }), min: 0, max: mostOfYear, default: standard, slider: false });

/** Members whose own tax is compared, at most. */
export const mostMembers = 6;

const memberOptions = [
  { value: '1', label: 'Member 1' },
  { value: '2', label: 'Member 2' },
  { value: '3', label: 'Member 3' },
  { value: '4', label: 'Member 4' },
  { value: '5', label: 'Member 5' },
  { value: '6', label: 'Member 6' },
] as const;

const form = defineForm({
  main: {
    // Two years: gains of FY 2024-25 bear two sets of rates, which the income-tax page takes apart.
    financialYear: presentYear('due'),
    rent: money({
      label: 'Rent from the HUF’s houses',
      help: 'Only from houses that belong to the HUF, before the deduction for repairs.',
      min: 0,
      max: mostOfYear,
      default: 6_00_000,
      slider: { min: 0, max: 50_00_000 },
    }),
    interest: money({
      label: 'Interest and other income of the HUF',
      help: 'Deposits, bonds and other income at slab rates.',
      min: 0,
      max: mostOfYear,
      default: 3_00_000,
      slider: { min: 0, max: 50_00_000 },
    }),
    members: rows({
      label: 'Members who earn',
      help: 'Their own income, for the comparison. Member 1 is the karta.',
      noun: 'member',
      minRows: 1,
      maxRows: mostMembers,
      fields: {
        salary: cell('Yearly salary or pension', 0),
        other: cell('Other income at slab rates', 0),
        age: choice({
          label: 'Age',
          options: [
            { value: 'below60', label: 'Below 60' },
            { value: 'senior', label: '60 to 79' },
            { value: 'verySenior', label: '80 or more' },
          ],
          default: 'below60',
        }),
        savings: cell('Savings under section 80C', 0, `From ${firstTaxYear} section 123. Old regime only.`),
      },
      default: [{ salary: 15_00_000, other: 0, age: 'below60', savings: 0 }],
    }),
  },
  more: {
    'Rest of the HUF’s income': {
      business: money({
        label: 'Business profit of the HUF',
        help: 'After costs. Put a minus for a loss.',
        min: -mostOfYear,
        max: mostOfYear,
        default: 0,
        slider: { min: 0, max: 50_00_000 },
      }),
      municipalTax: amount('Municipal tax the HUF paid on let-out houses', undefined, 2_00_000),
      letInterest: amount('Loan interest on let-out houses'),
      ownInterest: amount('Loan interest on a house the family lives in', 'Old regime only.'),
      savingsInterest: amount('Interest on savings accounts', 'Not counted above.', 2_00_000),
      dividend: amount('Dividend'),
      shortEquity: amount('Short-term gains, listed shares and equity funds'),
      longEquity: amount('Long-term gains, listed shares and equity funds', 'Before the yearly tax-free amount.'),
      shortOther: amount('Short-term gains at slab rates'),
      longOther: amount('Other long-term gains', 'Land and buildings bought before 23 July 2024: next two boxes.'),
      land: amount(
        'Long-term gain on land or building bought before 23 July 2024',
        'With plain cost, after exemptions.',
      ),
      landIndexed: { ...amount('The same gain with indexed cost'), showIf: { land: { above: 0 } } },
      tokens: amount('Gains on crypto and other virtual assets'),
      agricultural: amount('Net agricultural income', 'Exempt, but it can raise the rate on the rest.'),
    },
    'Assets given by members': {
      thrown: rows({
        label: 'Income from assets a member gave the HUF',
        help: 'Money or property given to the HUF for less than its worth. Not counted in the boxes above.',
        noun: 'asset',
        maxRows: 8,
        fields: {
          member: choice({ label: 'Put in by', options: memberOptions, default: '1' }),
          kind: choice({
            label: 'Income',
            options: [
              { value: 'interest', label: 'Interest, other' },
              { value: 'rent', label: 'Rent' },
              { value: 'business', label: 'Business profit' },
              { value: 'dividend', label: 'Dividend' },
              { value: 'shortEquity', label: 'Short-term gain, listed shares' },
              { value: 'longEquity', label: 'Long-term gain, listed shares' },
              { value: 'longOther', label: 'Other long-term gain' },
            ],
            default: 'interest',
          }),
          amount: cell(
            'Income of the year',
            0,
            'Only from the asset itself. What its past income earns belongs to the HUF.',
          ),
        },
        default: [],
      }),
    },
    'Gifts received': {
      gifts: rows({
        label: 'Gifts that the HUF received',
        noun: 'gift',
        maxRows: 12,
        fields: {
          what: choice({
            label: 'What',
            options: [
              { value: 'money', label: 'Money' },
              { value: 'movable', label: 'Shares, gold, art' },
              { value: 'immovable', label: 'Land or building' },
            ],
            default: 'money',
          }),
          from: choice({
            label: 'From',
            options: [
              { value: 'other', label: 'Anyone who is not a member' },
              { value: 'member', label: 'A member of the HUF' },
              { value: 'will', label: 'A will, inheritance, partition' },
            ],
            default: 'other',
          }),
          value: cell(
            'Value',
            0,
            'Money: the amount. Land or building: the stamp duty value. Otherwise the market value.',
          ),
          paid: {
            ...cell('Paid for it', 0),
            showIf: { what: ['movable', 'immovable'] },
          },
        },
        default: [],
      }),
    },
    'Deductions of the HUF': {
      savings: amount(
        'Savings of the HUF under section 80C',
        'Life insurance of members, ELSS, tax-saving deposit, home-loan principal.',
        3_00_000,
      ),
      health: amount('Health insurance of members, paid by the HUF', `Section 80D (${firstTaxYear}: 126).`, 1_00_000),
      healthSenior: yesNo({
        label: 'A member insured is 60 or more',
        default: false,
        showIf: { health: { above: 0 } },
      }),
      donations: amount(
        'Donations deducted by half, within the limit',
        `Section 80G (${firstTaxYear}: 133): most charities.`,
        2_00_000,
      ),
    },
    'Comparison, regime, residence, partition': {
      without: choice({
        label: 'Without the HUF the income would go to',
        options: [
          { value: 'karta', label: 'Member 1' },
          { value: 'equal', label: 'All members equally' },
        ],
        default: 'karta',
      }),
      regime: shownRegime(),
      residence: residence(),
      partition: choice({
        label: 'Partition of the family',
        options: [
          { value: 'none', label: 'None' },
          { value: 'partial', label: 'Partial' },
          { value: 'total', label: 'Total' },
        ],
        default: 'none',
      }),
      partitionIncome: {
        ...amount(
          'Income of the year from the divided assets',
          'Not counted above. The law ignores a partial partition.',
        ),
        showIf: { partition: 'partial' },
      },
      partitionOn: date({
        label: 'Date of the total partition',
        help: 'Enter the HUF’s income up to this day only.',
        min: '2025-04-01',
        max: '2027-03-31',
        default: '',
        optional: true,
        showIf: { partition: 'total' },
      }),
    },
  },
  retired: {
    // The law gives these to individuals alone; links of before name them.
    nps: amount('NPS paid by the HUF'),
    educationLoan: amount('Education-loan interest paid by the HUF'),
  },
  presets: [
    {
      label: 'Ancestral house let out, karta on ₹30 lakh',
      input: { members: [{ salary: 30_00_000, other: 0, age: 'below60', savings: 0 }] },
    },
    {
      label: 'Money put in by the karta',
      input: { rent: 0, interest: 50_000, thrown: [{ member: '1', kind: 'interest', amount: 3_50_000 }] },
    },
    {
      label: 'Gift from an uncle and share gains',
      input: { gifts: [{ what: 'money', from: 'other', value: 5_00_000, paid: 0 }], longEquity: 3_00_000 },
    },
    { label: 'Partial partition', input: { partition: 'partial', partitionIncome: 2_00_000 } },
  ],
});

export type HufTaxInput = InputOf<typeof form.fields>;

export default form;
