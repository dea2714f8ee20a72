import {
  type AnyInput,
  type AnyValue,
  choice,
  date,
  defaultInput,
  defineForm,
  duration,
  money,
  rows,
  type SimpleField,
  shortText,
  shownInput,
  yesNo,
} from '@/lib/calculator';
import { changedInputLines, countedInputLines, inputLines, isExampleInput } from '@/lib/input-text';
import { valueText } from '@/lib/value-text';
import toy, { fields } from './toy-calculator';

const linesOf = (changes: AnyInput) => inputLines(toy, shownInput(fields, { ...defaultInput(fields), ...changes }));
const lineOf = (changes: AnyInput, path: string) => linesOf(changes).find((line) => line.path === path)?.text;

describe('one input as people read it', () => {
  it.each<[SimpleField, AnyValue, string]>([
    [fields.amount, 12_50_000, '₹12,50,000'],
    [fields.amount, 1_000.5, '₹1,000.50'],
    [fields.fee, 99.5, '₹99.50'],
    [fields.fee, 100, '₹100'],
    [fields.bonus, null, '–'],
    [fields.bonus, -500, '−₹500'],
    [fields.rate, 8.5, '8.5%'],
    [fields.rate, 8.123456, '8.123456%'],
    [fields.rate, 0, '0%'],
    [fields.period, 246, '20 years 6 months'],
    [fields.pause, null, '–'],
    [fields.people, 2, '2 people'],
    [fields.area, 450.5, '450.5 sq ft'],
    [fields.senior, true, 'Yes'],
    [fields.senior, false, 'No'],
    [fields.from, '2025-04-01', '1 Apr 2025'],
    [fields.until, '', '–'],
    [fields.start, '2025-07', 'Jul 2025'],
    [fields.mode, 'detailed', 'Detailed'],
    [fields.remark, 'as it is', 'as it is'],
    [fields.remark, '', '–'],
  ])('%#: shows unit, grouping and the name of the option', (field, value, text) => {
    expect(valueText(field, value)).toBe(text);
  });
});

describe('all inputs of a result', () => {
  it('are in the order of the form, those not shown left out', () => {
    expect(linesOf({}).map((line) => line.path)).toEqual([
      ...['amount', 'rate', 'period', 'mode', 'fee', 'bonus', 'pause', 'people', 'area', 'senior'],
      ...['from', 'until', 'start', 'remark'],
    ]);
    const detailed = linesOf({ mode: 'detailed', method: 'tiered' }).map((line) => line.path);
    expect(detailed.slice(3, 7)).toEqual(['mode', 'method', 'tier', 'lines.0']);
  });

  it('name each row by its number and list its cells, those not shown left out', () => {
    expect(lineOf({ mode: 'detailed' }, 'lines.0')).toBe(
      'What: Pens; Kind: Goods; Price: ₹10.50; Quantity: 4; Discount: –; Count: 1; Held: 6 months; On: 15 Jun 2025; Billed: Jun 2025',
    );
    const lines = [...fields.lines.default, { ...fields.lines.default[0], what: '', kind: 'service', exempt: true }];
    const second = linesOf({ mode: 'detailed', lines: lines as AnyValue }).find((line) => line.path === 'lines.1');
    expect(second?.label).toBe('Lines 2');
    expect(second?.text).toBe(
      'Kind: Service; Price: ₹10.50; Discount: –; Count: 1; Held: 6 months; Exempt: Yes; On: 15 Jun 2025; Billed: Jun 2025',
    );
  });
});

describe('the inputs that were changed, and those that an answer rests on', () => {
  const flow = rows({
    label: 'Flow',
    noun: 'flow',
    maxRows: 3,
    fields: { amount: money({ label: 'Amount', min: 0, max: 1e9, default: 0 }) },
    default: [{ amount: 500 }],
  });
  const form = defineForm({
    main: {
      loan: money({ label: 'Loan', min: 0, max: 1e9, default: 1_00_000 }),
      fee: money({ label: 'Fee', min: 0, max: 1e9, default: 0 }),
      pause: duration({ label: 'Pause', min: 1, max: 12, optional: true, default: null }),
      senior: yesNo({ label: 'Senior', default: false }),
      note: shortText({ label: 'Note', maxLength: 20, default: '' }),
      until: date({ label: 'Until', min: '2020-01-01', max: '2030-12-31', default: '', optional: true, today: true }),
      flows: flow,
      gifts: { ...flow, label: 'Gift', default: [] },
    },
    more: {
      Details: {
        kind: choice({
          label: 'Kind',
          options: [
            { value: 'home', label: 'Home loan' },
            { value: 'car', label: 'Car loan' },
          ],
          default: 'home',
        }),
        price: money({ label: 'Price of the car', min: 0, max: 1e9, default: 5_00_000, showIf: { kind: 'car' } }),
      },
    },
  });
  const today = '2026-11-27';
  const inputWith = (changes: AnyInput): AnyInput => ({ ...defaultInput(form.fields), ...changes });
  const changed = (changes: AnyInput) =>
    changedInputLines(form, inputWith(changes), today).map(({ label, text }) => `${label}: ${text}`);
  const counted = (changes: AnyInput, whole?: boolean) =>
    countedInputLines(form, inputWith(changes), today, whole).map(({ label, text }) => `${label}: ${text}`);

  it('changed are those at no default, in the order of the form', () => {
    expect(changed({})).toEqual([]);
    expect(changed({ kind: 'car', loan: 2_00_000 })).toEqual(['Loan: ₹2,00,000', 'Kind: Car loan']);
    expect(changed({ kind: 'car', price: 7_00_000 })).toEqual(['Kind: Car loan', 'Price of the car: ₹7,00,000']);
    expect(changed({ price: 7_00_000 })).toEqual([]);
  });

  it('a changed list is given whole, an emptied one as a dash', () => {
    expect(changed({ flows: [{ amount: 500 }, { amount: 7 }] })).toEqual([
      'Flow 1: Amount: ₹500',
      'Flow 2: Amount: ₹7',
    ]);
    expect(changed({ flows: [] })).toEqual(['Flow: –']);
  });

  it('the visitor’s own day is no change, another day is one', () => {
    expect(changed({ until: today })).toEqual([]);
    expect(changed({ until: '2026-11-26' })).toEqual(['Until: 26 Nov 2026']);
    expect(changedInputLines(form, inputWith({ until: today })).map(({ path }) => path)).toEqual(['until']);
  });

  it('a field that an input lacks is no change', () => {
    const { loan, ...rest } = inputWith({});
    expect(loan).toBe(1_00_000);
    expect(changedInputLines(form, rest, today)).toEqual([]);
  });

  it('the page’s own example is the input at its defaults, on the visitor’s day', () => {
    const isExample = (changes: AnyInput) => isExampleInput(form, inputWith(changes), today);
    const alike: AnyInput[] = [{}, { until: today }, { price: 7 }];
    const other: AnyInput[] = [{ loan: 5 }, { until: '2026-11-26' }, { flows: [] }, { flows: [{ amount: 5 }] }];
    expect([...alike, ...other].map(isExample)).toEqual([true, true, true, false, false, false, false]);
    const followed = defineForm({
      main: { day: date({ label: 'Day', min: '2020-01-01', max: '2030-12-31', default: '2026-01-01', today: true }) },
    });
    const isOwnDay = (day: string) => isExampleInput(followed, { day }, today);
    expect(['2026-01-01', today, '2026-11-26'].map(isOwnDay)).toEqual([true, true, false]);
  });

  it('an answer rests on what is in sight, at its default too, but not on what says nothing', () => {
    expect(counted({})).toEqual(['Loan: ₹1,00,000', 'Flow 1: Amount: ₹500']);
    expect(counted({ fee: 5, pause: 3, senior: true, note: 'for Asha', until: '2026-11-26' })).toEqual([
      'Loan: ₹1,00,000',
      'Fee: ₹5',
      'Pause: 3 months',
      'Senior: Yes',
      'Note: for Asha',
      'Until: 26 Nov 2026',
      'Flow 1: Amount: ₹500',
    ]);
    expect(counted({ until: today })).toEqual(['Loan: ₹1,00,000', 'Flow 1: Amount: ₹500']);
    expect(counted({ flows: [], gifts: [{ amount: 9 }] })).toEqual([
      'Loan: ₹1,00,000',
      'Flow: –',
      'Gift 1: Amount: ₹9',
    ]);
  });

  it('and, of what is behind “More details”, on what was changed, or on all that is shown', () => {
    expect(counted({ kind: 'car' })).toEqual(['Loan: ₹1,00,000', 'Flow 1: Amount: ₹500', 'Kind: Car loan']);
    expect(counted({}, true)).toEqual(['Loan: ₹1,00,000', 'Flow 1: Amount: ₹500', 'Kind: Home loan']);
    expect(counted({ kind: 'car' }, true)).toEqual([
      'Loan: ₹1,00,000',
      'Flow 1: Amount: ₹500',
      'Kind: Car loan',
      'Price of the car: ₹5,00,000',
    ]);
  });
});
