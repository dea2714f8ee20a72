import { type PrefillFields, prefillFields } from '@/lib/prefill';
import { builtIds, loadCalculator } from './load';

/** By id, the first fields of every built calculator that a search's figures can go into. For the server and tests. */
export async function searchFields(): Promise<Readonly<Record<string, PrefillFields>>> {
  const all = await Promise.all(builtIds().map(async (id) => [id, prefillFields(await loadCalculator(id))] as const));
  return Object.fromEntries(all.filter(([, fields]) => Object.keys(fields).length > 0));
}
