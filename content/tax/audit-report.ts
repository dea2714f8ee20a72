import type { NoteSheet } from '@/lib/calculator';
import { formatDate } from '@/lib/format';
import type { Citation, IsoDate } from '@/lib/law';

/** Writes by when the report of an audit, in `form`, is to be uploaded; once that is past on the day of the visit, that it comes before the return. */
export function auditReportNote(
  notes: NoteSheet,
  form: string,
  { by, day, cite }: { readonly by: IsoDate; readonly day: IsoDate; readonly cite: Citation },
): void {
  if (day <= by) {
    notes.actionOn(by, `Have a chartered accountant upload the audit report, ${form}, by ${formatDate(by)}.`, cite);
  } else {
    notes.action(
      `The audit report, ${form}, was due by ${formatDate(by)}. If none is uploaded yet, have it done before you file the return.`,
      cite,
    );
  }
}
