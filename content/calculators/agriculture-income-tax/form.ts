import { ageInYear, residence, shownRegime } from '@/content/questions/person';
import { incomeYear } from '@/content/questions/year';
import { agriculture } from '@/content/rules/income-tax/agriculture';
import { nextEarlierYear } from '@/content/tax/new-row';
import { choice, decimal, defineForm, type InputOf, money, rows, whole, yesNo } from '@/lib/calculator';
import { formatNumber, pct } from '@/lib/format';

const CRORE_100 = 1_00_00_00_000;
const { mixed, ruralLand } = agriculture.act2025;

/** Returns an amount of the year that most people leave at nothing. */
function amount(label: string, help?: string, most = 20_00_000) {
  return money({ label, ...(help && { help }), min: 0, max: CRORE_100, default: 0, slider: { min: 0, max: most } });
}

/** Returns an amount in a row; below zero it is a loss where `min` allows it. */
const cell = (label: string, help: string, min: number, standard: number) =>
  money({ label, help, min, max: CRORE_100, default: standard, slider: false });

const individual = { taxpayer: 'individual' } as const;
const gross = { farm: 'gross' } as const;
const sold = { land: 'sold' } as const;
const farmShare = (percent: number) => `${pct(percent)} farm income`;

const lossYears = [
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
] as const;

const form = defineForm({
  main: {
    financialYear: incomeYear('due'),
    farm: choice({
      label: 'Your agricultural income',
      options: [
        { value: 'net', label: 'I know it after costs' },
        { value: 'gross', label: 'From sales and costs' },
      ],
      default: 'net',
    }),
    net: money({
      label: 'Agricultural income of the year, after costs',
      help: 'Crops, rent of farm land, saplings. Put a minus for a loss.',
      min: -CRORE_100,
      max: CRORE_100,
      default: 5_00_000,
      slider: { min: 0, max: 50_00_000 },
      showIf: { farm: 'net' },
    }),
    receipts: money({
      label: 'Sales of crops and rent of farm land',
      min: 0,
      max: CRORE_100,
      default: 8_00_000,
      slider: { min: 0, max: 50_00_000 },
      showIf: gross,
    }),
    costs: money({
      label: 'Costs of farming',
      help: 'Seed, fertiliser, labour, water, power, interest, depreciation of machines.',
      min: 0,
      max: CRORE_100,
      default: 3_00_000,
      slider: { min: 0, max: 50_00_000 },
      showIf: gross,
    }),
    salary: money({
      label: 'Yearly salary or pension',
      help: 'Before the standard deduction. We subtract it.',
      min: 0,
      max: CRORE_100,
      step: 10_000,
      default: 15_00_000,
      formerDefault: 0,
      slider: { min: 0, max: 60_00_000 },
      showIf: individual,
    }),
    income: money({
      label: 'Other income at slab rates',
      help: 'Rent, business, interest, each after its own costs.',
      min: 0,
      max: CRORE_100,
      step: 10_000,
      default: 0,
      formerDefault: 15_00_000,
      slider: { min: 0, max: 60_00_000 },
    }),
    age: ageInYear({ showIf: individual }),
  },
  more: {
    'Regime, HUF, residence': {
      regime: shownRegime(),
      taxpayer: choice({
        label: 'Who you are',
        options: [
          { value: 'individual', label: 'Individual' },
          { value: 'huf', label: 'HUF' },
        ],
        default: 'individual',
      }),
      residence: residence(),
    },
    'Tea, coffee, rubber, losses, State tax': {
      crops: rows({
        label: 'Tea, coffee or rubber that you grow and process',
        help: 'Part of it is farm income, the rest business income.',
        noun: 'crop',
        maxRows: 4,
        fields: {
          crop: choice({
            label: 'Crop',
            options: [
              { value: 'tea', label: `Tea: ${farmShare(mixed.tea.value)}` },
              { value: 'rubber', label: `Rubber: ${farmShare(mixed.rubber.value)}` },
              { value: 'coffeeCured', label: `Coffee, cured: ${farmShare(mixed.coffeeCured.value)}` },
              { value: 'coffeeRoasted', label: `Coffee, roasted and ground: ${farmShare(mixed.coffeeRoasted.value)}` },
            ],
            default: 'tea',
          }),
          profit: cell('Income of growing and processing', 'After all costs. Put a minus for a loss.', -CRORE_100, 0),
        },
        default: [],
      }),
      stateTax: amount(
        'State agricultural income tax of the year',
        'It is deducted from agricultural income.',
        5_00_000,
      ),
      losses: rows({
        label: 'Agricultural losses of earlier years',
        help: 'Only losses that an assessment order accepted and that you have not set off yet.',
        noun: 'loss',
        maxRows: 10,
        fields: {
          year: choice({
            label: 'Loss of',
            options: lossYears.map((value) => ({ value, label: `FY ${value}` })),
            default: '2024-25',
          }),
          amount: cell('Amount', 'The part you have not set off yet.', 0, 0),
        },
        default: [],
        newRow: nextEarlierYear('losses', lossYears),
      }),
    },
    'Other income and deductions': {
      longEquity: amount(
        'Long-term gains, listed shares and equity funds',
        'Section 112A, before the tax-free amount.',
      ),
      shortEquity: amount('Short-term gains, listed shares and equity funds', 'Section 111A.'),
      winnings: amount('Lottery and other winnings'),
      savings: amount('Savings under section 80C', 'EPF, PPF, life insurance and similar: old regime only.', 3_00_000),
      health: amount('Health insurance', 'Section 80D: old regime only.', 1_00_000),
    },
    'Sale of farm land': {
      land: choice({
        label: 'Farm land sold',
        options: [
          { value: 'none', label: 'None' },
          { value: 'sold', label: 'Sold' },
        ],
        default: 'none',
      }),
      towns: rows({
        label: 'Municipalities near the land',
        help: 'Any one of them can make the land urban. Add each one nearby, including cantonments.',
        noun: 'town',
        minRows: 1,
        maxRows: 5,
        fields: {
          inside: yesNo({ label: 'The land is inside its limits', default: false }),
          population: whole({
            label: 'Population (last published census)',
            min: 0,
            max: 5_00_00_000,
            step: 1_000,
            default: null,
            optional: true,
            slider: false,
          }),
          distance: decimal({
            label: 'Distance from its limits to the land',
            help: `In a straight line. ${ruralLand.value.bands.map(({ km }) => formatNumber(km)).join(', ')} km are the limits that count.`,
            min: 0,
            max: 500,
            step: 0.1,
            default: null,
            optional: true,
            slider: false,
            unit: 'km',
            showIf: { inside: false },
          }),
        },
        default: [{ inside: false, population: null, distance: null }],
        formerDefault: [{ inside: false, population: 1_50_000, distance: 10 }],
        formerThrough: 2,
        showIf: sold,
      }),
      gain: money({
        label: 'Gain on the land',
        help: 'Price minus cost and expenses. Put a minus for a loss.',
        min: -CRORE_100,
        max: CRORE_100,
        default: 0,
        formerDefault: 10_00_000,
        formerThrough: 2,
        slider: { min: 0, max: 1_00_00_000 },
        showIf: sold,
      }),
      held: choice({
        label: 'Held for',
        options: [
          { value: 'long', label: 'More than two years' },
          { value: 'short', label: 'Two years or less' },
        ],
        default: 'long',
        showIf: sold,
      }),
    },
    'Disputed rules': {
      rounding: choice({
        label: 'Net agricultural income for the rate',
        help: 'The Finance Act applies the rounding of section 288A here too. Many tools do not round.',
        options: [
          { value: 'asItIs', label: 'As it is' },
          { value: 'tens', label: `To the nearest ₹${agriculture.act2025.multiple.value}` },
        ],
        default: 'asItIs',
      }),
    },
  },
  presets: [
    { label: 'Salary of ₹12 lakh and a farm', input: { salary: 12_00_000, net: 4_00_000 } },
    {
      label: 'Pensioner of 65 in the old regime',
      input: { age: 'senior', regime: 'old', salary: 8_00_000, net: 3_00_000 },
    },
    {
      label: 'Tea estate',
      input: { net: 0, salary: 0, income: 5_00_000, crops: [{ crop: 'tea', profit: 20_00_000 }] },
    },
    {
      label: 'Farm land sold near a city',
      input: {
        land: 'sold',
        towns: [{ inside: false, population: 12_00_000, distance: 7.5 }],
        gain: 40_00_000,
      },
    },
  ],
});

export type AgricultureInput = InputOf<typeof form.fields>;

export default form;
