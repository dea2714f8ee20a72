import fc from 'fast-check';
import type { Table } from '@/lib/calculator';
import { byYear, rollUpOf, termsOf, withoutNilEnd, yearRuns } from '@/lib/table';

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

it('a column of money adds up over a year, any other has its last cell, unless it says otherwise', () => {
  const column = { label: 'A' };
  expect(rollUpOf({ ...column, unit: 'rupees' })).toBe('sum');
  expect(rollUpOf({ ...column, unit: 'exactRupees' })).toBe('sum');
  expect(rollUpOf({ ...column, unit: 'percent' })).toBe('last');
  expect(rollUpOf({ ...column, unit: 'rupees', rollUp: 'first' })).toBe('first');
});

it('a column that says nothing of a year is empty there, numbers as well', () => {
  const columns = schedule.columns.map((column) => ({ ...column, rollUp: 'none' as const }));
  expect(byYear({ ...schedule, columns }).rows).toEqual([
    ['2024-25', null, null, null, null, null, null],
    ['2025-26', null, null, null, null, null, null],
  ]);
});

it('years are counted by their rows, one that returns anew', () => {
  const runs = (...ofRow: string[]) => yearRuns({ ...schedule, years: { label: 'Year', ofRow } });
  expect([runs('1', '1', '1', '2'), runs('1', '2', '2', '1'), runs()]).toEqual([[3, 1], [1, 2, 1], []]);
  expect(yearRuns({ ...schedule, years: undefined })).toEqual([]);
});

describe('a schedule whose money has run out', () => {
  const rows = [
    ['1', 0, 0],
    ['2', 5, 0],
    ['3', 0, null],
    ['4', null, 0],
  ];
  const table: Table = {
    id: 'plan',
    caption: 'Plan',
    columns: [
      { label: 'Year', unit: 'text' },
      { label: 'Paid', unit: 'rupees' },
      { label: 'Left', unit: 'rupees' },
    ],
    rows,
    years: { label: 'Ten years', ofRow: ['a', 'a', 'b', 'b'] },
  };

  it('ends with its last row that has a number other than nil beside its name', () => {
    expect(withoutNilEnd(table)).toEqual({
      ...table,
      rows: rows.slice(0, 2),
      years: { label: 'Ten years', ofRow: ['a', 'a'] },
    });
  });

  it('stays whole where the last row has one, where no row has, and where it has no years', () => {
    const [before = [], paid = []] = rows;
    for (const same of [{ rows: [before, paid] }, { rows: [before, before] }, { years: undefined }]) {
      const other: Table = { ...table, ...same };
      expect(withoutNilEnd(other)).toBe(other);
    }
  });
});

describe('the terms of a cell', () => {
  const columns: Table['columns'] = ['Month', 'Opening', 'Interest', 'Paid', 'Left'].map((label) => ({
    label,
    unit: label === 'Month' ? 'text' : 'rupees',
  }));
  // 12 % a year, then 24 %: 1 % and 2 % of what is open.
  const table: Table = {
    id: 'loan',
    caption: 'Loan',
    columns,
    rows: [
      ['April', 1_000, 10, 210, 800],
      ['May', 800, 16, 216, 600],
      ['June', 600, null, 'Nil', 600],
      ['July', 600, null, 0, 600],
      ['August', 0, null, 0, 0],
    ],
    relations: {
      Opening: [{ of: 'Left', above: true }],
      Interest: [{ of: 'Opening', rate: { percent: [12, 24, 24, 24, 24], perYear: 12 } }],
      Paid: [{ of: 'Interest', times: 13.5 }],
      Left: [{ of: 'Opening' }, { of: 'Interest' }, { of: 'Paid', times: -1 }],
    },
  };
  const at = (row: number, column: number, more: Partial<Table> = {}) => termsOf({ ...table, ...more }, row, column);

  it('are cells of its row, with what they are multiplied by', () => {
    expect(at(1, 4)).toEqual([
      { row: 1, column: 1, term: { of: 'Opening' } },
      { row: 1, column: 2, term: { of: 'Interest' } },
      { row: 1, column: 3, term: { of: 'Paid', times: -1 } },
    ]);
    expect(at(1, 3)).toEqual([{ row: 1, column: 2, term: { of: 'Interest', times: 13.5 } }]);
  });

  it('are cells of the row above', () => {
    expect(at(1, 1)).toEqual([{ row: 0, column: 4, term: { of: 'Left', above: true } }]);
    expect(at(0, 1)).toBeNull();
  });

  it('have the rate of their row, or the one of all', () => {
    expect(at(0, 2)).toMatchObject([{ row: 0, column: 1, percent: 12 }]);
    expect(at(1, 2)).toMatchObject([{ row: 1, column: 1, percent: 24 }]);
    const flat = { Interest: [{ of: 'Opening', rate: { percent: 24, perYear: 12 } }] };
    expect(at(1, 2, { relations: flat })).toMatchObject([{ percent: 24 }]);
    // 2 % of 1,000 is no 10, and a row without a rate has no interest.
    expect(at(0, 2, { relations: flat })).toBeNull();
    expect(at(1, 2, { relations: { Interest: [{ of: 'Opening', rate: { percent: [12], perYear: 12 } }] } })).toBeNull();
  });

  it('are none where something else happened, where a cell is no number, and where nothing is said of it', () => {
    expect(at(0, 3)).toBeNull();
    expect([at(2, 2), at(2, 3), at(2, 4)]).toEqual([null, null, null]);
    expect([at(3, 4), at(4, 2)]).toEqual([null, null]);
    expect([at(0, 0), at(5, 1), at(0, 5), at(1, 4, { relations: undefined })]).toEqual([null, null, null, null]);
    expect(at(1, 4, { relations: { Left: [{ of: 'Nothing of that name' }] } })).toBeNull();
  });

  it('add up but for the error of doubles, which is measured by the size of what is added', () => {
    const sum = (cell: number, ...parts: number[]) =>
      termsOf(
        {
          id: 'sums',
          caption: 'Sums',
          columns: ['Sum', 'A', 'B'].map((label) => ({ label, unit: 'rupees' })),
          rows: [[cell, ...parts]],
          relations: { Sum: [{ of: 'A' }, { of: 'B' }] },
        },
        0,
        0,
      );
    expect(sum(0.3, 0.1, 0.2)).toHaveLength(2);
    expect(sum(5e-10, 0, 0)).toHaveLength(2);
    expect(sum(1e-8, 0, 0)).toBeNull();
    expect(sum(1e6 + 1e-4, 1e6, 0)).toHaveLength(2);
    expect(sum(1e6 + 1e-2, 1e6, 0)).toBeNull();
    // Of a crore taken from a crore little is left, with the error of a crore.
    expect(sum(0.001, 1e7, -1e7)).toHaveLength(2);
  });
});
