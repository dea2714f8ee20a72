import {
  type AnyCalculator,
  decimal,
  duration,
  money,
  type NumberField,
  type NumericFigure,
  type NumericUnit,
  number,
  percent,
  percentage,
  type Result,
  rupees,
  type Tone,
  whole,
} from '@/lib/calculator';
import { defineCalculator } from '@/lib/define-calculator';
import { type Answers, answersTo, firstTarget, targetText } from '@/lib/explore/answer';
import { numericInputs } from '@/lib/explore/inputs';

type Write = (value: number) => NumericFigure;

const inRupees: Write = (value) => rupees('Due', value);
const asNumber: Write = (value) => number('Due', value, { decimals: 6 });

/** The answers of a calculator with one box, and one headline that follows from it; null means a refusal. */
function asked(field: NumberField, headline: (x: number) => number | null, target: number, write = inRupees): Answers {
  const calculator: AnyCalculator = defineCalculator({
    fields: { x: field },
    groups: [{ fields: ['x'] }],
    check: ({ x }) => (headline(x as number) === null ? [{ fields: ['x'], text: 'No.' }] : []),
    compute: ({ x }): Result => ({ headline: [write(headline(x as number) ?? 0)], sentence: '', steps: [] }),
  });
  const input = { x: field.default };
  const [numeric] = numericInputs(calculator, input);
  if (!numeric) throw new Error('no box');
  return answersTo(calculator, input, numeric, write(0), target);
}

const share = percent({ label: 'Share', min: 0, max: 30, default: 5 });
const amount = money({ label: 'Amount', min: 0, max: 10_00_000, default: 50_000 });
const tenure = duration({ label: 'Tenure', min: 1, max: 480, default: 240 });

describe('the value of an answer', () => {
  test.each([
    // The triple is to be 1. Of a third, cut at six decimals, it is 0.999999, which reads as 1 at five; with fewer it does not.
    ['a percentage has six decimals', share, 0.333333],
    ['a bare number has six decimals', decimal({ label: 'Area', min: 0, max: 30, default: 5 }), 0.333333],
    [
      'an amount with paise has two',
      money({ label: 'Fee', min: 0, max: 30, default: 5, step: 1, paise: true }),
      // 0.33 × 3 = 0.99 does not read as 1; past the target is the next one up.
      0.34,
    ],
    ['an amount without paise has none', money({ label: 'Fee', min: 0, max: 30, default: 5, step: 1 }), 1],
    ['a count has none', whole({ label: 'Pieces', min: 0, max: 30, default: 5 }), 1],
    ['a tenure has whole months', duration({ label: 'Tenure', min: 0, max: 30, default: 5 }), 1],
  ])('%s', (_, field, expected) => {
    const write: Write = (value) => number('Due', value, { decimals: 5 });
    const { answers } = asked(field, (x) => x * 3, 1, write);
    expect(answers.map(({ x }) => x)).toEqual([expected]);
    expect(answers[0]?.isExact).toBe(expected === 0.333333);
    expect(answers[0]?.figure).toEqual(write(expected * 3));
  });

  test('is in thousands where the headline reads the same', () => {
    // A thousandth of the amount, shown to the rupee: 47 for all of 46,500 to 47,499.
    const { answers } = asked(amount, (x) => x / 1_000, 46.7);
    expect(answers).toEqual([{ x: 47_000, figure: rupees('Due', 47), isExact: true }]);
  });

  test('is never below the bounds, however round', () => {
    // 12,345 to 13,655 all read ₹1 as a ten-thousandth; 12,000 is nearer to 12,345 but cannot be set.
    const near = money({ label: 'Amount', min: 12_345, max: 13_655, default: 13_000 });
    const { answers } = asked(near, (x) => x / 10_000, 1.2345);
    expect(answers.map(({ x }) => x)).toEqual([13_000]);
  });

  test('is never above the bounds, however round', () => {
    const near = money({ label: 'Amount', min: 12_345, max: 13_655, default: 13_000 });
    const { answers } = asked(near, (x) => x / 10_000, 1.3655);
    expect(answers.map(({ x }) => x)).toEqual([13_000]);
  });

  test.each([
    ['lowest', 1.2345, 12_000],
    ['highest', 1.3655, 14_000],
  ])('may be the %s that can be set', (_, target, expected) => {
    const near = money({ label: 'Amount', min: 12_000, max: 14_000, default: 13_000 });
    expect(asked(near, (x) => x / 10_000, target).answers.map(({ x }) => x)).toEqual([expected]);
  });

  test('stays within bounds that are finer than the box', () => {
    const fine = percent({ label: 'Share', min: 0, max: 7.123_456_7, default: 5 });
    const { answers } = asked(
      fine,
      (x) => x,
      7.123_456_7,
      (value) => number('Due', value, { decimals: 9 }),
    );
    expect(answers).toHaveLength(1);
    expect(answers[0]?.x).toBeLessThanOrEqual(7.123_456_7);
    expect(answers[0]?.x).toBeCloseTo(7.123_456_7, 6);
  });

  test('is no value that is refused, though it were rounder', () => {
    // 8 would read the same, but is refused; one decimal more gives 8.1 or 7.9, whichever is nearer.
    const { answers } = asked(share, (x) => (x > 7.95 && x < 8.01 ? null : x / 10), 0.802);
    expect(answers).toHaveLength(1);
    expect(answers[0]?.isExact).toBe(true);
    expect(answers[0]?.figure.value).toBeCloseTo((answers[0]?.x ?? 0) / 10, 12);
    expect(answers[0]?.x).not.toBe(8);
  });

  test('is not read as nil where it is refused', () => {
    // Nil at 1,234, and ₹0 for all around it; but thousands are refused, so that hundreds are the roundest.
    const { answers } = asked(amount, (x) => (x % 1_000 === 0 ? null : (1_234 - x) / 1e6), 0);
    expect(answers).toMatchObject([{ x: 1_200, isExact: true }]);
  });

  test('is none at all where the box can hold no value that is accepted', () => {
    // Seven decimals are accepted alone, and the box keeps six.
    const odd = percent({ label: 'Share', min: 0, max: 30, default: 7.123_456_5 });
    const { answers, reach } = asked(odd, (x) => (Math.abs(x - 7.123_456_5) < 1e-8 ? 5 : null), 5);
    expect(answers).toEqual([]);
    expect(reach).toMatchObject({ lowest: rupees('Due', 5), highest: rupees('Due', 5) });
  });

  test('and its headline are nil without a minus', () => {
    const { answers, target, reach } = asked(amount, (x) => -x, -0);
    expect(answers).toEqual([{ x: 0, figure: rupees('Due', 0), isExact: true }]);
    expect(target).toEqual(rupees('Due', 0));
    expect(reach?.highest).toEqual(rupees('Due', 0));
    expect(reach?.lowest).toEqual(rupees('Due', -10_00_000));
  });
});

describe('an answer past the target', () => {
  test.each([
    ['rising', (n: number) => 10 * n, 125],
    ['falling', (n: number) => -10 * n, -125],
  ])('is the first month behind it, and says that it is not exact: %s', (_, headline, target) => {
    // 12 months give 120, 13 give 130.
    expect(asked(tenure, headline, target).answers).toEqual([
      { x: 13, figure: rupees('Due', headline(13)), isExact: false },
    ]);
  });

  test('is exact where it reads the same though it is not the same', () => {
    // 13 months give 130; 129.7 reads ₹130.
    expect(asked(tenure, (n) => 10 * n, 129.7).answers).toEqual([{ x: 13, figure: rupees('Due', 130), isExact: true }]);
  });

  test('is the first rupee behind a jump, not the next thousand', () => {
    expect(asked(amount, (x) => (x > 1_23_456 ? 500 : 0), 250).answers).toEqual([
      { x: 1_23_457, figure: rupees('Due', 500), isExact: false },
    ]);
  });

  test('is right behind a fall just so', () => {
    // Two decimals are the coarsest behind a jump: 12.34 still gives 100, 12.35 is past it.
    expect(asked(share, (x) => (x > 12.34 ? 3 : 100), 50).answers).toEqual([
      { x: 12.35, figure: rupees('Due', 3), isExact: false },
    ]);
  });
});

describe('several answers', () => {
  test('are each shown by itself where the headline leaves the target between them', () => {
    // 4 + (x − 10)² is 40 at 4 and at 16.
    expect(asked(share, (x) => 4 + (x - 10) ** 2, 40).answers).toEqual([
      { x: 4, figure: rupees('Due', 40), isExact: true },
      { x: 16, figure: rupees('Due', 40), isExact: true },
    ]);
  });

  test('are each shown by itself where it comes back to the target half-way between two others', () => {
    // x (x − 8) (x − 16) is nil at 0, 8 and 16: no two of them are a stretch, though all three are evenly apart.
    const { answers } = asked(share, (x) => x * (x - 8) * (x - 16), 0, asNumber);
    expect(answers.map(({ x, upTo }) => [x, upTo])).toEqual([
      [0, undefined],
      [8, undefined],
      [16, undefined],
    ]);
  });

  test('that are no two values on the form are one', () => {
    // 5 − (x − 8)² is 4.9999 at 7.99 and 8.01; both read ₹5, and so does the round 8 between them.
    expect(asked(share, (x) => 5 - (x - 8) ** 2, 4.9999).answers).toEqual([
      { x: 8, figure: rupees('Due', 5), isExact: true },
    ]);
  });

  test('on both sides of what is refused are no stretch, not even at nil', () => {
    // Nil at 5 and again at 20; what lies between is refused.
    const { answers } = asked(
      share,
      (x) => {
        if (x <= 5) return 5 - x;
        return x < 20 ? null : x - 20;
      },
      0,
      asNumber,
    );
    expect(answers.map(({ x, upTo }) => [x, upTo])).toEqual([
      [5, undefined],
      [20, undefined],
    ]);
  });

  test('may be a stretch and then a single value', () => {
    // 6 from 6 to 12, then up to 8 at 14 and down again through 6 at 16.
    const headline = (x: number) => (x <= 12 ? Math.min(x, 6) : 8 - Math.abs(x - 14));
    const { answers } = asked(share, headline, 6, asNumber);
    expect(answers).toEqual([
      { x: 6, upTo: 12, figure: asNumber(6), isExact: true },
      { x: 16, figure: asNumber(6), isExact: true },
    ]);
  });

  test('may be a single value and then a stretch', () => {
    // Down to 6 at 4 and up again; from 12 at 18 down to 6 at 24, where it stays up to 28.
    const headline = (x: number) => (x >= 18 ? Math.max(30 - x, 6) - Math.max(0, x - 28) : 6 + Math.abs(x - 4));
    const { answers } = asked(share, headline, 6, asNumber);
    expect(answers).toEqual([
      { x: 4, figure: asNumber(6), isExact: true },
      { x: 24, upTo: 28, figure: asNumber(6), isExact: true },
    ]);
  });

  test('may be two stretches', () => {
    // 7 to 10 months and 20 to 24 months give 3.
    const headline = (n: number) => ((n >= 7 && n <= 10) || (n >= 20 && n <= 24) ? 3 : 9);
    expect(asked(tenure, headline, 3).answers).toMatchObject([
      { x: 7, upTo: 10, isExact: true },
      { x: 20, upTo: 24, isExact: true },
    ]);
  });
});

describe('a stretch of answers', () => {
  test('has both ends to the rupee, and the headline at each is the target', () => {
    // 5 % of what is above 4,00,000, rounded to ten rupees: 4,995 up to below 5,005 round to 5,000.
    const tax = (x: number) => Math.round(Math.max(0, (x - 4_00_000) * 0.05) / 10) * 10;
    expect(asked(amount, tax, 5_000).answers).toEqual([
      { x: 4_99_900, upTo: 5_00_099, figure: rupees('Due', 5_000), isExact: true },
    ]);
  });

  test('may be two neighbouring months', () => {
    expect(asked(tenure, (n) => Math.floor(n / 2), 20).answers).toMatchObject([{ x: 40, upTo: 41 }]);
  });

  test('of a large headline is one too', () => {
    // ₹300 crore from 10 to 20 %, a crore more or less for each percent outside.
    const headline = (x: number) => 3e9 + 1e7 * (Math.max(0, x - 20) + Math.min(0, x - 10));
    expect(asked(share, headline, 3e9).answers).toMatchObject([{ x: 10, upTo: 20, isExact: true }]);
  });

  test('of a large headline that differs by paise is one too', () => {
    const headline = (x: number) => 3e9 + 1e7 * (Math.max(0, x - 20) + Math.min(0, x - 10)) + 0.1 * Math.sin(x);
    expect(asked(share, headline, 3e9).answers).toMatchObject([{ x: 10, upTo: 20, isExact: true }]);
  });

  test('may be the whole range', () => {
    expect(asked(share, () => 5, 5).answers).toMatchObject([{ x: 0, upTo: 30, isExact: true }]);
  });
});

describe('how far the headline can go', () => {
  test('is shown as figures of the headline, with the input from where to where', () => {
    const write: Write = (value) => percentage('Yield', value, { tone: 'growth', decimals: 3 });
    const { answers, reach, target, input } = asked(share, (x) => 2 * x + 1, 99, write);
    expect(answers).toEqual([]);
    expect(reach).toEqual({ lowest: write(1), highest: write(61), from: 0, to: 30 });
    expect(target).toEqual(write(99));
    expect(input.path).toBe('x');
  });

  test('is nothing where every value is refused', () => {
    expect(asked(share, () => null, 5)).toMatchObject({ answers: [], reach: null });
  });

  test('leaves out what is infinite or no number', () => {
    const { reach } = asked(tenure, (n) => (n === 1 ? Number.POSITIVE_INFINITY : n === 480 ? Number.NaN : n), 1_000);
    expect(reach).toEqual({ lowest: rupees('Due', 2), highest: rupees('Due', 479), from: 2, to: 479 });
  });
});

describe('the target to start from', () => {
  test.each<[Tone | undefined, number]>([
    ['cost', 900],
    ['tax', 900],
    ['growth', 1_100],
    ['own', 1_100],
    ['other', 1_100],
    [undefined, 1_100],
  ])('from 1,000 of tone %s is %d', (tone, expected) => {
    expect(firstTarget(rupees('Due', 1_000, tone && { tone }))).toBe(expected);
  });

  test.each<[NumericUnit, number]>([
    // A tenth more of 7 is 7.7: what is counted comes in whole numbers.
    ['months', 8],
    ['years', 8],
    ['days', 8],
    ['count', 8],
    ['number', 7.7],
    ['percent', 7.7],
    ['rupees', 7.7],
  ])('in %s from 7 is %d', (unit, expected) => {
    expect(firstTarget({ label: 'Time', value: 7, unit })).toBe(expected);
  });

  test.each([
    // 0.9 × 1,23,456 = 1,11,110; 0.9 × 11.1 = 9.99, which is 10 in two digits.
    ['a large cost', rupees('Due', 1_23_456, { tone: 'cost' }), 1_10_000],
    ['a cost just above a power of ten', rupees('Due', 11.1, { tone: 'cost' }), 10],
    ['a small part', percentage('Share', 0.0123), 0.014],
    ['less than nil', rupees('Gain', -45_678), -50_000],
  ])('has two digits that count: %s', (_, figure, expected) => {
    expect(firstTarget(figure)).toBe(expected);
  });

  test.each([0, -0, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    'is none where the headline is %d',
    (value) => {
      expect(firstTarget(rupees('Due', value))).toBeNull();
    },
  );
});

describe('a target as it is typed', () => {
  test.each([
    [rupees('Due', 0), 12_50_000, '12,50,000'],
    [rupees('Due', 0), -0.5, '-0.5'],
    [percentage('Share', 0), 7.123_456_7, '7.123457'],
    [{ label: 'Time', value: 0, unit: 'months' } as const, 30, '2 years 6 months'],
    [{ label: 'Time', value: 0, unit: 'years' } as const, 30, '30'],
  ])('of %j and %d', (figure, target, expected) => {
    expect(targetText(figure, target)).toBe(expected);
  });
});
