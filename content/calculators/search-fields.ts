import { searchSlots } from '@/content/search-slots';
import { isNumberField } from '@/lib/calculator';
import { type PrefillFields, prefillFields, type SlotField } from '@/lib/prefill';
import { builtIds, loadCalculator } from './load';

/**
 * Returns, by id, the boxes of every built calculator that a search's figures can go into: those of `content/search-slots.ts`, else the
 * first of each kind. For the server and tests.
 */
export async function searchFields(): Promise<Readonly<Record<string, PrefillFields>>> {
  const all = await Promise.all(
    builtIds().map(async (id) => {
      const calculator = await loadCalculator(id);
      const slots = searchSlots[id]?.flatMap((slot): SlotField[] => {
        const field = calculator.fields[slot.field];
        if (!field) return [];
        const bounds = isNumberField(field) ? { min: field.min, max: field.max } : { min: slot.from, max: slot.to };
        return [{ name: slot.field, label: field.label, ...bounds, slot }];
      });
      return [id, slots ? { slots } : prefillFields(calculator)] as const;
    }),
  );
  return Object.fromEntries(all.filter(([, fields]) => Object.keys(fields).length > 0));
}
