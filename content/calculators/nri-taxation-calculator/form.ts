import { mayBeLeftOut, today } from '@/content/questions/dates';
import { health80D, savings80C } from '@/content/questions/deductions';
import * as early from '@/content/questions/early-gains';
import * as gains from '@/content/questions/gains';
import { letInterest } from '@/content/questions/house';
import { businessProfit, cellOfYear, ofYear, upTo } from '@/content/questions/income';
import { firstNo, mayBeEmpty, oneOf } from '@/content/questions/kinds';
import { lossesBroughtForward } from '@/content/questions/losses';
import * as otherGains from '@/content/questions/other-gains';
import { ageInYear, shownRegime } from '@/content/questions/person';
import * as sales from '@/content/questions/sales';
import { earlierYears, incomeYear, oneOfYears } from '@/content/questions/year';
import { residenceRules } from '@/content/rules/income-tax/residence';
import { type TreatyCountry, treatyCountries } from '@/content/rules/treaty-countries';
import { firstTaxYear, yearOfTwoGainRates } from '@/content/rules/years/on-file';
import { dayAfterLast } from '@/content/tax/last-year';
import { nextEarlierYear } from '@/content/tax/new-row';
import { openYear } from '@/content/tax/years';
import { choice, date, decimal, defineForm, type InputOf, percent, rows, whole, yesNo } from '@/lib/calculator';
import { formatCompact } from '@/lib/format';

const ownRate = (label: string) =>
  percent({
    label,
    help: 'Leave it empty to use our rate for your country.',
    min: 0,
    max: 40,
    step: 0.5,
    default: null,
    optional: true,
    slider: false,
  });

const firstDay = '2010-04-01';
const lastDay = dayAfterLast(4, '03-31');
/** The year in which the rates of gains changed has its gains in two sets of boxes. */
const earlyGain = { ...gains.noLoss, showIf: { financialYear: yearOfTwoGainRates } } as const;
const ifSold = { showIf: { property: 'sold' } } as const;

/** Years before the year of the income whose days can be entered. */
const yearsBefore = earlierYears(2011);

const countryOptions = [
  ...(Object.keys(treatyCountries) as TreatyCountry[]).map((value) => ({ value, label: treatyCountries[value] })),
  { value: 'other' as const, label: 'Another country' },
];

const form = defineForm({
  main: {
    financialYear: incomeYear('due'),
    stays: rows({
      label: 'Stays in India',
      help: 'The days of arrival and departure both count.',
      noun: 'stay',
      maxRows: 60,
      fields: {
        arrived: date({
          label: 'Arrival',
          alsoCalled: ['From', 'In', 'Entry'],
          min: firstDay,
          max: lastDay,
          ...mayBeLeftOut,
        }),
        left: date({
          label: 'Departure',
          alsoCalled: ['To', 'Out', 'Exit'],
          help: 'Empty if you are in India when the year ends.',
          min: firstDay,
          max: lastDay,
          ...mayBeLeftOut,
        }),
      },
      default: [{ arrived: '2026-07-01', left: '2026-08-12' }],
      formerDefault: [{ arrived: '2025-12-20', left: '2026-01-31' }],
      formerThrough: 2,
    }),
    person: oneOf(
      { label: 'You are', help: 'In the year of the income. A job abroad includes work as crew of an Indian ship.' },
      [
        ['visitor', 'Indian citizen abroad, on visits here'],
        ['origin', 'Of Indian origin (OCI), on visits here'],
        ['leaving', 'Citizen who left this year for a job'],
        ['returned', 'Came back to live in India'],
        ['resident', 'Indian citizen living in India'],
        ['foreign', 'Foreigner, not of Indian origin'],
      ],
    ),
    country: choice({
      label: 'Country where you live and pay tax',
      help: 'For the treaty with India.',
      options: countryOptions,
      default: 'uae',
      finder: true,
    }),
    nroInterest: ofYear('NRO and other rupee interest', {
      help: 'Before tax was deducted.',
      default: 3_00_000,
      slider: upTo(30_00_000),
    }),
  },
  more: {
    'Total days, earlier years, coming back': {
      totalDays: whole({
        label: 'Or total days in India this year',
        help: 'Counts instead of the stays of the year.',
        min: 0,
        max: 366,
        default: null,
        optional: true,
        slider: false,
      }),
      before: oneOf(
        {
          label: 'In earlier years you lived',
          help: 'For the tests over several years. You can enter single years below.',
        },
        [
          ['abroad', 'Abroad: only the stays count'],
          ['india', 'In India: all days count'],
        ],
      ),
      earlier: rows({
        label: 'Days in India in each earlier year',
        help: 'For these years we use your entry instead of the stays and the answer above.',
        noun: 'year',
        maxRows: 15,
        fields: {
          year: oneOfYears('Year', yearsBefore),
          days: whole({ label: 'Days in India', min: 0, max: 366, default: null, optional: true, slider: false }),
        },
        default: [],
        newRow: nextEarlierYear('earlier', yearsBefore),
      }),
      taxedAbroad: yesNo({
        label: 'You are a tax resident of another country',
        help: `It matters for Indian citizens with more than ${formatCompact(residenceRules.incomeAbove)} of Indian income.`,
        default: true,
        assumed: true,
      }),
      returnOn: date({
        label: 'Date you plan to come back for good',
        help: 'Leave it empty if you have no plan.',
        min: '2024-04-01',
        max: dayAfterLast(3, '03-31'),
        ...mayBeLeftOut,
      }),
    },
    'Rent and other income in India': {
      rent: ofYear('Yearly rent from India', {
        help: 'Before any deduction.',
        formerDefault: 4_80_000,
        formerThrough: 2,
        slider: upTo(50_00_000),
      }),
      salary: ofYear('Salary for work in India, or first received there'),
      profit: businessProfit('Of a business or work in India, after costs. Put a minus for a loss.'),
      municipalTax: ofYear('Municipal tax you paid on let-out houses', { slider: upTo(2_00_000) }),
      letInterest: letInterest(),
      nreInterest: ofYear('NRE interest'),
      fcnrInterest: ofYear('FCNR interest'),
      assetInterest: ofYear(
        'Interest on company deposits, debentures, government securities bought in foreign exchange',
        { help: `For the treaty, or the choice of section 115E (${firstTaxYear}: 214). Not NRO interest.` },
      ),
      dividend: ofYear('Dividend from Indian companies and funds'),
      shortEquity: gains.shortEquity(),
      longEquity: gains.longEquity(),
      shortOther: otherGains.shortOther({ help: 'Debt funds, gold, unlisted shares.' }),
      longOther: otherGains.longOther({ help: 'Leave out property. We ask for it below.' }),
      shortEquityEarly: early.shortEquityEarly(earlyGain),
      longEquityEarly: early.longEquityEarly(earlyGain),
      longOtherEarly: early.longOtherEarly(earlyGain),
      longPlainEarly: gains.gain('Long-term gains at 10%, sold before 23 July 2024', {
        help: 'Unlisted shares of a non-resident, listed bonds: section 112, without indexation.',
        ...earlyGain,
      }),
      tokens: otherGains.tokenGain(),
      royalty: ofYear('Royalty from India'),
      technical: ofYear('Technical or consultancy fees from India'),
      otherIncome: ofYear('Other income from India at slab rates', {
        help: 'Family pension, taxable gifts.',
      }),
    },
    'Property sold in India': {
      property: oneOf({ label: 'Sold property in India' }, [
        ['none', 'No'],
        ['sold', 'Sold'],
      ]),
      price: mayBeEmpty(
        ofYear('Sale price', {
          help: 'What the buyer pays; of a joint property, your share. If the stamp duty value is far above it, use the capital-gains calculator.',
          needed: true,
          min: 1,
          formerDefault: 80_00_000,
          formerThrough: 2,
          slider: { min: 10_00_000, max: 5_00_00_000 },
          ...ifSold,
        }),
      ),
      cost: mayBeEmpty(
        ofYear('Cost with improvements and selling expenses', {
          help: `Cost without indexation, which a non-resident cannot use; of a joint property, your share. ${sales.costOfInherited}`,
          needed: true,
          formerDefault: 50_00_000,
          formerThrough: 2,
          slider: upTo(5_00_00_000),
          ...ifSold,
        }),
      ),
      held: sales.heldForTwoYears(ifSold),
      soldWhen: oneOf(
        {
          label: 'Day of the sale',
          help: 'Before 23 July 2024 the tax is 20% of the gain with indexed cost: enter that cost above.',
          showIf: { property: 'sold', held: 'long', financialYear: yearOfTwoGainRates },
        },
        [
          ['since', 'From 23 July 2024'],
          ['before', 'Before 23 July 2024'],
        ],
      ),
      exemption: ofYear('Exempt under sections 54, 54EC or 54F', {
        help: `From ${firstTaxYear} sections 82, 85 and 86.`,
        slider: upTo(2_00_00_000),
        showIf: { property: 'sold', held: 'long' },
      }),
      lowerCertificate: firstNo('You have a certificate for lower TDS', {
        help: 'You apply in Form 13. The buyer then deducts tax on the gain, at the officer’s rate.',
        ...ifSold,
      }),
    },
    'Losses of earlier years': {
      losses: lossesBroughtForward([['business', 'Business']]),
    },
    'Income abroad': {
      foreignSalary: ofYear('Salary abroad', {
        help: 'In ₹. It counts only if you are a resident.',
        slider: upTo(1_00_00_000),
      }),
      foreignBusiness: ofYear('Business abroad controlled from India', { help: 'In ₹.', slider: upTo(1_00_00_000) }),
      foreignOther: ofYear('Interest, dividend, rent and other income abroad', {
        help: 'In ₹.',
        slider: upTo(1_00_00_000),
      }),
      foreignGain: gains.gain('Long-term gains abroad', {
        help: 'In ₹. Shares and funds held more than two years. Enter shorter ones with the other income abroad.',
      }),
      foreignTax: ofYear('Tax paid abroad on this income', {
        help: 'In ₹. You get credit for it if you are a resident. Tax on gains has its own box.',
        slider: upTo(50_00_000),
      }),
      foreignGainTax: ofYear('Tax paid abroad on the gains', {
        help: 'In ₹. The credit for it is worked out separately. Many countries do not tax a resident of India on gains from shares.',
        showIf: { foreignGain: { above: 0 } },
        slider: upTo(50_00_000),
      }),
    },
    'Treaty and tax deducted': {
      certificate: firstNo('You have a tax residency certificate (TRC) and Form 10F', {
        help: 'Without them you cannot use the treaty.',
      }),
      interestRate: ownRate('Treaty rate on interest'),
      dividendRate: ownRate('Treaty rate on dividend'),
      royaltyRate: ownRate('Treaty rate on royalty'),
      technicalRate: ownRate('Treaty rate on technical fees'),
      tds: mayBeEmpty(
        cellOfYear('Tax already deducted in India', {
          help: 'See Form 26AS. Leave it empty for the TDS that the law requires.',
        }),
      ),
    },
    'Age, deductions, regime, today': {
      age: ageInYear({ help: 'Counts for residents only.' }),
      savings: savings80C({ help: `Life insurance, ELSS, home-loan principal. ${firstTaxYear}: 123.` }),
      health: health80D(),
      regime: shownRegime(),
      today: today(),
    },
    'Sending money abroad': {
      remit: ofYear('Amount to send abroad from NRO accounts', { slider: upTo(5_00_00_000) }),
      dollarRate: decimal({
        label: 'Rupees for a US dollar',
        help: 'Your bank’s rate, for the yearly limit.',
        min: 20,
        max: 300,
        step: 0.1,
        default: null,
        optional: true,
        slider: false,
        unit: '₹',
      }),
    },
  },
  presets: [
    {
      label: 'Flat sold for ₹80 lakh by an NRI in the UAE',
      input: { property: 'sold', price: 80_00_000, cost: 50_00_000, nroInterest: 0 },
    },
    {
      label: 'Engineer who left for a job in August',
      input: {
        financialYear: openYear('runs'),
        person: 'leaving',
        before: 'india',
        country: 'usa',
        stays: [{ arrived: '2026-04-01', left: '2026-08-20' }],
        salary: 8_00_000,
        foreignSalary: 60_00_000,
        nroInterest: 40_000,
      },
    },
    {
      label: 'Coming back from Singapore in 2027',
      input: {
        financialYear: openYear('runs'),
        country: 'singapore',
        stays: [{ arrived: '2026-07-01', left: '2026-07-20' }],
        foreignSalary: 90_00_000,
        returnOn: '2027-01-15',
      },
    },
    {
      label: 'Large deposits, with a treaty certificate',
      input: { nroInterest: 25_00_000, certificate: true, country: 'uae' },
    },
    { label: 'Flat let out for ₹40,000 a month', input: { rent: 4_80_000 } },
  ],
});

export type NriInput = InputOf<typeof form.fields>;

export default form;
