/** Reads a workbook as its XML has it, formulas and all, and opens it in a spreadsheet engine. */
import { strFromU8, unzipSync } from 'fflate';
import { HyperFormula } from 'hyperformula';

interface ReadCell {
  readonly formula?: string;
  /** The number that is in the file, for a formula the one it came to when the file was made. */
  readonly value: number | string;
}

export interface ReadSheet {
  readonly name: string;
  readonly cells: ReadonlyMap<string, ReadCell>;
  readonly widths: readonly number[];
  /** Rows that stay in view. */
  readonly frozen: number;
}

const decoded = (xml: string): string =>
  xml
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');

/** Returns the sheets of a workbook in their order. */
export async function readWorkbook(file: Blob): Promise<ReadSheet[]> {
  const files = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const read = (path: string) => (files[path] ? strFromU8(files[path]) : '');
  const texts = [...read('xl/sharedStrings.xml').matchAll(/<si>.*?<t[^>]*>([\s\S]*?)<\/t>.*?<\/si>/g)].map(
    ([, text = '']) => decoded(text),
  );
  const names = [...read('xl/workbook.xml').matchAll(/<sheet [^>]*name="([^"]*)"/g)].map(([, name = '']) =>
    decoded(name),
  );
  return names.map((name, index) => {
    const xml = read(`xl/worksheets/sheet${index + 1}.xml`);
    const cells = new Map<string, ReadCell>();
    for (const [, attributes = '', inside = ''] of xml.matchAll(/<c ([^>]*?)(?:\/>|>(.*?)<\/c>)/g)) {
      const address = /r="([A-Z]+\d+)"/.exec(attributes)?.[1] ?? '';
      const formula = /<f>(.*?)<\/f>/.exec(inside)?.[1];
      const value = /<v>(.*?)<\/v>/.exec(inside)?.[1];
      if (value === undefined && formula === undefined) continue;
      const isText = /t="s"/.test(attributes);
      cells.set(address, {
        ...(formula === undefined ? {} : { formula: decoded(formula) }),
        value: isText
          ? (texts[Number(value)] ?? '')
          : /t="str"/.test(attributes)
            ? decoded(value ?? '')
            : Number(value ?? Number.NaN),
      });
    }
    return {
      name,
      cells,
      widths: [...xml.matchAll(/<col [^>]*width="([\d.]+)"/g)].map(([, width]) => Number(width)),
      frozen: Number(/<pane [^>]*ySplit="(\d+)"/.exec(xml)?.[1] ?? 0),
    };
  });
}

export type Value = number | string | null;

const columnIndex = (letters: string) =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** A workbook in a spreadsheet engine. */
export class Opened {
  private readonly engine: HyperFormula;
  constructor(readonly sheets: readonly ReadSheet[]) {
    const data: Record<string, (number | string | null)[][]> = {};
    for (const { name, cells } of sheets) {
      const rows: (number | string | null)[][] = [];
      for (const [address, { formula, value }] of cells) {
        const [, letters = '', row = ''] = /^([A-Z]+)(\d+)$/.exec(address) ?? [];
        const at = Number(row) - 1;
        while (rows.length <= at) rows.push([]);
        const line = rows[at] as (number | string | null)[];
        const column = columnIndex(letters);
        while (line.length <= column) line.push(null);
        line[column] = formula === undefined ? (typeof value === 'string' ? `'${value}` : value) : `=${formula}`;
      }
      data[name] = rows;
    }
    this.engine = HyperFormula.buildFromSheets(data, { licenseKey: 'gpl-v3', maxRows: 20_000 });
  }

  private at(sheet: string, address: string) {
    const [, letters = '', row = ''] = /^([A-Z]+)(\d+)$/.exec(address) ?? [];
    return { sheet: this.engine.getSheetId(sheet) ?? -1, col: columnIndex(letters), row: Number(row) - 1 };
  }

  value(sheet: string, address: string): Value {
    const value = this.engine.getCellValue(this.at(sheet, address));
    if (typeof value === 'object' && value !== null) throw new Error(`${sheet}!${address}: ${value.message}`);
    return typeof value === 'boolean' ? String(value) : (value ?? null);
  }

  /** Sets cells of a sheet, by their addresses; what follows from them is computed anew once. */
  set(sheet: string, values: ReadonlyMap<string, Value>): void {
    this.engine.batch(() => {
      for (const [address, value] of values) {
        this.engine.setCellContents(this.at(sheet, address), typeof value === 'string' ? `'${value}` : value);
      }
    });
  }

  close(): void {
    this.engine.destroy();
  }
}

/** Returns whether two values are the same to the paisa. */
export const isNear = (one: Value, other: Value): boolean => {
  if (typeof one !== 'number' || typeof other !== 'number') return (one ?? '') === (other ?? '');
  return Math.abs(one - other) <= 0.005 + 1e-10 * Math.abs(other);
};
