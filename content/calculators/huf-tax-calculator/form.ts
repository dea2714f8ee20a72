import { mayBeLeftOut, today } from '@/content/questions/dates';
import * as deductions from '@/content/questions/deductions';
import * as early from '@/content/questions/early-gains';
import * as gains from '@/content/questions/gains';
import * as house from '@/content/questions/house';
import * as income from '@/content/questions/income';
import { firstNo, oneOf } from '@/content/questions/kinds';
import { lossesBroughtForward } from '@/content/questions/losses';
import * as otherGains from '@/content/questions/other-gains';
import { ageInYear, residence, shownRegime } from '@/content/questions/person';
import { tdsOfYear } from '@/content/questions/return';
import { yearlySalary } from '@/content/questions/salary';
import { incomeYear } from '@/content/questions/year';
import { firstTaxYear, yearOfTwoGainRates } from '@/content/rules/years/on-file';
import { lastDayOnFile } from '@/content/tax/last-year';
import { choice, date, defineForm, type InputOf, rows } from '@/lib/calculator';

/** The year in which the rates of gains changed has its gains in two sets of boxes. */
const earlyGain = { ...gains.noLoss, showIf: { financialYear: yearOfTwoGainRates } } as const;

/** Members whose own tax is compared, at most. */
const mostMembers = 6;

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
    financialYear: incomeYear('due'),
    rent: income.ofYear('Rent from the HUF’s houses', {
      help: 'Only from houses that belong to the HUF, before the deduction for repairs.',
      default: 6_00_000,
      slider: income.upTo(50_00_000),
    }),
    interest: income.ofYear('Interest and other income of the HUF', {
      help: 'Deposits, bonds and other income at slab rates.',
      default: 3_00_000,
      slider: income.upTo(50_00_000),
    }),
    members: rows({
      label: 'Members who earn',
      help: 'Their own income. Member 1 is the karta.',
      noun: 'member',
      minRows: 1,
      maxRows: mostMembers,
      fields: {
        salary: yearlySalary({ help: undefined, default: 0, slider: false }),
        other: income.otherAtSlabRates(undefined, { slider: false }),
        age: ageInYear({ help: undefined, label: 'Age' }),
        savings: deductions.savings80C({ help: undefined, slider: false }),
        regime: oneOf({ label: 'Regime' }, [
          ['better', 'Lower tax'],
          ['new', 'New regime'],
          ['old', 'Old regime'],
        ]),
      },
      default: [{ salary: 15_00_000, other: 0, age: 'below60', savings: 0, regime: 'better' }],
    }),
  },
  more: {
    'Rest of the HUF’s income': {
      business: income.profitOrLoss('Business profit of the HUF', {
        help: 'After costs. Put a minus for a loss.',
        slider: income.upTo(50_00_000),
      }),
      kartaPay: income.ofYear('Pay of the karta from the HUF’s business', {
        help: 'Not yet deducted from the profit above. It is the karta’s salary.',
      }),
      municipalTax: income.smallOfYear('Municipal tax the HUF paid on let-out houses'),
      letInterest: house.letInterest(),
      ownInterest: income.ofYear('Loan interest on a house the family lives in', { help: 'Old regime only.' }),
      savingsInterest: income.savingsInterest({ help: 'Not counted above.' }),
      dividend: income.dividend(),
      shortEquity: gains.shortEquity({ help: undefined, ...gains.noLoss }),
      longEquity: gains.longEquity(gains.noLoss),
      shortOther: otherGains.shortOther(gains.noLoss),
      longOther: otherGains.longOther(gains.noLoss),
      land: otherGains.landGain({ help: 'With plain cost, after exemptions.', ...gains.noLoss }),
      landIndexed: otherGains.landGainIndexed({ ...gains.noLoss, showIf: { land: { above: 0 } } }),
      shortEquityEarly: early.shortEquityEarly(earlyGain),
      longEquityEarly: early.longEquityEarly(earlyGain),
      longOtherEarly: early.longOtherEarly(earlyGain),
      tokens: otherGains.tokenGain(),
      agricultural: income.agriculturalIncome(),
    },
    'Losses of earlier years, TDS': {
      losses: lossesBroughtForward([['business', 'Business']]),
      tds: tdsOfYear({ help: 'Of the HUF, as in its Form 26AS.' }),
    },
    'Assets given by members': {
      thrown: rows({
        label: 'Income from assets a member gave the HUF',
        help: 'Money or property given to the HUF for less than its worth. Not counted in the boxes above.',
        noun: 'asset',
        maxRows: 8,
        fields: {
          member: choice({ label: 'Put in by', options: memberOptions, default: '1' }),
          kind: oneOf({ label: 'Income' }, [
            ['interest', 'Interest, other'],
            ['rent', 'Rent'],
            ['business', 'Business profit'],
            ['dividend', 'Dividend'],
            ['shortEquity', 'Short-term gain, listed shares'],
            ['longEquity', 'Long-term gain, listed shares'],
            ['longOther', 'Other long-term gain'],
          ]),
          amount: income.cellOfYear('Income of the year', {
            help: 'Only from the asset itself. What its past income earns belongs to the HUF.',
          }),
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
          what: oneOf({ label: 'What' }, [
            ['money', 'Money'],
            ['movable', 'Shares, gold, art'],
            ['immovable', 'Land or building'],
          ]),
          from: oneOf({ label: 'From' }, [
            ['other', 'Anyone who is not a member'],
            ['member', 'A member of the HUF'],
            ['will', 'A will, inheritance, partition'],
          ]),
          value: income.cellOfYear('Value', {
            help: 'Money: the amount. Land or building: the stamp duty value. Otherwise the market value.',
          }),
          paid: income.cellOfYear('Paid for it', { showIf: { what: ['movable', 'immovable'] } }),
        },
        default: [],
      }),
    },
    'Deductions of the HUF': {
      savings: income.ofYear('Savings of the HUF under section 80C', {
        help: 'Life insurance of members, ELSS, tax-saving deposit, home-loan principal.',
        slider: income.upTo(3_00_000),
      }),
      health: income.ofYear('Health insurance of members, paid by the HUF', {
        help: `Section 80D (${firstTaxYear}: 126).`,
        slider: income.upTo(1_00_000),
      }),
      healthSenior: firstNo('A member insured is 60 or more', { showIf: { health: { above: 0 } } }),
      donations: deductions.donationsByHalf(),
    },
    'Comparison, regime, residence, partition, today': {
      without: oneOf({ label: 'Without the HUF the income would go to' }, [
        ['karta', 'Member 1'],
        ['equal', 'All members equally'],
      ]),
      regime: shownRegime(),
      residence: residence(),
      partition: oneOf({ label: 'Partition of the family' }, [
        ['none', 'None'],
        ['partial', 'Partial'],
        ['total', 'Total'],
      ]),
      partitionIncome: income.ofYear('Income of the year from the divided assets', {
        help: 'Not counted above. The law ignores a partial partition.',
        showIf: { partition: 'partial' },
      }),
      partitionOn: date({
        label: 'Date of the total partition',
        help: 'Enter the HUF’s income up to this day only.',
        min: '2024-04-01',
        max: lastDayOnFile,
        ...mayBeLeftOut,
        showIf: { partition: 'total' },
      }),
      today: today(),
    },
  },
  retired: {
    // The law gives these to individuals alone; links of before name them.
    nps: income.ofYear('NPS paid by the HUF'),
    educationLoan: income.ofYear('Education-loan interest paid by the HUF'),
  },
  presets: [
    {
      label: 'Ancestral house let out, karta on ₹30 lakh',
      input: { members: [{ salary: 30_00_000, other: 0, age: 'below60', savings: 0, regime: 'better' }] },
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
