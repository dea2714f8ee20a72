import { type AnyInput, type AnyValue, defaultInput, type SimpleField, shownInput } from '@/lib/calculator';
import { inputLines } from '@/lib/input-text';
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
      'What: Pens, Kind: Goods, Price: ₹10.50, Quantity: 4, Discount: –, Count: 1, Held: 6 months, On: 15 Jun 2025, Billed: Jun 2025',
    );
    const lines = [...fields.lines.default, { ...fields.lines.default[0], what: '', kind: 'service', exempt: true }];
    const second = linesOf({ mode: 'detailed', lines: lines as AnyValue }).find((line) => line.path === 'lines.1');
    expect(second?.label).toBe('Lines 2');
    expect(second?.text).toBe(
      'Kind: Service, Price: ₹10.50, Discount: –, Count: 1, Held: 6 months, Exempt: Yes, On: 15 Jun 2025, Billed: Jun 2025',
    );
  });
});
