/** Whatever is pasted into a list, the panel says how many rows it found, at once, and the form takes what it can. */
import fc from 'fast-check';
import { pasteTexts } from '@/components/calculator/paste-texts';
import { troubleTexts } from '@/components/calculator/trouble-texts';
import { builtIds, loadCalculator } from '@/content/calculators/load';
import type { Fields, RowsField } from '@/lib/calculator';
import { pastedRows } from '@/lib/paste-rows';
import { type DraftRow, defaultDraft, readDraft } from '@/lib/read-input';
import { runs } from '../runs';
import { expectWithin } from '../within';
import { anyText, long, nasty } from './texts';

const seed = Number(process.env.PROPERTY_SEED ?? 20_261_121);
const numRuns = runs(40, 500);

interface List {
  readonly fields: Fields;
  readonly name: string;
  readonly field: RowsField;
}

let lists: readonly List[];

beforeAll(async () => {
  const calculators = await Promise.all(builtIds().map((id) => loadCalculator(id)));
  lists = calculators.flatMap(({ fields }) =>
    Object.entries(fields).flatMap(([name, field]) => (field.kind === 'rows' ? [{ fields, name, field }] : [])),
  );
  expect(lists.length).toBeGreaterThan(5);
});

/** Pastes into a list and puts what was read into the form; returns what was read. */
function pasteInto({ fields, name, field }: List, text: string) {
  const read = pastedRows(field, text);
  expect(read.count).toBeGreaterThanOrEqual(read.rows.length);
  expect(read.rows.length).toBe(Math.min(read.count, field.maxRows));
  for (const cells of read.rows) {
    expect(Object.keys(cells)).toEqual(Object.keys(field.fields));
    expect(Object.getPrototypeOf(cells)).toBe(Object.prototype);
  }
  const rows = read.rows.map((cells, key): DraftRow => ({ key, cells }));
  const { faults } = readDraft(fields, { ...defaultDraft(fields), [name]: rows });
  for (const fault of faults) expect(troubleTexts.fault(fault)).toMatch(/^[A-Z].*[.?]$/);
  const sentences = [
    pasteTexts.read(read.rows.length, read.unread),
    pasteTexts.columns(read.used),
    pasteTexts.ignored(read.ignored),
  ];
  // A cell is quoted in part; a heading unchanged.
  expect(sentences[0]?.length).toBeLessThan(500);
  return read;
}

const cell = fc.oneof(
  anyText,
  fc.constantFrom('15-07-2025', '₹1,00,000', '5', 'yes', 'Infosys', 'Total', '"', '""', '"a\n"'),
);
const line = (delimiter: string) => fc.array(cell, { maxLength: 12 }).map((cells) => cells.join(delimiter));
const table = fc
  .tuple(fc.constantFrom('\t', ',', ';', '|'), fc.constantFrom('\n', '\r\n', '\r', '\n\n'))
  .chain(([delimiter, end]) => fc.array(line(delimiter), { maxLength: 30 }).map((lines) => lines.join(end)));

describe('any text', () => {
  it('is read into rows of this list and no other, under no other names', () => {
    fc.assert(
      fc.property(fc.nat(), table, (place, text) => {
        pasteInto(lists[place % lists.length] as List, text);
      }),
      { numRuns, seed },
    );
  });

  it('below the headings of the list is read into rows', () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.array(fc.array(cell, { minLength: 1, maxLength: 12 }), { maxLength: 20 }),
        (place, rows) => {
          const list = lists[place % lists.length] as List;
          const header = Object.values(list.field.fields).map(({ label }) => label);
          pasteInto(list, [header, ...rows].map((cells) => cells.join('\t')).join('\n'));
        },
      ),
      { numRuns, seed },
    );
  });

  it('that an object or a page would take for something else stays text', () => {
    for (const list of lists) {
      const names = Object.values(list.field.fields).map(({ label }) => label);
      for (const [index, text] of nasty.entries()) {
        // Each text in every fifth list: all in all would take half a minute.
        if (index % 5 !== lists.indexOf(list) % 5) continue;
        pasteInto(list, text);
        pasteInto(list, `${names.join('\t')}\n${names.map(() => text).join('\t')}`);
        pasteInto(list, `${names.map(() => text).join('\t')}\n${names.join('\t')}`);
      }
    }
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});

describe('a large text', () => {
  it('of a hundred thousand lines is counted, not taken over, within four seconds', async () => {
    const widths = lists.map((list) => ({ list, width: Object.keys(list.field.fields).length }));
    // The widest and the narrowest: the others lie between.
    for (const { list, width } of [widths.sort((one, other) => one.width - other.width)[0], widths.at(-1)].flatMap(
      (each) => each ?? [],
    )) {
      const row = Array.from({ length: width }, (_, index) => (index === 0 ? '15-07-2025' : `${index},000`)).join('\t');
      const text = Array.from({ length: 100_000 }, () => row).join('\n');
      expect([list.name, pastedRows(list.field, text).count]).toEqual([list.name, 100_000]);
      await expectWithin(4_000, `A hundred thousand lines of ${list.name}`, () => pastedRows(list.field, text));
    }
  }, 60_000);

  it('of one repeated character takes no longer than it must', async () => {
    const widest = [...lists].sort(
      (a, b) => Object.keys(b.field.fields).length - Object.keys(a.field.fields).length,
    )[0] as List;
    for (const [name, text] of long(20_000)) await expectWithin(500, name, () => pastedRows(widest.field, text));
  });
});
