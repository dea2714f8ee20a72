import { presumptiveSoFar } from '@/content/questions/business';
import { boughtOn, soldOn, today } from '@/content/questions/dates';
import { interestForShares, otherAtSlabRates } from '@/content/questions/income';
import { mayBeEmpty, type Other, oneOf } from '@/content/questions/kinds';
import { ageInYear, taxRegime } from '@/content/questions/person';
import { yearlySalary } from '@/content/questions/salary';
import * as sales from '@/content/questions/sales';
import { presentYear } from '@/content/questions/year';
import { firstTaxYear, lastOf1961Act } from '@/content/rules/years/on-file';
import { openYear } from '@/content/tax/years';
import {
  type Condition,
  choice,
  decimal,
  defineForm,
  type InputOf,
  money,
  percent,
  rows,
  shortText,
  whole,
} from '@/lib/calculator';
import { kindNames, tradeKinds } from './trade-kinds';

const most = sales.mostOfSale;

/** Asks for the price of one share or unit. */
const price = (label: string, other?: Other) =>
  money({ label, min: 0, max: 10_00_000, step: 1, default: 0, slider: false, paise: true, ...other });

/** Asks for a sum of a file, to the paisa, which totals of trades have. */
const sumOfFile = (label: string) =>
  money({
    label,
    min: 0,
    max: most,
    step: 1,
    default: 0,
    slider: false,
    paise: true,
    showIf: { kind: ['shortTerm', 'longTerm', 'intraday', 'derivatives'] },
  });

/** Asks for an amount of the year that most traders have nothing of. */
const amount = (label: string, help?: string) =>
  money({ label, ...(help && { help }), min: 0, max: most, default: 0, slider: false });

const onTwoExchanges = ['intraday', 'futures', 'options', 'optionExercised'];
const contractsHeld = [
  'futures',
  'options',
  'optionExercised',
  'commodityFutures',
  'commodityOptions',
  'currencyFutures',
  'currencyOptions',
];
const oneTrade = ['shortTerm', 'longTerm', 'intraday', ...contractsHeld];

const contracts = [
  ['intraday', 'Shares, intraday'],
  ['futures', 'Futures on shares or an index'],
  ['options', 'Options on shares or an index', 'Prices are premiums.'],
  [
    'optionExercised',
    'Option bought and exercised',
    'Sell price: the value of the option on its last day (market price against strike price).',
  ],
  ['commodityFutures', 'Commodity futures', 'Metals and energy on MCX.'],
  ['commodityOptions', 'Commodity options', 'Metals and energy on MCX.'],
  ['currencyFutures', 'Currency futures'],
  ['currencyOptions', 'Currency options'],
] as const;

const exchange = (showIf: Condition) =>
  oneOf({ label: 'Exchange', showIf }, [
    ['nse', 'NSE'],
    ['bse', 'BSE'],
  ]);

/** What a file of trades adds up to, a row for each year and kind of income. */
const total = {
  year: choice({
    label: 'Year',
    options: [{ value: 'page', label: 'The year above' }, ...presentYear('runs').options],
    default: 'page',
  }),
  kind: choice({
    label: 'Kind',
    options: tradeKinds.map((value) => ({ value, label: kindNames[value] })),
    default: 'derivatives',
  }),
  count: whole({ label: 'Trades closed', min: 0, max: 1_00_00_000, default: 1, slider: false }),
  profits: sumOfFile('Profits, before charges'),
  losses: sumOfFile('Losses, before charges'),
  gain: {
    ...mayBeEmpty(sumOfFile('Gain for tax')),
    help: 'Leave it empty for profits − losses − charges other than STT. Put a minus for a loss. For a buyback: what the company paid.',
    min: -most,
    showIf: { kind: ['shortTerm', 'longTerm', 'buyback'] },
  },
  brokerage: sumOfFile('Brokerage'),
  tax: sumOfFile('STT, CTT'),
  exchange: sumOfFile('Exchange'),
  sebi: sumOfFile('SEBI fee'),
  gst: sumOfFile('GST'),
  stamp: sumOfFile('Stamp duty'),
  depository: sumOfFile('Depository (DP)'),
};

const trade = {
  name: shortText({ label: 'Share or contract', maxLength: 24, default: '', placeholder: 'Infosys' }),
  segment: oneOf({ label: 'Kind' }, [
    ['delivery', 'Shares, delivery'],
    ...contracts,
    ['buyback', 'Buyback of listed shares', 'Sell price: what the company paid for a share.'],
  ]),
  exchange: exchange({ segment: ['delivery', ...onTwoExchanges] }),
  quantity: decimal({
    label: 'Quantity',
    min: 0.001,
    max: 1_00_00_000,
    default: null,
    optional: true,
    slider: false,
  }),
  buyPrice: price('Buy price'),
  sellPrice: price('Sell price'),
  bought: boughtOn({
    help: 'For a bonus share: the day of allotment, at ₹0.',
    needed: true,
    showIf: { segment: ['delivery', 'buyback', ...contractsHeld] },
  }),
  sold: soldOn(),
  fairValue2018: mayBeEmpty(
    price('Value on 31 Jan 2018', {
      help: 'For one share, if bought before 1 Feb 2018.',
      showIf: { segment: ['delivery'] },
    }),
  ),
};

const form = defineForm({
  main: {
    financialYear: { ...presentYear('runs'), label: 'Year of the sale' },
    trade: oneOf({ label: 'What did you trade?', help: 'For many trades, or a broker’s file, choose “Many trades”.' }, [
      ['shortTerm', 'Shares, held 12 months or less'],
      ['longTerm', 'Shares, held more than 12 months'],
      ...contracts,
      ['many', 'Many trades, or a broker’s file', 'All closed trades of the year.'],
    ]),
    quantity: decimal({
      label: 'Quantity',
      help: 'Of contracts: lots × lot size.',
      min: 1,
      max: 1_00_00_000,
      default: 100,
      slider: { min: 1, max: 5_000 },
      showIf: { trade: oneTrade },
    }),
    buyPrice: price('Buy price', {
      help: 'For one share or unit.',
      default: 500,
      slider: { min: 1, max: 5_000 },
      showIf: { trade: oneTrade },
    }),
    sellPrice: price('Sell price', { default: 550, slider: { min: 1, max: 5_000 }, showIf: { trade: oneTrade } }),
    broker: oneOf({ label: 'Broker' }, [
      ['zerodha', 'Zerodha'],
      ['groww', 'Groww'],
      ['upstox', 'Upstox'],
      ['angel', 'Angel One'],
      ['own', 'Another plan', 'Enter it under “Exchange, brokerage”.'],
    ]),
    file: rows({
      label: 'From your broker’s file',
      help: 'Trade book or profit-and-loss file, CSV or Excel. We read it on this device and send it nowhere.',
      noun: 'total',
      maxRows: 16,
      fields: total,
      default: [],
      showIf: { trade: 'many' },
      reader: () => import('./file-reader'),
    }),
    trades: rows({
      label: 'Trades typed one by one',
      help: 'A row for each purchase and its sale. We add them to the file.',
      noun: 'trade',
      maxRows: 60,
      fields: trade,
      default: [],
      showIf: { trade: 'many' },
    }),
    salary: yearlySalary(),
  },
  more: {
    'Exchange, brokerage, value of 2018': {
      exchange: exchange({ trade: ['shortTerm', 'longTerm', ...onTwoExchanges] }),
      ownFlat: {
        ...price('Brokerage for an order', {
          help: 'Without GST. It is the maximum if you also enter a percentage.',
          max: 10_000,
          default: 20,
          slider: { min: 0, max: 100 },
          showIf: { broker: 'own' },
        }),
        assumed: true,
      },
      ownPercent: percent({
        label: 'Or, if lower, of the value',
        help: 'Leave it empty for a flat amount.',
        optional: true,
        min: 0,
        max: 2.5,
        step: 0.01,
        default: null,
        slider: { min: 0, max: 1 },
        showIf: { broker: 'own' },
      }),
      ownDepository: {
        ...price('Depository fee on a sale of shares', {
          help: 'Once a day for each share, without GST.',
          max: 1_000,
          default: 20,
          slider: { min: 0, max: 50 },
          showIf: { broker: 'own' },
        }),
        assumed: true,
      },
      fairValue2018: mayBeEmpty(
        price('Value of one share on 31 January 2018', {
          help: 'Only if you bought before 1 February 2018. Enter the highest price of that day.',
          showIf: { trade: 'longTerm' },
        }),
      ),
    },
    'Dividends and other income': {
      dividend: amount('Dividends of the year'),
      dividendInterest: interestForShares({
        help: `Up to FY ${lastOf1961Act} it counts against dividends, not buybacks, up to a fifth of them. From ${firstTaxYear} it does not count.`,
        max: sales.mostOfSale,
        slider: false,
      }),
      otherIncome: otherAtSlabRates('Interest, rent after deductions.', { max: sales.mostOfSale, slider: false }),
    },
    'Tax regime, today': { regime: taxRegime(), age: ageInYear({ showIf: { regime: 'old' } }), today: today() },
    'Losses of earlier years': {
      speculativeLoss: sales.lossBroughtForward('Intraday', { help: 'Of the last four years.' }),
      businessLoss: sales.lossBroughtForward('F&O or business', { help: 'Of the last eight years.' }),
      shortTermLoss: sales.lossBroughtForward('Short-term', { help: sales.lossFiledInTime }),
      longTermLoss: sales.lossBroughtForward('Long-term'),
    },
    'Audit, disputed rules': {
      scheme: presumptiveSoFar(),
      anniversary: sales.onAnniversary('12 months', { trade: 'many' }),
    },
  },
  presets: [
    { label: 'Broker’s file', input: { trade: 'many' } },
    { label: 'Intraday', input: { trade: 'intraday', quantity: 500, buyPrice: 400, sellPrice: 404 } },
    { label: 'Nifty option', input: { trade: 'options', quantity: 75, buyPrice: 120, sellPrice: 150 } },
    {
      label: 'F&O loss and shares',
      input: {
        financialYear: openYear('runs'),
        trade: 'many',
        trades: [
          {
            name: 'Nifty futures',
            segment: 'futures',
            exchange: 'nse',
            quantity: 750,
            buyPrice: 24_600,
            sellPrice: 24_350,
            bought: '2026-07-13',
            sold: '2026-07-23',
            fairValue2018: null,
          },
          {
            name: 'HDFC Bank',
            segment: 'delivery',
            exchange: 'nse',
            quantity: 400,
            buyPrice: 1_450,
            sellPrice: 1_980,
            bought: '2023-11-06',
            sold: '2026-08-12',
            fairValue2018: null,
          },
          {
            name: 'SBI',
            segment: 'intraday',
            exchange: 'nse',
            quantity: 1_000,
            buyPrice: 812,
            sellPrice: 806.5,
            bought: '',
            sold: '2026-09-01',
            fairValue2018: null,
          },
        ],
      },
    },
  ],
});

export type StockMarketInput = InputOf<typeof form.fields>;
export type TotalRow = StockMarketInput['file'][number];
export type TypedTrade = StockMarketInput['trades'][number];

export default form;
