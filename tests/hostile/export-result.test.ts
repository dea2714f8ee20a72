/** Whatever text a result holds, spreadsheets get it as text, and every file can be opened. */
import Papa from 'papaparse';
import readXlsxFile from 'read-excel-file/node';
import { calendarOf, csvOf, workbookOf } from '@/components/calculator/export-result/export-result';
import type { AnswerSource } from '@/components/calculator/share';
import { type AnyInput, defaultInput, shownInput, type Table } from '@/lib/calculator';
import toy, { fields, toyRules } from '../toy-calculator';
import { nasty } from './texts';

const tableOf = (texts: readonly string[]): Table => ({
  id: 'hostile',
  caption: 'Texts',
  columns: [
    { label: 'Text', unit: 'text' },
    { label: 'Amount', unit: 'rupees' },
  ],
  rows: texts.map((text) => [text, 1]),
});

function sourceWith(table: Table, changes: AnyInput = {}): AnswerSource {
  const input = shownInput(fields, { ...defaultInput(fields), ...changes });
  return { name: 'Toy', calculator: toy, rules: toyRules, input, result: { ...toy.compute(input), tables: [table] } };
}

/** Characters that an XML file cannot hold, and halves of characters. */
const notInXml = /(?![\t\r\n])[\p{Cc}\p{Surrogate}\ufffe\uffff]/gu;

/** Cells as a spreadsheet divides them that takes another delimiter: what is between quotes is never divided. */
function cellsOf(text: string, delimiter: string): string[] {
  const cells = [''];
  let isQuoted = false;
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && [delimiter, '\r', '\n'].includes(character)) cells.push('');
    else cells[cells.length - 1] += character;
  }
  return cells;
}

describe('a CSV file', () => {
  const formulas = [
    '=1+1',
    '+1',
    '-1',
    '@A1',
    '\t=1',
    '\r=1',
    '\n=1',
    ' =1',
    '\u0000=1',
    '\u00a0=1',
    '\u200b=1',
    '\ufeff=1',
    '＝1',
    '=cmd|"/c calc"!A0',
    "'=1",
    ';=1',
    'a;=1',
    'a\t=1',
    'a\n=1',
  ];

  it('has no cell that a spreadsheet would run, whatever divides its cells', async () => {
    const text = (await csvOf(tableOf(formulas)).text()).replace(/^\ufeff/, '');
    for (const delimiter of [',', ';', '\t', '|']) {
      const cells = cellsOf(text, delimiter);
      // Spreadsheets drop what cannot be seen before they look for a sign of a formula.
      const run = cells.filter((cell) => /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]/u.test(cell));
      expect([delimiter, run]).toEqual([delimiter, []]);
    }
  });

  it('gives back every text in its own cell', async () => {
    const { data } = Papa.parse<string[]>((await csvOf(tableOf(nasty)).text()).replace(/^\ufeff/, ''));
    expect(data).toHaveLength(1 + nasty.length);
    for (const [index, text] of nasty.entries()) {
      const [cell, amount] = data[index + 1] ?? [];
      // A half of a character has no bytes of its own.
      expect([cell?.replace(/^'/, ''), amount]).toEqual([
        text.replace(/^'/, '').replace(/\p{Surrogate}/gu, '\ufffd'),
        '1',
      ]);
    }
  });
});

describe('a workbook', () => {
  it('opens with every text, without the characters that its format cannot hold', async () => {
    const texts = nasty.filter((text) => text.trim() !== '');
    const source = sourceWith(tableOf(texts), { remark: 'a\u0000\ud800\u000b=1' });
    const sheets = await readXlsxFile(Buffer.from(await (await workbookOf(source)).arrayBuffer()), {
      trim: false,
    });
    const cells = sheets
      .at(-1)
      ?.data.slice(1)
      .map(([text]) => text ?? '');
    const kept = (text: unknown) => String(text).replace(notInXml, '').replace(/\r/g, '\n').trim();
    expect(cells?.map(kept)).toEqual(texts.map(kept));
  });

  it('holds no formula', async () => {
    const bytes = await (await workbookOf(sourceWith(tableOf(['=1+1', '@A1'])))).arrayBuffer();
    const sheets = await readXlsxFile(Buffer.from(bytes));
    expect(
      sheets
        .at(-1)
        ?.data.slice(1)
        .map(([text]) => text),
    ).toEqual(['=1+1', '@A1']);
  });
});

it('a calendar holds one event for each step, whatever the text of a step', async () => {
  const source = sourceWith(tableOf([]));
  for (const text of [
    'a\r\nBEGIN:VALARM\r\nACTION:AUDIO',
    'END:VEVENT',
    'a;b,c\\n',
    ...nasty.filter((each) => each.trim() !== ''),
  ]) {
    const result = { ...source.result, actions: [{ text, date: '2026-01-01' }] };
    const lines = (await (await calendarOf({ ...source, result }, 'https://hisaabi.example/')).text()).split(/\r?\n/);
    const count = (line: string) => lines.filter((each) => each === line).length;
    expect([text, count('BEGIN:VEVENT'), count('END:VEVENT'), count('ACTION:AUDIO'), count('BEGIN:VALARM')]).toEqual([
      text,
      1,
      1,
      0,
      1,
    ]);
  }
});
