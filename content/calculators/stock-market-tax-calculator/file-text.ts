import { FILE_END } from '@/lib/finance/trade-file';

/** The text of a file as CSV, or a sentence on why it has none. */
type FileText = { readonly text: string } | { readonly wrong: string };

/** The first two bytes of a ZIP archive, which an XLSX file is, and of the files of older or locked workbooks. */
const ZIP = 0x504b;
const COMPOUND_FILE = 0xd0cf;

/** The byte order marks of what Excel saves as Unicode text. */
const UTF_16 = new Map([
  [0xfffe, 'utf-16le'],
  [0xfeff, 'utf-16be'],
]);

/** Returns a cell of a workbook as CSV has it. */
function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  const text = cell instanceof Date ? cell.toISOString().slice(0, 19) : String(cell).replace(/[\r\n\f]+/g, ' ');
  return /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Reads a file of lines as it is, and each sheet of an Excel file (XLSX) as lines of CSV. */
export async function textOfFile(file: File): Promise<FileText> {
  try {
    const begin = await file.slice(0, 2).arrayBuffer();
    const mark = begin.byteLength < 2 ? 0 : new DataView(begin).getUint16(0);
    if (mark === COMPOUND_FILE) {
      return {
        wrong: `“${file.name}” is an old Excel file (.xls) or has a password. Open it, save it as CSV, and choose that.`,
      };
    }
    const unicode = UTF_16.get(mark);
    if (unicode) return { text: new TextDecoder(unicode).decode(await file.arrayBuffer()) };
    if (mark !== ZIP) return { text: await file.text() };
    const { default: readXlsxFile } = await import('read-excel-file/universal');
    const sheets = await readXlsxFile(await file.arrayBuffer());
    const texts = sheets.map(({ data }) => data.map((row) => row.map(cellText).join(',')).join('\n'));
    return { text: texts.join(FILE_END) };
  } catch {
    return { wrong: `“${file.name}” could not be read. Save it as CSV, and choose that.` };
  }
}
