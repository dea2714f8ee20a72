import { type Problem, problemSheet } from '@/lib/calculator';
import { inr } from '@/lib/format';
import { yearOf } from './entitlement';
import type { GratuityInput } from './form';

/** Returns a sentence for each combination that cannot be. */
export function problems(input: GratuityInput): readonly Problem[] {
  const { at, problems: list } = problemSheet();
  at(
    ['lastDay', 'joined'],
    input.known === 'dates' &&
      input.lastDay < input.joined &&
      'Your last working day is before the day you joined. Change one of the two dates.',
  );
  const { atMost } = yearOf(input.lastDay).year.retirement.gratuity.value;
  at(
    'earlierExempt',
    input.earlierExempt > atMost &&
      `At most ${inr(atMost)} of gratuity can have been exempt. Enter only the exempt part, not everything you received.`,
  );
  at(
    ['reason', 'received'],
    input.reason === 'inService' &&
      input.received === null &&
      'Enter the amount under “Gratuity you receive”. The law gives no gratuity while you stay in the job.',
  );
  return list;
}
