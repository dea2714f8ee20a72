import { dayOfVisit } from '@/content/day-of-visit';
import type { NoteSheet } from '@/lib/calculator';
import type { IsoDate } from '@/lib/law';
import { lateRegime, lateReturnMissed, lateReturnOpen, oldRegimeMissed } from './late-return';
import { oldRegimeNote, type YearAnswer } from './year-answer';

/** What a return is, and the day of the visit. */
interface ToFile {
  readonly today: IsoDate | '';
  readonly due: IsoDate;
  readonly hasBusiness: boolean;
  /** What to file, as a sentence, while it is in time. */
  readonly inTime: string;
  /** How it is filed late, as a sentence after a space. */
  readonly late: string;
  /** What a late return costs besides its fee, as a sentence after a space. */
  readonly ifLate?: string;
  readonly isFamily?: boolean;
  /** What the choice of the old regime needs besides, as a sentence after a space. */
  readonly also?: string;
}

/** Says by when to file and in which return the old regime is, or on the day of the visit what is left of both. */
export function filingNotes(
  notes: NoteSheet,
  { year, tax, regime }: Pick<YearAnswer, 'year' | 'tax' | 'regime'>,
  { today, due, hasBusiness, inTime, late, ifLate = '', ...choice }: ToFile,
): void {
  const { belated, ...returns } = year.returns;
  const day = dayOfVisit(today);
  if (day <= due) {
    notes.actionOn(due, inTime, returns.due.cite);
    notes.actionOn(belated.value, `Last day for a return that was not filed in time.${ifLate}`, belated.cite);
    // Who looks at the dearer old regime is not told to choose it.
    if (regime === 'old' && tax.old <= tax.new) oldRegimeNote(notes, year, { hasBusiness, date: due, ...choice });
    return;
  }
  if (day <= belated.value) {
    notes.actionOn(belated.value, `${lateReturnOpen(year, due)}${late}${ifLate}`, belated.cite);
  } else notes.action(lateReturnMissed(year), belated.cite);
  if (regime !== 'old') return;
  notes.action(
    hasBusiness ? lateRegime(year, due, true) : tax.old < tax.new && oldRegimeMissed(year, tax.new - tax.old),
    hasBusiness ? returns.businessChoice : returns.oldRegimeChoice,
  );
}
