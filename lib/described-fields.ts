import type { Field, Fields } from './calculator';

const ownUnits: Partial<Record<Field['kind'], string>> = { money: '₹', percent: '%', duration: 'months' };

/** Returns the fields that are asked as data, each with its name and unit; those of rows too. */
export function describedFields(fields: Fields): readonly object[] {
  return Object.entries(fields)
    .filter(([, { retired }]) => !retired)
    .map(([name, field]) => ({
      name,
      ...(ownUnits[field.kind] && { unit: ownUnits[field.kind] }),
      ...field,
      ...(field.kind === 'rows' && { fields: describedFields(field.fields) }),
    }));
}
