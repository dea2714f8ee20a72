import { formatNumber } from '@/lib/format';
import { listed } from '@/lib/listed';

/** Named in full up to here; the rest are counted. */
const mostNamed = 3;

const counted = (rows: number) => (rows === 1 ? '1 row' : `${formatNumber(rows)} rows`);

/** The texts of the panel that takes rows from a spreadsheet. */
export const pasteTexts = {
  title: (label: string) => `Paste rows for “${label}”`,
  help: 'Copy the cells in Excel, Google Sheets or your broker’s file, with the heading row if there is one. Nothing leaves your device.',
  columns: (labels: readonly string[]) => `Columns found: ${listed(labels)}.`,
  ignored: (headers: readonly string[]) =>
    `Not used: ${headers.slice(0, mostNamed * 2).join(', ')}${headers.length > mostNamed * 2 ? ' and others' : ''}.`,
  notMultiplied: (labels: readonly string[]) =>
    `${listed(labels)}: empty in some rows. We do not multiply units by a price. In a fund’s statement the units may be those of the whole sale, not of one purchase, and the price is before charges. Enter these amounts in the list.`,
  nothing: 'No rows found in this text.',
  found: (rows: number) => `${counted(rows)} found.`,
  read: (rows: number, unread: readonly { readonly row: number; readonly label: string; readonly text: string }[]) => {
    const faulty = new Set(unread.map(({ row }) => row)).size;
    const named = unread
      .slice(0, mostNamed)
      .map(({ row, label, text }) => `row ${row}, ${label} (${text.slice(0, 20)})`);
    const rest = unread.length - named.length;
    return faulty === 0
      ? `${counted(rows)} read.`
      : `${counted(rows - faulty)} read; ${faulty} not: ${named.join('; ')}${rest > 0 ? `; and ${rest} more cells` : ''}. Fix them in the list.`;
  },
  tooMany: (noun: string, most: number) => `The list takes ${most} at most. Remove a ${noun}, or paste fewer.`,
  add: (rows: number) => `Add ${counted(rows)}`,
  replace: (rows: number) => `Replace the list with ${counted(rows)}`,
  cancel: 'Cancel',
  added: (rows: number) => `${counted(rows)} added.`,
};
