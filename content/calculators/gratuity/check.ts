import { slabLawOf } from '@/content/tax/earlier-year-law';
import { type Problem, problemSheet } from '@/lib/calculator';
import { inr } from '@/lib/format';
import { averagedMonths, leavingOf, yearOf } from './entitlement';
import type { GratuityInput } from './form';
import { yearsBefore, yearsOfRelief } from './relief';

/** Returns a sentence for each combination that cannot be. */
export function problems(input: GratuityInput): readonly Problem[] {
  const { at, problems: found } = problemSheet();
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
  // For a short service there is no relief: the answer leaves the years out and says so.
  if (input.before.length > 0 && yearsOfRelief(leavingOf(input)) > 0) {
    const ofRows = reliefProblem(input);
    at('before', ofRows);
    at(
      ['income', 'before'],
      ofRows === false &&
        input.income === null &&
        'Enter your other salary of the year under “Tax on it” too: the relief lowers its tax.',
    );
  }
  return found;
}

/** Returns what is wrong with the years before, for the relief; false where nothing is. */
function reliefProblem(input: GratuityInput): string | false {
  const leaving = leavingOf(input);
  const count = yearsOfRelief(leaving);
  const years = yearsBefore(leaving, count);
  if (input.before.length !== count) {
    return `For this service the relief takes ${count} years: ${years.map((year) => `FY ${year}`).join(', ')}. Enter the income of each, 0 if there was none.`;
  }
  const unknown = years.find((year) => slabLawOf(year) === null);
  return (
    unknown !== undefined &&
    `The rates of FY ${unknown} are not known here yet. Remove these years, and work the relief out then.`
  );
}
