/** What is shared of an answer. */
import type { Answer, AnyCalculator, Result } from '@/lib/calculator';
import { formatCell } from '@/lib/format';
import { countedInputLines, isExampleInput } from '@/lib/input-text';
import type { IsoDate } from '@/lib/law';
import { answerTexts } from './answer-texts';
import { madeUnder, type Rules } from './rules';
import { localDay } from './today';

/** An answer with the calculator that gave it. */
export interface AnswerSource extends Answer {
  readonly name: string;
  readonly calculator: AnyCalculator;
  readonly rules: Rules;
}

export interface ShareMessage {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/** Returns the answer's sentence, marked where it is the page's own example. */
export function sentenceToShare(
  { calculator, input, result }: Omit<AnswerSource, 'name' | 'rules'>,
  day: IsoDate,
): string {
  return isExampleInput(calculator, input, day) ? answerTexts.exampleSentence(result.sentence) : result.sentence;
}

/** Returns the days of an answer that are not over, each with what is due and the amount; none where it has no line of days. */
function dayLines({ tables = [] }: Result): string[] {
  return tables.flatMap(({ days, rows, columns }) => {
    if (!days) return [];
    const amount = columns.findIndex(({ unit }) => unit === 'rupees');
    const ahead = rows.flatMap((row, index) =>
      String(row[0]) < days.today
        ? []
        : [
            `${formatCell(row[0] ?? null, 'date')}: ${[row[1], row[amount] == null ? '' : formatCell(row[amount], 'rupees'), days.next.includes(index) ? days.left : ''].filter(Boolean).join(', ')}`,
          ],
    );
    return ahead.length > 0 ? ['', ...ahead] : [];
  });
}

/**
 * Returns the answer's sentence, what it assumes, the inputs that it rests on, and the name of the page with its rules, with the address that
 * brings them back.
 */
export function messageOf(source: AnswerSource, url: string): ShareMessage {
  const { name, calculator, input, result, rules } = source;
  const day = localDay();
  const inputs = countedInputLines(calculator, input, day).map((line) => `${line.label}: ${line.text}`);
  const assumed = result.assumed ? [answerTexts.assumed(result.assumed)] : [];
  const text = [
    sentenceToShare(source, day),
    ...assumed,
    ...dayLines(result),
    ...(inputs.length > 0 ? ['', ...inputs] : []),
    '',
    `${answerTexts.onSite(name)}. ${madeUnder({ calculator, input, rules }, day)}`,
  ].join('\n');
  return { title: name, text, url };
}

/** Returns the message as one text that ends in its address. */
export const textWithLink = ({ text, url }: ShareMessage): string => `${text}\n\n${url}`;

/**
 * Shares a message by the sheet of a phone or tablet. Returns whether that was done or the visitor closed the sheet; false where there
 * is none. On a computer the sheet seldom holds what people there share with, so it is not used.
 */
export async function shareBySheet(message: ShareMessage): Promise<boolean> {
  if (typeof navigator.share !== 'function' || !window.matchMedia('(pointer: coarse)').matches) return false;
  try {
    await navigator.share({ ...message });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
