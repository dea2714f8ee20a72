import type { Problem } from '@/lib/calculator';
import type { FireInput } from './form';

/** Returns a sentence for each order of ages that cannot be. */
export function problems({ age, untilAge, coastAge }: FireInput): Problem[] {
  const list: Problem[] = [];
  if (untilAge <= age) list.push({ fields: ['untilAge'], text: `You are ${age}. Enter a higher age here.` });
  if (coastAge <= age) {
    list.push({ fields: ['coastAge'], text: `You are ${age}. Coast FIRE looks ahead: enter a higher age here.` });
  }
  return list;
}
