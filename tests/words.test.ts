import { areaAsSquareFeet, areaAsSquareMetres } from '@/lib/area';
import { money, percent, rows, yesNo } from '@/lib/calculator';
import { describedFields } from '@/lib/described-fields';
import { listed } from '@/lib/listed';
import { lowerFirst, upperFirst } from '@/lib/lower-first';

it('words in a row are listed as a sentence lists them', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(listed)).toEqual(['', 'a', 'a and b', 'a, b and c']);
});

it('a sentence goes on with a small letter, unless it begins with an abbreviation', () => {
  expect(['The rent less 10%', 'HRA received', 'A loan', 'e-way bill', ''].map(lowerFirst)).toEqual([
    'the rent less 10%',
    'HRA received',
    'a loan',
    'e-way bill',
    '',
  ]);
  expect(lowerFirst('See GST')).toBe('see GST');
  expect(['rent', 'HRA', ''].map(upperFirst)).toEqual(['Rent', 'HRA', '']);
});

it('an area is converted by the foot of 0.3048 m and the yard of three feet', () => {
  expect(areaAsSquareFeet(500, 'sqft')).toBe(500);
  expect(areaAsSquareFeet(200, 'sqyd')).toBe(1_800);
  // 1 sq ft is 0.09290304 sq m.
  expect(areaAsSquareFeet(9.290304, 'sqm')).toBeCloseTo(100, 10);
  expect(areaAsSquareMetres(100, 'sqft')).toBeCloseTo(9.290304, 10);
  expect(areaAsSquareMetres(100, 'sqyd')).toBeCloseTo(83.612736, 10);
  // What was typed stays exactly so.
  expect(areaAsSquareMetres(55.5, 'sqm')).toBe(55.5);
});

it('fields as data have name and unit, those of rows too, and none that is no longer asked', () => {
  const loan = money({ label: 'Loan', min: 0, max: 9, default: 1 });
  const rate = percent({ label: 'Rate', min: 0, max: 9, default: 1 });
  const senior = yesNo({ label: 'Senior', default: false });
  const lots = rows({ label: 'Lots', noun: 'lot', maxRows: 2, fields: { rate, senior }, default: [] });
  expect(describedFields({ loan, senior, lots, former: { ...loan, retired: true } })).toEqual([
    { name: 'loan', unit: '₹', ...loan },
    { name: 'senior', ...senior },
    {
      name: 'lots',
      ...lots,
      fields: [
        { name: 'rate', unit: '%', ...rate },
        { name: 'senior', ...senior },
      ],
    },
  ]);
});
