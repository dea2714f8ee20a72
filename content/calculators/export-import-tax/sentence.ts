import { listOf } from '@/lib/list-of';
import type { AssessableValue } from '@/lib/tax/customs';
import type { Money } from './duties';
import type { ExportImportInput } from './form';

/** Returns what the value holds of freight and insurance that nobody entered. */
export function byRule(
  { mode, terms, freight, insurance }: ExportImportInput,
  found: AssessableValue,
  { text }: Money,
): string {
  if (mode === 'personal') return '';
  const added = listOf(
    (terms === 'fob' || terms === 'ci') && freight === null && `freight of ${text(found.freight)}`,
    (terms === 'fob' || terms === 'cfr') && insurance === null && `insurance of ${text(found.insurance)}`,
  );
  return added.length > 0 ? `, with ${added.join(' and ')} by the rule for what is not known,` : '';
}
