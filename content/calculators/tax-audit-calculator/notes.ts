import { dayOfVisit } from '@/content/day-of-visit';
import type { AuditYear } from '@/content/rules/income-tax/audit';
import { incomeTaxYears } from '@/content/rules/years/income-tax';
import { firstTaxYear } from '@/content/rules/years/on-file';
import { auditReportNote } from '@/content/tax/audit-report';
import { lateReturnMissed, lateReturnOpen } from '@/content/tax/late-return';
import { sectionBeside } from '@/content/tax/law-names';
import { actOf } from '@/content/tax/years';
import { type NoteSheet, noteSheet } from '@/lib/calculator';
import { formatDate, inr } from '@/lib/format';
import { sumOf } from '@/lib/sum';
import type { DueDates } from './dates';
import { type Decision, decide } from './decision';
import type { TaxAuditInput } from './form';

/** Returns the return form by who files and how the profit is found. */
function returnForm(input: TaxAuditInput, decision: Decision): string {
  if (input.entity === 'company') return 'ITR-6';
  if (input.entity === 'llp') return 'ITR-5';
  const income = sumOf(decision.presumptive, (each) => each.income);
  const isPresumptive = decision.presumptive.every(({ open }) => open) && input.profit >= income && input.kind !== 'fo';
  if (isPresumptive && input.entity !== 'nonResident') return 'ITR-4 (if your other income allows it)';
  return input.entity === 'firm' ? 'ITR-5' : 'ITR-3';
}

/** Writes who should leave, what is assumed, which limits applied, what to look out for, and what to do. */
export function notesOf(input: TaxAuditInput, law: AuditYear, decision: Decision, due: DueDates): NoteSheet {
  const notes = noteSheet();
  const isPerson = input.entity === 'individual' || input.entity === 'huf';
  const books = isPerson ? law.books.value.person : law.books.value.other;
  notes.notForYou(
    'This is not for shipping, airlines and other non-residents with their own schemes, for charities, or for audits under GST or company law.',
  );
  const keeps = 'You may have to keep books of account even without an audit.';
  notes.assume(
    input.kind !== 'profession' &&
      `${keeps} A business must if its income was above ${inr(books.income)} or turnover above ${inr(books.turnover)} in one of the three years before.`,
    law.books.cite,
  );
  notes.assume(
    input.kind === 'profession' &&
      `${keeps} A profession such as medicine, law, engineering or accountancy must at any income, unless it declares presumptive income.`,
    law.belowProfession,
  );
  notes.assume(
    input.kind === 'mixed' &&
      'Of the declared profit the business has its presumptive income, where it must declare that to need no audit, and the profession has the rest. If you divide it otherwise, an audit may be needed where we say that none is.',
  );
  notes.assume(
    input.kind === 'mixed' &&
      decision.presumptive.some(({ section, open }) => section === '44AD' && open) &&
      `Section ${sectionBeside('44AD', actOf(input.year))} does not apply to a person who carries on a profession such as medicine, law or accountancy. We read it as leaving out the profession alone, as form ITR-4 takes both incomes. Read word for word, it leaves out the business too, and then only the turnover limits count for it.`,
    incomeTaxYears[input.year].business.presumptive.cite,
  );
  notes.assume(
    input.kind === 'fleet' &&
      `Whoever owned more than ten goods vehicles at any time of the year cannot use section ${sectionBeside('44AE', actOf(input.year))}. Presumptive tax of other business leaves out goods vehicles. Some read it that an owner of more than ten may use it; we do not.`,
    law.goodsVehicleExempted,
  );
  notes.assume(
    input.kind === 'carriages' &&
      (input.entity === 'firm' || input.entity === 'llp') &&
      'The profit is that before pay and interest of partners, which the firm may deduct from presumptive income of goods vehicles.',
    incomeTaxYears[input.year].business.goodsVehicle.cite,
  );
  notes.assume(
    input.kind === 'fo' &&
      'Futures and options are a non-speculative business. Intraday trades in shares are speculative and are not counted here.',
    law.turnoverOfDerivatives,
  );
  notes.warn(
    !decision.required &&
      input.profit < 0 &&
      'You can carry forward a loss only if you file the return in time, with or without an audit.',
    law.returnBy.cite,
  );
  const afterLoss = Math.max(0, input.profit + input.otherIncome);
  notes.warn(
    decision.required &&
      input.profit < 0 &&
      !decide({ ...input, totalIncome: afterLoss }, law).required &&
      `We took other income as salary, against which a business loss does not count. If it is not salary, the loss of ${inr(-input.profit)} lowers it: the total income is then ${inr(afterLoss)}, and you need no audit.`,
    law.presumptiveLeft.cite,
  );
  notes.assume(
    actOf(input.year) === 'act2025' &&
      `The fee for a late report from tax year ${firstTaxYear} is by reports of the Finance Act, 2026. We checked the day on which it rises on ${formatDate(law.checkedOn)}.`,
    law.late.cite,
  );
  actionNotes(notes, input, law, decision, due);
  return notes;
}

/** Writes by when report and return are due, or were, and until when a late return is possible. */
function returnNotes(
  notes: NoteSheet,
  input: TaxAuditInput,
  law: AuditYear,
  decision: Decision,
  { reportBy, returnBy }: DueDates,
): void {
  const { action, actionOn } = notes;
  const year = incomeTaxYears[input.year];
  const { belated } = year.returns;
  const day = dayOfVisit(input.today);
  if (day > belated.value) {
    action(lateReturnMissed(year), belated.cite);
    return;
  }
  const byOtherLaw = input.entity === 'company' || input.otherLaw;
  const report = byOtherLaw ? law.form.otherLaw : law.form.own;
  if (decision.required) auditReportNote(notes, report, { by: reportBy, day, cite: law.report.cite });
  const form = returnForm(input, decision);
  if (day <= returnBy) {
    actionOn(
      returnBy,
      `File the return, ${form}, by ${formatDate(returnBy)}. A later return costs a fee, and a business loss is not carried forward.`,
      law.returnBy.cite,
    );
    actionOn(belated.value, 'Last day for a return that was not filed in time.', belated.cite);
  } else {
    actionOn(
      belated.value,
      `${lateReturnOpen(year, returnBy)} The form is ${form}. A business loss of the year is not carried forward then.`,
      belated.cite,
    );
  }
}

function actionNotes(notes: NoteSheet, input: TaxAuditInput, law: AuditYear, decision: Decision, due: DueDates): void {
  returnNotes(notes, input, law, decision, due);
  const [scheme] = decision.presumptive;
  notes.action(
    input.scheme === 'used' &&
      scheme?.section === '44AD' &&
      scheme.open &&
      input.profit < scheme.income &&
      `If you declare less, you leave presumptive taxation. You cannot use it for the next ${law.presumptiveLeft.value.years} years.`,
    law.optOut,
  );
}
