import { listOf } from '@/lib/list-of';
import { noteSheet, problemSheet } from '@/lib/result';
import { tableOf } from '@/lib/table-of';

describe('a table by its columns', () => {
  const years = [
    { name: '2024-25', paid: 100, fee: 5, left: 900 },
    { name: '2025-26', paid: 200, fee: 0, left: 700 },
  ];
  const tableWith = (hasFee: boolean, totals?: boolean) =>
    tableOf(years, {
      id: 'years',
      caption: 'By year',
      columns: [
        { label: 'Year', unit: 'text', cell: (year) => year.name, total: 'Total' },
        { label: 'Paid', unit: 'rupees', cell: (year) => year.paid, sum: true },
        { label: 'Fee', unit: 'rupees', cell: (year) => year.fee, total: 5, when: hasFee },
        {
          label: 'Left',
          unit: 'rupees',
          rollUp: 'last',
          cell: (year) => year.left,
          terms: [{ of: 'Left', above: true }, { of: 'Paid', times: -1 }, { of: 'Fee' }],
        },
      ],
      years: { label: 'Financial year', of: (year) => year.name },
      totals,
      note: !hasFee && 'No fee.',
    });

  it('has the cells, total and relation of each column', () => {
    expect(tableWith(true)).toEqual({
      id: 'years',
      caption: 'By year',
      columns: [
        { label: 'Year', unit: 'text' },
        { label: 'Paid', unit: 'rupees' },
        { label: 'Fee', unit: 'rupees' },
        { label: 'Left', unit: 'rupees', rollUp: 'last' },
      ],
      rows: [
        ['2024-25', 100, 5, 900],
        ['2025-26', 200, 0, 700],
      ],
      total: ['Total', 300, 5, null],
      years: { label: 'Financial year', ofRow: ['2024-25', '2025-26'] },
      relations: { Left: [{ of: 'Left', above: true }, { of: 'Paid', times: -1 }, { of: 'Fee' }] },
    });
  });

  it('leaves a column out with its cells, its total and the terms that name it', () => {
    const table = tableWith(false);
    expect(table.columns.map(({ label }) => label)).toEqual(['Year', 'Paid', 'Left']);
    expect(table.rows).toEqual([
      ['2024-25', 100, 900],
      ['2025-26', 200, 700],
    ]);
    expect(table.total).toEqual(['Total', 300, null]);
    expect(table.relations).toEqual({
      Left: [
        { of: 'Left', above: true },
        { of: 'Paid', times: -1 },
      ],
    });
    expect(table.note).toBe('No fee.');
  });

  it('has a total row only where a column has a total and it is wanted', () => {
    expect(tableWith(true, false)).not.toHaveProperty('total');
    const columns = [{ label: 'Year', unit: 'text', cell: (year: (typeof years)[number]) => year.name }] as const;
    expect(Object.keys(tableOf(years, { id: 'names', caption: 'Names', columns })).sort()).toEqual([
      'caption',
      'columns',
      'id',
      'rows',
    ]);
  });
});

describe('a list whose entries have conditions', () => {
  it('leaves out those whose condition fails, and nothing else', () => {
    expect(listOf('a', false, 'b', null, undefined, '')).toEqual(['a', 'b', '']);
    expect(listOf(0, 1)).toEqual([0, 1]);
  });
});

describe('the sheet of notes', () => {
  const cite = { source: 'source', at: 's. 1' };

  it('keeps caveats and actions in the order in which they are written', () => {
    const notes = noteSheet();
    notes.assume('Taken for granted.');
    notes.limit('At most 5.', cite);
    notes.action('Keep the receipt.');
    notes.warn('Look out.');
    notes.actionOn('2026-07-31', 'File the return.', cite);
    notes.notForYou('Not for firms.');
    notes.add([{ kind: 'limit', text: 'Of another function.' }]);
    expect(notes.caveats).toEqual([
      { kind: 'assumption', text: 'Taken for granted.' },
      { kind: 'limit', text: 'At most 5.', cite },
      { kind: 'warning', text: 'Look out.' },
      { kind: 'notForYou', text: 'Not for firms.' },
      { kind: 'limit', text: 'Of another function.' },
    ]);
    expect(notes.actions).toEqual([
      { text: 'Keep the receipt.' },
      { text: 'File the return.', date: '2026-07-31', cite },
    ]);
  });

  it('writes no note whose condition fails', () => {
    const { warn, actionOn, caveats, actions } = noteSheet();
    for (const fails of [false, null, undefined, ''] as const) {
      warn(fails, cite);
      actionOn('2026-07-31', fails);
    }
    expect(caveats).toEqual([]);
    expect(actions).toEqual([]);
  });
});

it('collects problems whose condition holds, at one field or more', () => {
  const sheet = problemSheet();
  sheet.at('from', false);
  sheet.at('from', 'Enter the first day.');
  sheet.at(['from', 'to'], 'The period ends before it begins.');
  expect(sheet.problems).toEqual([
    { fields: ['from'], text: 'Enter the first day.' },
    { fields: ['from', 'to'], text: 'The period ends before it begins.' },
  ]);
});
