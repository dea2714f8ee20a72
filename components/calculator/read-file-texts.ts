import { formatNumber } from '@/lib/format';

/** The texts of the panel that reads a file into a list. */
export const readFileTexts = {
  title: (label: string) => `Read a file: “${label}”`,
  help: 'Choose CSV files, or paste their lines. Several files are read as one. Nothing leaves your device.',
  choose: 'CSV files',
  paste: 'Or paste the lines here',
  long: 'The lines are too many to be shown here.',
  reading: 'Reading …',
  failed: 'The file could not be read. Save it as CSV, reload the page and try again.',
  tooMany: (noun: string, most: number) => `The list takes ${most} at most. Remove a ${noun}, or replace the list.`,
  add: 'Add to the list',
  replace: 'Replace the list',
  use: 'Use these figures',
  cancel: 'Cancel',
  added: (rows: number) => (rows === 1 ? '1 row added.' : `${formatNumber(rows)} rows added.`),
};
