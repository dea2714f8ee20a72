import {
  tcsAgainstSalary,
  tcsCredit,
  tcsDays,
  tcsForManufacture,
  tcsLateInterest,
  tcsLateStatement,
  tcsWithoutPan,
} from '@/content/rules/tcs';
import { firstTaxYear } from '@/content/rules/years/on-file';
import { formName } from '@/content/tax/law-names';
import { actOf, yearTitle } from '@/content/tax/years';
import { type NoteSheet, noteSheet } from '@/lib/calculator';
import { financialYearOf, firstYearOf } from '@/lib/calendar';
import { exactInr, formatDate, inr } from '@/lib/format';
import { valueOn } from '@/lib/law';
import { type Collection, collectionOn, isDeclared } from './collection';
import type { TcsInput } from './form';
import { isRemittance } from './kinds';
import type { SellerSide } from './seller';

/** Writes who should leave, what is assumed, what to look out for, and what to do. */
export function notesOf(
  input: TcsInput,
  { isPooled, cite, tax }: Collection,
  shared: number | null,
  side: SellerSide | null,
): NoteSheet {
  const notes = noteSheet();
  const { notForYou, assume, warn } = notes;
  const act = actOf(financialYearOf(input.date));
  notForYou('Not for offices of the government that collect TCS, which pay it in on other days.');
  assume(side !== null && 'Orders that moved a day are not counted.');
  assume(
    input.date > tcsWithoutPan.checkedOn &&
      `We last compared the rates and limits on ${formatDate(tcsWithoutPan.checkedOn)}. For later days we use the same.`,
  );
  warn(
    side !== null &&
      side.fee > 0 &&
      'The late fee is for the whole statement, so the tax on its other sales raises the maximum.',
    side ? tcsLateStatement[side.act].cite : undefined,
  );
  const manufacture =
    input.kind === 'scrap' ||
    input.kind === 'liquor' ||
    input.kind === 'tendu' ||
    input.kind === 'timber' ||
    input.kind === 'minerals';
  assume(
    manufacture &&
      !input.forManufacture &&
      `The buyer has not declared that the goods are used in manufacture or for power. With that declaration, Form ${formName('27C', act)}, the seller collects nothing.`,
    tcsForManufacture[act],
  );
  warn(
    input.forManufacture &&
      !isDeclared(input) &&
      'The buyer’s declaration of manufacture is not valid without a PAN, so the seller collects the tax.',
    valueOn(tcsWithoutPan, input.date).cite,
  );
  assume(
    isPooled &&
      isRemittance(input.kind) &&
      'There is one limit for each person, financial year and PAN, for all banks and purposes together. What an education loan paid does not count.',
    cite,
  );
  warn(
    shared !== null &&
      'If you give money to a spouse or minor child, and they send or invest it, its income is added to yours. Share only their own money.',
  );
  assume(
    input.pan === 'none' &&
      act === 'act2025' &&
      `From tax year ${firstTaxYear} we assume the same rule for a missing PAN. We checked this on ${formatDate(tcsWithoutPan.checkedOn)}.`,
    valueOn(tcsWithoutPan, input.date).cite,
  );
  if (side) sellerNotes(notes, input, side);
  else if (tax > 0) actionNotes(notes, input, tax);
  notes.action(
    isDeclared(input) &&
      'File the buyer’s declaration on the tax portal by the 7th of the next month, and keep a copy with the buyer’s PAN.',
    tcsForManufacture[act],
  );
  return notes;
}

function sellerNotes(notes: NoteSheet, input: TcsInput, { act, deposit, statement, total }: SellerSide): void {
  notes.actionOn(deposit, !input.depositedOn && `Pay in the TCS by ${formatDate(deposit)}.`, tcsDays[act].deposit.cite);
  notes.action(
    total > 0 && `Pay the ${exactInr(total)} that being late costs, if you have not paid it yet.`,
    tcsLateInterest[act].cite,
  );
  notes.actionOn(
    statement,
    !input.filedOn && `File the quarterly statement in Form ${formName('27EQ', act)} by ${formatDate(statement)}.`,
    tcsDays[act].statement.cite,
  );
}

function actionNotes({ action }: NoteSheet, input: TcsInput, tax: number): void {
  const { date } = input;
  if (input.pan === 'none') {
    const withPan = collectionOn({ ...input, pan: 'given' }).tax;
    action(
      `Give the seller a valid PAN before you pay. ${withPan < tax ? `The TCS is then ${inr(withPan)}, and you can claim it.` : 'You can then claim the TCS.'}`,
      valueOn(tcsWithoutPan, date).cite,
    );
    action('If you have already paid, ask the seller to correct the TCS statement with your PAN.');
    return;
  }
  const year = financialYearOf(date);
  const act = actOf(year);
  // The page knows the day of the payment, not today's: what can be done only within its year says so.
  const last = formatDate(`${firstYearOf(year) + 1}-03-31`);
  const how = `give Form ${formName('12BAA', act)} with the TCS`;
  action(
    `Check that the amount is in your Form ${formName('26AS', act)}, and claim it in your return for ${yearTitle(year)}.`,
    tcsCredit[act],
  );
  action(
    `If you earn a salary, your employer can deduct less tax for it, until ${last}: ${how}. After that only the return brings it back.`,
    tcsAgainstSalary[act],
  );
  action(`If you pay advance tax for ${yearTitle(year)}, subtract the TCS from the instalments still to come.`);
}
