/** A city's lines, worked off one by one on a flat of 100 square yards. */
import { areaInSqft, type Line, propertyTax } from '@/lib/tax/property-tax';

const cite = { source: 'act', at: 's. 1' } as never;
const line = (kind: Line['do'], label: string, amount: unknown, more: object = {}) =>
  ({ do: kind, label, cite, amount, ...more }) as Line;
const input = { area: 100, areaUnit: 'sqyd', zone: 'A', use: 'self', fee: 50, floors: 2 };
const start = line('start', 'Area', { area: 'sqft' });
const value = line('times', 'Value', { by: ['zone', 'use'], table: { 'A|self': 2, 'A|let': 4 } });
const general = line('tax', 'General tax', { fixed: 20 });
const water = line('tax', 'Water tax', { fixed: 5 });

it('goes from the area to a value, taxes on it, taxes on them, a fee and rebates one after another', () => {
  const both = { of: ['General tax', 'Water tax'] };
  const { lines, base, taxes, rebate, total } = propertyTax(
    [
      start,
      value,
      line('less', 'For age', { fixed: 10 }),
      general,
      water,
      line('onTax', 'Cess', { fixed: 10 }, { of: ['General tax'] }),
      line('add', 'Fee', { field: 'fee' }),
      line('rebate', 'Early', { fixed: 10 }, both),
      line('rebate', 'Online', { fixed: 10 }, both),
    ],
    input,
  );
  // 900 sq ft at 2, less 10%; 20 and 5% of 1,620; 10% of 324; 10% of 405 and of the 364.50 that are left.
  const results = [900, 1_800, 1_620, 324, 81, 32.4, 50, 40.5, 36.45];
  expect(lines.map(({ result }) => Number(result.toFixed(6)))).toEqual(results);
  expect(lines.map(({ used }) => used)).toEqual([900, 2, 10, 20, 5, 10, 50, 10, 10]);
  expect(base).toBe(1_620);
  expect(taxes.map(({ label, amount }) => [label, Number(amount.toFixed(6))])).toEqual([
    ['General tax', 324],
    ['Water tax', 81],
    ['Cess', 32.4],
    ['Fee', 50],
  ]);
  expect(rebate).toBeCloseTo(76.95, 8);
  expect(total).toBeCloseTo(487.4 - 76.95, 8);
});

it('adds up taxes of one name, and leaves out lines of other cases', () => {
  const { total, taxes, lines } = propertyTax(
    [start, general, general, line('tax', 'For shops', { fixed: 50 }, { when: { use: 'shop' } })],
    input,
  );
  expect([taxes, total, lines.length]).toEqual([[{ label: 'General tax', amount: 360 }], 360, 3]);
});

it('is nothing where the house is exempt, and only there', () => {
  const exempt = { do: 'exempt', label: 'Small house', cite, when: { zone: 'B' } } as Line;
  expect(propertyTax([start, general, exempt], input).total).toBe(180);
  const free = propertyTax([start, general, exempt, water], { ...input, zone: 'B' });
  expect(free).toMatchObject({ base: 900, taxes: [], rebate: 0, total: 0 });
  expect(free.lines.at(-1)).toMatchObject({ used: 0, result: 0 });
});

it.each([
  [
    'the value, at the end of a step',
    {
      of: 'running',
      steps: [
        [900, 5],
        [null, 10],
      ],
    },
    45,
  ],
  [
    'the value, above it',
    {
      of: 'running',
      steps: [
        [899, 5],
        [null, 10],
      ],
    },
    90,
  ],
  [
    'a box',
    {
      of: 'floors',
      steps: [
        [1, 5],
        [2, 7],
        [null, 10],
      ],
    },
    63,
  ],
])('takes a rate by %s', (_, amount, tax) => {
  expect(propertyTax([start, line('tax', 'Tax', amount)], input).total).toBeCloseTo(tax, 8);
});

it('takes a rebate by the taxes that it is of', () => {
  const rebate = line(
    'rebate',
    'Rebate',
    {
      of: 'taxes',
      steps: [
        [100, 50],
        [null, 10],
      ],
    },
    { of: ['General tax'] },
  );
  expect(propertyTax([start, general, water, rebate], input).rebate).toBeCloseTo(18, 8);
});

it('takes the area in the unit of the city', () => {
  const inMetres = line('start', 'Area', { area: 'sqm' });
  expect(areaInSqft(input)).toBe(900);
  expect(propertyTax([inMetres], { ...input, areaUnit: 'sqm' }).base).toBe(100);
  expect(propertyTax([inMetres], input).base).toBeCloseTo(83.612736, 8);
  expect(propertyTax([line('start', 'Value', { field: 'none' })], input).base).toBe(0);
});

it('says what a table lacks', () => {
  expect(() => propertyTax([start, value], { ...input, use: 'shop' })).toThrow('no entry for A|shop');
  const short = line('tax', 'Tax', { of: 'floors', steps: [[1, 5]] });
  expect(() => propertyTax([start, short], input)).toThrow('end before 2');
});
