/** What an answer takes for granted, where that depends on more than whether a question is shown. */
import type { AnyInput, Fields, Result } from './calculator';
import { valueText } from './value-text';

/**
 * Returns the lines of an answer that name the given questions, as far as they were left at their default: for a result whose `compute`
 * knows which of them counted. A field that always counts is marked `assumed` instead.
 */
export function assumedLines<Fs extends Fields>(
  fields: Fs,
  input: { readonly [Name in keyof Fs]: unknown },
  names: readonly Extract<keyof Fs, string>[],
): NonNullable<Result['assumed']> {
  return names.flatMap((name) => {
    const field = fields[name];
    return field && field.kind !== 'rows' && (input as AnyInput)[name] === field.default
      ? [{ label: field.label, text: valueText(field, field.default) }]
      : [];
  });
}
