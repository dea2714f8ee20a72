import {
  type AnyCalculator,
  type AnyInput,
  choice,
  count,
  type Figure,
  money,
  percentage,
  type Result,
  rows,
  rupees,
  verdict,
} from '@/lib/calculator';
import { defineCalculator } from '@/lib/define-calculator';
import { differences } from '@/lib/explore/compare';
import { taxToy } from './toys';

/** A calculator whose headlines hang on its mode alone. */
function calculatorWith(
  headlines: Readonly<Record<'first' | 'second', readonly [Figure, ...Figure[]]>>,
): AnyCalculator {
  return defineCalculator({
    fields: {
      mode: choice({
        label: 'Mode',
        options: [
          { value: 'first', label: 'First' },
          { value: 'second', label: 'Second' },
        ],
        default: 'first',
      }),
    },
    groups: [{ fields: ['mode'] }],
    compute: ({ mode }): Result => ({ headline: headlines[mode], sentence: '', steps: [] }),
  });
}

const bothWays: readonly AnyInput[] = [{ mode: 'first' }, { mode: 'second' }];

describe('the change of a figure', () => {
  test.each<[string, Figure, Figure, Figure | null]>([
    ['a rise is above nil', rupees('Due', 100), rupees('Due', 130), rupees('Due', 30)],
    ['a fall is below nil', rupees('Due', 130), rupees('Due', 100), rupees('Due', -30)],
    ['no change is nil', rupees('Due', 130), rupees('Due', 130), rupees('Due', 0)],
    [
      'the decimals stay as they are on its own side',
      percentage('Due', 1.5),
      percentage('Due', 1.75, { decimals: 3 }),
      percentage('Due', 0.25, { decimals: 3 }),
    ],
    ['there is none between different units', rupees('Due', 100), percentage('Due', 8), null],
    ['there is none from words to a number', verdict('Due', 'Nothing'), rupees('Due', 100), null],
    ['there is none from a number to words', rupees('Due', 100), verdict('Due', 'Nothing'), null],
    ['there is none between words', verdict('Due', 'Something'), verdict('Due', 'Nothing'), null],
  ])('%s', (_, first, second, expected) => {
    const { figures } = differences(calculatorWith({ first: [first], second: [second] }), ...bothWays);
    expect(figures).toHaveLength(1);
    expect(figures[0]?.sides[0]?.change).toBeNull();
    expect(figures[0]?.sides[1]?.change).toEqual(expected);
  });

  test('is always from the first side, not from the one before', () => {
    const calculator = calculatorWith({ first: [rupees('Due', 100)], second: [rupees('Due', 130)] });
    const [first, second] = bothWays as [AnyInput, AnyInput];
    const { figures } = differences(calculator, first, second, second, first);
    expect(figures[0]?.sides.map((side) => side?.change?.value ?? null)).toEqual([null, 30, 30, 0]);
  });

  test('is none where the first side has no such figure, and a figure missing later is none itself', () => {
    const calculator = calculatorWith({
      first: [rupees('Due', 100), rupees('Late fee', 5)],
      second: [rupees('Due', 130), rupees('Refund', 7)],
    });
    const { figures } = differences(calculator, ...bothWays);
    expect(figures).toEqual([
      {
        label: 'Due',
        differs: true,
        sides: [
          { text: '₹100', change: null },
          { text: '₹130', change: rupees('Due', 30) },
        ],
      },
      { label: 'Late fee', differs: true, sides: [{ text: '₹5', change: null }, null] },
      { label: 'Refund', differs: true, sides: [null, { text: '₹7', change: null }] },
    ]);
  });

  test('too small to be seen is no difference', () => {
    const calculator = calculatorWith({ first: [rupees('Due', 100.1)], second: [rupees('Due', 100.2)] });
    expect(differences(calculator, ...bothWays).figures[0]?.differs).toBe(false);
  });

  test('of unit alone is a difference', () => {
    const calculator = calculatorWith({ first: [rupees('Due', 5)], second: [count('Due', 5)] });
    expect(differences(calculator, ...bothWays).figures[0]).toMatchObject({
      differs: true,
      sides: [{ text: '₹5' }, { text: '5', change: null }],
    });
  });
});

describe('what is listed among the figures', () => {
  test('is the headline of a name, not a part of a breakdown by the same', () => {
    const calculator = defineCalculator({
      fields: { fee: money({ label: 'Fee', min: 0, max: 1_000, default: 0 }) },
      groups: [{ fields: ['fee'] }],
      compute: ({ fee }): Result => ({
        headline: [rupees('Due', 100 + fee)],
        sentence: '',
        breakdowns: [{ title: 'Parts', total: rupees('Total', 7), parts: [rupees('Due', 3), rupees('Rest', 4)] }],
        steps: [],
      }),
    });
    const { figures } = differences(calculator, { fee: 0 }, { fee: 5 });
    expect(figures.map(({ label, sides }) => [label, ...sides.map((side) => side?.text)])).toEqual([
      ['Due', '₹100', '₹105'],
      ['Rest', '₹4', '₹4'],
      ['Total', '₹7', '₹7'],
    ]);
  });

  const withRows = defineCalculator({
    fields: {
      lines: rows({
        label: 'Lines',
        noun: 'line',
        maxRows: 3,
        fields: { tax: money({ label: 'Tax', min: 0, max: 1_000, default: 0 }) },
        default: [{ tax: 10 }],
      }),
    },
    groups: [{ fields: ['lines'] }],
    compute: ({ lines }): Result => ({
      headline: [rupees('Tax', 2 * lines.reduce((sum, { tax }) => sum + tax, 0))],
      sentence: '',
      steps: [],
    }),
  });

  test('is a figure that bears the name of a box in a row, which says something else', () => {
    const { figures, inputs } = differences(withRows, { lines: [{ tax: 10 }] }, { lines: [{ tax: 10 }, { tax: 5 }] });
    expect(figures).toEqual([
      {
        label: 'Tax',
        differs: true,
        sides: [
          { text: '₹20', change: null },
          { text: '₹30', change: rupees('Tax', 10) },
        ],
      },
    ]);
    expect(inputs.map(({ path, texts, differs }) => [path, texts, differs])).toEqual([
      ['lines.0.tax', ['₹10', '₹10'], false],
      ['lines.1.tax', [null, '₹5'], true],
    ]);
  });

  test('is nothing where each side is refused, though their inputs are listed', () => {
    const refused = { income: 5, regime: 'old', deduction: 9, senior: false, extra: null, children: 0, lines: [] };
    const { figures, inputs } = differences(taxToy, refused, { ...refused, income: 6 });
    expect(figures).toEqual([]);
    expect(inputs.filter(({ differs }) => differs).map(({ path, texts }) => [path, texts])).toEqual([
      ['income', ['₹5', '₹6']],
    ]);
  });

  test('is what the sides after a refused first one have, without a change', () => {
    const refused = { income: 5, regime: 'old', deduction: 9, senior: false, extra: null, children: 0, lines: [] };
    const { figures } = differences(taxToy, refused, { ...refused, income: 9 });
    expect(figures.map(({ label, sides }) => [label, sides])).toEqual([
      ['Tax', [null, { text: '₹0', change: null }]],
      ['Lines', [null, { text: '0', change: null }]],
    ]);
  });

  test('is nothing at all without sides', () => {
    expect(differences(taxToy)).toEqual({ inputs: [], figures: [] });
  });
});
