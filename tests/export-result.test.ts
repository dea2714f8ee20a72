import Papa from 'papaparse';
import readXlsxFile from 'read-excel-file/node';
import { calendarOf, csvOf, spreadsheetValue, workbookOf } from '@/components/calculator/export-result/export-result';
import type { AnswerSource } from '@/components/calculator/share';
import { type AnyInput, type Cell, defaultInput, type Result, shownInput, type Table } from '@/lib/calculator';
import toy, { fields, toyRules } from './toy-calculator';

const address = 'https://hisaabi.example/toy/#v=1&amount=5';

function sourceOf(changes: AnyInput): AnswerSource {
  const input = shownInput(fields, { ...defaultInput(fields), ...changes });
  return { name: 'Toy Calculator', calculator: toy, rules: toyRules, input, result: toy.compute(input) };
}

/** A source whose result has this one table. */
const sourceWith = (...tables: readonly Table[]): AnswerSource => {
  const source = sourceOf({});
  return { ...source, result: { ...source.result, tables } };
};

const tableOf = (rows: readonly (readonly Cell[])[]): Table => ({
  id: 'test',
  caption: 'Test',
  columns: [
    { label: 'Name', unit: 'text' },
    { label: 'Amount', unit: 'rupees' },
    { label: 'Rate', unit: 'percent' },
    { label: 'On', unit: 'date' },
  ],
  rows,
});

async function csvRows(table: Table): Promise<readonly string[][]> {
  const text = await csvOf(table).text();
  return Papa.parse<string[]>(text.replace(/^\uFEFF/, '')).data;
}

const sheetsOf = async (source: AnswerSource) =>
  readXlsxFile(Buffer.from(await (await workbookOf(source)).arrayBuffer()), { trim: false });

describe('the value that a spreadsheet gets', () => {
  it('is money to the paisa, other numbers to six decimals, days as the page shows them', () => {
    expect(spreadsheetValue(10.005, 'rupees')).toBe(10.01);
    expect(spreadsheetValue(43_391.1616, 'exactRupees')).toBe(43_391.16);
    expect(spreadsheetValue(8.123456789, 'percent')).toBe(8.123457);
    expect(spreadsheetValue('2025-07-15', 'date')).toBe('15 Jul 2025');
    expect(spreadsheetValue('2025-07', 'month')).toBe('Jul 2025');
    expect(spreadsheetValue('Nil', 'rupees')).toBe('Nil');
    expect(spreadsheetValue(null, 'rupees')).toBeNull();
  });
});

describe('a table as CSV', () => {
  it('is the table, read back, with its total', async () => {
    const rows = [
      ['Pens', 10.5, 8.25, '2025-07-15'],
      ['Ink, blue "A4"', -5, null, '2025-07-16'],
    ];
    expect(await csvRows({ ...tableOf(rows), total: ['Total', 5.5, null, null] })).toEqual([
      ['Name', 'Amount', 'Rate', 'On'],
      ['Pens', '10.5', '8.25', '15 Jul 2025'],
      ['Ink, blue "A4"', '-5', '', '16 Jul 2025'],
      ['Total', '5.5', '', ''],
    ]);
  });

  it('begins with a byte-order mark, so that spreadsheets read Hindi, and ends lines as they expect', async () => {
    const bytes = new Uint8Array(await csvOf(tableOf([['घी', 1, 1, '']])).arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes)).toContain('\r\nघी,1,1,');
  });

  it.each(['=1+1', '+91 98', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '=1\n+2', '=cmd|" /C calc"!A0'])(
    'defuses the text %j, which a spreadsheet would run as a formula',
    async (text) => {
      const [, row] = await csvRows(tableOf([[text, 1, 1, '']]));
      expect(row?.[0]).toBe(`'${text}`);
    },
  );

  it('leaves numbers below nil numbers', async () => {
    const [, row] = await csvRows(tableOf([['Loss', -1_234.5, -0.5, '']]));
    expect(row).toEqual(['Loss', '-1234.5', '-0.5', '']);
  });
});

describe('a workbook', () => {
  it('has inputs and answer, the working with its authorities, and every table, by year and row by row', async () => {
    const sheets = await sheetsOf(sourceOf({ period: 18 }));
    expect(sheets.map(({ sheet }) => sheet)).toEqual([
      'Result',
      'Inputs',
      'Working',
      'Month by month (yearly)',
      'Month by month',
      'Lines',
    ]);
    const [result, inputs, working, byYear, everyRow, lines] = sheets.map(({ data }) => data);
    // The answer first, then what was entered; numbers as numbers.
    expect(result?.slice(0, 3)).toEqual([
      ['Toy Calculator', null],
      ['This is a toy.', null],
      ['Payable', 1_00_141.5],
    ]);
    expect(inputs).toContainEqual(['Amount', 1_00_000]);
    expect(inputs).toContainEqual(['Rate', 0.085]);
    expect(inputs).toContainEqual(['Period', 18]);
    expect(inputs).toContainEqual(['From', new Date('2025-04-01')]);
    expect(inputs).toContainEqual(['Senior citizen', 'No']);
    expect(working?.[1]).toEqual(['Interest a month', 708.33, 'Amount × rate ÷ 12', 'Level annuity']);
    expect(byYear).toEqual([
      ['Year', 'Opening', 'Interest', 'Rate', 'Remark'],
      ['2025', 1_00_000, 4_250, 0.085, null],
      ['2026', 1_00_000, 8_500, 0.085, null],
      ['Total', null, 12_750, null, null],
    ]);
    expect(everyRow).toHaveLength(1 + 18 + 1);
    expect(everyRow?.[1]).toEqual([new Date('2025-07-01'), 1_00_000, expect.closeTo(708.333333, 5), 0.085, null]);
    expect(lines?.[1]).toEqual(['Pens', new Date('2025-06-15'), 42]);
  });

  it('holds amounts as numbers, to the paisa, whatever their size', async () => {
    const rows = [
      ['a', 12_34_56_789.12, 8.5, null],
      ['b', -99_99_999.99, -0.25, null],
      ['c', 0, 0, null],
    ];
    const sheets = await sheetsOf(sourceWith(tableOf(rows)));
    const asCells = rows.map(([name, amount, rate, day]) => [name, amount, Number(rate) / 100, day]);
    expect(sheets[3]?.data.slice(1)).toEqual(asCells);
  });

  it('takes text that looks like a formula, a number or markup as text', async () => {
    const texts = ['=1+1', '007', '<b>&amp;', ' spaced ', 'घी', '1e5'];
    const sheets = await sheetsOf(sourceWith(tableOf(texts.map((text) => [text, null, null, null]))));
    expect(sheets[3]?.data.slice(1).map(([text]) => text)).toEqual(texts);
  });

  it('names its sheets as Excel allows: short, without special characters, each once', async () => {
    const captions = [
      'Rates [5/18]: what? *all*',
      'A caption that is much longer than Excel allows',
      'a CAPTION that is much longer than it',
      'Result',
      '//',
      "'quoted'",
    ];
    expect(captions.at(-1)).toMatch(/^'|'$/);
    const sheets = await sheetsOf(sourceWith(...captions.map((caption) => ({ ...tableOf([]), caption }))));
    const names = sheets.map(({ sheet }) => sheet);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(captions.length + 3);
    for (const name of names) {
      expect(name.length).toBeLessThanOrEqual(31);
      expect(name).toMatch(/^[^\\/?*[\]:]+$/);
      expect(name).not.toMatch(/^'|'$/);
      expect(name).toBe(name.trim());
    }
  });
});

describe('a calendar file', () => {
  const calendar = async (source: AnswerSource) =>
    // Long lines are folded: a line break and a space.
    (await (await calendarOf(source, address)).text()).replace(/\r\n[ \t]/g, '');
  const linesOf = (text: string, name: string) =>
    text.split('\r\n').filter((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`));

  it('has one all-day event for each dated step, ending on the next day', async () => {
    const text = await calendar(sourceOf({ from: '2025-12-31', until: '2028-02-29' }));
    expect(linesOf(text, 'DTSTART')).toEqual(['DTSTART;VALUE=DATE:20251231', 'DTSTART;VALUE=DATE:20280229']);
    expect(linesOf(text, 'DTEND')).toEqual(['DTEND;VALUE=DATE:20260101', 'DTEND;VALUE=DATE:20280301']);
    expect(linesOf(text, 'SUMMARY')).toEqual(['SUMMARY:Pay the fee', 'SUMMARY:Stop\\, then rest']);
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(text.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true);
  });

  it('states the authority and the address of the page, and reminds three days before', async () => {
    const text = await calendar(sourceOf({}));
    expect(text).toContain(`DESCRIPTION:Level annuity\\n${address}`);
    expect(text).toContain('TRIGGER:-P3D');
  });

  it('names an event the same each time, so that a second download replaces it, and no two alike', async () => {
    const uids = async () => linesOf(await calendar(sourceOf({ until: '2025-04-01' })), 'UID');
    const first = await uids();
    expect(first).toHaveLength(2);
    expect(new Set(first).size).toBe(2);
    expect(await uids()).toEqual(first);
  });

  it('names the event of a step the same when another step comes before it', async () => {
    const source = sourceOf({ until: '2026-01-01' });
    const steps = source.result.actions ?? [];
    const more = [{ text: 'Something else', date: '2025-01-01' }, ...steps];
    const uids = async (actions: Result['actions']) =>
      linesOf(await calendar({ ...source, result: { ...source.result, actions } }), 'UID');
    expect((await uids(more)).slice(1)).toEqual(await uids(steps));
  });

  it('is a calendar without events where no step has a day', async () => {
    const source = sourceOf({});
    const text = await calendar({ ...source, result: { ...source.result, actions: [{ text: 'Think' }] } });
    expect(text).not.toContain('BEGIN:VEVENT');
    expect(text).toContain('BEGIN:VCALENDAR');
  });
});
