import { boughtOn, day, mayBeLeftOut, onFile, soldOn, today } from '@/content/questions/dates';
import { allDeductions } from '@/content/questions/deductions';
import * as early from '@/content/questions/early-gains';
import * as gains from '@/content/questions/gains';
import { cellOfYear, ofYear, upTo } from '@/content/questions/income';
import { firstNo, mayBeEmpty, oneOf } from '@/content/questions/kinds';
import * as otherGains from '@/content/questions/other-gains';
import { ageInYear, taxRegime } from '@/content/questions/person';
import { yearlySalary } from '@/content/questions/salary';
import * as sales from '@/content/questions/sales';
import { oneOfYears } from '@/content/questions/year';
import { firstTaxYear, yearOfTwoGainRates, yearsOnFile } from '@/content/rules/years/on-file';
import { type AnyInput, type AnyRow, decimal, defineForm, type InputOf, percent, rows, whole } from '@/lib/calculator';

const MOST_SHARES = 10_00_00_000;

/** Asks for the price of one share, in any currency; at first empty. */
const perShare = (label: string, help: string) =>
  decimal({ label, help, min: 0, max: 1_00_00_000, default: null, optional: true, slider: false });

const shares = decimal({
  label: 'Shares',
  min: 0.001,
  max: MOST_SHARES,
  default: null,
  optional: true,
  slider: false,
});
const rupeeRate = decimal({
  label: 'Exchange rate',
  help: '1 if the amounts are in ₹. Otherwise SBI’s TT buying rate on the last day of the previous month.',
  min: 0.001,
  max: 1_000,
  default: 1,
  slider: false,
});

const markets = [
  ['unlisted', 'Unlisted, Indian company'],
  ['listed', 'Listed in India'],
  ['foreign', 'Foreign company'],
] as const;

/** Asks of which kind of company a row's shares are, where one list has several. */
const kindOfRow = oneOf({ label: 'Kind of company' }, [['same', 'As answered above'], ...markets]);

const yearOptions = [...yearsOnFile].reverse();

/** Returns what a new row of the list of years starts with: the latest year that has no row yet. */
const nextYear = ({ years }: AnyInput): AnyRow => {
  const taken = (years as readonly AnyRow[]).map(({ year }) => year);
  const year = yearOptions.find((each) => !taken.includes(each));
  return year === undefined ? {} : { year };
};

const cell = { slider: false } as const;
const earlyCell = { ...cell, ...gains.noLoss, slider: false, showIf: { year: yearOfTwoGainRates } } as const;

const isGranted = { granted: { above: 0 } } as const;

const form = defineForm({
  main: {
    plan: oneOf({ label: 'What you got' }, [
      ['options', 'Stock options (ESOP)', 'Taxed when you exercise them.'],
      ['rsu', 'RSU', 'Taxed when they vest.'],
      ['espp', 'ESPP', 'Shares bought at a discount: taxed at the purchase.'],
    ]),
    market: oneOf({ label: 'The shares are', help: 'As they are when you sell.' }, markets),
    lots: rows({
      label: 'Shares you got',
      help: 'One row for each exercise, vesting or purchase.',
      noun: 'row',
      minRows: 1,
      maxRows: 24,
      fields: {
        date: boughtOn({ label: 'Exercised or vested on', min: '2000-01-01' }),
        shares,
        paid: {
          ...decimal({ label: 'You pay per share', min: 0, max: 1_00_00_000, default: 0, slider: false }),
          help: 'Exercise or purchase price. For RSU usually 0.',
        },
        value: {
          ...perShare('Value per share that day', 'Fair market value, as your employer tells you.'),
          needed: true,
        },
        rate: rupeeRate,
        kind: kindOfRow,
      },
      laterCells: 1,
      formerDefault: [{ date: '2025-11-10', shares: 1_000, paid: 50, value: 400, rate: 1, kind: 'same' }],
      formerThrough: 2,
      default: [{ date: '2026-05-11', shares: 1_000, paid: 50, value: 400, rate: 1, kind: 'same' }],
    }),
    sales: rows({
      label: 'Shares you sold',
      help: 'Leave it empty if you have sold none. The oldest shares of a kind count as sold first.',
      noun: 'sale',
      maxRows: 24,
      fields: {
        date: soldOn(),
        shares,
        price: { ...perShare('Price per share', 'After brokerage.'), needed: true },
        rate: rupeeRate,
        kind: kindOfRow,
      },
      laterCells: 1,
      default: [{ date: '2026-09-15', shares: 400, price: 520, rate: 1, kind: 'same' }],
    }),
    salary: yearlySalary({
      label: 'Yearly salary without these shares',
      help: 'With every allowance and bonus, before any deduction.',
      default: 20_00_000,
    }),
    regime: taxRegime(),
  },
  more: {
    'Age, deductions, residence, today': {
      otherDeductions: allDeductions('80C, exempt HRA, home-loan interest and so on, each within its limit.', {
        showIf: { regime: 'old' },
      }),
      age: ageInYear({ showIf: { regime: 'old' } }),
      residence: sales.sellerResidence(),
      indianPart: percent({
        label: 'Part of the value that is Indian salary',
        help: 'Days of service in India ÷ all days. Below 100% only if you are a non-resident or not ordinarily resident in that year.',
        min: 0,
        max: 100,
        step: 5,
        default: 100,
        assumed: true,
      }),
      today: today(),
    },
    'Salary by year, other gains': {
      years: rows({
        label: 'Years with another salary or other gains',
        help: 'For the year of an exercise or a sale. In a year without a row, the salary above counts.',
        noun: 'year',
        maxRows: yearsOnFile.length,
        fields: {
          year: oneOfYears('Year', yearOptions),
          salary: mayBeEmpty(
            cellOfYear('Salary of that year', { help: 'Without these shares. Empty: the salary entered above.' }),
          ),
          shortEquity: gains.shortEquity(cell),
          longEquity: gains.longEquity(cell),
          shortOther: otherGains.shortOther(cell),
          longOther: otherGains.longOther({ help: `Section 112 (${firstTaxYear}: 197).`, ...cell }),
          shortEquityEarly: early.shortEquityEarly(earlyCell),
          longEquityEarly: early.longEquityEarly(earlyCell),
          longOtherEarly: early.longOtherEarly(earlyCell),
        },
        default: [],
        newRow: nextYear,
      }),
    },
    'Sell to cover, start-up employer': {
      startUp: firstNo(`Employer is an eligible start-up (80-IAC; from ${firstTaxYear} section 140)`, {
        help: 'It holds the certificate of the Inter-Ministerial Board; recognition by DPIIT is not enough. If yes, you pay the tax later.',
      }),
      leftOn: day('Last day of the job, if you leave', onFile.min, '2035-03-31', {
        ...mayBeLeftOut,
        showIf: { startUp: true },
      }),
      cover: oneOf(
        {
          label: 'Shares kept back or sold for the tax (sell to cover)',
          help: 'On the day itself, at that day’s value.',
          showIf: { startUp: false },
        },
        [
          ['none', 'None'],
          ['enough', 'As many as needed for the tax'],
          ['percent', 'A percentage'],
        ],
      ),
      coverPercent: percent({
        label: 'Percentage of the shares',
        min: 0,
        max: 100,
        step: 1,
        default: 35,
        showIf: { startUp: false, cover: 'percent' },
      }),
    },
    'Price now, exercise now or later': {
      priceNow: perShare(
        'Price of a share now',
        'In the currency of the last row. Leave it empty to use the last price above.',
      ),
      expectedPrice: {
        ...perShare(
          'Price you expect later',
          'Compares exercising the first row now with waiting. Leave it empty for no comparison.',
        ),
        showIf: { plan: 'options' },
      },
      laterOn: day('Exercise or sale on that later day', onFile.min, '2040-03-31', {
        default: '2028-01-10',
        showIf: { plan: 'options' },
      }),
    },
    'Tax paid abroad': {
      foreignTax: ofYear('Income-tax paid abroad on these, in ₹', {
        help: 'Counts against tax on shares of a foreign company only.',
        slider: upTo(10_00_000),
      }),
    },
    'Vesting plan': {
      granted: decimal({
        label: 'Shares granted',
        help: 'Enter 0 for no vesting plan.',
        min: 0,
        max: MOST_SHARES,
        default: 0,
        slider: { min: 0, max: 10_000 },
      }),
      grantedOn: day('Granted on', '2010-01-01', onFile.max, { default: '2025-04-01', showIf: isGranted }),
      vestYears: whole({ label: 'Vests over', unit: 'years', min: 1, max: 10, default: 4, showIf: isGranted }),
      cliffMonths: whole({
        label: 'Cliff: nothing vests before',
        help: 'For Indian options, at least 12 months.',
        unit: 'months',
        min: 0,
        max: 60,
        default: 12,
        showIf: isGranted,
      }),
      vestEvery: oneOf({ label: 'After that it vests', showIf: isGranted }, [
        ['12', 'Every year'],
        ['3', 'Every quarter'],
        ['1', 'Every month'],
      ]),
    },
    'Disputed rules': { anniversary: sales.onAnniversary('12 or 24 months') },
  },
  presets: [
    {
      label: 'RSU of a US company, shares withheld',
      input: {
        plan: 'rsu',
        market: 'foreign',
        lots: [
          { date: '2026-05-15', shares: 50, paid: 0, value: 180, rate: 84.5, kind: 'same' },
          { date: '2026-11-16', shares: 50, paid: 0, value: 210, rate: 88, kind: 'same' },
        ],
        sales: [],
        cover: 'enough',
        salary: 40_00_000,
      },
    },
    {
      label: 'Start-up with deferral',
      input: {
        startUp: true,
        lots: [{ date: '2026-05-11', shares: 5_000, paid: 10, value: 310, rate: 1, kind: 'same' }],
        sales: [],
      },
    },
    {
      label: 'Listed shares sold after a year',
      input: {
        market: 'listed',
        lots: [{ date: '2025-05-02', shares: 500, paid: 300, value: 900, rate: 1, kind: 'same' }],
        sales: [{ date: '2026-07-10', shares: 500, price: 1_400, rate: 1, kind: 'same' }],
      },
    },
    {
      label: 'Exercise now or later',
      input: { sales: [], expectedPrice: 800, laterOn: '2028-06-12' },
    },
  ],
});

/** The form as it is filled in; rows may be empty. */
export type EsopForm = InputOf<typeof form.fields>;

export default form;
