import { formatNumber } from '@/lib/format';

/** The texts of the panel that reads a file into a list. */
export const readFileTexts = {
  title: (label: string) => `Read a file: “${label}”`,
  help: 'Choose the files as your broker gives them, CSV or Excel, or paste their lines. All are read as one. Nothing leaves your device.',
  choose: 'CSV or Excel files',
  paste: 'Or paste lines here',
  long: 'The lines are too many to be shown here.',
  reading: 'Reading …',
  failed: 'The file could not be read. Reload the page and try again.',
  tooMany: (noun: string, most: number) => `The list takes ${most} at most. Remove a ${noun}, or replace the list.`,
  add: 'Add to the list',
  replace: 'Replace the list',
  use: 'Use these figures',
  cancel: 'Cancel',
  added: (rows: number) => (rows === 1 ? '1 row added.' : `${formatNumber(rows)} rows added.`),
};
