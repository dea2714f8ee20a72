/** Under which rules an answer was made: what is printed, saved, copied and shared carries it. */
import { otherYear } from '@/lib/answered-year';
import type { AnyCalculator, AnyInput } from '@/lib/calculator';
import { formatDate } from '@/lib/format';
import type { IsoDate } from '@/lib/law';
import { answerTexts } from './answer-texts';

/** What a page knows of its own rules. */
export interface Rules {
  /** A short number that changes when the rules or the answers do. */
  readonly version: string;
  /** The last day on which they were compared with their sources. */
  readonly checkedOn: IsoDate;
  /** The questions for the year of the law, of which the first that is shown decides; none where no law of a year does. */
  readonly yearFields?: readonly string[];
  /** Where to write if a figure looks wrong. */
  readonly supportEmail: string;
}

/** Returns one line: the year of the law, the day of the answer, and the version of the rules with the day of its comparison. */
export function madeUnder(
  { calculator, input, rules }: { readonly calculator: AnyCalculator; readonly input: AnyInput; readonly rules: Rules },
  day: IsoDate,
): string {
  const { yearFields = [], version, checkedOn } = rules;
  const year = otherYear(calculator.fields, yearFields, input, '');
  return answerTexts.madeUnder(year, formatDate(day), version, formatDate(checkedOn));
}
