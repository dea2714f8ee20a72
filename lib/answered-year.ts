import type { AnyValue, Field } from './calculator';
import { financialYearOf } from './calendar';

/** Returns the year whose law answers, as '2026-27', by the question that decides it; '' where it is the given year, or none yet. */
export function otherYear(field: Field | undefined, value: AnyValue | undefined, year: string): string {
  if (!field || !value) return '';
  const answered = field.kind === 'choice' ? String(value) : financialYearOf(String(value));
  return answered === year ? '' : answered;
}
