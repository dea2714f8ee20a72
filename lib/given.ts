/** What of an input was typed, what counts without having been typed, and what was typed and does not count. For the command line. */
import {
  type AnyCalculator,
  type AnyInput,
  type AnyRow,
  type Field,
  type Fields,
  isNumberField,
  isShown,
  type Problem,
  shownInput,
} from './calculator';
import { inputLines } from './input-text';
import { readValues } from './read-input';
import { valueText } from './value-text';

/** Returns in words what a field's `showIf` asks of other fields: “Tax when you redeem” is “Leave tax out”. */
function conditionText(field: Field, fields: Fields): string {
  const parts = Object.entries(field.showIf ?? {}).map(([name, wanted]) => {
    const other = fields[name];
    const label = `“${other?.label ?? name}”`;
    if (typeof wanted === 'object' && !Array.isArray(wanted)) {
      const { above } = wanted as { readonly above: number };
      return `${label} is above ${other && other.kind !== 'rows' ? valueText(other, above) : above}`;
    }
    const values = Array.isArray(wanted) ? (wanted as readonly (string | boolean)[]) : [wanted as string | boolean];
    const texts = values.map((value) =>
      typeof value === 'boolean'
        ? value
          ? 'yes'
          : 'no'
        : `“${other?.kind === 'choice' ? valueText(other, value) : value}”`,
    );
    return `${label} is ${texts.join(' or ')}`;
  });
  return parts.join(' and ');
}

/** Returns whether a value, read as its field reads it, is other than the field's default. */
function isOwn(name: string, field: Field, value: unknown): boolean {
  const { input, faults } = readValues(
    { [name]: { ...field, showIf: {}, retired: undefined } as Field },
    { [name]: value },
  );
  return faults.length > 0 || JSON.stringify(input[name]) !== JSON.stringify(field.default);
}

function hiddenAt(
  fields: Fields,
  given: Readonly<Record<string, unknown>>,
  shown: AnyInput,
  prefix: string,
): Problem[] {
  return Object.entries(given).flatMap(([name, value]): Problem[] => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field) return [];
    const path = `${prefix}${name}`;
    if (!isShown(field, shown)) {
      if (!isOwn(name, field, value)) return [];
      const text = field.retired
        ? `“${field.label}” is no longer asked, because it never counts.`
        : `“${field.label}” does not count here: it counts only where ${conditionText(field, fields)}.`;
      return [{ fields: [path], text }];
    }
    if (field.kind !== 'rows' || !Array.isArray(value)) return [];
    return (shown[name] as readonly AnyRow[]).flatMap((row, index) =>
      hiddenAt(field.fields, Object(value[index]) as Record<string, unknown>, row, `${path}.${index}.`),
    );
  });
}

/**
 * Returns a problem for each value that was given for a field which other fields hide, so that it would not count. One
 * that equals the field's default is no problem.
 * @param given the values as they were given, by name
 * @param input what was read from them
 */
export function hiddenValues(
  fields: Fields,
  given: Readonly<Record<string, unknown>>,
  input: AnyInput,
): readonly Problem[] {
  return hiddenAt(fields, given, shownInput(fields, input), '');
}

/**
 * Returns the figures that count although they were not given, as texts such as 'Loan amount: ₹50,00,000': amounts, rates,
 * times and rows at defaults other than nothing. They are examples, not the visitor's own.
 */
export function examplesIn(
  calculator: AnyCalculator,
  given: Readonly<Record<string, unknown>>,
  shown: AnyInput,
): readonly string[] {
  return inputLines(calculator, shown)
    .filter(({ path }) => {
      const name = path.split('.')[0] ?? '';
      const field = calculator.fields[name];
      if (!field || Object.hasOwn(given, name)) return false;
      return field.kind === 'rows' || (isNumberField(field) && (shown[name] ?? 0) !== 0);
    })
    .map(({ label, text }) => `${label}: ${text}`);
}
