import type { PasteWords } from '@/components/calculator/words';
import { formatNumber } from '@/lib/format';

/** Named in full up to here; the rest are counted. */
const NAMED = 3;

const counted = (rows: number) => (rows === 1 ? '1 row' : `${formatNumber(rows)} rows`);
const listed = (texts: readonly string[]) =>
  texts.length > 1 ? `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}` : (texts[0] ?? '');

/** The texts of the panel that takes rows from a spreadsheet. */
export const pasteWords: PasteWords = {
  title: (label) => `Paste rows for “${label}”`,
  help: 'Copy the cells in Excel, Google Sheets or your broker’s file, with the line of headings if there is one. Nothing leaves your device.',
  columns: (labels) => `Columns found: ${listed(labels)}.`,
  ignored: (headers) =>
    `Not used: ${headers.slice(0, NAMED * 2).join(', ')}${headers.length > NAMED * 2 ? ' and others' : ''}.`,
  nothing: 'No rows found in this text.',
  found: (rows) => `${counted(rows)} found.`,
  read: (rows, unread) => {
    const faulty = new Set(unread.map(({ row }) => row)).size;
    const named = unread.slice(0, NAMED).map(({ row, label, text }) => `row ${row}, ${label} (${text.slice(0, 20)})`);
    const rest = unread.length - named.length;
    return faulty === 0
      ? `${counted(rows)} read.`
      : `${counted(rows - faulty)} read; ${faulty} not: ${named.join('; ')}${rest > 0 ? `; and ${rest} more cells` : ''}. Mend them in the list.`;
  },
  tooMany: (noun, most) => `The list takes ${most} at most. Remove a ${noun}, or paste fewer.`,
  add: (rows) => `Add ${counted(rows)}`,
  replace: (rows) => `Replace the list with ${counted(rows)}`,
  cancel: 'Cancel',
  added: (rows) => `${counted(rows)} taken over.`,
};
