import type { Problem } from '@/lib/calculator';
import { inr } from '@/lib/format';
import { yearOf } from './entitlement';
import type { GratuityInput } from './form';

/** Returns a sentence for each combination that cannot be. */
export function problems(input: GratuityInput): Problem[] {
  const list: Problem[] = [];
  if (input.known === 'dates' && input.lastDay < input.joined) {
    list.push({
      fields: ['lastDay', 'joined'],
      text: 'Your last working day is before the day you joined. Change one of the two dates.',
    });
  }
  const { atMost } = yearOf(input.lastDay).year.retirement.gratuity.value;
  if (input.earlierExempt > atMost) {
    list.push({
      fields: ['earlierExempt'],
      text: `At most ${inr(atMost)} of gratuity can have been exempt. Enter only the exempt part, not everything you received.`,
    });
  }
  if (input.reason === 'inService' && input.received === null) {
    list.push({
      fields: ['reason', 'received'],
      text: 'Enter the amount under “Gratuity you receive”. The law gives no gratuity while you stay in the job.',
    });
  }
  return list;
}
