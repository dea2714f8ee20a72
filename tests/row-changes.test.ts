import { addRow, moveRow, putRows, removeRow, setCell } from '@/components/calculator/row-changes';
import { money, rows } from '@/lib/calculator';

const field = rows({
  label: 'Gifts',
  noun: 'gift',
  maxRows: 9,
  fields: { amount: money({ label: 'Amount', min: 0, max: 1_00_000, default: 0 }) },
  default: [],
  newRow: ({ usual = 0 }) => ({ amount: Number(usual) }),
});
const row = (key: number, amount: string) => ({ key, cells: { amount } });
const list = [row(4, '10'), row(0, '20'), row(2, '30')];
const input = () => ({ usual: 500 });

it('a row that is added starts from the rest of the form and has a key of its own', () => {
  expect(addRow(field)(list, input)).toEqual([...list, row(5, '500')]);
  expect(addRow(field)([], input)).toEqual([row(0, '500')]);
});

it('a row keeps its key and its text wherever it is moved', () => {
  expect(moveRow(0, 1)(list, input).map(({ key }) => key)).toEqual([0, 4, 2]);
  expect(moveRow(2, 0)(list, input)).toEqual([list[2], list[0], list[1]]);
  expect(moveRow(0, 2)(list, input).map(({ key }) => key)).toEqual([0, 2, 4]);
  expect(moveRow(7, 0)(list, input)).toEqual(list);
});

it('a row is removed and a box set by their place', () => {
  expect(removeRow(1)(list, input)).toEqual([list[0], list[2]]);
  expect(setCell(1, 'amount', '25')(list, input)).toEqual([list[0], row(0, '25'), list[2]]);
});

it('rows from elsewhere go behind those that are there, or in their place, with new keys', () => {
  const cells = [{ amount: '1' }, { amount: '2' }];
  expect(putRows(cells, false)(list, input)).toEqual([...list, row(5, '1'), row(6, '2')]);
  expect(putRows(cells, true)(list, input)).toEqual([row(5, '1'), row(6, '2')]);
});
