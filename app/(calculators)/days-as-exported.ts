import { answerTo } from '@/components/calculator/answer-to';
import { todayFields, withToday } from '@/components/calculator/today';
import { dayOfExport } from '@/content/day-of-export';
import { type AnyCalculator, defaultAnswer } from '@/lib/calculator';
import { addDays } from '@/lib/calendar';
import type { IsoDate } from '@/lib/law';
import { defaultDraft, readDraft } from '@/lib/read-input';

/** The days before and after that of the export that are looked at. */
const BEFORE = 7;
const AFTER = 31;

/**
 * Returns the first and the last day around that of the export on which the untouched page answers as it was exported, so that a visitor's browser
 * need not load what would tell; nothing where no question follows the day, or the exported answer is that of no day.
 */
export function daysAsExported(calculator: AnyCalculator): readonly [from: IsoDate, to: IsoDate] | undefined {
  const { fields } = calculator;
  const names = todayFields(fields);
  if (names.length === 0) return undefined;
  const exported = JSON.stringify(defaultAnswer(calculator).result);
  const isSame = (day: IsoDate): boolean => {
    const reading = readDraft(fields, withToday(fields, defaultDraft(fields), names, day));
    return JSON.stringify(answerTo(calculator, reading).answer?.result) === exported;
  };
  if (!isSame(dayOfExport)) return undefined;
  /** Returns the last day in a direction until which all answers are the exported one. */
  const until = (most: number, step: number): IsoDate => {
    let day = dayOfExport;
    for (let days = 1; days <= most; days += 1) {
      const next = addDays(day, step);
      if (!isSame(next)) break;
      day = next;
    }
    return day;
  };
  return [until(BEFORE, -1), until(AFTER, 1)];
}
