/** Names of sheets as Excel allows them, and addresses of cells. */
import { exportTexts } from './texts';

const LONGEST_NAME = 31;
/** Words that a cut name does not end in. */
const hanging = /^(a|and|at|by|each|for|if|in|of|on|the|to|which|with)$/i;

/** Returns a name without what Excel forbids and no longer than it allows: its first clause, or as many whole words as fit. */
function shortened(wanted: string, most = LONGEST_NAME): string {
  const name = wanted
    .replace(/[\\/?*[\]:]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[' ]+|[' ]+$/g, '');
  if (name.length <= most) return name;
  const [clause = ''] = name.split(/[,;(]/);
  const words = (clause.trim() || name).split(' ');
  while (words.length > 1 && (words.join(' ').length > most || hanging.test(words.at(-1) ?? ''))) words.pop();
  return words
    .join(' ')
    .slice(0, most)
    .replace(/[' ,;]+$/, '');
}

/** Returns a name that no other sheet has; Excel does not distinguish capitals from small letters. */
export function nameOnce(wanted: string, ending: string, taken: Set<string>): string {
  let name = (shortened(wanted, LONGEST_NAME - ending.length) || exportTexts.table) + ending;
  for (let copy = 2; taken.has(name.toLowerCase()); copy += 1) {
    const number = ` ${copy}`;
    name = shortened(wanted, LONGEST_NAME - ending.length - number.length) + number + ending;
  }
  taken.add(name.toLowerCase());
  return name;
}

/** Returns a column of a sheet, counted from 0, by its letters. */
export function letters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last;
}

/** Returns the name of a sheet as a formula has it before the address of a cell. */
export const sheetIn = (name: string): string => `'${name.replaceAll("'", "''")}'!`;
