import { choice, decimal, percent } from '@/lib/calculator';
import { areaUnits, inCity } from './cities';

const other = inCity('other');
const area = { max: 1_00_00_000, step: 10 } as const;
const rate = { unit: '₹', max: 10_000, step: 0.1 } as const;

/** Questions of a municipality without a table: its own rate on an area or a value, as the person has it from the bill. */
export const ownRate = {
  main: {
    ownBasis: choice({
      label: 'What your municipality taxes',
      help: 'See your bill or the notice of rates.',
      showIf: other,
      options: [
        { value: 'value', label: 'An annual or capital value' },
        { value: 'area', label: 'The built-up area' },
        { value: 'land', label: 'Vacant land, by its area' },
      ],
      default: 'value',
    }),
    ownArea: decimal({
      label: 'Area of the building or plot',
      showIf: { ...other, ownBasis: ['area', 'land'] },
      ...area,
      min: 1,
      slider: { min: 100, max: 5_000 },
      default: 1_000,
    }),
    ownUnit: choice({
      label: 'Unit of area and rate',
      showIf: { ...other, ownBasis: ['area', 'land'] },
      options: areaUnits,
      default: 'sqft',
    }),
    ownRate: decimal({
      label: 'Tax rate a year, for each unit of area',
      help: 'From your bill or the notice of rates. Multiply a monthly rate by 12. The figure here is an example.',
      showIf: { ...other, ownBasis: ['area', 'land'] },
      ...rate,
      min: 0.01,
      slider: { min: 1, max: 100 },
      default: 5,
    }),
  },
  building: {
    landArea: decimal({
      label: 'Open land that is taxed too',
      help: 'Its area, in the unit of its rate.',
      showIf: { ...other, ownBasis: ['value', 'area'] },
      ...area,
      min: 0,
      slider: { min: 0, max: 5_000 },
      default: 0,
    }),
    landRate: decimal({
      label: 'Tax rate of that land a year, for each unit of area',
      showIf: { ...other, ownBasis: ['value', 'area'], landArea: { above: 0 } },
      ...rate,
      min: 0,
      slider: { min: 0, max: 100 },
      default: 0,
    }),
  },
  rebates: {
    cessOfBill: percent({
      label: 'Cesses on the tax',
      help: 'All of them together. Leave it at 0 if your rate includes them.',
      showIf: other,
      min: 0,
      max: 200,
      step: 0.5,
      slider: { min: 0, max: 50 },
      default: 0,
    }),
  },
} as const;
