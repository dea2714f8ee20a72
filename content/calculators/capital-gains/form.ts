import { boughtOn, day, mayBeLeftOut, onFile, soldOn, today } from '@/content/questions/dates';
import { firstNo, oneOf } from '@/content/questions/kinds';
import { ageInYear, taxRegime } from '@/content/questions/person';
import { businessOrNone } from '@/content/questions/return';
import * as sales from '@/content/questions/sales';
import { incomeYear } from '@/content/questions/year';
import { dayAfterLast } from '@/content/tax/last-year';
import { type Condition, defineForm, type InputOf, money, percent, rows, shortText, whole } from '@/lib/calculator';
import type { IsoDate } from '@/lib/law';

const MOST_LOTS = 40;

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

/** Asks for an amount of a row, at first empty: the row counts for nothing until it is filled in. */
const amount = (label: string) =>
  money({ label, min: 0, max: sales.mostOfSale, default: null, optional: true, slider: false });

/** Asks for an amount that a few sales of some assets have. */
const special = (label: string, help: string, asset: readonly string[], when: Condition = { more: true }) => ({
  ...amount(label),
  help,
  showIf: { ...when, asset },
});

const lotNumber = whole({ label: 'For lot number', min: 1, max: MOST_LOTS, default: 1, slider: false });

const lot = {
  name: shortText({ label: 'Name', maxLength: 16, default: '', placeholder: 'Infosys' }),
  asset: oneOf({ label: 'Asset' }, [
    ['equity', 'Listed shares or equity fund', 'STT was paid. Funds: 65% in Indian shares.'],
    ['house', 'House or flat', 'A home, with its land.'],
    ['land', 'Plot, shop or other building'],
    ['farmLand', 'Farm land in an urban area', 'Rural farm land is not a capital asset. Leave it out.'],
    ['debtFund', 'Debt fund', 'More than 65% in debt and money-market papers.'],
    ['hybridFund', 'Hybrid fund, 35% to 65% in shares'],
    ['listedUnits', 'Gold, silver or overseas ETF', 'Units sold on a stock exchange.'],
    ['otherFund', 'Gold or overseas fund', 'Fund units not sold on an exchange.'],
    ['gold', 'Gold, jewellery, other assets'],
    ['goldBond', 'Sovereign gold bond, sold'],
    [
      'goldBondRedeemed',
      'Sovereign gold bond, redeemed',
      'From 1 April 2026 only if held from the issue to maturity; otherwise choose “sold”.',
    ],
    ['listedBond', 'Listed bond or debenture', 'Government securities too; not market-linked ones.'],
    ['unlistedBond', 'Unlisted bond or debenture'],
    ['marketLinked', 'Market-linked debenture'],
    ['businessTrust', 'REIT or InvIT units', 'Listed units, with STT paid.'],
    ['listedNoStt', 'Listed shares, no STT', 'Sold outside the exchange.'],
    ['unlistedShares', 'Unlisted Indian shares'],
    ['foreignShares', 'Foreign shares', 'In ₹, at the rates of Rule 115.'],
    ['virtual', 'Crypto, NFT'],
    ['buybackListed', 'Buyback of listed shares'],
    ['buybackUnlisted', 'Buyback of unlisted shares'],
    [
      'depreciable',
      'Depreciable asset',
      'For the cost, enter the written-down value of its block plus the year’s additions.',
    ],
  ]),
  // A statement of CAMS has the day of the sale as Date.
  bought: boughtOn({ alsoCalled: ['Date_1'] }),
  sold: soldOn(),
  cost: amount('Purchase cost'),
  price: amount('Sale value'),
  more: firstNo('Expenses, special values'),
  expenses: money({
    label: 'Expenses on the sale',
    help: 'Brokerage and fees. STT does not count.',
    min: 0,
    max: sales.mostOfSale,
    default: 0,
    slider: false,
    showIf: { more: true, asset: withExpenses },
  }),
  fairValue2018: special(
    'Fair market value on 31 Jan 2018',
    'If it is above the cost, it counts as the cost, up to the sale value.',
    ['equity', 'businessTrust'],
    { bought: { before: '2018-02-01' } },
  ),
  fairValue2001: special(
    'Fair market value on 1 Apr 2001',
    'If it is above the cost, it counts as the cost. For land and buildings, not more than the stamp value of that day.',
    old,
    { bought: { before: '2001-04-01' } },
  ),
  stampValue: special('Stamp duty value', 'On the day of the agreement, if the price was paid by bank.', property),
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
  promoter: firstNo('I am a promoter of the company', {
    help: 'Counts from 1 April 2026. In an unlisted company, everyone with more than 10% of the shares is one.',
    showIf: { asset: ['buybackListed', 'buybackUnlisted'] },
  }),
};

/** What a gain can be of when it alone is known: what is taxed by its gain and nothing else. */
const gainAssets = [
  'equity',
  'house',
  'land',
  'debtFund',
  'otherFund',
  'gold',
  'unlistedShares',
  'foreignShares',
  'virtual',
] as const;
const assetLabel = (asset: (typeof gainAssets)[number]) =>
  lot.asset.options.find(({ value }) => value === asset)?.label ?? asset;
const [firstAsset, ...otherAssets] = gainAssets;

/** What most sales have nothing of. */
const plain = {
  more: false,
  expenses: 0,
  fairValue2018: null,
  fairValue2001: null,
  stampValue: null,
  share: 100,
  promoter: false,
} as const;

type Asset = InputOf<typeof lot>['asset'];

/** Returns the row of a sale with nothing special about it. */
const sale = (name: string, asset: Asset, bought: IsoDate, sold: IsoDate, cost: number, price: number) => ({
  name,
  asset,
  bought,
  sold,
  cost,
  price,
  ...plain,
});

/** The year, without the help that the page has no line for. */
const { help: _help, ...yearQuestion } = incomeYear('due');

const form = defineForm({
  main: {
    financialYear: { ...yearQuestion, label: 'Year of the sale' },
    known: oneOf({ label: 'I know' }, [
      ['lots', 'Purchase and sale'],
      ['gain', 'Just the gain'],
    ]),
    gainAsset: oneOf({ label: 'What you sold', showIf: { known: 'gain' } }, [
      [firstAsset, assetLabel(firstAsset)],
      ...otherAssets.map((asset) => [asset, assetLabel(asset)] as const),
    ]),
    gainTerm: sales.termOfGain('The gain is', {
      help: 'As in your broker’s or fund’s statement.',
      showIf: { known: 'gain', gainAsset: gainAssets.filter((asset) => asset !== 'virtual') },
    }),
    gain: money({
      label: 'Gain',
      help: 'After cost and expenses. For a loss choose “Purchase and sale”.',
      min: 0,
      max: sales.mostOfSale,
      default: 2_00_000,
      slider: { min: 0, max: 20_00_000 },
      showIf: { known: 'gain' },
    }),
    gainSold: day('Sold on', onFile.min, onFile.max, {
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
      formerCells: Object.keys(lot).filter((name) => name !== 'promoter'),
      showIf: { known: 'lots' },
      formerDefault: [sale('Equity fund', 'equity', '2022-06-15', '2025-08-20', 2_00_000, 5_00_000)],
      formerThrough: 2,
      default: [sale('', 'equity', '2022-06-15', '2026-08-20', 2_00_000, 5_00_000)],
    }),
    otherIncome: money({
      label: 'Your other income, after deductions',
      min: 0,
      max: sales.mostOfSale,
      step: 10_000,
      default: 0,
      formerDefault: 15_00_000,
      formerThrough: 2,
      slider: false,
    }),
  },
  more: {
    'Regime, residence, age, today': {
      regime: taxRegime(),
      residence: sales.sellerResidence(),
      kind: oneOf({ label: 'Taxpayer' }, [
        ['individual', 'Individual'],
        ['huf', 'HUF'],
      ]),
      age: ageInYear({ showIf: { kind: 'individual', residence: 'resident', regime: 'old' } }),
      today: today(),
    },
    'Losses of earlier years': {
      shortTermLoss: sales.lossBroughtForward('Short-term', { help: sales.lossFiledInTime }),
      longTermLoss: sales.lossBroughtForward('Long-term'),
    },
    'Exemptions: home, bonds, farm land': {
      exemptions: rows({
        label: 'Money put into a new home, bonds or farm land',
        help: 'One row for each home or purchase of bonds.',
        noun: 'investment',
        maxRows: 10,
        fields: {
          lot: lotNumber,
          section: oneOf({ label: 'Exemption' }, [
            ['54', '54: home for a home'],
            ['54F', '54F: home for other assets'],
            ['54EC', '54EC: bonds'],
            ['54B', '54B: farm land'],
          ]),
          how: oneOf({ label: 'How', showIf: { section: ['54', '54F', '54B'] } }, [
            ['bought', 'Bought'],
            ['built', 'Built'],
            ['deposit', 'Capital gains account'],
          ]),
          on: day('On', '2023-04-01', dayAfterLast(4, '03-31'), {
            help: 'Built: the day it was complete.',
            needed: true,
            ...mayBeLeftOut,
          }),
          amount: amount('Amount'),
        },
        default: [],
      }),
      business: { ...businessOrNone(), help: 'Decides the day on which your return is due.' },
    },
    Improvements: {
      improvements: rows({
        label: 'Improvements to land and buildings',
        help: 'Building work and additions, not repairs. Cost of the whole property.',
        noun: 'improvement',
        maxRows: 12,
        fields: { lot: lotNumber, on: boughtOn({ label: 'Paid on' }), amount: amount('Amount') },
        default: [],
        showIf: { known: 'lots' },
      }),
    },
    'Disputed rules': { anniversary: sales.onAnniversary('12 or 24 months') },
  },
  presets: [
    {
      label: 'Flat sold, new flat bought',
      input: {
        lots: [
          {
            ...sale('Flat', 'house', '2012-07-01', '2026-09-10', 40_00_000, 1_20_00_000),
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
            ...sale('Old shares', 'equity', '2014-05-12', '2026-10-03', 80_000, 9_00_000),
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
          sale('Fund A', 'equity', '2021-03-01', '2026-07-07', 1_00_000, 4_00_000),
          sale('Share B', 'equity', '2026-01-05', '2026-11-02', 3_00_000, 2_10_000),
          sale('Debt fund', 'debtFund', '2024-01-15', '2026-10-16', 1_00_000, 1_20_000),
        ],
      },
    },
    {
      label: 'Bitcoin',
      input: { lots: [sale('Bitcoin', 'virtual', '2023-01-09', '2026-06-30', 1_00_000, 6_00_000)] },
    },
  ],
});

export const { fields } = form;

export type CapitalGainsInput = InputOf<typeof form.fields>;

export default form;
