import fc from 'fast-check';
import {
  type Condition,
  choice,
  count,
  date,
  decimal,
  defaultAnswer,
  defaultInput,
  defineForm,
  duration,
  figuresOf,
  isNumberField,
  isShown,
  money,
  month,
  percent,
  rows,
  rupees,
  setOnDay,
  shortText,
  shownInput,
  whole,
  worksheet,
  yesNo,
} from '@/lib/calculator';
import { anyInput } from './any-input';
import toy, { fields } from './toy-calculator';

const shownIf = (showIf: Condition, values: Readonly<Record<string, number | string | boolean | null>>) =>
  isShown(yesNo({ label: '', default: false, showIf }), values);

describe('a form', () => {
  const paid = yesNo({ label: 'Paid', default: false });

  it('has all its fields in one, and lists those of each group in the order in which they are written', () => {
    const form = defineForm({
      main: { first: paid, second: paid },
      open: { 'In sight': { third: paid } },
      more: { Closed: { fifth: paid, fourth: paid } },
      presets: [{ label: 'All paid', input: { first: true, fourth: true } }],
    });
    expect(Object.keys(form.fields)).toEqual(['first', 'second', 'third', 'fifth', 'fourth']);
    expect(form.groups).toEqual([
      { fields: ['first', 'second'] },
      { title: 'In sight', fields: ['third'] },
      { title: 'Closed', fields: ['fifth', 'fourth'], more: true },
    ]);
    expect(form.presets).toEqual([{ label: 'All paid', input: { first: true, fourth: true } }]);
  });

  it('keeps a field that is no longer asked, outside its groups and never shown', () => {
    const { fields, groups } = defineForm({ main: { asked: paid }, retired: { former: paid } });
    expect(groups).toEqual([{ fields: ['asked'] }]);
    expect(defaultInput(fields)).toEqual({ asked: false, former: false });
    expect(isShown(fields.former, {})).toBe(false);
  });
});

describe('when a field is shown', () => {
  it('is always, without a condition', () => {
    expect(isShown(yesNo({ label: '', default: false }), {})).toBe(true);
  });

  it('may hang on one value, on one of several, or on a number above a line', () => {
    expect(shownIf({ mode: 'a' }, { mode: 'a' })).toBe(true);
    expect(shownIf({ mode: 'a' }, { mode: 'b' })).toBe(false);
    expect(shownIf({ own: true }, { own: true })).toBe(true);
    expect(shownIf({ own: false }, { own: true })).toBe(false);
    expect(shownIf({ mode: ['a', 'b'] }, { mode: 'b' })).toBe(true);
    expect(shownIf({ mode: ['a', 'b'] }, { mode: 'c' })).toBe(false);
    expect(shownIf({ amount: { above: 100 } }, { amount: 100 })).toBe(false);
    expect(shownIf({ amount: { above: 100 } }, { amount: 100.01 })).toBe(true);
    expect(shownIf({ amount: { above: -1 } }, { amount: null })).toBe(false);
  });

  it('may hang on a day before a line, which an empty box is not', () => {
    const early: Condition = { sold: { before: '2024-07-23' } };
    expect(shownIf(early, { sold: '2024-07-22' })).toBe(true);
    expect(shownIf(early, { sold: '2024-07-23' })).toBe(false);
    expect(shownIf(early, { sold: '' })).toBe(false);
    expect(shownIf(early, { sold: null })).toBe(false);
    expect(shownIf(early, { sold: 0 })).toBe(false);
  });

  it('needs every part of its condition', () => {
    const both: Condition = { mode: 'a', amount: { above: 0 } };
    expect(shownIf(both, { mode: 'a', amount: 1 })).toBe(true);
    expect(shownIf(both, { mode: 'a', amount: 0 })).toBe(false);
    expect(shownIf(both, { mode: 'b', amount: 1 })).toBe(false);
  });
});

describe('the input that a calculator computes with', () => {
  const chain = {
    a: choice({
      label: '',
      options: [
        { value: 'x', label: '' },
        { value: 'y', label: '' },
      ],
      default: 'x',
    }),
    b: yesNo({ label: '', default: false, showIf: { a: 'y' } }),
    c: money({ label: '', min: 0, max: 10, default: 0, showIf: { b: true } }),
    d: percent({ label: '', min: 0, max: 10, default: 1, showIf: { c: { above: 5 } } }),
  };

  it('holds the default of what is not shown, however long the chain it hangs on', () => {
    expect(shownInput(chain, { a: 'y', b: true, c: 6, d: 9 })).toEqual({ a: 'y', b: true, c: 6, d: 9 });
    expect(shownInput(chain, { a: 'y', b: true, c: 5, d: 9 })).toEqual({ a: 'y', b: true, c: 5, d: 1 });
    expect(shownInput(chain, { a: 'y', b: false, c: 6, d: 9 })).toEqual({ a: 'y', b: false, c: 0, d: 1 });
    expect(shownInput(chain, { a: 'x', b: true, c: 6, d: 9 })).toEqual({ a: 'x', b: false, c: 0, d: 1 });
  });

  it('does so whatever the order of the fields', () => {
    const backwards = Object.fromEntries(Object.entries(chain).reverse());
    expect(shownInput(backwards, { a: 'x', b: true, c: 6, d: 9 })).toEqual({ a: 'x', b: false, c: 0, d: 1 });
  });

  it('keeps what is in a box that the default of a hidden field shows again', () => {
    const tenure = {
      kind: choice({
        label: '',
        default: 'fixed',
        options: [
          { value: 'fixed', label: '' },
          { value: 'monthly', label: '' },
        ],
      }),
      unit: choice({
        label: '',
        default: 'months',
        options: [
          { value: 'months', label: '' },
          { value: 'days', label: '' },
        ],
        showIf: { kind: 'fixed' },
      }),
      months: whole({ label: '', min: 0, max: 100, default: 60, showIf: { unit: 'months' } }),
    };
    const input = { kind: 'monthly', unit: 'days', months: 24 };
    expect(shownInput(tenure, input)).toEqual({ kind: 'monthly', unit: 'months', months: 24 });
  });

  it('does so within rows', () => {
    const list = { lines: rows({ label: '', noun: 'line', maxRows: 2, fields: chain, default: [] }) };
    const lines = [
      { a: 'x', b: true, c: 6, d: 9 },
      { a: 'y', b: true, c: 6, d: 9 },
    ];
    expect(shownInput(list, { lines })).toEqual({
      lines: [
        { a: 'x', b: false, c: 0, d: 1 },
        { a: 'y', b: true, c: 6, d: 9 },
      ],
    });
  });

  it('is final: asked again it stays, and it is within what the fields allow', () => {
    fc.assert(
      fc.property(anyInput(fields, [defaultInput(fields)]), (input) => {
        expect(shownInput(fields, input)).toEqual(input);
      }),
      { numRuns: 200 },
    );
  });

  it('leaves what it was given untouched', () => {
    const given = Object.freeze({ a: 'x', b: true, c: 6, d: 9 });
    shownInput(chain, given);
    expect(given).toEqual({ a: 'x', b: true, c: 6, d: 9 });
  });
});

describe('the builders of fields', () => {
  it('give each kind its usual step by default', () => {
    const spec = { label: '', min: 0, max: 10, default: 1 };
    expect([money(spec).step, percent(spec).step, duration(spec).step, whole(spec).step]).toEqual([1_000, 0.1, 12, 1]);
    expect(percent({ ...spec, step: 0.25 }).step).toBe(0.25);
  });
});

describe('a field that follows the calendar', () => {
  const day = date({ label: '', min: '2025-04-01', max: '2026-03-31', today: true, default: '2025-07-01' });

  it('is set to the day, within its bounds', () => {
    const on = (text: string) => setOnDay(day, text);
    expect(['2025-04-01', '2025-08-15', '2026-03-31'].map(on)).toEqual(['2025-04-01', '2025-08-15', '2026-03-31']);
    expect(['2025-03-31', ''].map(on)).toEqual([null, null]);
  });

  it('stays at its last day once that is past, unless it may be empty', () => {
    expect(['2026-04-01', '2040-02-29'].map((text) => setOnDay(day, text))).toEqual(['2026-03-31', '2026-03-31']);
    expect(setOnDay({ ...day, default: '', optional: true }, '2026-04-01')).toBeNull();
  });

  it('is set to the month of the day, or to the next one', () => {
    const spec = { label: '', min: '2025-04', max: '2026-03', default: '2025-04' };
    expect(setOnDay(month({ ...spec, today: 'this' }), '2025-12-31')).toBe('2025-12');
    expect(setOnDay(month({ ...spec, today: 'next' }), '2025-12-31')).toBe('2026-01');
    expect(setOnDay(month({ ...spec, today: 'next' }), '2026-02-28')).toBe('2026-03');
    expect(setOnDay(month({ ...spec, today: 'next' }), '2026-03-01')).toBe('2026-03');
    expect(setOnDay(month({ ...spec, today: 'this' }), '2025-03-31')).toBeNull();
  });

  it('is set to the option that holds from the latest day on', () => {
    const year = choice({
      label: '',
      options: [
        { value: '2024-25', label: '' },
        { value: '2025-26', label: '' },
      ],
      today: [
        ['2024-04-01', '2024-25'],
        ['2025-04-01', '2025-26'],
      ],
      default: '2024-25',
    });
    const on = (text: string) => setOnDay(year, text);
    expect(['2024-03-31', '2024-04-01', '2025-03-31', '2025-04-01', '2030-01-01', ''].map(on)).toEqual([
      null,
      '2024-25',
      '2024-25',
      '2025-26',
      '2025-26',
      null,
    ]);
  });

  it('is no field without a calendar', () => {
    const { today, ...fixed } = day;
    expect(today).toBe(true);
    expect(setOnDay(fixed, '2025-08-15')).toBeNull();
    expect(setOnDay(yesNo({ label: '', default: false }), '2025-08-15')).toBeNull();
  });
});

it('an amount, a rate, a time and two kinds of numbers are typed as numbers, nothing else is', () => {
  const spec = { label: '', min: 0, max: 10, default: 1 };
  const typed = [money(spec), percent(spec), duration(spec), whole(spec), decimal(spec)];
  expect(typed.map(isNumberField)).toEqual([true, true, true, true, true]);
  const others = [yesNo({ label: '', default: false }), shortText({ label: '', maxLength: 9, default: '' })];
  expect(others.map(isNumberField)).toEqual([false, false]);
});

it('the answer to the default input has what is hidden at its default', () => {
  const { input, result } = defaultAnswer(toy);
  expect(input).toEqual(shownInput(fields, defaultInput(fields)));
  expect(result).toEqual(toy.compute(input as never));
});

describe('a worksheet', () => {
  it('returns the value it is given, and keeps figure, derivation and authority in order', () => {
    const { step, steps } = worksheet();
    const cite = { source: 'level-annuity', at: 'A toy' };
    expect(step(rupees('Interest', 1_200), '1 + 1', cite)).toBe(1_200);
    expect(step(count('People', 2), 'two')).toBe(2);
    expect(steps).toEqual([
      { figure: rupees('Interest', 1_200), how: '1 + 1', cite },
      { figure: count('People', 2), how: 'two' },
    ]);
  });

  it('puts a heading over the next line only', () => {
    const { step, heading, steps } = worksheet();
    step(count('A', 1), 'a');
    heading('Second part');
    step(count('B', 2), 'b');
    step(count('C', 3), 'c');
    expect(steps.map((step) => step.heading)).toEqual([undefined, 'Second part', undefined]);
  });

  it('is new each time', () => {
    worksheet().step(count('A', 1), 'a');
    expect(worksheet().steps).toEqual([]);
  });
});

describe('the figures of a result', () => {
  it('are those of headline, breakdowns and steps', () => {
    const labels = figuresOf(toy.compute(defaultInput(fields))).map((figure) => figure.label);
    expect(labels.slice(0, 3)).toEqual(['Payable', 'Interest a month', 'Length']);
    expect(labels.slice(3, 8)).toEqual(['Payable', 'Amount', 'Fee', 'Surcharge', 'Lines']);
    expect(labels).toContain('Verdict');
  });
});
