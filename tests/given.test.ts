import { choice, defineForm, money, rows, shortText, yesNo } from '@/lib/calculator';
import { examplesIn, hiddenValues } from '@/lib/given';
import { readValues } from '@/lib/read-input';

const form = defineForm({
  main: {
    salary: money({ label: 'Salary', min: 0, max: 1e9, default: 5_00_000 }),
    savings: money({ label: 'Savings', min: 0, max: 1e9, default: 0 }),
    bonus: money({ label: 'Bonus', min: 0, max: 1e9, default: 10_000, showIf: { salary: { above: 1_00_000 } } }),
    city: choice({
      label: 'City',
      options: [
        { value: 'metro', label: 'Metro' },
        { value: 'other', label: 'Elsewhere' },
      ],
      default: 'metro',
    }),
    rents: yesNo({ label: 'Do you pay rent?', default: false }),
    rent: money({ label: 'Rent', min: 0, max: 1e9, default: 0, showIf: { rents: true, city: ['metro', 'other'] } }),
    sublet: money({ label: 'Sublet', min: 0, max: 1e9, default: 0, showIf: { rents: false } }),
    lots: rows({
      label: 'Lot',
      noun: 'lot',
      maxRows: 5,
      default: [],
      fields: {
        name: shortText({ label: 'Name', maxLength: 10, default: '' }),
        more: yesNo({ label: 'More', default: false }),
        costs: money({ label: 'Costs', min: 0, max: 1e9, default: 0, showIf: { more: true } }),
      },
    }),
  },
  retired: { former: money({ label: 'Former', min: 0, max: 1e9, default: 0 }) },
});
const compute = () => ({ headline: [], sentence: '', steps: [] });
const calculator = { ...form, compute } as never;
const hidden = (values: Record<string, unknown>) =>
  hiddenValues(form.fields, values, readValues(form.fields, values).input).map(({ fields, text }) => [...fields, text]);

describe('a value for a hidden field', () => {
  it('is named with what the other fields would have to be', () => {
    expect(hidden({ rent: 5 })).toEqual([
      [
        'rent',
        '“Rent” does not count here: it counts only where “Do you pay rent?” is yes and “City” is “Metro” or “Elsewhere”.',
      ],
    ]);
    expect(hidden({ salary: 0, bonus: 5 })).toEqual([
      ['bonus', '“Bonus” does not count here: it counts only where “Salary” is above ₹1,00,000.'],
    ]);
  });

  it('of a yes or no is named with the answer that it takes', () => {
    expect(hidden({ rents: true, sublet: 5 })).toEqual([
      ['sublet', '“Sublet” does not count here: it counts only where “Do you pay rent?” is no.'],
    ]);
  });

  it('that is no longer asked is named as such', () => {
    expect(hidden({ former: 5 })).toEqual([['former', '“Former” is no longer asked, because it never counts.']]);
    expect(hidden({ former: 0 })).toEqual([]);
  });

  it('is no matter where it is the default, shown, or of no field', () => {
    expect(hidden({ rent: 0 })).toEqual([]);
    expect(hidden({ rents: true, rent: 5 })).toEqual([]);
    expect(hidden({ stranger: 5, __proto__: { rent: 5 } })).toEqual([]);
  });

  it('is named within rows, and where it cannot be read', () => {
    expect(
      hidden({ lots: [{ more: true, costs: 5 }, { costs: 5 }, { costs: 'x' }, null] }).map(([path]) => path),
    ).toEqual(['lots.1.costs', 'lots.2.costs']);
  });
});

it('examples are the shown figures other than 0 that were not given', () => {
  const { input } = readValues(form.fields, {});
  expect(examplesIn(calculator, {}, input)).toEqual(['Salary: ₹5,00,000', 'Bonus: ₹10,000']);
  const withRows = defineForm({
    main: { lot: { ...form.fields.lots, default: [{ name: 'Gold', more: false, costs: 0 }] } },
  });
  const ofRows = { ...withRows, compute } as never;
  const { input: rowsInput } = readValues(withRows.fields, {});
  expect(examplesIn(ofRows, {}, rowsInput)).toEqual(['Lot 1: Name: Gold; More: No']);
  expect(examplesIn(ofRows, { lot: [] }, rowsInput)).toEqual([]);
  expect(examplesIn(calculator, { salary: 5 }, readValues(form.fields, { salary: 5 }).input)).toEqual([]);
});
