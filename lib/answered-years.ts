/** The financial years that a form answers for, where the law of a year decides. */
import type { Field, Fields } from './calculator';
import { financialYearOf, firstYearOf } from './calendar';

/** A question for a day that spans more years than this is about something that lasts, not about the law of a day. */
const MOST_YEARS = 10;

const isChoiceOfYear = ([name, { kind }]: readonly [string, Field]): boolean =>
  kind === 'choice' && (name === 'financialYear' || name === 'year');

const isDayOfLaw = ([, field]: readonly [string, Field]): boolean =>
  field.kind === 'date' && field.today === true && firstYearOf(field.max) - firstYearOf(field.min) <= MOST_YEARS;

/** Returns the names of the questions that decide which year's law answers, the first that is shown of them; none where none does. */
export function yearFields(fields: Fields): readonly string[] {
  const entries = Object.entries(fields);
  const choice = entries.find(isChoiceOfYear);
  return (choice ? [choice] : entries.filter(isDayOfLaw)).map(([name]) => name);
}

/** Returns the name of the first question that decides which year's law answers; undefined where none does. */
export function yearField(fields: Fields): string | undefined {
  return yearFields(fields)[0];
}

/** Returns the financial years that a form answers for, ascending; none where no law of a year decides. */
export function answeredYears(fields: Fields): readonly string[] {
  const field = fields[yearField(fields) ?? ''];
  if (field?.kind === 'choice') return field.options.map(({ value }) => value).toSorted();
  if (field?.kind !== 'date') return [];
  const first = firstYearOf(financialYearOf(field.min));
  const count = firstYearOf(financialYearOf(field.max)) - first + 1;
  return Array.from({ length: count }, (_, index) => financialYearOf(`${first + index}-04`));
}

/** Returns the years that a form answers for in words: two of them, or from the first to the last; '' where no law of a year decides. */
export function yearsInWords(fields: Fields): string {
  const [first = '', ...others] = answeredYears(fields);
  const last = others.at(-1);
  if (last) return `${first} ${others.length > 1 ? 'to' : 'and'} ${last}`;
  return first && `FY ${first}`;
}
