import fc from 'fast-check';
import type { Table } from '@/lib/calculator';
import { byYear } from '@/lib/table';

const schedule: Table = {
  id: 'schedule',
  caption: 'Schedule',
  columns: [
    { label: 'Month', unit: 'month' },
    { label: 'Opening', unit: 'rupees', rollUp: 'first' },
    { label: 'Paid', unit: 'rupees' },
    { label: 'Exact', unit: 'exactRupees' },
    { label: 'Balance', unit: 'rupees', rollUp: 'last' },
    { label: 'Rate', unit: 'percent' },
    { label: 'Remark', unit: 'text', rollUp: 'none' },
  ],
  rows: [
    ['2025-02', 300, 100, 0.5, 200, 8, 'first'],
    ['2025-03', 200, 100, 0.25, 100, 8, null],
    ['2025-04', 100, 100, null, 0, 9, 'last'],
  ],
  years: { label: 'Financial year', ofRow: ['2024-25', '2024-25', '2025-26'] },
  total: ['Total', null, 300, 0.75, null, null, null],
  note: 'A note.',
};

describe('a table by year', () => {
  it('adds up money, and takes the first, the last or nothing where the column says so', () => {
    expect(byYear(schedule).rows).toEqual([
      ['2024-25', 300, 200, 0.75, 100, 8, null],
      ['2025-26', 100, 100, null, 0, 9, null],
    ]);
  });

  it('begins with the year, and keeps caption, other columns, total and note', () => {
    const rolled = byYear(schedule);
    expect(rolled.columns[0]).toEqual({ label: 'Financial year', unit: 'text' });
    expect(rolled.columns.slice(1)).toEqual(schedule.columns.slice(1));
    expect(rolled).toMatchObject({ id: 'schedule', caption: 'Schedule', total: schedule.total, note: 'A note.' });
    expect(rolled.years).toBeUndefined();
    expect(byYear(rolled)).toBe(rolled);
  });

  it('is the table itself where it has no years', () => {
    const plain: Table = { ...schedule, years: undefined };
    expect(byYear(plain)).toBe(plain);
  });

  it('has no rows where the table has none', () => {
    expect(byYear({ ...schedule, rows: [], years: { label: 'Year', ofRow: [] } }).rows).toEqual([]);
  });

  it('gives a year that returns a row of its own', () => {
    const years = { label: 'Year', ofRow: ['1', '2', '1'] };
    expect(byYear({ ...schedule, years }).rows.map(([year]) => year)).toEqual(['1', '2', '1']);
  });

  it('leaves words in a column of money out of the sum', () => {
    const rows = [
      ['2025-02', 0, 'Nil', 0, 0, 0, null],
      ['2025-03', 0, 100, 0, 0, 0, null],
      ['2025-04', 0, 'Nil', 0, 0, 0, null],
    ];
    expect(byYear({ ...schedule, rows }).rows.map((row) => row[2])).toEqual([100, null]);
  });

  it('adds up to what its rows add up to', () => {
    const money = fc.integer({ min: -1_00_00_000, max: 1_00_00_000 });
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: 2020, max: 2030 }), money), { maxLength: 60 }), (payments) => {
        const ordered = payments.toSorted((a, b) => a[0] - b[0]);
        const rows = ordered.map(([year, paid]) => [String(year), 0, paid, 0, 0, 0, null]);
        const rolled = byYear({
          ...schedule,
          rows,
          years: { label: 'Year', ofRow: ordered.map(([year]) => String(year)) },
        });
        const sum = (values: readonly unknown[]) => values.reduce<number>((total, value) => total + Number(value), 0);
        expect(sum(rolled.rows.map((row) => row[2]))).toBe(sum(rows.map((row) => row[2])));
        expect(rolled.rows.map(([year]) => year)).toEqual([...new Set(ordered.map(([year]) => String(year)))]);
      }),
    );
  });
});
