import { health80D, savings80C } from '@/content/questions/deductions';
import { ageInYear, residence, shownRegime } from '@/content/questions/person';
import { metroHelp, yearlySalary } from '@/content/questions/salary';
import { incomeYear } from '@/content/questions/year';
import { firstTaxYear } from '@/content/rules/years/on-file';
import { nextEarlierYear } from '@/content/tax/new-row';
import { choice, date, decimal, defineForm, type InputOf, money, rows, whole, yesNo } from '@/lib/calculator';

const CRORE_100 = 1_00_00_00_000;

/** Returns an amount of the year that most people leave at nothing. */
function amount(label: string, help?: string, most = 20_00_000) {
  return money({
    label,
    ...(help && { help }),
    min: 0,
    max: CRORE_100,
    default: 0,
    slider: { min: 0, max: most },
  });
}

/** Returns a gain or profit; below zero it is a loss. */
function gain(label: string, help?: string) {
  return money({
    label,
    ...(help && { help }),
    min: -CRORE_100,
    max: CRORE_100,
    default: 0,
    slider: { min: -10_00_000, max: 50_00_000 },
  });
}

const small = (label: string, help?: string) => amount(label, help, 2_00_000);

const years = [
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

const severity = [
  { value: 'none', label: 'None' },
  { value: 'disabled', label: '40% or more' },
  { value: 'severe', label: '80% or more' },
] as const;

const individual = { taxpayer: 'individual' } as const;
const earlier = { financialYear: '2024-25' } as const;

const form = defineForm({
  main: {
    financialYear: incomeYear('due'),
    salary: yearlySalary({ showIf: individual }),
    age: ageInYear({ showIf: individual }),
    interest: small('Interest from deposits', 'Bank, co-operative and post-office deposits.'),
    savings: savings80C(),
    health: health80D(),
    homeLoan: amount(
      'Home-loan interest, house you live in',
      `Section 24(b) (${firstTaxYear}: 22). For more houses use “Houses” below.`,
      5_00_000,
    ),
    today: date({
      label: 'Today',
      help: 'Set by your browser. After the due date, we assume that you file on this day.',
      min: '2025-04-01',
      max: '2029-03-31',
      default: '',
      optional: true,
      today: true,
      showIf: { settle: true },
    }),
  },
  more: {
    'Residence, HUF, regime': {
      residence: residence(),
      taxpayer: choice({
        label: 'Who you are',
        options: [
          { value: 'individual', label: 'Individual' },
          { value: 'huf', label: 'HUF' },
        ],
        default: 'individual',
      }),
      regime: shownRegime(),
    },
    'Salary details: HRA, NPS, exempt pay': {
      basic: { ...amount('Yearly basic salary + DA', 'We use it for the HRA and NPS limits.'), showIf: individual },
      hra: { ...amount('HRA received in the year', undefined, 10_00_000), showIf: individual },
      rent: {
        ...amount(
          'Rent paid in the year',
          `Without HRA it counts under section 80GG (${firstTaxYear}: 134).`,
          10_00_000,
        ),
        showIf: individual,
      },
      metro: yesNo({
        label: 'Rented house is in a metro city',
        help: metroHelp,
        default: false,
        showIf: { hra: { above: 0 } },
      }),
      travel: {
        ...small(
          'Leave travel and other allowances exempt in the old regime',
          `Sections 10(5) and 10(14); from ${firstTaxYear} section 11.`,
        ),
        showIf: individual,
      },
      exempt: {
        ...amount(
          'Gratuity, leave encashment and other pay exempt in both regimes',
          `The exempt part only: sections 10(10), 10(10A), 10(10AA); from ${firstTaxYear} section 19.`,
        ),
        showIf: individual,
      },
      professionalTax: money({
        label: 'Professional tax paid',
        min: 0,
        max: 2_500,
        step: 100,
        default: 0,
        showIf: individual,
      }),
      employerNps: {
        ...small(
          'Employer’s contribution to NPS',
          `Count it in the gross salary too. Section 80CCD(2) (${firstTaxYear}: 124).`,
        ),
        showIf: individual,
      },
      government: yesNo({ label: 'Government employee', default: false, showIf: individual }),
      entertainment: { ...small('Entertainment allowance'), showIf: { taxpayer: 'individual', government: true } },
    },
    Houses: {
      houses: rows({
        label: 'Houses',
        help: 'Let-out houses, and a second house that you live in. Enter amounts for the whole house.',
        noun: 'house',
        maxRows: 5,
        fields: {
          use: choice({
            label: 'Use',
            options: [
              { value: 'letOut', label: 'Let out' },
              { value: 'selfOccupied', label: 'Lived in' },
              { value: 'deemedLetOut', label: 'Neither (deemed let out)' },
            ],
            default: 'letOut',
          }),
          rent: money({
            label: 'Rent a month',
            min: 0,
            max: 1_00_00_000,
            default: 0,
            slider: false,
            showIf: { use: 'letOut' },
          }),
          months: whole({
            label: 'Months let out',
            min: 0,
            max: 12,
            default: 12,
            slider: false,
            showIf: { use: 'letOut' },
          }),
          unrealised: money({
            label: 'Rent not recovered',
            min: 0,
            max: CRORE_100,
            default: 0,
            slider: false,
            showIf: { use: 'letOut' },
          }),
          expected: money({
            label: 'Municipal value or fair rent a year',
            help: 'The higher of the two, but not more than the standard rent. Of houses you live in, it counts from the third.',
            min: 0,
            max: CRORE_100,
            default: 0,
            slider: false,
          }),
          municipalTax: money({
            label: 'Municipal tax you paid',
            min: 0,
            max: CRORE_100,
            default: 0,
            slider: false,
          }),
          interest: money({ label: 'Loan interest of the year', min: 0, max: CRORE_100, default: 0, slider: false }),
          earlier: money({
            label: 'Total interest before completion',
            min: 0,
            max: CRORE_100,
            default: 0,
            slider: false,
          }),
          share: decimal({ label: 'Your share', min: 1, max: 100, default: 100, slider: false, unit: '%' }),
        },
        default: [],
      }),
    },
    'Capital gains': {
      shortEquity: gain(
        'Short-term gains, listed shares and equity funds',
        `Section 111A (${firstTaxYear}: 196). After this year’s losses of the same kind. Put a minus for a loss.`,
      ),
      longEquity: gain(
        'Long-term gains, listed shares and equity funds',
        `Section 112A (${firstTaxYear}: 198), before the yearly tax-free amount.`,
      ),
      shortOther: gain(
        'Short-term gains at slab rates',
        'Property, gold, unlisted shares, debt funds bought since April 2023.',
      ),
      longOther: gain(
        'Other long-term gains',
        `Section 112 (${firstTaxYear}: 197). Land and buildings bought before 23 July 2024: next two boxes.`,
      ),
      land: gain('Long-term gain on land or building bought before 23 July 2024', 'With plain cost.'),
      landIndexed: {
        ...gain('The same gain with indexed cost'),
        showIf: { land: { above: 0 } },
      },
      shortEquityEarly: { ...gain('Short-term gains, listed shares, sold before 23 July 2024'), showIf: earlier },
      longEquityEarly: { ...gain('Long-term gains, listed shares, sold before 23 July 2024'), showIf: earlier },
      longOtherEarly: { ...gain('Long-term gains with indexed cost, sold before 23 July 2024'), showIf: earlier },
      tokens: amount(
        'Gains on crypto and other virtual assets',
        `Section 115BBH (${firstTaxYear}: 194). You cannot set off losses.`,
      ),
    },
    'Business or profession': {
      scheme: choice({
        label: 'How you work out business income',
        options: [
          { value: 'books', label: 'From books' },
          { value: 'presumptive', label: '44AD: business' },
          { value: 'profession', label: '44ADA: profession' },
        ],
        default: 'books',
      }),
      profit: {
        ...gain(
          'Profit of business or profession',
          `Put a minus for a loss. Include futures and options, and income from goods vehicles (44AE; from ${firstTaxYear} section 58).`,
        ),
        showIf: { scheme: 'books' },
      },
      turnoverBank: { ...amount('Receipts by bank or UPI'), showIf: { scheme: ['presumptive', 'profession'] } },
      turnoverCash: { ...amount('Receipts in cash'), showIf: { scheme: ['presumptive', 'profession'] } },
      declared: {
        ...amount('Profit you declare, if higher'),
        showIf: { scheme: ['presumptive', 'profession'] },
      },
      intraday: gain('Intraday share trading', 'Speculative. Put a minus for a loss.'),
    },
    'Other income': {
      savingsInterest: small('Interest on savings accounts'),
      dividend: amount('Dividend', undefined, 5_00_000),
      dividendCost: { ...small('Interest paid on loans for these shares'), showIf: { dividend: { above: 0 } } },
      familyPension: { ...amount('Family pension'), showIf: individual },
      otherIncome: amount(
        'Any other income',
        'Taxable gifts, other interest. For a non-resident, income that India taxes.',
      ),
      winnings: amount('Lottery, game-show and race winnings'),
      games: amount('Winnings from online games'),
      agricultural: amount('Net agricultural income', 'Exempt, but it can raise the rate on the rest.'),
    },
    'More deductions (old regime)': {
      ownNps: {
        ...small('Your own NPS contribution', `Section 80CCD(1B) (${firstTaxYear}: 124(3)) first, the rest with 80C.`),
        showIf: individual,
      },
      healthSenior: yesNo({ label: 'Another person insured is 60 or more', default: false }),
      parents: { ...small('Health insurance, parents'), showIf: individual },
      parentsSenior: yesNo({ label: 'A parent insured is 60 or more', default: false, showIf: individual }),
      educationLoan: { ...small('Education-loan interest', `Section 80E (${firstTaxYear}: 129).`), showIf: individual },
      firstHome: {
        ...small('First-home loan of 2016-17', `Section 80EE (${firstTaxYear}: 130), beyond section 24(b).`),
        showIf: individual,
      },
      affordableHome: {
        ...small('Affordable-home loan of 2019 to 2022', `Section 80EEA (${firstTaxYear}: 131), beyond section 24(b).`),
        showIf: individual,
      },
      vehicle: {
        ...small('Electric-vehicle loan of 2019 to 2023', `Section 80EEB (${firstTaxYear}: 132).`),
        showIf: individual,
      },
      donationFull: small(
        'Donations deducted in full',
        `Section 80G (${firstTaxYear}: 133): PM National Relief Fund and others on its list.`,
      ),
      donationHalf: small('Donations deducted by half'),
      donationLimitedFull: small('Donations deducted in full, within the limit'),
      donationLimitedHalf: small('Donations deducted by half, within the limit', 'Most registered charities.'),
      party: small('Political parties', `Section 80GGC (${firstTaxYear}: 137), not in cash.`),
      dependant: choice({ label: 'Dependant with disability', options: severity, default: 'none' }),
      disability: choice({ label: 'Own disability', options: severity, default: 'none', showIf: individual }),
      illness: small('Treatment of a specified illness', `Section 80DDB (${firstTaxYear}: 128), after insurance.`),
      illnessSenior: yesNo({ label: 'The patient is 60 or more', default: false, showIf: { illness: { above: 0 } } }),
      agniveer: { ...small('Agniveer corpus', `Section 80CCH (${firstTaxYear}: 125).`), showIf: individual },
    },
    'Losses of earlier years': {
      losses: rows({
        label: 'Losses brought forward',
        noun: 'loss',
        maxRows: 10,
        fields: {
          kind: choice({
            label: 'Kind',
            options: [
              { value: 'house', label: 'House property' },
              { value: 'business', label: 'Business' },
              { value: 'speculative', label: 'Speculative' },
              { value: 'shortTermCapital', label: 'Short-term capital' },
              { value: 'longTermCapital', label: 'Long-term capital' },
            ],
            default: 'shortTermCapital',
          }),
          year: choice({
            label: 'Loss of',
            options: years.map((value) => ({ value, label: `FY ${value}` })),
            default: '2024-25',
          }),
          amount: money({ label: 'Amount', min: 0, max: CRORE_100, default: 0, slider: false }),
        },
        default: [],
        newRow: nextEarlierYear('losses', years),
      }),
    },
    'Tax paid, refund, interest': {
      settle: yesNo({ label: 'Work out what is left to pay, or the refund', default: false }),
      tds: { ...amount('Tax deducted and collected (TDS, TCS)'), showIf: { settle: true } },
      payments: rows({
        label: 'Tax you paid yourself',
        help: 'Advance tax and self-assessment tax, each with its day.',
        noun: 'payment',
        maxRows: 10,
        fields: {
          date: date({ label: 'Paid on', min: '2024-04-01', max: '2029-03-31', default: '2026-03-15' }),
          amount: money({ label: 'Amount', min: 0, max: CRORE_100, default: 0, slider: false }),
        },
        default: [],
        newRow: ({ financialYear }) => ({ date: `20${String(financialYear).slice(5)}-03-15` }),
        showIf: { settle: true },
      }),
      filedOn: date({
        label: 'Return filed, and the rest paid, on',
        help: 'Leave empty for the due date, or today if that is past.',
        min: '2025-04-01',
        max: '2029-03-31',
        default: '',
        optional: true,
        showIf: { settle: true },
      }),
      optionForm: yesNo({
        label: 'Form 10-IEA was filed by the due date',
        help: 'Only with business income: filed this year or earlier, and not withdrawn. Then a late return can still use the old regime.',
        default: false,
        showIf: { settle: true },
      }),
      audited: yesNo({ label: 'Accounts are audited', default: false, showIf: { settle: true } }),
      reliefs: small(
        'Reliefs for arrears and foreign tax',
        `Sections 89, 90 and 91; from ${firstTaxYear} sections 157 to 160.`,
      ),
    },
    'Disputed rules': {
      rebateMeasure: choice({
        label: 'Marginal relief of the rebate',
        options: [
          { value: 'allTax', label: 'Compares all tax (text)' },
          { value: 'slabTax', label: 'Compares slab tax' },
        ],
        default: 'allTax',
      }),
      dividendTax: choice({
        label: 'Tax on dividend for the surcharge cap',
        options: [
          { value: 'average', label: 'At the average rate' },
          { value: 'topSlice', label: 'As the top slice' },
        ],
        default: 'average',
      }),
      reliefMeasure: choice({
        label: 'Marginal relief at ₹2 crore and ₹5 crore',
        options: [
          { value: 'totalIncome', label: 'On total income (text)' },
          { value: 'otherIncome', label: 'Without capped income' },
        ],
        default: 'totalIncome',
      }),
      reliefStep: choice({
        label: 'Marginal relief above ₹5 crore, other income ₹2 to ₹5 crore',
        options: [
          { value: 'ofTotalIncome', label: 'From ₹5 crore (text)' },
          { value: 'ofRate', label: 'From ₹2 crore' },
        ],
        default: 'ofTotalIncome',
        showIf: { reliefMeasure: 'totalIncome' },
      }),
      houseLossCarried: yesNo({ label: 'New regime: carry forward the rest of a house loss', default: false }),
      rebateOnGains: yesNo({
        label: 'Rebate also against tax on gains in the new regime (disputed)',
        default: false,
        showIf: { financialYear: '2024-25' },
      }),
    },
  },
  presets: [
    { label: 'Salary of ₹12.75 lakh', input: { salary: 12_75_000 } },
    {
      label: 'Salary with HRA and home loan',
      input: {
        salary: 24_00_000,
        basic: 12_00_000,
        hra: 5_00_000,
        rent: 4_80_000,
        metro: true,
        homeLoan: 2_00_000,
        savings: 1_50_000,
        health: 25_000,
        ownNps: 50_000,
      },
    },
    {
      label: 'Pensioner of 65 with interest',
      input: { salary: 6_00_000, age: 'senior', interest: 4_00_000, healthSenior: true, health: 50_000 },
    },
    {
      label: 'Salary and share gains',
      input: { salary: 18_00_000, shortEquity: 1_50_000, longEquity: 4_00_000, dividend: 40_000 },
    },
  ],
});

export type IncomeTaxInput = InputOf<typeof form.fields>;

export default form;
