import { choice, money, rows, shortText, yesNo } from '@/lib/calculator';
import { idOfQuestions, leftAlone } from '@/scripts/left-alone/varied';

const options = (...values: string[]) => values.map((value) => ({ value, label: value }));
const month = { label: 'Month', options: options('1', '2', '3', '4', '5', '6', '7', '8'), default: '1' };
const fields = {
  amount: money({ label: 'Amount', min: 0, max: 10, default: 1 }),
  kind: choice({ label: 'Kind', options: options('a', 'b', 'c'), default: 'a' }),
  month: choice(month),
  name: shortText({ label: 'Name', maxLength: 5, default: '' }),
  isNew: yesNo({ label: 'New', default: false }),
  lines: rows({
    label: 'Lines',
    noun: 'line',
    maxRows: 2,
    default: [],
    fields: { paid: money({ label: 'Paid', min: 0, max: 9, default: 0 }) },
  }),
};
const questions = idOfQuestions(fields);
const varied = (values: Readonly<Record<string, readonly string[]>>, of = questions) =>
  Object.entries(values).flatMap(([path, all]) => all.map((value) => ({ questions: of, path, value })));

describe('what draws leave alone', () => {
  it('is nothing where each question has two values and each option was chosen', () => {
    const all = {
      amount: ['1', '2'],
      kind: ['a', 'b', 'c'],
      month: [...'12345678'],
      isNew: ['true', 'false'],
      'lines.paid': ['0', '1'],
    };
    expect(leftAlone(fields, varied(all))).toEqual([]);
    expect(leftAlone(fields, varied(all, 'another'))).toHaveLength(5);
  });

  it('is a question that was never asked or always answered alike, an option that was not chosen, a cell of a list without rows', () => {
    const some = { amount: ['1'], kind: ['c', 'a'], month: ['1'], isNew: [''], name: ['x'] };
    expect(leftAlone(fields, varied(some))).toEqual([
      'amount always 1',
      'kind without b',
      'month without 7 of 8',
      'isNew always empty',
      'lines.paid never asked',
    ]);
  });
});
