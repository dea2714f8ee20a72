import { dayOfVisit } from '@/content/day-of-visit';
import { lateReturnMissed, oldRegimeMissed } from '@/content/tax/late-return';
import { canBeInTime, returnStage } from '@/content/tax/return-stage';
import type { YearAnswer } from '@/content/tax/year-answer';
import type { NoteSheet } from '@/lib/calculator';
import { formatDate, inr } from '@/lib/format';
import type { RegimeInput } from './form';
import { isOldClosed } from './person';

const optionForm = { source: 'income-tax-rules-1962', at: 'rule 21AGA, Income-tax Rules, 1962' } as const;
const circular = { source: 'cbdt-circular-4-2023', at: 'Circular No. 4 of 2023, 5 April 2023' } as const;

/** The year with the regime to choose in it: that of the lower tax, or with business income the one that costs less over the years. */
type Advised = Pick<YearAnswer, 'lower' | 'tax' | 'year'>;

/** Returns how far the returns of the year are on the day of the visit; with business income the accounts may be audited. */
function stageOf({ business, today }: RegimeInput, { year }: Pick<Advised, 'year'>) {
  const { individual, audit } = year.returns.due.value;
  return returnStage(year, today, business ? audit : individual);
}

/** Says what to tell the employer while the year runs, and afterwards what it decided. */
function employerNote(notes: NoteSheet, input: RegimeInput, { lower, year, ...rest }: Advised): void {
  const stage = stageOf(input, { year, ...rest });
  const isClosed = isOldClosed(input);
  const mayChoose = isClosed ? '' : ' In your return you may choose the other regime.';
  const text = {
    runs: `${
      lower === 'old' && !isClosed
        ? 'Tell your employer in writing that you want the old regime. If you say nothing, your employer uses the new regime.'
        : 'You need not tell your employer anything. If you say nothing, your employer uses the new regime.'
    } This decides only the TDS.${mayChoose}`,
    inTime: `What you told your employer does not bind you. It decided only the TDS.${mayChoose}`,
    past: 'What you told your employer decided only the TDS, not the regime of your return.',
  };
  notes.action(
    input.salary !== 0 && (canBeInTime(stage) ? text[stage] : text.past),
    year.act === 'act1961' ? circular : year.returns.oldRegimeChoice,
  );
}

/** Says in which return, and with which form, the choice is made with business income, as long as a return can be in time. */
function businessNote(notes: NoteSheet, { history, today }: RegimeInput, { lower, year }: Advised): void {
  const { due, businessChoice } = year.returns;
  const { business, audit } = due.value;
  const cite = year.act === 'act1961' ? optionForm : businessChoice;
  const isForAll = dayOfVisit(today) <= business;
  const date = isForAll ? business : audit;
  const by = isForAll
    ? `by ${formatDate(business)}, or ${formatDate(audit)} if your accounts are audited`
    : `by ${formatDate(audit)} if your accounts are audited`;
  const isForm = year.act === 'act1961';
  if (history === 'returned') {
    notes.actionOn(
      date,
      `File in the new regime ${by}. You can choose the old regime again only in a year without business income.`,
      businessChoice,
    );
  } else if (history === 'left' && lower === 'old') {
    notes.actionOn(date, `Your option for the old regime still holds: file in the old regime ${by}.`, businessChoice);
  } else if (history === 'left') {
    notes.actionOn(
      date,
      `To come back to the new regime ${isForm ? 'file Form 10-IEA again' : 'withdraw the option in your return'} ${by}. You can do this once. After that you cannot choose the old regime again while you have business income.`,
      cite,
    );
  } else if (lower === 'old') {
    notes.actionOn(
      date,
      `${isForm ? 'File Form 10-IEA and your return' : 'Choose the old regime in your return, filed'} ${by}. The choice holds for the years after. You can come back to the new regime once.`,
      cite,
    );
  } else {
    notes.actionOn(date, `File ${by}. The new regime is the default, so you file no form.`, businessChoice);
  }
}

/** Returns the regime of a late return, to follow a comma. */
function lateRegime({ business, history }: RegimeInput, { lower }: Advised): string {
  if (!business) return lower === 'old' ? 'but in the new regime only' : 'in the new regime, which costs you no more';
  if (history === 'returned') return 'in the new regime';
  if (history === 'left')
    return lower === 'old'
      ? 'still in the old regime, since your option for it holds'
      : 'in the old regime, unless you withdrew your option for it by that day';
  return lower === 'old' ? 'in the old regime only if your option for it was filed by that day' : 'in the new regime';
}

/** Says until when and in which regime a return can still be filed late, or that none can. */
function lateNote({ action, actionOn }: NoteSheet, input: RegimeInput, answer: Advised): void {
  const { lower, tax, year } = answer;
  const { due, belated, lateFee, oldRegimeChoice, businessChoice } = year.returns;
  const stage = stageOf(input, answer);
  const cite = input.business ? businessChoice : oldRegimeChoice;
  const isOld = lower === 'old' && !isOldClosed(input);
  const possible = `a late return is possible until ${formatDate(belated.value)}, ${lateRegime(input, answer)}.`;
  if (canBeInTime(stage)) {
    const isPartlyPast = input.business && dayOfVisit(input.today) > due.value.business;
    actionOn(
      belated.value,
      (isOld || isPartlyPast) && `${isPartlyPast ? 'If they are not,' : 'After that day'} ${possible}`,
      cite,
    );
    return;
  }
  action(isOld && !input.business && oldRegimeMissed(year, tax.new - tax.old), oldRegimeChoice);
  if (stage === 'late') {
    const days = input.business
      ? `The return was due on ${formatDate(due.value.business)}, or ${formatDate(due.value.audit)} with audited accounts.`
      : `The return was due on ${formatDate(due.value.individual)}.`;
    const fee = ` It has a fee of up to ${inr(lateFee.value.fee)}.`;
    actionOn(belated.value, `${days} If you have not filed, ${possible}${fee}`, cite);
  } else action(lateReturnMissed(year), belated.cite);
}

/** Says what to tell the employer, in which return the choice is made, and what is left of it on the day of the visit. */
export function actionNotes(notes: NoteSheet, input: RegimeInput, answer: Advised): void {
  const { lower, year } = answer;
  const stage = stageOf(input, answer);
  employerNote(notes, input, answer);
  if (canBeInTime(stage)) {
    if (input.business) businessNote(notes, input, answer);
    else {
      const date = year.returns.due.value.individual;
      notes.actionOn(
        date,
        lower === 'old'
          ? `Choose the old regime in a return filed by ${formatDate(date)}. You may choose afresh every year.`
          : `File by ${formatDate(date)}. The new regime is the default, so you choose nothing. Next year you can choose again.`,
        year.returns.oldRegimeChoice,
      );
    }
  }
  lateNote(notes, input, answer);
}
