import { type Problem, problemSheet } from '@/lib/calculator';
import { inr } from '@/lib/format';
import { averagedMonths, yearOf } from './entitlement';
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
  const months = input.tenMonths.length;
  at(
    'tenMonths.0.pay',
    months > 0 &&
      months < averagedMonths &&
      `Enter the pay of all ${averagedMonths} months. There ${months === 1 ? 'is 1' : `are ${months}`}.`,
  );
  at(
    'averageSalary',
    months > 0 &&
      input.averageSalary !== null &&
      'Enter either the average or the pay of each of the ten months, not both.',
  );
  at(
    ['reason', 'received'],
    input.reason === 'inService' &&
      input.received === null &&
      'Enter the amount under “Gratuity you receive”. The law gives no gratuity while you stay in the job.',
  );
  return list;
}
