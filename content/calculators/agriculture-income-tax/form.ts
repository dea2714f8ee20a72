import { today } from '@/content/questions/dates';
import * as deductions from '@/content/questions/deductions';
import * as gains from '@/content/questions/gains';
import * as income from '@/content/questions/income';
import { firstNo, oneOf } from '@/content/questions/kinds';
import * as person from '@/content/questions/person';
import { yearlySalary } from '@/content/questions/salary';
import * as sales from '@/content/questions/sales';
import { earlierYears, incomeYear, lossOf } from '@/content/questions/year';
import { agriculture } from '@/content/rules/income-tax/agriculture';
import { firstTaxYear } from '@/content/rules/years/on-file';
import { nextEarlierYear } from '@/content/tax/new-row';
import { decimal, defineForm, type InputOf, rows, whole } from '@/lib/calculator';
import { formatNumber, pct } from '@/lib/format';
import { listed } from '@/lib/listed';

const { mixed, ruralLand } = agriculture.act2025;

const ofIndividual = { showIf: { taxpayer: 'individual' } } as const;
const ifGross = { showIf: { farm: 'gross' } } as const;
const ifSold = { showIf: { land: 'sold' } } as const;
const farmShare = (percent: number) => `${pct(percent)} farm income`;

const lossYears = earlierYears(2015);

const form = defineForm({
  main: {
    financialYear: incomeYear('due'),
    farm: oneOf({ label: 'Your agricultural income' }, [
      ['net', 'I know it after costs'],
      ['gross', 'From sales and costs'],
    ]),
    net: income.profitOrLoss('Agricultural income of the year, after costs', {
      help: 'Crops, rent of farm land, saplings. Put a minus for a loss.',
      default: 5_00_000,
      slider: income.upTo(50_00_000),
      showIf: { farm: 'net' },
    }),
    receipts: income.ofYear('Sales of crops and rent of farm land', {
      default: 8_00_000,
      slider: income.upTo(50_00_000),
      ...ifGross,
    }),
    costs: income.ofYear('Costs of farming', {
      help: 'Seed, fertiliser, labour, water, power, interest, depreciation of machines.',
      default: 3_00_000,
      slider: income.upTo(50_00_000),
      ...ifGross,
    }),
    salary: yearlySalary({
      help: 'We subtract the standard deduction.',
      formerDefault: 0,
      ...ofIndividual,
    }),
    income: income.otherAtSlabRates('Rent, business, interest, each after its own costs.', {
      step: 10_000,
      formerDefault: 15_00_000,
      slider: income.upTo(60_00_000),
    }),
    age: person.ageInYear(ofIndividual),
  },
  more: {
    'Regime, HUF, residence, today': {
      regime: person.shownRegime(),
      taxpayer: person.personOrFamily(),
      residence: person.residence(),
      today: today(),
    },
    'Tea, coffee, rubber, losses, State tax': {
      crops: rows({
        label: 'Tea, coffee or rubber that you grow and process',
        help: 'Part of it is farm income, the rest business income.',
        noun: 'crop',
        maxRows: 4,
        fields: {
          crop: oneOf({ label: 'Crop' }, [
            ['tea', `Tea: ${farmShare(mixed.tea.value)}`],
            ['rubber', `Rubber: ${farmShare(mixed.rubber.value)}`],
            ['coffeeCured', `Coffee, cured: ${farmShare(mixed.coffeeCured.value)}`],
            ['coffeeRoasted', `Coffee, roasted and ground: ${farmShare(mixed.coffeeRoasted.value)}`],
          ]),
          profit: income.profitOrLoss('Income of growing and processing', {
            help: 'After all costs. Put a minus for a loss.',
            slider: false,
          }),
        },
        default: [],
      }),
      stateTax: income.ofYear('State agricultural income tax of the year', {
        help: 'It is deducted from agricultural income.',
        slider: income.upTo(5_00_000),
      }),
      losses: rows({
        label: 'Agricultural losses of earlier years',
        help: 'Only losses that an assessment order accepted and that you have not set off yet.',
        noun: 'loss',
        maxRows: 10,
        fields: {
          year: lossOf(lossYears),
          amount: income.cellOfYear('Amount', { help: 'The part you have not set off yet.' }),
        },
        default: [],
        newRow: nextEarlierYear('losses', lossYears),
      }),
    },
    'Other income and deductions': {
      longEquity: gains.longEquity(gains.noLoss),
      shortEquity: gains.shortEquity({ help: `Section 111A (${firstTaxYear}: 196).`, ...gains.noLoss }),
      winnings: income.winnings(),
      savings: deductions.savings80C(),
      health: deductions.health80D(),
    },
    'Sale of farm land': {
      land: oneOf({ label: 'Farm land sold' }, [
        ['none', 'None'],
        ['sold', 'Sold'],
      ]),
      towns: rows({
        label: 'Municipalities near the land',
        help: 'Any one of them can make the land urban. Add each one nearby, including cantonments.',
        noun: 'town',
        minRows: 1,
        maxRows: 5,
        fields: {
          inside: firstNo('The land is inside its limits'),
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
            help: `In a straight line. ${listed(ruralLand.value.bands.map(({ km }) => formatNumber(km)))} km are the limits that count.`,
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
        ...ifSold,
      }),
      gain: income.profitOrLoss('Gain on the land', {
        help: `Price minus cost and expenses. Put a minus for a loss. ${sales.costOfInherited}`,
        formerDefault: 10_00_000,
        formerThrough: 2,
        slider: income.upTo(1_00_00_000),
        ...ifSold,
      }),
      held: sales.heldForTwoYears(ifSold),
    },
    'Disputed rules': {
      rounding: oneOf(
        {
          label: 'Net agricultural income for the rate',
          help: 'The Finance Act applies the rounding of section 288A here too. Many tools do not round.',
        },
        [
          ['asItIs', 'As it is'],
          ['tens', `To the nearest ₹${agriculture.act2025.multiple.value}`],
        ],
      ),
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
