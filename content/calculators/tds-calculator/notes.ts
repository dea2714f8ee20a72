import { act2025CheckedOn } from '@/content/rules/tds/act-2025';
import { auditClass } from '@/content/rules/tds/audit-class';
import {
  certificateDays,
  deposit,
  depositWithStatement,
  disallowedExpense,
  lateInterest,
  newActFrom,
  nonFilerRateEnded,
  propertyWithoutTanForm,
  remittanceForms,
  statementDue,
  statementPenalty,
} from '@/content/rules/tds/duties';
import { nonResidentSurcharge } from '@/content/rules/tds/non-resident-surcharge';
import { formName } from '@/content/tax/law-names';
import { type NoteSheet, noteSheet } from '@/lib/calculator';
import { addDays, financialYearOf, firstYearOf } from '@/lib/calendar';
import { formatDate, inr, pct } from '@/lib/format';
import { type IsoDate, valueOn } from '@/lib/law';
import { listOf } from '@/lib/list-of';
import { listed } from '@/lib/listed';
import { certificateName, type Deadlines, type LateCost, paysWithStatement, statementName } from './deadlines';
import type { TdsInput } from './form';
import { type Deduction, monthlyLimit } from './ledger';
import { isUnderNewAct, type SectionOfPayment } from './section-of';
import { ofTenant } from './sentence';
import { surprises } from './surprises';
import { challanName } from './working';

/** Writes who should leave, limits, what is assumed, what to look out for, and what to do. */
export function notesOf(
  section: SectionOfPayment,
  found: Deduction,
  days: Deadlines,
  late: LateCost,
  input: TdsInput,
): NoteSheet {
  const notes = noteSheet();
  notes.notForYou('This is not for salary, or for tax collected at source (TCS).');
  lawNotes(notes, section, input);
  paymentNotes(notes, section, found, input);
  if (section.isForeign) foreignNotes(notes, input.date);
  lateNotes(notes, late, input.date);
  if (found.tax > 0) actionNotes(notes, section, found.tax, days, late, input);
  else {
    notes.actionOn(
      `${firstYearOf(financialYearOf(input.date)) + 1}-03-31`,
      found.waiting !== null &&
        'Deduct the tax on every month’s rent above the limit from the rent for March, or from your last rent if you leave earlier.',
      valueOn(section.terms, input.date).cite,
    );
  }
  return notes;
}

function lawNotes({ assume }: NoteSheet, { statement }: SectionOfPayment, { date }: TdsInput): void {
  assume(
    isUnderNewAct(date) &&
      `From ${formatDate(newActFrom.value)} the Income-tax Act, 2025 applies. Rates and limits did not change on that day; we last compared them on ${formatDate(act2025CheckedOn)}. Forms have the numbers of the Income-tax Rules, 2026.`,
    newActFrom.cite,
  );
  assume(
    statement === '141E' &&
      `The buyer is a resident individual or HUF, so no TAN is needed. The days are those of Form ${propertyWithoutTanForm.value.form} for other payments, so check them on the e-filing portal.`,
    propertyWithoutTanForm.cite,
  );
}

function paymentNotes(
  { assume, limit, warn }: NoteSheet,
  section: SectionOfPayment,
  found: Deduction,
  input: TdsInput,
): void {
  const cite = section.terms.from.findLast(({ date }) => date <= input.date)?.cite;
  assume(surprises[input.payment], cite);
  limit(found.isExcused && excuse(input), auditClass.cite);
  const limitOfMonth = monthlyLimit(found.terms);
  warn(
    section.withLastRent === true &&
      found.tax > 0 &&
      input.months < 12 &&
      limitOfMonth !== null &&
      `You entered ${input.months === 1 ? 'one month' : `${input.months} months`} of rent. The tax is on every month of the year with rent above ${inr(limitOfMonth)} to this landlord, so enter all of those.`,
    cite,
  );
  warn(
    limitOfMonth !== null &&
      input.months > 1 &&
      input.amount > limitOfMonth &&
      !found.isExcused &&
      `We took the same rent for each of the ${input.months} months. ${
        input.amount > limitOfMonth * input.months
          ? `Leave out every month with a rent of ${inr(limitOfMonth)} or less: there is no tax on it.`
          : `If the rent of some months was above ${inr(limitOfMonth)}, the tax is on those: enter them alone.`
      }`,
    cite,
  );
  const tenant = !found.isExcused && input.side === 'pay' ? ofTenant(input) : '';
  warn(tenant && `Do you pay this rent as an individual without audit, as for your own home? ${tenant}`);
  warn(
    found.now.owedBefore > 0 &&
      `${inr(found.now.owedBefore)} should have been deducted from earlier payments. Interest of ${pct(lateInterest.value.notDeducted)} a month runs on it from those days.`,
    lateInterest.cite,
  );
  limit(found.cutTo !== null && `Without a PAN the tax stops at the rent of one month, ${inr(found.cutTo)}.`, cite);
  warn(
    found.tax > input.amount + input.gst &&
      'The tax is more than this payment. You still owe all of it. Recover the rest from the payee.',
  );
  const rule = disallowedExpense[section.isForeign ? 'nonResident' : 'resident'];
  warn(
    found.tax > 0 &&
      section.isExpense === true &&
      `In a business: if you do not deduct the tax, or do not deposit it by the due date of your return, ${pct(rule.value)} of the expense on which tax had to be deducted is disallowed. On the ${inr(found.now.base)} taxed here that is ${inr((found.now.base * rule.value) / 100)}, until the year in which you deposit the tax.`,
    rule.cite,
  );
}

/** Returns why the payer need not deduct, and which rule may then apply. */
function excuse({ payment }: TdsInput): string {
  const elsewhere =
    payment === '194I-building'
      ? ' Rent above the monthly limit then comes under the rule for tenants.'
      : /^194(C|H|J)/.test(payment)
        ? ' Large bills then come under the rule for large bills of individuals.'
        : '';
  return `An individual or HUF with business turnover up to ${inr(auditClass.value.business)} and professional receipts up to ${inr(auditClass.value.profession)} in the year before does not deduct under this section.${elsewhere}`;
}

function foreignNotes({ assume, warn }: NoteSheet, date: IsoDate): void {
  assume(
    'We work out surcharge on the payments of the year up to this one. For an individual we use the new regime, where surcharge stops at the third slab. If you expect to pay more in the year, deduct the higher surcharge from the start.',
    valueOn(nonResidentSurcharge, date).cite,
  );
  const form = (old: '15CA' | '15CB') => `Form ${formName(old, isUnderNewAct(date) ? 'act2025' : 'act1961')}`;
  warn(
    `Before money goes abroad, ${form('15CA')} and mostly an accountant’s ${form('15CB')} are needed.`,
    remittanceForms,
  );
}

function lateNotes({ assume, warn }: NoteSheet, late: LateCost, date: IsoDate): void {
  warn(
    date < nonFilerRateEnded.value &&
      `Up to ${formatDate(addDays(nonFilerRateEnded.value, -1))} a payee who had not filed the last return could face twice the rate. We do not work that out here.`,
    nonFilerRateEnded.cite,
  );
  warn(
    late.daysToFile > 0 &&
      `The fee is for the whole statement, so the tax on its other payments raises the maximum fee. More than a month late, a penalty of ${inr(statementPenalty.value.least)} to ${inr(statementPenalty.value.most)} can follow.`,
    statementPenalty.cite,
  );
  assume(
    late.notDeducted + late.notPaidIn > 0 &&
      'Interest is on the exact tax, for every calendar month touched, as the Department’s portal counts.',
    lateInterest.cite,
  );
}

/** Writes what to do after the payment, each with its day; a deposit that is late comes with its interest and fee. */
function actionNotes(
  { actionOn }: NoteSheet,
  { statement }: SectionOfPayment,
  tax: number,
  days: Deadlines,
  late: LateCost,
  { date, depositedOn, pan }: TdsInput,
): void {
  const withForm = paysWithStatement(statement);
  const isLate = depositedOn > days.deposit;
  const interest = late.notDeducted + late.notPaidIn;
  // A statement that is payment too is not taken without its fee; another one is filed, and its fee paid, by itself.
  const fee = withForm ? late.fee : 0;
  const parts = listOf(
    `the tax of ${inr(tax)}`,
    interest > 0 &&
      `${inr(interest)} of interest ${isLate ? `up to ${formatDate(depositedOn)}` : 'for the late deduction'}`,
    fee > 0 && `the late fee of ${inr(fee)}`,
  );
  const total = inr(tax + interest + fee);
  const wasDue = isLate ? ` The tax was due by ${formatDate(days.deposit)}.` : '';
  const how = withForm
    ? `Use ${statementName(statement, date)} on the income-tax portal. You need no TAN, ${pan ? 'only both PANs' : 'but the form asks for both PANs'}.`
    : `Use ${challanName(date)}, under your TAN.`;
  const onTime = withForm ? depositWithStatement.cite : deposit.cite;
  actionOn(
    isLate ? depositedOn : days.deposit,
    `Pay ${total}${parts.length > 1 ? `: ${listed(parts)}` : ''}.${wasDue} ${how}`,
    isLate ? lateInterest.cite : onTime,
  );
  const withFee = late.fee > 0 ? ` Pay the late fee of ${inr(late.fee)} with it: ${inr(tax + late.total)} in all.` : '';
  actionOn(
    days.statement,
    !withForm && `File ${statementName(statement, date)} for the quarter.${withFee}`,
    statementDue.cite,
  );
  actionOn(days.certificate, `Give the payee ${certificateName(statement, date)}.`, certificateDays.cite);
}
