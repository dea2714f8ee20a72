import { type AnyInput, type Fields, isShown } from './calculator';
import { financialYearOf } from './calendar';

/** Returns the year whose law answers, as '2026-27', by the first of the questions for it that is shown; '' where it is the given year, or none. */
export function otherYear(fields: Fields, questions: readonly string[], input: AnyInput, year: string): string {
  const name = questions.find((each) => fields[each] && isShown(fields[each], input)) ?? '';
  const value = String(input[name] ?? '');
  const answered = value && fields[name]?.kind === 'date' ? financialYearOf(value) : value;
  return answered === year ? '' : answered;
}
