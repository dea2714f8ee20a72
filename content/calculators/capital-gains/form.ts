import { ageInYear, incomeYear, taxRegime } from '@/content/tax/questions';
import {
  choice,
  date,
  defineForm,
  type InputOf,
  money,
  percent,
  rows,
  shortText,
  whole,
  yesNo,
} from '@/lib/calculator';
import type { IsoDate } from '@/lib/law';

const MOST_LOTS = 40;
const MOST_MONEY = 500_00_00_000;

/** Assets with land or a building, and those whose value of 2001 may be taken as the cost. */
const property = ['house', 'land', 'farmLand'];
const old = [...property, 'gold', 'unlistedShares', 'foreignShares'];
const withExpenses = [
  ...old,
  'equity',
  'businessTrust',
  'listedNoStt',
  'listedBond',
  'goldBond',
  'listedUnits',
  'debtFund',
  'otherFund',
  'hybridFund',
  'unlistedBond',
  'marketLinked',
  'depreciable',
];

/** A day that a new row leaves open; the row counts for nothing until it is filled in. */
const asked = { default: '', optional: true } as const;
const amount = (label: string) =>
  money({ label, min: 0, max: MOST_MONEY, default: null, optional: true, slider: false });

const lotNumber = (label: string) => whole({ label, min: 1, max: MOST_LOTS, default: 1, slider: false });

const optionalValue = (label: string, help: string, asset: readonly string[]) =>
  money({
    label,
    help,
    optional: true,
    min: 0,
    max: MOST_MONEY,
    default: null,
    slider: false,
    showIf: { more: true, asset },
  });

const lot = {
  name: shortText({ label: 'Name', maxLength: 16, default: '', placeholder: 'Infosys' }),
  asset: choice({
    label: 'Asset',
    options: [
      {
        value: 'equity',
        label: 'Listed shares or equity fund',
        help: 'STT was paid. Funds: 65% in Indian shares.',
      },
      { value: 'house', label: 'House or flat', help: 'A home, with its land.' },
      { value: 'land', label: 'Plot, shop or other building' },
      {
        value: 'farmLand',
        label: 'Farm land in an urban area',
        help: 'Rural farm land is not a capital asset. Leave it out.',
      },
      { value: 'debtFund', label: 'Debt fund', help: 'More than 65% in debt and money-market papers.' },
      { value: 'hybridFund', label: 'Hybrid fund, 35% to 65% in shares' },
      { value: 'listedUnits', label: 'Gold, silver or overseas ETF', help: 'Units sold on a stock exchange.' },
      { value: 'otherFund', label: 'Gold or overseas fund', help: 'Fund units not sold on an exchange.' },
      { value: 'gold', label: 'Gold, jewellery, other assets' },
      { value: 'goldBond', label: 'Sovereign gold bond, sold' },
      {
        value: 'goldBondRedeemed',
        label: 'Sovereign gold bond, redeemed',
        help: 'From 1 April 2026 only if held from the issue to maturity; otherwise choose “sold”.',
      },
      {
        value: 'listedBond',
        label: 'Listed bond or debenture',
        help: 'Government securities too; not market-linked ones.',
      },
      { value: 'unlistedBond', label: 'Unlisted bond or debenture' },
      { value: 'marketLinked', label: 'Market-linked debenture' },
      { value: 'businessTrust', label: 'REIT or InvIT units', help: 'Listed units, with STT paid.' },
      { value: 'listedNoStt', label: 'Listed shares, no STT', help: 'Sold outside the exchange.' },
      { value: 'unlistedShares', label: 'Unlisted Indian shares' },
      { value: 'foreignShares', label: 'Foreign shares', help: 'In ₹, at the rates of Rule 115.' },
      { value: 'virtual', label: 'Crypto, NFT' },
      { value: 'buybackListed', label: 'Buyback of listed shares' },
      { value: 'buybackUnlisted', label: 'Buyback of unlisted shares' },
      {
        value: 'depreciable',
        label: 'Depreciable asset',
        help: 'For the cost, enter the written-down value of its block plus the year’s additions.',
      },
    ],
    default: 'equity',
  }),
  bought: date({
    label: 'Bought on',
    min: '1950-01-01',
    max: '2027-03-31',
    ...asked,
  }),
  sold: date({ label: 'Sold on', min: '2024-04-01', max: '2027-03-31', ...asked }),
  cost: amount('Purchase cost'),
  price: amount('Sale value'),
  more: yesNo({ label: 'Expenses, special values', default: false }),
  expenses: money({
    label: 'Expenses on the sale',
    help: 'Brokerage and fees. STT does not count.',
    min: 0,
    max: MOST_MONEY,
    default: 0,
    slider: false,
    showIf: { more: true, asset: withExpenses },
  }),
  fairValue2018: optionalValue('Fair market value on 31 Jan 2018', 'If bought before 1 Feb 2018.', [
    'equity',
    'businessTrust',
  ]),
  fairValue2001: optionalValue(
    'Fair market value on 1 Apr 2001',
    'If bought before that day. For land and buildings, not more than the stamp value of that day.',
    old,
  ),
  stampValue: optionalValue(
    'Stamp duty value',
    'On the day of the agreement, if the price was paid by bank.',
    property,
  ),
  share: percent({
    label: 'Your share',
    help: 'Enter cost, sale value, expenses and stamp value of the whole property.',
    min: 1,
    max: 100,
    step: 1,
    default: 100,
    slider: false,
    showIf: { more: true, asset: old },
  }),
  promoter: yesNo({
    label: 'I am a promoter of the company',
    help: 'Counts from 1 April 2026. In an unlisted company, everyone with more than 10% of the shares is one.',
    default: false,
    showIf: { asset: ['buybackListed', 'buybackUnlisted'] },
  }),
};

const lotFields = Object.keys(lot);
const lotAssets = lot.asset.options;
/** What a gain can be of when it alone is known: what is taxed by its gain and nothing else. */
const gainAssets = [
  'equity',
  'house',
  'land',
  'gold',
  'debtFund',
  'otherFund',
  'unlistedShares',
  'foreignShares',
  'virtual',
] as const;
const isGainAsset = (value: string): value is (typeof gainAssets)[number] =>
  (gainAssets as readonly string[]).includes(value);

/** The year, without the help that the page has no line for. */
const { help: _help, ...yearQuestion } = incomeYear('due');

/** The lot of the example, sold on this day. */
const exampleLot = (sold: IsoDate) => ({
  name: '',
  asset: 'equity' as const,
  bought: '2022-06-15',
  sold,
  cost: 2_00_000,
  price: 5_00_000,
  more: false,
  expenses: 0,
  fairValue2018: null,
  fairValue2001: null,
  stampValue: null,
  share: 100,
  promoter: false,
});

const plain = {
  name: '',
  cost: 1_00_000,
  more: false,
  expenses: 0,
  fairValue2018: null,
  fairValue2001: null,
  stampValue: null,
  share: 100,
  promoter: false,
} as const;

const form = defineForm({
  main: {
    financialYear: {
      ...yearQuestion,
      label: 'Year of the sales',
    },
    known: choice({
      label: 'I know',
      options: [
        { value: 'lots', label: 'Purchase and sale' },
        { value: 'gain', label: 'Just the gain' },
      ],
      default: 'lots',
    }),
    gainAsset: choice({
      label: 'What you sold',
      options: lotAssets.flatMap((option) =>
        isGainAsset(option.value) ? [{ value: option.value, label: option.label }] : [],
      ),
      default: 'equity',
      showIf: { known: 'gain' },
    }),
    gainTerm: choice({
      label: 'The gain is',
      help: 'As in your broker’s or fund’s statement.',
      options: [
        { value: 'long', label: 'Long-term' },
        { value: 'short', label: 'Short-term' },
      ],
      default: 'long',
      showIf: { known: 'gain', gainAsset: gainAssets.filter((asset) => asset !== 'virtual') },
    }),
    gain: money({
      label: 'Gain',
      help: 'After cost and expenses. For a loss choose “Purchase and sale”.',
      min: 0,
      max: MOST_MONEY,
      default: 2_00_000,
      slider: { min: 0, max: 20_00_000 },
      showIf: { known: 'gain' },
    }),
    gainSold: date({
      label: 'Sold on',
      min: '2024-04-01',
      max: '2027-03-31',
      default: '2026-08-20',
      formerDefault: '2025-08-20',
      formerThrough: 2,
      showIf: { known: 'gain' },
    }),
    lots: rows({
      label: 'What you sold',
      help: 'Gift or inheritance: the earlier owner’s purchase.',
      noun: 'lot',
      minRows: 1,
      maxRows: MOST_LOTS,
      fields: lot,
      formerCells: lotFields.filter((name) => name !== 'promoter'),
      showIf: { known: 'lots' },
      formerDefault: [{ ...exampleLot('2025-08-20'), name: 'Equity fund' }],
      formerThrough: 2,
      default: [exampleLot('2026-08-20')],
    }),
    otherIncome: money({
      label: 'Your other income, after deductions',
      min: 0,
      max: MOST_MONEY,
      step: 10_000,
      default: 0,
      formerDefault: 15_00_000,
      formerThrough: 2,
      slider: false,
    }),
  },
  more: {
    'Regime, residence, age': {
      regime: taxRegime,
      residence: choice({
        label: 'Residence',
        options: [
          { value: 'resident', label: 'Resident' },
          { value: 'nonResident', label: 'Non-resident' },
        ],
        default: 'resident',
      }),
      kind: choice({
        label: 'Taxpayer',
        options: [
          { value: 'individual', label: 'Individual' },
          { value: 'huf', label: 'HUF' },
        ],
        default: 'individual',
      }),
      age: { ...ageInYear, showIf: { kind: 'individual', residence: 'resident', regime: 'old' } },
    },
    'Losses of earlier years': {
      shortTermLoss: money({
        label: 'Short-term loss brought forward',
        help: 'From returns filed in time, of the last eight years.',
        min: 0,
        max: MOST_MONEY,
        default: 0,
        slider: { min: 0, max: 10_00_000 },
      }),
      longTermLoss: money({
        label: 'Long-term loss brought forward',
        min: 0,
        max: MOST_MONEY,
        default: 0,
        slider: { min: 0, max: 10_00_000 },
      }),
    },
    'Exemptions: home, bonds, farm land': {
      exemptions: rows({
        label: 'Money put into a new home, bonds or farm land',
        help: 'One row for each home or purchase of bonds.',
        noun: 'investment',
        maxRows: 10,
        fields: {
          lot: lotNumber('For lot number'),
          section: choice({
            label: 'Exemption',
            options: [
              { value: '54', label: '54: home for a home' },
              { value: '54F', label: '54F: home for other assets' },
              { value: '54EC', label: '54EC: bonds' },
              { value: '54B', label: '54B: farm land' },
            ],
            default: '54',
          }),
          how: choice({
            label: 'How',
            options: [
              { value: 'bought', label: 'Bought' },
              { value: 'built', label: 'Built' },
              { value: 'deposit', label: 'Capital gains account' },
            ],
            default: 'bought',
            showIf: { section: ['54', '54F', '54B'] },
          }),
          on: date({
            label: 'On',
            help: 'Built: the day it was complete.',
            min: '2023-04-01',
            max: '2030-03-31',
            ...asked,
          }),
          amount: amount('Amount'),
        },
        default: [],
      }),
    },
    Improvements: {
      improvements: rows({
        label: 'Improvements to land and buildings',
        help: 'Building work and additions, not repairs. Cost of the whole property.',
        noun: 'improvement',
        maxRows: 12,
        fields: {
          lot: lotNumber('For lot number'),
          on: date({ label: 'Paid on', min: '1950-01-01', max: '2027-03-31', ...asked }),
          amount: amount('Amount'),
        },
        default: [],
        showIf: { known: 'lots' },
      }),
    },
    'Disputed rules': {
      anniversary: choice({
        label: 'Sold on the anniversary of the purchase',
        help: 'The law asks for more than 12 or 24 months. The Delhi High Court counts the day of purchase.',
        options: [
          { value: 'long', label: 'Long-term' },
          { value: 'short', label: 'Short-term' },
        ],
        default: 'long',
      }),
    },
  },
  presets: [
    {
      label: 'Flat sold, new flat bought',
      input: {
        lots: [
          {
            ...plain,
            name: 'Flat',
            asset: 'house',
            bought: '2012-07-01',
            sold: '2026-09-10',
            cost: 40_00_000,
            price: 1_20_00_000,
            more: true,
            expenses: 1_20_000,
          },
        ],
        exemptions: [{ lot: 1, section: '54', how: 'bought', on: '2026-10-20', amount: 50_00_000 }],
      },
    },
    {
      label: 'Shares from before 2018',
      input: {
        lots: [
          {
            ...plain,
            name: 'Old shares',
            asset: 'equity',
            bought: '2014-05-12',
            sold: '2026-10-03',
            cost: 80_000,
            price: 9_00_000,
            more: true,
            fairValue2018: 4_00_000,
          },
        ],
      },
    },
    {
      label: 'A gain and a loss',
      input: {
        lots: [
          { ...plain, name: 'Fund A', asset: 'equity', bought: '2021-03-01', sold: '2026-07-07', price: 4_00_000 },
          {
            ...plain,
            name: 'Share B',
            asset: 'equity',
            bought: '2026-01-05',
            sold: '2026-11-02',
            cost: 3_00_000,
            price: 2_10_000,
          },
          { ...plain, name: 'Debt fund', asset: 'debtFund', bought: '2024-01-15', sold: '2026-10-16', price: 1_20_000 },
        ],
      },
    },
    {
      label: 'Bitcoin',
      input: {
        lots: [
          { ...plain, name: 'Bitcoin', asset: 'virtual', bought: '2023-01-09', sold: '2026-06-30', price: 6_00_000 },
        ],
      },
    },
  ],
});

export const { fields } = form;

export type CapitalGainsInput = InputOf<typeof form.fields>;

export default form;
