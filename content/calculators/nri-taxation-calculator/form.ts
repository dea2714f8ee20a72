import * as gains from '@/content/questions/gains';
import { mostOfYear } from '@/content/questions/kinds';
import { shownRegime } from '@/content/questions/person';
import { presentYear } from '@/content/questions/year';
import { residenceRules } from '@/content/rules/income-tax/residence';
import { type TreatyCountry, treatyCountries } from '@/content/rules/treaty-countries';
import { firstTaxYear } from '@/content/rules/years/on-file';
import { nextEarlierYear } from '@/content/tax/new-row';
import { choice, date, decimal, defineForm, type InputOf, money, percent, rows, whole, yesNo } from '@/lib/calculator';
import { formatCompact } from '@/lib/format';

/** Returns an amount of the year that most people leave at nothing. */
function amount(label: string, help?: string, most = 20_00_000) {
  return money({ label, ...(help && { help }), min: 0, max: mostOfYear, default: 0, slider: { min: 0, max: most } });
}

const ownRate = (label: string) =>
  percent({
    label,
    help: 'Leave empty to use our rate for your country.',
    min: 0,
    max: 40,
    step: 0.5,
    default: null,
    optional: true,
    slider: false,
  });

const firstDay = '2010-04-01';
const lastDay = '2030-03-31';
const sold = { property: 'sold' } as const;

/** Years before the year of the income whose days can be entered. */
export const earlierYears = [
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
  '2015-16',
  '2014-15',
  '2013-14',
  '2012-13',
  '2011-12',
] as const;

const countryOptions = [
  ...(Object.keys(treatyCountries) as TreatyCountry[]).map((value) => ({ value, label: treatyCountries[value] })),
  { value: 'other' as const, label: 'Another country' },
];

const form = defineForm({
  main: {
    financialYear: presentYear('due'),
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
          default: '',
          optional: true,
        }),
        left: date({
          label: 'Departure',
          alsoCalled: ['To', 'Out', 'Exit'],
          help: 'Leave empty if you are still in India at the end of the year.',
          min: firstDay,
          max: lastDay,
          default: '',
          optional: true,
        }),
      },
      default: [{ arrived: '2026-07-01', left: '2026-08-12' }],
      formerDefault: [{ arrived: '2025-12-20', left: '2026-01-31' }],
      formerThrough: 2,
    }),
    person: choice({
      label: 'You are',
      help: 'In the year of the income. A job abroad includes work as crew of an Indian ship.',
      options: [
        { value: 'visitor', label: 'Indian citizen abroad, on visits here' },
        { value: 'origin', label: 'Of Indian origin (OCI), on visits here' },
        { value: 'leaving', label: 'Citizen who left this year for a job' },
        { value: 'returned', label: 'Came back to live in India' },
        { value: 'resident', label: 'Indian citizen living in India' },
        { value: 'foreign', label: 'Foreigner, not of Indian origin' },
      ],
      default: 'visitor',
    }),
    country: choice({
      label: 'Country where you live and pay tax',
      help: 'For the treaty with India.',
      options: countryOptions,
      default: 'uae',
      finder: true,
    }),
    nroInterest: money({
      label: 'NRO and other rupee interest',
      help: 'Before tax was deducted.',
      min: 0,
      max: mostOfYear,
      default: 3_00_000,
      slider: { min: 0, max: 30_00_000 },
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
      before: choice({
        label: 'In earlier years you lived',
        help: 'For the tests over several years. You can enter single years below.',
        options: [
          { value: 'abroad', label: 'Abroad: only the stays count' },
          { value: 'india', label: 'In India: all days count' },
        ],
        default: 'abroad',
      }),
      earlier: rows({
        label: 'Days in India in each earlier year',
        help: 'For these years we use your entry instead of the stays and the answer above.',
        noun: 'year',
        maxRows: 15,
        fields: {
          year: choice({
            label: 'Year',
            options: earlierYears.map((value) => ({ value, label: `FY ${value}` })),
            default: '2024-25',
          }),
          days: whole({ label: 'Days in India', min: 0, max: 366, default: null, optional: true, slider: false }),
        },
        default: [],
        newRow: nextEarlierYear('earlier', earlierYears),
      }),
      taxedAbroad: yesNo({
        label: 'You are a tax resident of another country',
        help: `It matters for Indian citizens with more than ${formatCompact(residenceRules.incomeAbove)} of Indian income.`,
        default: true,
        assumed: true,
      }),
      returnOn: date({
        label: 'Date you plan to come back for good',
        help: 'Leave empty if you have no plan.',
        min: '2025-04-01',
        max: '2029-03-31',
        default: '',
        optional: true,
      }),
    },
    'Rent and other income in India': {
      rent: money({
        label: 'Yearly rent from India',
        help: 'Before any deduction.',
        min: 0,
        max: mostOfYear,
        default: 0,
        formerDefault: 4_80_000,
        formerThrough: 2,
        slider: { min: 0, max: 50_00_000 },
      }),
      salary: amount('Salary for work in India, or first received there'),
      municipalTax: amount('Municipal tax you paid on let-out houses', undefined, 2_00_000),
      letInterest: amount('Loan interest on let-out houses'),
      nreInterest: amount('NRE interest'),
      fcnrInterest: amount('FCNR interest'),
      assetInterest: amount(
        'Interest on company deposits, debentures, government securities bought in foreign exchange',
        `For the treaty, or the choice of section 115E (${firstTaxYear}: 214). Not NRO interest.`,
      ),
      dividend: amount('Dividend from Indian companies and funds'),
      shortEquity: gains.shortEquity(),
      longEquity: gains.longEquity(),
      shortOther: gains.shortOther({ help: 'Debt funds, gold, unlisted shares.' }),
      longOther: gains.longOther({ help: 'Leave out property. We ask for it below.' }),
      royalty: amount('Royalty from India'),
      technical: amount('Technical or consultancy fees from India'),
      otherIncome: amount('Other income from India at slab rates', 'Business, family pension, taxable gifts.'),
    },
    'Property sold in India': {
      property: choice({
        label: 'Sold property in India',
        options: [
          { value: 'none', label: 'No' },
          { value: 'sold', label: 'Sold' },
        ],
        default: 'none',
      }),
      price: money({
        label: 'Sale price',
        help: 'What the buyer pays. If the stamp duty value is far above it, use the capital-gains calculator.',
        min: 1,
        max: mostOfYear,
        default: null,
        optional: true,
        formerDefault: 80_00_000,
        formerThrough: 2,
        slider: { min: 10_00_000, max: 5_00_00_000 },
        showIf: sold,
      }),
      cost: money({
        label: 'Cost with improvements and selling expenses',
        help: 'Cost without indexation. A non-resident cannot use indexation.',
        min: 0,
        max: mostOfYear,
        default: null,
        optional: true,
        formerDefault: 50_00_000,
        formerThrough: 2,
        slider: { min: 0, max: 5_00_00_000 },
        showIf: sold,
      }),
      held: { ...gains.heldForTwoYears(), showIf: sold },
      exemption: {
        ...amount('Exempt under sections 54, 54EC or 54F', `From ${firstTaxYear} sections 82, 85 and 86.`, 2_00_00_000),
        showIf: { property: 'sold', held: 'long' },
      },
      lowerCertificate: yesNo({
        label: 'You have a certificate for lower TDS',
        help: 'You apply in Form 13. The buyer then deducts tax on the gain, at the officer’s rate.',
        default: false,
        showIf: sold,
      }),
    },
    'Income abroad': {
      foreignSalary: amount('Salary abroad', 'In ₹. It counts only if you are a resident.', 1_00_00_000),
      foreignBusiness: amount('Business abroad controlled from India', 'In ₹.', 1_00_00_000),
      foreignOther: amount('Interest, dividend, rent and other income abroad', 'In ₹.', 1_00_00_000),
      foreignGain: gains.gain('Long-term gains abroad', { help: 'In ₹. Shares and funds held more than two years.' }),
      foreignTax: amount(
        'Tax paid abroad on this income',
        'In ₹. You get credit for it if you are a resident.',
        50_00_000,
      ),
    },
    'Treaty and tax deducted': {
      certificate: yesNo({
        label: 'You have a tax residency certificate (TRC) and Form 10F',
        help: 'Without them you cannot use the treaty.',
        default: false,
      }),
      interestRate: ownRate('Treaty rate on interest'),
      dividendRate: ownRate('Treaty rate on dividend'),
      royaltyRate: ownRate('Treaty rate on royalty'),
      technicalRate: ownRate('Treaty rate on technical fees'),
      tds: money({
        label: 'Tax already deducted in India',
        help: 'See Form 26AS. Leave empty for the TDS that the law requires.',
        min: 0,
        max: mostOfYear,
        default: null,
        optional: true,
        slider: false,
      }),
    },
    'Age, deductions, regime': {
      age: choice({
        label: 'Your age',
        help: 'Counts for residents only.',
        options: [
          { value: 'below60', label: 'Below 60' },
          { value: 'senior', label: '60 to 79' },
          { value: 'verySenior', label: '80 or more' },
        ],
        default: 'below60',
      }),
      savings: amount(
        'Savings under section 80C',
        `Life insurance, ELSS, home-loan principal. ${firstTaxYear}: 123.`,
        3_00_000,
      ),
      health: amount('Health insurance, you and family', `Section 80D (${firstTaxYear}: 126).`, 1_00_000),
      regime: shownRegime(),
    },
    'Sending money abroad': {
      remit: amount('Amount to send abroad from NRO accounts', undefined, 5_00_00_000),
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
        financialYear: '2026-27',
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
        financialYear: '2026-27',
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
