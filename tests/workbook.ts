/** Reads a workbook as its XML has it, formulas and all, and computes the formulas anew: what a spreadsheet does when it opens one. */
import { strFromU8, unzipSync } from 'fflate';

interface ReadCell {
  readonly formula?: string;
  /** The number that is in the file, for a formula the one it came to when the file was made. */
  readonly value: number | string;
}

interface ReadSheet {
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
        value: isText ? (texts[Number(value)] ?? '') : Number(value ?? Number.NaN),
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

/**
 * Returns the value of each formula of a sheet, from the numbers that are no formulas alone. Knows what our formulas have: `+ - * /`,
 * percentages and `SUM` over a column. Throws on anything else.
 */
export function recalculated({ cells }: ReadSheet): ReadonlyMap<string, number> {
  const known = new Map<string, number>();
  const valueAt = (address: string): number => {
    const cell = cells.get(address);
    if (!cell?.formula) {
      if (typeof cell?.value !== 'number') throw new Error(`${address} is no number.`);
      return cell.value;
    }
    const before = known.get(address);
    if (before !== undefined) return before;
    const value = resultOf(cell.formula);
    known.set(address, value);
    return value;
  };
  const resultOf = (formula: string): number => {
    const sum = /^SUM\(([A-Z]+)(\d+):([A-Z]+)(\d+)\)$/.exec(formula);
    if (sum) {
      let total = 0;
      for (let row = Number(sum[2]); row <= Number(sum[4]); row += 1) total += valueAt(`${sum[1]}${row}`);
      return total;
    }
    const tokens = formula.match(/[A-Z]+\d+|[\d.]+(?:e[+-]?\d+)?%?|[-+*/]/gi) ?? [];
    if (tokens.join('') !== formula) throw new Error(`The formula ${formula} has something new in it.`);
    let total = 0;
    let product: number | null = null;
    let sign = 1;
    let operator = '*';
    for (const token of tokens) {
      if (token === '+' || token === '-') {
        total += product === null ? 0 : sign * product;
        product = null;
        sign = token === '-' ? -1 : 1;
        operator = '*';
      } else if (token === '*' || token === '/') {
        operator = token;
      } else {
        const value = /^[A-Z]/.test(token)
          ? valueAt(token)
          : token.endsWith('%')
            ? Number(token.slice(0, -1)) / 100
            : Number(token);
        product = product === null ? value : operator === '/' ? product / value : product * value;
      }
    }
    return total + (product === null ? 0 : sign * product);
  };
  // From the top, so that no chain of hundreds of rows is followed at once.
  for (const [address, { formula }] of cells) if (formula) valueAt(address);
  return known;
}
