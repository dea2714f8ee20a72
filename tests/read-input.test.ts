import fc from 'fast-check';
import {
  type AnyInput,
  date,
  decimal,
  defaultInput,
  duration,
  isShown,
  money,
  month,
  percent,
  shortText,
  whole,
  yesNo,
} from '@/lib/calculator';
import {
  type Draft,
  type DraftRow,
  draftOf,
  draftOfRow,
  readBox,
  readDraft,
  readRow,
  readValues,
  textOfNumber,
} from '@/lib/read-input';
import { anyInput } from './any-input';
import { fields } from './toy-calculator';

const defaults = draftOf(fields, defaultInput(fields));
const faultsIn = (changes: Draft) =>
  readDraft(fields, { ...defaults, ...changes }).faults.map(({ path, fault }) => [path, fault]);
const [pens] = defaults.lines as readonly DraftRow[];
const linesWith = (...rows: readonly DraftRow['cells'][]): Draft => ({
  mode: 'detailed',
  lines: rows.map((cells, key) => ({ key, cells: { ...pens?.cells, ...cells } })),
});

describe('what a box shows for a number', () => {
  const inBounds = { label: '', min: 0, max: 1e12, default: 0 };
  it.each([
    [money(inBounds), 12_50_000, '12,50,000'],
    [money(inBounds), 1_234.5, '1,234.5'],
    [money(inBounds), 0, '0'],
    [percent(inBounds), 8.123456, '8.123456'],
    [percent(inBounds), 8.5, '8.5'],
    [percent({ ...inBounds, min: -50 }), -2.25, '-2.25'],
    [duration(inBounds), 246, '20y 6m'],
    [duration(inBounds), 240, '20y 0m'],
    [duration(inBounds), 5, '0y 5m'],
    [whole(inBounds), 1_00_000, '1,00,000'],
    [decimal(inBounds), 0.125, '0.125'],
  ])('%#: is the text that reads back as the same number', (field, value, text) => {
    expect(textOfNumber(field, value)).toBe(text);
    expect(readDraft({ field }, { field: text })).toEqual({ input: { field: value }, faults: [], hints: [] });
  });

  it('has paise, and no less, in a box for an amount', () => {
    expect(textOfNumber(money(inBounds), 1_234.567)).toBe('1,234.57');
  });

  it('is nothing for a box left empty on purpose', () => {
    expect(textOfNumber(fields.bonus, null)).toBe('');
  });
});

describe('reading the form', () => {
  it('gives back every input that is put into it', () => {
    fc.assert(
      fc.property(anyInput(fields, [defaultInput(fields)]), (input) => {
        const reading = readDraft(fields, draftOf(fields, input));
        expect(reading.faults).toEqual([]);
        expect(reading.input).toEqual(input);
        expect(Object.keys(reading.input)).toEqual(Object.keys(fields));
      }),
      { numRuns: 300 },
    );
  });

  it('never throws, whatever is typed, and a faulty box counts as its default', () => {
    const typed = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.double().map(String), fc.boolean());
    const drafts = fc.record(Object.fromEntries(Object.keys(fields).map((name) => [name, typed])));
    fc.assert(
      fc.property(drafts, (draft) => {
        const { input, faults } = readDraft(fields, draft as Draft);
        for (const { path, field } of faults) {
          const [name = ''] = path.split('.');
          if (field.kind !== 'rows') expect(input[name]).toEqual(field.default);
        }
      }),
    );
  });

  it('reads a box by itself, and a row by itself, as among the others', () => {
    const texts = fc.constantFrom(
      '',
      '5',
      '15 lakh',
      '-20',
      '1e9',
      '0.5',
      '12,5',
      '2y 3m',
      '2026-02-30',
      'detailed',
      'x',
    );
    const typed = fc.oneof(texts, fc.string(), fc.boolean());
    const { lines } = fields;
    const drafts = fc.record({
      ...Object.fromEntries(Object.keys(fields).map((name) => [name, typed])),
      lines: fc.array(
        fc.record({
          key: fc.nat(),
          cells: fc.record(Object.fromEntries(Object.keys(lines.fields).map((name) => [name, typed]))),
        }),
        { maxLength: 3 },
      ),
      mode: fc.constantFrom('simple', 'detailed'),
    });
    fc.assert(
      fc.property(drafts, (drafted) => {
        const draft: Draft = drafted;
        const { input, faults, hints } = readDraft(fields, draft);
        for (const [name, field] of Object.entries(fields)) {
          if (field.kind === 'rows' || !isShown(field, input)) continue;
          const box = readBox(field, name, draft[name] as string | boolean);
          expect(input[name]).toEqual(box.value);
          expect(faults.filter(({ path }) => path === name)).toEqual(box.fault ? [box.fault] : []);
          expect(hints.filter(({ path }) => path === name)).toEqual(box.hint ? [box.hint] : []);
        }
        if (!isShown(lines, input)) return;
        expect(input.lines).toEqual((draft.lines as readonly DraftRow[]).map((row) => readRow(lines, row)));
      }),
    );
  });

  it.each([
    ['', 'empty'],
    ['five', 'unreadable'],
    ['-1', 'below'],
    ['10000000001', 'above'],
  ])('an amount written "%s" is %s', (text, fault) => {
    expect(faultsIn({ amount: text })).toEqual([['amount', fault]]);
  });

  it('takes an amount at its bounds, but not a paisa beyond', () => {
    expect(faultsIn({ amount: '0' })).toEqual([]);
    expect(faultsIn({ amount: '100 cr' })).toEqual([]);
    expect(faultsIn({ amount: '100 cr 1 k' })).toEqual([['amount', 'above']]);
    expect(faultsIn({ fee: '10,000' })).toEqual([]);
    expect(faultsIn({ fee: '10,000.01' })).toEqual([['fee', 'above']]);
    expect(faultsIn({ fee: '-0.01' })).toEqual([['fee', 'below']]);
  });

  it('takes an empty box only where it may be empty', () => {
    expect(readDraft(fields, { ...defaults, bonus: ' ', pause: '', until: '' }).input).toMatchObject({
      bonus: null,
      pause: null,
      until: '',
    });
    expect(faultsIn({ bonus: '', pause: '', until: '' })).toEqual([]);
    expect(faultsIn({ fee: '', people: '', from: '', start: '' })).toEqual([
      ['fee', 'empty'],
      ['people', 'empty'],
      ['from', 'empty'],
      ['start', 'empty'],
    ]);
  });

  it('wants whole numbers of people, but any number of square feet', () => {
    expect(faultsIn({ people: '2.5' })).toEqual([['people', 'notWhole']]);
    expect(faultsIn({ area: '2.5' })).toEqual([]);
  });

  it('knows the calendar', () => {
    expect(faultsIn({ from: '2025-02-29' })).toEqual([['from', 'notOnCalendar']]);
    expect(faultsIn({ from: '2024-02-29' })).toEqual([]);
    expect(faultsIn({ from: '2019-12-31' })).toEqual([['from', 'below']]);
    expect(faultsIn({ until: '2031-01-01' })).toEqual([['until', 'above']]);
    expect(faultsIn({ start: '2025-13' })).toEqual([['start', 'notOnCalendar']]);
    expect(faultsIn({ start: '1999-12' })).toEqual([['start', 'below']]);
    expect(faultsIn({ start: '2041-01' })).toEqual([['start', 'above']]);
  });

  it('knows the options and the longest text', () => {
    expect(faultsIn({ mode: 'Simple' })).toEqual([['mode', 'unknownOption']]);
    expect(faultsIn({ remark: 'x'.repeat(40) })).toEqual([]);
    expect(faultsIn({ remark: 'x'.repeat(41) })).toEqual([['remark', 'tooLong']]);
  });

  it('never gives −0', () => {
    const own = { rate: percent({ label: '', min: -1, max: 1, default: 1 }) };
    expect(readDraft(own, { rate: '-0' }).input).toEqual({ rate: 0 });
    expect(Object.is(readDraft(own, { rate: '-0' }).input.rate, 0)).toBe(true);
  });

  it('takes a box that is not there, or that holds a tick where it has text, for an empty one', () => {
    const { input, faults } = readDraft(fields, {});
    expect(input).toMatchObject({ remark: '', bonus: null, until: '', senior: false, flows: [] });
    expect(faults.map(({ path }) => path)).toContain('amount');
    expect(readBox(fields.remark, 'remark', true)).toEqual({ value: '' });
  });

  it('hands on what may not have been meant', () => {
    const { hints } = readDraft(fields, { ...defaults, amount: '1.5', fee: '99', rate: '0.085', area: '4,5' });
    expect(hints).toEqual([
      { path: 'amount', hint: 'meantLakh', value: 1.5 },
      { path: 'rate', hint: 'meantPercent', value: 0.085 },
      { path: 'area', hint: 'commaIsNotADecimal', value: 45 },
    ]);
  });
});

describe('what is not shown', () => {
  it('neither counts nor complains', () => {
    const { input, faults } = readDraft(fields, { ...defaults, surcharge: 'much', method: 'none' });
    expect(faults).toEqual([]);
    expect(input).toEqual(defaultInput(fields));
    expect(readDraft(fields, { ...defaults, surcharge: '10' }).input.surcharge).toBe(0);
    expect(readDraft(fields, { ...defaults, amount: '50,00,001', surcharge: '10' }).input.surcharge).toBe(10);
    expect(readDraft(fields, { ...defaults, amount: '50,00,000', surcharge: '10' }).input.surcharge).toBe(0);
  });

  it('neither counts nor complains where it hangs on something that is not shown itself', () => {
    const { input, faults } = readDraft(fields, { ...defaults, mode: 'simple', method: 'tiered', tier: 'high' });
    expect(faults).toEqual([]);
    expect(input).toMatchObject({ method: 'flat', tier: 0 });
    expect(faultsIn({ mode: 'other', method: 'tiered', tier: 'high' })).toEqual([['tier', 'unreadable']]);
  });

  it('has no hint either', () => {
    const hints = (amount: string) => readDraft(fields, { ...defaults, amount, fee: '100', surcharge: '0.05' }).hints;
    expect(hints('50,00,001').map(({ path }) => path)).toEqual(['surcharge']);
    expect(hints('50,00,000')).toEqual([]);
  });

  it('hides a whole list of rows, and single cells of a row', () => {
    const lines = linesWith({ price: 'dear' }, { kind: 'service', quantity: 'many', exempt: true });
    expect(faultsIn({ ...lines, mode: 'simple' })).toEqual([]);
    expect(faultsIn(lines)).toEqual([['lines.0.price', 'unreadable']]);
    const { input } = readDraft(fields, {
      ...defaults,
      ...linesWith({ exempt: true }, { kind: 'service', exempt: true }),
    });
    expect((input as { lines: readonly AnyInput[] }).lines.map((line) => [line.exempt, line.quantity])).toEqual([
      [false, 4],
      [true, 1],
    ]);
  });
});

describe('rows', () => {
  it('are named by their place', () => {
    expect(faultsIn(linesWith({}, { price: '', on: '2025-02-30' }))).toEqual([
      ['lines.1.price', 'empty'],
      ['lines.1.on', 'notOnCalendar'],
    ]);
  });

  it('must be neither too few nor too many', () => {
    expect(faultsIn(linesWith())).toEqual([['lines', 'tooFewRows']]);
    expect(faultsIn(linesWith({}, {}, {}, {}))).toEqual([]);
    expect(faultsIn(linesWith({}, {}, {}, {}, {}))).toEqual([['lines', 'tooManyRows']]);
    expect(faultsIn({ flows: [] })).toEqual([]);
  });

  it('that are new hold the defaults of their cells', () => {
    expect(draftOfRow(fields.lines, {}, 7)).toEqual({
      key: 7,
      cells: {
        what: '',
        kind: 'goods',
        price: '1,000',
        quantity: '1',
        discount: '',
        count: '1',
        held: '0y 6m',
        exempt: false,
        on: '2025-06-15',
        billed: '2025-06',
      },
    });
  });
});

describe('values from outside the form', () => {
  const read = (values: Readonly<Record<string, unknown>>) => {
    const { input, faults, unknown } = readValues(fields, values);
    return { input, faults: faults.map(({ path, fault }) => [path, fault]), unknown };
  };

  it('that are none give the defaults', () => {
    expect(read({})).toEqual({ input: defaultInput(fields), faults: [], unknown: [] });
  });

  it('may be numbers, booleans or typed text; a number of a duration is months, a text is years', () => {
    const { input, faults } = read({ amount: '15L', rate: '8.5%', period: 30, people: 3, senior: true, bonus: null });
    expect(faults).toEqual([]);
    expect(input).toMatchObject({ amount: 15_00_000, rate: 8.5, period: 30, people: 3, senior: true, bonus: null });
    expect(read({ period: '20' }).input.period).toBe(240);
    expect(read({ senior: 'yes' }).input.senior).toBe(true);
    expect(read({ senior: 'false' }).input.senior).toBe(false);
  });

  it('say yes or no as JSON or people write it', () => {
    const own = { off: yesNo({ label: '', default: false }), on: yesNo({ label: '', default: true }) };
    for (const yes of [true, 'true', 'yes']) expect(readValues(own, { off: yes }).input.off).toBe(true);
    for (const no of [false, 'false', 'no']) expect(readValues(own, { on: no }).input.on).toBe(false);
    expect(readValues(own, { on: 'off' }).faults).toMatchObject([{ path: 'on', fault: 'unreadable' }]);
  });

  it('give back every input, after a journey as JSON too', () => {
    fc.assert(
      fc.property(anyInput(fields, [defaultInput(fields)]), (input) => {
        expect(read(JSON.parse(JSON.stringify(input)))).toEqual({ input, faults: [], unknown: [] });
      }),
      { numRuns: 200 },
    );
  });

  it('of a size that JavaScript writes as a power of ten are read all the same', () => {
    expect(read({ rate: 1e-7 })).toMatchObject({ faults: [], input: { rate: 1e-7 } });
    expect(read({ amount: 1e-7 })).toMatchObject({ faults: [], input: { amount: 0 } });
  });

  it('that are no value for the box are refused, never guessed at', () => {
    const given = { senior: 'perhaps', amount: true, rate: [8], people: { two: 2 }, mode: 5, remark: 7, area: null };
    expect(read({ ...given, lines: 'none', flows: [5] }).faults).toEqual([
      ['amount', 'unreadable'],
      ['rate', 'unreadable'],
      ['people', 'unreadable'],
      ['senior', 'unreadable'],
      ['lines', 'unreadable'],
      ['flows.0', 'unreadable'],
      ['area', 'empty'],
      ['mode', 'unknownOption'],
    ]);
    expect(read({ senior: 1 }).faults).toEqual([['senior', 'unreadable']]);
    expect(read({ mode: 'detailed', lines: [{}, { price: true }] }).faults).toEqual([['lines.1.price', 'unreadable']]);
    expect(read({ amount: Number.NaN, rate: Number.POSITIVE_INFINITY, period: 2.5 }).faults).toEqual([
      ['amount', 'unreadable'],
      ['rate', 'unreadable'],
      ['period', 'unreadable'],
    ]);
  });

  it('with names that are no fields are listed, those of rows by their place', () => {
    const { unknown } = read({
      loan: 5,
      toString: 1,
      lines: [
        { price: 5, prise: 6 },
        { discount: 1, rate: 2 },
      ],
    });
    expect(unknown).toEqual(['loan', 'toString', 'lines.0.prise', 'lines.1.rate']);
    const hostile = JSON.parse(
      '{"__proto__": {"amount": 5}, "constructor": 1, "lines": [{"__proto__": {"price": 1}}]}',
    );
    expect(read(hostile).unknown).toEqual(['__proto__', 'constructor', 'lines.0.__proto__']);
    expect(read(hostile).input.amount).toBe(1_00_000);
  });

  it('of rows take the defaults of the cells they leave out', () => {
    const { input, faults } = read({ mode: 'detailed', lines: [{ price: '5k' }, { kind: 'service', held: 18 }] });
    expect(faults).toEqual([]);
    expect(input.lines).toMatchObject([
      { price: 5_000, quantity: 1, what: '', discount: null },
      { price: 1_000, kind: 'service', held: 18 },
    ]);
  });

  it('never throw, whatever the JSON holds', () => {
    const own = {
      ...fields,
      extra: yesNo({ label: '', default: true }),
      more: shortText({ label: '', maxLength: 5, default: '' }),
    };
    const anyDates = {
      day: date({ label: '', min: '2020-01-01', max: '2030-01-01', default: '2025-01-01' }),
      month: month({ label: '', min: '2020-01', max: '2030-01', default: '2025-01' }),
    };
    const values = fc.dictionary(fc.constantFrom(...Object.keys(own), 'day', 'month', '__proto__'), fc.jsonValue());
    fc.assert(fc.property(values, (given) => void readValues({ ...own, ...anyDates }, given)));
  });
});
