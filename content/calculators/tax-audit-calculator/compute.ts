import { auditYears } from '@/content/rules/years/audit';
import { dateFigure, type Result, rupees, verdict, worksheet } from '@/lib/calculator';
import { listOf } from '@/lib/list-of';
import { chartOf } from './charts';
import { dueDates } from './dates';
import { decide } from './decision';
import type { TaxAuditInput } from './form';
import { notesOf } from './notes';
import { costOfNone } from './penalty';
import { sentenceOf } from './sentence';
import { leavingTable, limitTable, pathTable } from './tables';
import { pathSteps, presumptiveSteps } from './working';

/** Returns whether accounts must be audited, the path to that answer, presumptive income, dates, and what being late costs. */
export function taxAudit(input: TaxAuditInput): Result {
  const law = auditYears[input.year];
  const decision = decide(input, law);
  const sheet = worksheet();
  pathSteps(sheet, input, law, decision);
  const due = dueDates(input, law, decision.required);
  const late = costOfNone(input, law, decision);
  if (decision.required) {
    sheet.heading('If there is no audit in time');
    sheet.step(rupees(late.label, late.amount, { tone: 'cost' }), late.how, law.late.cite);
  }
  const open = decision.presumptive.filter((each) => each.open);
  presumptiveSteps(sheet, input, decision);
  const notes = notesOf(input, law, decision, due);
  return {
    headline: [
      verdict('Tax audit', decision.required ? 'Needed' : 'Not needed'),
      dateFigure('Return due by', due.returnBy),
      ...listOf(decision.required && rupees(late.label, late.amount, { tone: 'cost' })),
    ],
    sentence: sentenceOf(input, decision, open),
    charts: [chartOf(input, decision)],
    tables: listOf(pathTable(decision), leavingTable(input, law, decision), limitTable(input, law)),
    steps: sheet.steps,
    actions: notes.actions,
    caveats: notes.caveats,
  };
}
