import fc from 'fast-check';
import { type AnyInput, defaultInput, percent, type Result, rupees } from '@/lib/calculator';
import { defineCalculator } from '@/lib/define-calculator';
import { answersTo, firstTarget, targetText } from '@/lib/explore/answer';
import { differences } from '@/lib/explore/compare';
import {
  headlineAt,
  type NumericInput,
  numericHeadlines,
  numericInputs,
  resultOf,
  usefulRange,
  withValue,
} from '@/lib/explore/inputs';
import { sensitivities, stepAround } from '@/lib/explore/sensitivity';
import { formatFigure } from '@/lib/format';
import { parseDuration } from '@/lib/parse';
import { instalment, loanToy, taxToy, toyTax, wordsToy } from './toys';

const loan = defaultInput(loanToy.fields);
const tax = defaultInput(taxToy.fields);
const paths = (inputs: readonly { path: string }[]) => inputs.map(({ path }) => path);

function named(inputs: readonly NumericInput[], path: string): NumericInput {
  const found = inputs.find((input) => input.path === path);
  if (!found) throw new Error(`no input ${path}`);
  return found;
}

describe('the numeric inputs of a calculator', () => {
  test('come in the order of the form, rows by number, hidden ones left out', () => {
    expect(paths(numericInputs(taxToy, tax))).toEqual([
      'income',
      'extra',
      'children',
      'lines.0.amount',
      'lines.0.area',
      'lines.1.amount',
    ]);
    expect(paths(numericInputs(taxToy, { ...tax, regime: 'old' }))).toContain('deduction');
    expect(numericInputs(wordsToy, { due: true })).toEqual([]);
  });

  test('know their row, their value and whether they are whole', () => {
    const inputs = numericInputs(taxToy, tax);
    expect(named(inputs, 'lines.0.amount')).toMatchObject({
      label: 'Amount',
      row: { noun: 'line', number: 1 },
      value: 1_00_000,
    });
    expect(named(inputs, 'income').range).toEqual({
      min: 0,
      max: 10_00_00_000,
      step: 1_000,
      whole: true,
      near: 10_00_000,
    });
    expect(named(inputs, 'extra')).toMatchObject({ value: null, range: { whole: false } });
    expect(named(numericInputs(loanToy, loan), 'tenure').range.whole).toBe(true);
    expect(named(numericInputs(loanToy, loan), 'rate').range.whole).toBe(false);
  });

  test('are set in the form and in a row without touching the rest', () => {
    expect(withValue(tax, 'income', 5)).toEqual({ ...tax, income: 5 });
    const changed = withValue(tax, 'lines.1.amount', 7);
    expect(changed).toEqual({
      ...tax,
      lines: [
        { kind: 'rent', amount: 1_00_000, area: 40.5 },
        { kind: 'gain', amount: 7, area: 7 },
      ],
    });
    expect(tax.lines).toEqual(taxToy.fields.lines.default);
    expect(withValue(tax, 'lines.9.amount', 7)).toEqual(tax);
  });

  test('are drawn over the slider, or over the bounds cut down around the value where they are vast', () => {
    const inputs = numericInputs(loanToy, loan);
    expect(usefulRange(named(inputs, 'tenure'))).toMatchObject({ min: 12, max: 360 });
    expect(usefulRange(named(inputs, 'rate'))).toMatchObject({ min: 0, max: 30 });
    // 2.5 × 40 lakh = 1 crore, of bounds up to 10 crore.
    const smaller = numericInputs(loanToy, { ...loan, loan: 40_00_000 });
    expect(usefulRange(named(smaller, 'loan'))).toMatchObject({ min: 10_000, max: 1_00_00_000 });
    // A value beyond the slider is still on the chart.
    const long = numericInputs(loanToy, { ...loan, tenure: 400 });
    expect(usefulRange(named(long, 'tenure'))).toMatchObject({ min: 12, max: 400 });
    expect(usefulRange(named(numericInputs(taxToy, { ...tax, income: 0 }), 'income'))).toMatchObject({
      min: 0,
      max: 20_00_000,
    });
  });

  test('the range drawn always lies within the bounds and holds the value', () => {
    const bound = fc.integer({ min: -10_00_00_000, max: 10_00_00_000 });
    fc.assert(
      fc.property(bound, bound, bound, (a, b, c) => {
        const [min = 0, value = 0, max = 0] = [a, b, c].sort((x, y) => x - y);
        fc.pre(min < max);
        const field = { kind: 'money', label: '', min, max, step: 1_000, default: value } as const;
        const range = usefulRange({
          path: 'x',
          label: '',
          field,
          value,
          range: { min, max, step: 1_000, whole: true },
        });
        expect(range.min).toBeGreaterThanOrEqual(min);
        expect(range.max).toBeLessThanOrEqual(max);
        expect(range.min).toBeLessThan(range.max);
        expect(value).toBeGreaterThanOrEqual(range.min);
        expect(value).toBeLessThanOrEqual(range.max);
      }),
    );
  });
});

test('the headlines that can be aimed at are those that are numbers', () => {
  const found = numericHeadlines(loanToy.compute(loan as never));
  expect(found.map(({ label }) => label)).toEqual(['Monthly EMI', 'Total interest']);
});

describe('the headline as a function of one input', () => {
  test('is what the calculator says for that value', () => {
    const emi = headlineAt(loanToy, loan, 'rate', 'Monthly EMI');
    expect(emi(9)).toBe(instalment(50_00_000, 9, 240));
    expect(headlineAt(taxToy, tax, 'lines.1.amount', 'Tax')(1_00_000)).toBe(toyTax(12_00_000));
  });

  test('is nothing where the input is refused, the computation throws, or the headline is words or missing', () => {
    const old: AnyInput = { ...tax, regime: 'old', deduction: 1_00_000 };
    expect(headlineAt(taxToy, old, 'income', 'Tax')(99_999)).toBeNull();
    expect(headlineAt(taxToy, old, 'income', 'Tax')(1_00_000)).toBe(0);
    expect(headlineAt(taxToy, tax, 'income', 'Tax')(13)).toBeNull();
    expect(headlineAt(loanToy, loan, 'rate', 'Kind')(9)).toBeNull();
    expect(headlineAt(loanToy, loan, 'rate', 'Fees')(9)).toBeNull();
    expect(resultOf(taxToy, { ...old, income: 1 })).toBeNull();
  });

  test('a hidden field counts as its default', () => {
    expect(headlineAt(taxToy, { ...tax, deduction: 1_50_000 }, 'income', 'Tax')(10_00_000)).toBe(toyTax(11_00_000));
  });
});

describe('sensitivity', () => {
  test('puts the input that moves the headline most first, with the headline on both sides', () => {
    const rows = sensitivities(loanToy, loan, 'Monthly EMI');
    const emi = instalment(50_00_000, 8.5, 240);
    // From 43,391: a year less makes it 44,272 (+881); ₹1 lakh is 2 % of it (868); 0.1 % of rate is about 318.
    expect(rows.map(({ input }) => input.path)).toEqual(['tenure', 'loan', 'rate']);
    const rate = rows.find(({ input }) => input.path === 'rate');
    expect(rate?.now).toBe(emi);
    expect(rate?.down).toEqual({
      x: 8.4,
      value: instalment(50_00_000, 8.4, 240),
      change: instalment(50_00_000, 8.4, 240) - emi,
    });
    expect(rate?.up?.x).toBe(8.6);
    // The stronger side counts: 0.1 % more of rate costs more than 0.1 % less saves.
    expect(rate?.effect).toBe(instalment(50_00_000, 8.6, 240) - emi);
    expect(rows.map(({ effect }) => effect)).toEqual([...rows.map(({ effect }) => effect)].sort((a, b) => b - a));
  });

  test('a step goes as the slider goes, and stops at the bounds', () => {
    expect(stepAround(named(numericInputs(loanToy, loan), 'loan'))).toBe(1_00_000);
    expect(stepAround(named(numericInputs(loanToy, loan), 'tenure'))).toBe(12);
    // Two digits change from 9,90,00,000 to 10,00,00,000, where the slider ends.
    expect(stepAround(named(numericInputs(loanToy, { ...loan, loan: 10_00_00_000 }), 'loan'))).toBe(10_00_000);
    const atBounds = sensitivities(loanToy, { ...loan, rate: 29.95, tenure: 480 }, 'Monthly EMI');
    expect(atBounds.find(({ input }) => input.path === 'rate')?.up?.x).toBe(30);
    expect(atBounds.find(({ input }) => input.path === 'tenure')?.up).toBeNull();
  });

  test('a step that is refused has no value, and an empty box has no row', () => {
    const rows = sensitivities(taxToy, { ...tax, regime: 'old', income: 50_000, deduction: 50_000 }, 'Tax');
    expect(rows.find(({ input }) => input.path === 'income')?.down).toMatchObject({ value: null, change: 0 });
    // Of 1,50,000 all is deducted; 10,00,000 of gain remain, on which 40,000 is due.
    const lines = [{ kind: 'gain', amount: 10_00_000, area: 0 }];
    const taxed = sensitivities(taxToy, { ...tax, regime: 'old', income: 1_50_000, deduction: 1_50_000, lines }, 'Tax');
    expect(taxed[0]?.now).toBe(40_000);
    expect(taxed.find(({ input }) => input.path === 'income')?.down).toMatchObject({ value: null, change: 0 });
    expect(rows.some(({ input }) => input.path === 'extra')).toBe(false);
    expect(sensitivities(loanToy, loan, 'No such headline')).toEqual([]);
  });
});

describe('comparing inputs', () => {
  const side = {
    ...tax,
    regime: 'old',
    deduction: 50_000,
    senior: true,
    lines: [{ kind: 'gain', amount: 0, area: 7 }],
  };

  test('says which inputs differ, in words a person reads', () => {
    const { inputs } = differences(taxToy, tax, side);
    const row = (path: string) => inputs.find((each) => each.path === path);
    expect(row('regime')).toMatchObject({ label: 'Regime', texts: ['New regime', 'Old regime'], differs: true });
    expect(row('income')).toMatchObject({ texts: ['₹10,00,000', '₹10,00,000'], differs: false });
    expect(row('deduction')).toMatchObject({ texts: [null, '₹50,000'], differs: true });
    expect(row('senior')).toMatchObject({ values: [false, true], differs: true });
    expect(row('lines.0.area')).toMatchObject({ texts: ['40.5 sq ft', null], row: { noun: 'line', number: 1 } });
    expect(row('lines.1.amount')).toMatchObject({ texts: ['₹0', null], differs: true });
  });

  test('gives each figure once, with its change against the first side', () => {
    const { figures } = differences(loanToy, loan, { ...loan, loan: 25_00_000 }, loan);
    expect(figures.map(({ label }) => label)).toEqual([
      'Monthly EMI',
      'Total interest',
      'Kind',
      'Principal',
      'Total payment',
    ]);
    const principal = figures.find(({ label }) => label === 'Principal');
    expect(principal?.differs).toBe(true);
    expect(principal?.sides.map((each) => each?.text)).toEqual(['₹50,00,000', '₹25,00,000', '₹50,00,000']);
    expect(principal?.sides.map((each) => each?.change?.value ?? null)).toEqual([null, -25_00_000, 0]);
    expect(figures.find(({ label }) => label === 'Kind')).toMatchObject({
      differs: false,
      sides: [{ change: null }, { change: null }, { change: null }],
    });
  });

  test('a side that is refused has inputs but no figures', () => {
    const { figures, inputs } = differences(taxToy, tax, { ...tax, regime: 'old', income: 1, deduction: 5 });
    // 10,00,000 and 1,00,000 of rent: 20,000 + 10 % of 3,00,000.
    expect(figures.find(({ label }) => label === 'Tax')?.sides).toEqual([{ text: '₹50,000', change: null }, null]);
    expect(inputs.find(({ path }) => path === 'income')?.texts).toEqual(['₹10,00,000', '₹1']);
  });
});

/** ₹100 is due once a share is more than 10 %, else ₹3; asked for ₹50. */
function cliffAnswers() {
  const cliff = defineCalculator({
    fields: { share: percent({ label: 'Share', min: 0, max: 100, default: 5 }) },
    groups: [{ fields: ['share'] }],
    compute: ({ share }): Result => ({ headline: [rupees('Due', share > 10 ? 100 : 3)], sentence: '', steps: [] }),
  });
  const input = { share: 5 };
  return { cliff, ...answersTo(cliff, input, named(numericInputs(cliff, input), 'share'), rupees('Due', 3), 50) };
}

describe('answers to a target', () => {
  const [emi] = numericHeadlines(loanToy.compute(loan as never));
  if (!emi) throw new Error('no headline');

  test('are as round as they can be while the headline reads the same', () => {
    const inputs = numericInputs(loanToy, loan);
    const { answers } = answersTo(loanToy, loan, named(inputs, 'rate'), emi, 41_500);
    expect(answers).toHaveLength(1);
    const [answer] = answers;
    expect(answer?.isExact).toBe(true);
    expect(formatFigure(answer?.figure ?? emi)).toBe('₹41,500');
    // 41,500 is met at 7.896335… %, and 0.01 % moves the EMI by about ₹31: 7.896 % makes it ₹41,498.96, 7.8963 % ₹41,499.89.
    expect(answer?.x).toBe(7.8963);
    // Loans of 47,82,023 to 47,82,137 all read ₹41,500: the roundest is 47,82,100.
    expect(answersTo(loanToy, loan, named(inputs, 'loan'), emi, 41_500).answers[0]?.x).toBe(47_82_100);
  });

  test('say when no whole month gives exactly the target', () => {
    const tenure = named(numericInputs(loanToy, loan), 'tenure');
    const { answers } = answersTo(loanToy, loan, tenure, emi, 41_500);
    expect(answers).toHaveLength(1);
    expect(answers[0]).toMatchObject({ x: 273, isExact: false });
    expect(answers[0]?.figure.value).toBe(instalment(50_00_000, 8.5, 273));
  });

  test('are right after a cliff, not at a round value far on', () => {
    const { cliff, answers } = cliffAnswers();
    expect(answers).toMatchObject([{ x: 10.01, isExact: false }]);
    expect(cliff.compute({ share: 10.01 }).headline[0].value).toBe(100);
  });

  test('are one stretch where the headline stays at the target', () => {
    const income = named(numericInputs(taxToy, tax), 'income');
    // With ₹1,00,000 of rent, tax is nil up to an income of 3,00,000.
    const { answers, reach } = answersTo(taxToy, tax, income, rupees('Tax', 50_000), 0);
    expect(answers).toMatchObject([{ x: 0, upTo: 3_00_000, isExact: true }]);
    expect(reach?.highest.value).toBe(toyTax(10_01_00_000));
  });

  test('are none where the target is out of reach, and the reach is given', () => {
    const found = answersTo(loanToy, loan, named(numericInputs(loanToy, loan), 'rate'), emi, 10_000);
    expect(found.answers).toEqual([]);
    expect(found.reach?.lowest.value).toBeCloseTo(50_00_000 / 240, 4);
    expect(found.reach?.highest.value).toBeCloseTo(instalment(50_00_000, 30, 240), 8);
  });

  test('used as the input, an exact answer gives a headline that reads as the target', () => {
    const rate = named(numericInputs(loanToy, loan), 'rate');
    fc.assert(
      fc.property(fc.integer({ min: 21_000, max: 1_25_000 }), (target) => {
        for (const { x, isExact } of answersTo(loanToy, loan, rate, emi, target).answers) {
          const value = headlineAt(loanToy, withValue(loan, 'rate', x), 'rate', 'Monthly EMI')(x);
          expect(formatFigure({ ...emi, value: value ?? 0 })).toBe(formatFigure({ ...emi, value: target }));
          expect(isExact).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('the first target is a tenth less of a cost, a tenth more of a gain, in two digits', () => {
    expect(firstTarget(rupees('Monthly EMI', 43_391, { tone: 'cost' }))).toBe(39_000);
    expect(firstTarget(rupees('Corpus', 43_391))).toBe(48_000);
    expect(firstTarget(rupees('Tax', 0, { tone: 'tax' }))).toBeNull();
    expect(firstTarget(rupees('Loss', -1_000))).toBe(-1_100);
    expect(firstTarget({ label: 'Time', value: 7, unit: 'months' })).toBe(8);
    expect(firstTarget({ label: 'Return', value: 8.5, unit: 'percent' })).toBe(9.4);
  });

  test('a target as text is read back as the same number', () => {
    const time = { label: 'Time', value: 0, unit: 'months' } as const;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 600 }), (months) => {
        expect(parseDuration(targetText(time, months))).toMatchObject({ ok: true, value: months });
      }),
    );
    expect(targetText(rupees('Loss', 0), -12_50_000)).toBe('-12,50,000');
  });
});
