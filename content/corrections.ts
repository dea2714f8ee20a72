/** Amounts that a calculator showed wrongly and that were corrected: the page on how we check and the calculator's page print them. */
import type { IsoDate } from '@/lib/law';
import type { CalculatorId } from './catalogue';

/** One amount that was wrong and is right now. */
export interface Correction {
  readonly calculator: CalculatorId;
  /** The day on which the right amount was published. */
  readonly correctedOn: IsoDate;
  /** Since when it was wrong, as a sentence names it: "since 12 March 2027". */
  readonly since: string;
  /** Whose answer was wrong, as a sentence names them: "people who …". */
  readonly who: string;
  /** What was wrong, in a sentence. */
  readonly wrong: string;
  /** By how much, in a sentence. */
  readonly byHowMuch: string;
  /** What is right, in a sentence with its section or source. */
  readonly right: string;
}

/** The day on which this list began: amounts corrected before it are not in it. */
export const correctionsBegan: IsoDate = '2026-11-24';

/** Every amount corrected since then, the newest first. */
export const corrections: readonly Correction[] = [];
