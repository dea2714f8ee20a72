import {
  certificateDays,
  depositWithStatement,
  lateInterest,
  lateStatementFee,
  propertyWithoutTanForm,
  statementDue,
} from '@/content/rules/tds/duties';
import { formName } from '@/content/tax/law-names';
import { tdsDepositDay } from '@/content/tax/tds-deposit';
import { addDays, addMonths, daysBetween } from '@/lib/calendar';
import type { IsoDate } from '@/lib/law';
import { nearestRupee } from '@/lib/rounding';
import { lateFee, monthsTouched, type Statement } from '@/lib/tax/tds';
import type { TdsInput } from './form';
import { isUnderNewAct } from './section-of';

/** The days that follow from the day of deduction. */
export interface Deadlines {
  readonly deducted: IsoDate;
  readonly deposit: IsoDate;
  readonly statement: IsoDate;
  readonly certificate: IsoDate;
}

/** Returns whether a form is statement and payment in one, as 26QB to 26QE; no TAN is needed for them. */
export function paysWithStatement(statement: Statement): boolean {
  return statement !== '26Q' && statement !== '27Q';
}

/** The form of the certificate for the payee. */
const certificateForm = {
  '26Q': '16A',
  '27Q': '16A',
  '26QB': '16B',
  '26QC': '16C',
  '26QD': '16D',
  '26QE': '16E',
  '141E': '16B',
} as const satisfies Record<Statement, string>;

/** Returns the name of the statement for a payment of a day: "Form 26Q", or "Form 140 (old 26Q)" from 1 April 2026. */
export function statementName(statement: Statement, day: IsoDate): string {
  if (statement === '141E') {
    const { form, schedule } = propertyWithoutTanForm.value;
    return `Form ${form}, Schedule ${schedule}`;
  }
  return `Form ${formName(statement, isUnderNewAct(day) ? 'act2025' : 'act1961')}`;
}

/** Returns the name of the certificate for a payment of a day. */
export function certificateName(statement: Statement, day: IsoDate): string {
  return `Form ${formName(certificateForm[statement], isUnderNewAct(day) ? 'act2025' : 'act1961')}`;
}

/** Returns until when tax deducted on a day is paid in, reported and certified. */
export function deadlinesOf(statement: Statement, deducted: IsoDate): Deadlines {
  const month = deducted.slice(0, 7);
  const next = addMonths(month, 1);
  if (paysWithStatement(statement)) {
    const day = addDays(addDays(`${next}-01`, -1), depositWithStatement.value);
    return { deducted, deposit: day, statement: day, certificate: addDays(day, certificateDays.value) };
  }
  const statementDay = quarterDay(month);
  return {
    deducted,
    deposit: tdsDepositDay(deducted),
    statement: statementDay,
    certificate: addDays(statementDay, certificateDays.value),
  };
}

/** Returns the last day of the statement for the quarter of a month, `YYYY-MM`. */
export function quarterDay(month: string): IsoDate {
  const year = Number(month.slice(0, 4));
  const inYear = Number(month.slice(5, 7));
  if (inYear <= 3) return `${year}-${statementDue.value['03']}`;
  if (inYear <= 6) return `${year}-${statementDue.value['06']}`;
  if (inYear <= 9) return `${year}-${statementDue.value['09']}`;
  return `${year + 1}-${statementDue.value['12']}`;
}

/** What lateness costs, ₹. */
export interface LateCost {
  readonly monthsToDeduct: number;
  readonly notDeducted: number;
  readonly monthsToPayIn: number;
  readonly notPaidIn: number;
  readonly daysToFile: number;
  readonly fee: number;
  readonly total: number;
}

/** Returns the interest under section 201(1A) and the fee under section 234E for the days that were typed. */
export function lateCostOf(tax: number, statement: Statement, days: Deadlines, input: TdsInput): LateCost {
  const monthsToDeduct = monthsTouched(input.date, days.deducted);
  const isLate = input.depositedOn > days.deposit;
  const monthsToPayIn = isLate ? Math.max(1, monthsTouched(days.deducted, input.depositedOn)) : 0;
  const filed = input.filedOn || (paysWithStatement(statement) ? input.depositedOn : '');
  const daysToFile = filed > days.statement ? daysBetween(days.statement, filed) : 0;
  const notDeducted = nearestRupee((tax * monthsToDeduct * lateInterest.value.notDeducted) / 100);
  const notPaidIn = nearestRupee((tax * monthsToPayIn * lateInterest.value.notPaidIn) / 100);
  const fee = lateFee(daysToFile, lateStatementFee.value, tax);
  return {
    monthsToDeduct,
    notDeducted,
    monthsToPayIn,
    notPaidIn,
    daysToFile,
    fee,
    total: notDeducted + notPaidIn + fee,
  };
}
