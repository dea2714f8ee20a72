import { oneOf } from '@/content/questions/kinds';
import { choice, decimal, defineForm, type InputOf, money, percent, whole, yesNo } from '@/lib/calculator';
import { areaCities } from './area-cities';
import { arrearsFields } from './arrears';
import { areaUnits, citiesBut, cityIds, cityNames, formula, inCity } from './cities';
import { ownRate } from './own-rate';
import { valueCities } from './value-cities';

const form = defineForm({
  main: {
    city: choice({
      label: 'City',
      options: cityIds.map((value) => ({ value, label: cityNames[value] })),
      default: 'delhi',
    }),
    method: oneOf(
      { label: 'Do you have the last bill?', help: 'Your bill gives a better answer, because city tables have gaps.' },
      [
        ['formula', 'Work it out by the city’s formula'],
        ['bill', 'Start from the tax on my last bill'],
      ],
    ),
    lastBill: money({
      label: 'Tax of the year on the last bill',
      showIf: { method: 'bill' },
      min: 1,
      max: 10_00_00_000,
      slider: { min: 500, max: 1_00_000 },
      default: 10_000,
    }),
    rise: percent({
      label: 'Rise since then',
      help: 'Leave it at 0 if you do not know of any.',
      showIf: { method: 'bill' },
      min: -50,
      max: 200,
      slider: { min: 0, max: 50 },
      step: 1,
      default: 0,
    }),
    area: decimal({
      label: 'Area',
      help: 'Carpet area in Mumbai, Pune and Ahmedabad; built-up or covered area elsewhere.',
      showIf: inCity(...citiesBut('other')),
      min: 1,
      max: 1_00_000,
      step: 10,
      slider: { min: 200, max: 5_000 },
      default: 1_000,
    }),
    areaUnit: choice({
      label: 'Area in',
      showIf: inCity(...citiesBut('other')),
      options: areaUnits,
      default: 'sqft',
    }),
    use: choice({
      label: 'Used as',
      showIf: inCity(...citiesBut('other')),
      options: [
        { value: 'residential', label: 'Home' },
        { value: 'other', label: 'Shop, office, business' },
      ],
      default: 'residential',
    }),
    ...ownRate.main,
    ...areaCities.main,
    ...valueCities.main,
    valueOfBill: money({
      label: 'Taxable value',
      help: 'Annual, rateable or capital value on your bill.',
      showIf: { ...inCity('other'), ownBasis: 'value' },
      min: 1,
      max: 1_000_00_00_000,
      slider: { min: 1_000, max: 5_00_000 },
      default: 50_000,
    }),
    rateOfBill: percent({
      label: 'Total rate, from your bill',
      help: 'Tax of the bill ÷ the value on it.',
      showIf: { ...inCity('pune', 'other'), ownBasis: 'value' },
      min: 0,
      max: 100,
      step: 0.1,
      slider: { min: 0, max: 60 },
      default: 20,
    }),
  },
  more: {
    'The building and who uses it': {
      occupancy: choice({
        label: 'Who lives or works there',
        showIf: inCity(...citiesBut('other')),
        options: [
          { value: 'self', label: 'The owner' },
          { value: 'let', label: 'A tenant' },
        ],
        default: 'self',
      }),
      age: whole({
        label: 'Age of the building',
        showIf: inCity('bengaluru', 'kolkata', 'hyderabad', 'ahmedabad'),
        unit: 'years',
        min: 0,
        max: 150,
        slider: { min: 0, max: 60 },
        default: 10,
        assumed: true,
      }),
      ...areaCities.building,
      ...valueCities.building,
      ...ownRate.building,
    },
    'Rebates and fees': {
      payEarly: yesNo({ label: 'I pay early, with the rebate', showIf: formula, default: false }),
      rebateOfBill: percent({
        label: 'Rebate for paying early',
        showIf: { ...inCity('pune', 'other'), payEarly: true },
        min: 0,
        max: 30,
        step: 1,
        default: 5,
      }),
      ...areaCities.rebates,
      ownerRebate: yesNo({
        label: 'My bill has the concession for the owner’s own home',
        help: 'Pune: form PT-3. Hyderabad: if the bill shows it.',
        showIf: { ...inCity('hyderabad', 'pune'), use: 'residential', occupancy: 'self' },
        default: false,
      }),
      fixedFee: money({
        label: 'Fee for solid waste, a year',
        showIf: inCity('bengaluru', 'other'),
        min: 0,
        max: 1_00_000,
        slider: { min: 0, max: 5_000 },
        step: 10,
        default: 0,
      }),
      ...ownRate.rebates,
    },
    'Arrears of earlier years': arrearsFields,
  },
  presets: [
    { label: 'Mumbai flat, 800 sq ft', input: { city: 'mumbai', area: 800 } },
    { label: 'Bengaluru home, let out', input: { city: 'bengaluru', occupancy: 'let' } },
    { label: 'Hyderabad shop', input: { city: 'hyderabad', use: 'other', rentalRate: 5, age: 15 } },
    { label: 'A plot by your own rate', input: { city: 'other', ownBasis: 'land', ownArea: 200, ownUnit: 'sqyd' } },
    { label: 'From my last bill', input: { method: 'bill', rise: 5 } },
  ],
});

export type PropertyTaxInput = InputOf<typeof form.fields>;

export default form;
