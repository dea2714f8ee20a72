import { ageInYear, presentYear, taxRegime, yearlySalary } from '@/content/tax/questions';
import {
  choice,
  date,
  decimal,
  defineForm,
  type InputOf,
  money,
  percent,
  rows,
  shortText,
  whole,
} from '@/lib/calculator';

const MOST = 500_00_00_000;
const none = { min: 0, max: MOST, default: 0, slider: false } as const;
const paise = {
  min: 0,
  max: MOST,
  step: 1,
  default: 0,
  slider: false,
  paise: true,
  showIf: { kind: ['shortTerm', 'longTerm', 'intraday', 'derivatives'] },
} as const;
const oneTrade = [
  'shortTerm',
  'longTerm',
  'intraday',
  'futures',
  'options',
  'optionExercised',
  'commodityFutures',
  'commodityOptions',
  'currencyFutures',
  'currencyOptions',
] as const;
const onTwoExchanges = ['shortTerm', 'longTerm', 'intraday', 'futures', 'options', 'optionExercised'] as const;

const contracts = [
  { value: 'intraday', label: 'Shares, intraday' },
  { value: 'futures', label: 'Futures on shares or an index' },
  { value: 'options', label: 'Options on shares or an index', help: 'Prices are premiums.' },
  {
    value: 'optionExercised',
    label: 'Option bought and exercised',
    help: 'Sell price: the value of the option on its last day (market price against strike price).',
  },
  { value: 'commodityFutures', label: 'Commodity futures', help: 'Metals and energy on MCX.' },
  { value: 'commodityOptions', label: 'Commodity options', help: 'Metals and energy on MCX.' },
  { value: 'currencyFutures', label: 'Currency futures' },
  { value: 'currencyOptions', label: 'Currency options' },
] as const;
const exchange = (showIf: { readonly [name: string]: readonly string[] }) =>
  choice({
    label: 'Exchange',
    options: [
      { value: 'nse', label: 'NSE' },
      { value: 'bse', label: 'BSE' },
    ],
    default: 'nse',
    showIf,
  });

/** What a file of trades comes to, a row for each year and kind of income. */
const total = {
  year: choice({
    label: 'Year',
    options: [{ value: 'page', label: 'The year above' }, ...presentYear('runs').options],
    default: 'page',
  }),
  kind: choice({
    label: 'Kind',
    options: [
      { value: 'shortTerm', label: 'Delivery, short-term' },
      { value: 'longTerm', label: 'Delivery, long-term' },
      { value: 'intraday', label: 'Intraday' },
      { value: 'derivatives', label: 'Futures, options' },
      { value: 'buyback', label: 'Buyback paid as dividend' },
      { value: 'unmatched', label: 'Sales without their purchase' },
    ],
    default: 'derivatives',
  }),
  count: whole({ label: 'Trades closed', min: 0, max: 1_00_00_000, default: 1, slider: false }),
  profits: money({ label: 'Profits, before charges', ...paise }),
  losses: money({ label: 'Losses, before charges', ...paise }),
  gain: money({
    label: 'Gain for tax',
    help: 'Leave it empty for profits − losses − charges other than STT. Put a minus for a loss. For a buyback: what the company paid.',
    ...paise,
    min: -MOST,
    default: null,
    optional: true,
    showIf: { kind: ['shortTerm', 'longTerm', 'buyback'] },
  }),
  brokerage: money({ label: 'Brokerage', ...paise }),
  tax: money({ label: 'STT, CTT', ...paise }),
  exchange: money({ label: 'Exchange', ...paise }),
  sebi: money({ label: 'SEBI fee', ...paise }),
  gst: money({ label: 'GST', ...paise }),
  stamp: money({ label: 'Stamp duty', ...paise }),
  depository: money({ label: 'Depository (DP)', ...paise }),
};

const form = defineForm({
  main: {
    financialYear: { ...presentYear('runs'), label: 'Year of the sale' },
    trade: choice({
      label: 'What did you trade?',
      help: 'For many trades, or a broker’s file, choose “Many trades”.',
      options: [
        { value: 'shortTerm', label: 'Shares, held 12 months or less' },
        { value: 'longTerm', label: 'Shares, held more than 12 months' },
        ...contracts,
        { value: 'many', label: 'Many trades, or a broker’s file', help: 'All closed trades of the year.' },
      ],
      default: 'shortTerm',
    }),
    quantity: decimal({
      label: 'Quantity',
      help: 'Of contracts: lots × lot size.',
      min: 1,
      max: 1_00_00_000,
      default: 100,
      slider: { min: 1, max: 5_000 },
      showIf: { trade: oneTrade },
    }),
    buyPrice: money({
      label: 'Buy price',
      help: 'For one share or unit.',
      min: 0,
      max: 10_00_000,
      step: 1,
      default: 500,
      paise: true,
      slider: { min: 1, max: 5_000 },
      showIf: { trade: oneTrade },
    }),
    sellPrice: money({
      label: 'Sell price',
      min: 0,
      max: 10_00_000,
      step: 1,
      default: 550,
      paise: true,
      slider: { min: 1, max: 5_000 },
      showIf: { trade: oneTrade },
    }),
    broker: choice({
      label: 'Broker',
      options: [
        { value: 'zerodha', label: 'Zerodha' },
        { value: 'groww', label: 'Groww' },
        { value: 'upstox', label: 'Upstox' },
        { value: 'angel', label: 'Angel One' },
        { value: 'own', label: 'Another plan', help: 'Enter it under “Exchange, brokerage”.' },
      ],
      default: 'zerodha',
    }),
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
      fields: {
        name: shortText({ label: 'Share or contract', maxLength: 24, default: '', placeholder: 'Infosys' }),
        segment: choice({
          label: 'Kind',
          options: [
            { value: 'delivery', label: 'Shares, delivery' },
            ...contracts,
            {
              value: 'buyback',
              label: 'Buyback of listed shares',
              help: 'Sell price: what the company paid for a share.',
            },
          ],
          default: 'delivery',
        }),
        exchange: exchange({ segment: ['delivery', 'intraday', 'futures', 'options', 'optionExercised'] }),
        quantity: decimal({
          label: 'Quantity',
          min: 0.001,
          max: 1_00_00_000,
          default: null,
          optional: true,
          slider: false,
        }),
        buyPrice: money({ label: 'Buy price', min: 0, max: 10_00_000, default: 0, slider: false, paise: true }),
        sellPrice: money({ label: 'Sell price', min: 0, max: 10_00_000, default: 0, slider: false, paise: true }),
        bought: date({
          label: 'Bought on',
          help: 'For a bonus share: the day of allotment, at ₹0.',
          min: '1995-01-01',
          max: '2027-03-31',
          default: '',
          optional: true,
          showIf: {
            segment: [
              'delivery',
              'buyback',
              'futures',
              'options',
              'optionExercised',
              'commodityFutures',
              'commodityOptions',
              'currencyFutures',
              'currencyOptions',
            ],
          },
        }),
        sold: date({ label: 'Sold on', min: '2024-04-01', max: '2027-03-31', default: '', optional: true }),
        fairValue2018: money({
          label: 'Value on 31 Jan 2018',
          help: 'For one share, if bought before 1 Feb 2018.',
          optional: true,
          min: 0,
          max: 10_00_000,
          default: null,
          slider: false,
          paise: true,
          showIf: { segment: ['delivery'] },
        }),
      },
      default: [],
      showIf: { trade: 'many' },
    }),
    salary: yearlySalary,
  },
  more: {
    'Exchange, brokerage, value of 2018': {
      exchange: exchange({ trade: onTwoExchanges }),
      ownFlat: money({
        label: 'Brokerage for an order',
        help: 'Without GST. It is the maximum if you also enter a percentage.',
        min: 0,
        max: 10_000,
        step: 1,
        default: 20,
        assumed: true,
        paise: true,
        slider: { min: 0, max: 100 },
        showIf: { broker: 'own' },
      }),
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
      ownDepository: money({
        label: 'Depository fee on a sale of shares',
        help: 'Once a day for each share, without GST.',
        min: 0,
        max: 1_000,
        step: 1,
        default: 20,
        assumed: true,
        paise: true,
        slider: { min: 0, max: 50 },
        showIf: { broker: 'own' },
      }),
      fairValue2018: money({
        label: 'Value of one share on 31 January 2018',
        help: 'Only if you bought before 1 February 2018. Enter the highest price of that day.',
        optional: true,
        min: 0,
        max: 10_00_000,
        step: 1,
        default: null,
        slider: false,
        paise: true,
        showIf: { trade: 'longTerm' },
      }),
    },
    'Dividends and other income': {
      dividend: money({ label: 'Dividends of the year', ...none }),
      dividendInterest: money({
        label: 'Interest paid on a loan for these shares',
        help: 'In FY 2025-26 it counts against dividends, not buybacks, up to a fifth of them. From 2026-27 it does not count.',
        ...none,
      }),
      otherIncome: money({ label: 'Other income at slab rates', help: 'Interest, rent after deductions.', ...none }),
    },
    'Tax regime': {
      regime: taxRegime,
      age: { ...ageInYear, showIf: { regime: 'old' } },
    },
    'Losses of earlier years': {
      speculativeLoss: money({ label: 'Intraday loss', help: 'Of the last four years.', ...none }),
      businessLoss: money({ label: 'Loss from F&O or another business', help: 'Of the last eight years.', ...none }),
      shortTermLoss: money({ label: 'Short-term capital loss', help: 'Of the last eight years.', ...none }),
      longTermLoss: money({ label: 'Long-term capital loss', help: 'Of the last eight years.', ...none }),
    },
    'Audit, disputed rules': {
      scheme: choice({
        label: 'Presumptive taxation (old section 44AD) until now',
        help: 'If you used it and then declare less, you cannot use it for five years.',
        options: [
          { value: 'never', label: 'Not used in the last five years' },
          { value: 'used', label: 'Used in one of the last five years' },
          { value: 'left', label: 'Used, then left within the last five years' },
        ],
        default: 'never',
      }),
      anniversary: choice({
        label: 'Sold on the anniversary of the purchase',
        help: 'The law says more than 12 months. The Delhi High Court counts the day of purchase.',
        options: [
          { value: 'long', label: 'Long-term' },
          { value: 'short', label: 'Short-term' },
        ],
        default: 'long',
        showIf: { trade: 'many' },
      }),
    },
  },
  presets: [
    { label: 'Broker’s file', input: { trade: 'many' } },
    { label: 'Intraday', input: { trade: 'intraday', quantity: 500, buyPrice: 400, sellPrice: 404 } },
    { label: 'Nifty option', input: { trade: 'options', quantity: 75, buyPrice: 120, sellPrice: 150 } },
    {
      label: 'F&O loss and shares',
      input: {
        financialYear: '2026-27',
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
