import { dayOfVisit } from '@/content/day-of-visit';
import { employeeShares as law } from '@/content/rules/employee-shares';
import { foreignAssets, foreignCreditWithin } from '@/content/rules/income-tax/foreign-assets';
import { formName } from '@/content/tax/law-names';
import { costOfUnpaid } from '@/content/tax/unpaid-tax';
import { yearTitle } from '@/content/tax/years';
import type { NoteSheet } from '@/lib/calculator';
import { addMonthsToDay } from '@/lib/calendar';
import { formatDate, formatNumber, inr } from '@/lib/format';
import type { IsoDate } from '@/lib/law';
import { upperFirst } from '@/lib/lower-first';
import { sumOf } from '@/lib/sum';
import { isSeniorCitizen } from '@/lib/tax/taxpayer';
import { type EsopInput, hasKind } from './rows';
import { missingShares, type ShareHistory, type ShareYear, shareHistory } from './shares';
import type { Totals } from './totals';
import { pieceName, rowName } from './working';

function deferralNotes({ actionOn }: NoteSheet, { today }: EsopInput, { deferred }: ShareHistory): void {
  const reasons = { sale: 'the sale', left: 'the end of the job', end: 'the end of the time' };
  for (const { lot, tax, why, until, shares } of deferred) {
    const isPast = until < dayOfVisit(today);
    actionOn(
      until,
      `${inr(tax)} of tax on ${rowName(lot).toLowerCase()} (${formatNumber(shares, 3)} ${shares === 1 ? 'share' : 'shares'}) ${isPast ? 'fell' : 'falls'} due with ${reasons[why]} on ${formatDate(until)}. ${isPast ? 'Check that your employer deducted it.' : 'Have the cash ready.'}`,
      lot.year ? law.deferral[lot.year.act].cite : undefined,
    );
  }
}

/** Says what it saves to wait with the largest short-term sale until it is long-term, with the tax worked out again. */
function waitNotes({ action }: NoteSheet, input: EsopInput, { pieces }: ShareHistory, totals: Totals): void {
  const [short] = pieces
    .filter(({ gain }) => gain.term === 'short' && gain.amount > 0 && gain.longTermFrom !== null)
    .sort((a, b) => b.tax - a.tax);
  if (!short) return;
  const day = short.gain.longTermFrom ?? '';
  // A sale before a day gone by cannot wait for it any more.
  if (day < dayOfVisit(input.today)) return;
  const moved = {
    ...input,
    sales: input.sales.map((sale, index) => (index === short.sale - 1 ? { ...sale, date: day } : sale)),
  };
  if (missingShares(moved).some((missing) => missing > 0)) return;
  const saved = totals.taxOnGains - sumOf(shareHistory(moved).years, ({ taxOnGains }) => taxOnGains);
  const isPast = short.soldOn < dayOfVisit(input.today);
  const isSplit = pieces.some((piece) => piece.sale === short.sale && piece !== short);
  action(
    saved >= 1 &&
      `${pieceName(short, pieces)} is short-term. If ${isPast ? 'it is not sold yet and ' : ''}you sell${isSplit ? ` all of sale ${short.sale}` : ''} on ${formatDate(day)} or later at the same price, the tax on gains is ${inr(saved)} less. The price can fall meanwhile.`,
    law.holding[short.year.act],
  );
}

/** Returns the day of the first instalment of advance tax after a sale with tax in the year; undefined where none is left after it. */
function firstInstalment(pieces: ShareHistory['pieces'], { year }: ShareYear): IsoDate | undefined {
  const [sold = ''] = pieces.flatMap((piece) => (piece.year === year && piece.tax > 0 ? [piece.soldOn] : [])).sort();
  return year.advanceTax.instalments.value.find(({ date }) => date >= sold)?.date;
}

/** Returns what to do about a year's tax on gains, which nobody deducts: while the year runs, and what it costs once it is over. */
function gainsText(input: EsopInput, { pieces }: ShareHistory, each: ShareYear): string {
  const { year, taxOnGains: tax, withPerquisite, withAll } = each;
  const title = yearTitle(year.financialYear);
  const today = dayOfVisit(input.today);
  const lastInstalment = year.advanceTax.instalments.value.at(-1)?.date ?? year.lastDay;
  // The age is asked only in the old regime.
  const seniors = (text: string) => (input.regime === 'old' ? '' : ` At 60 or more without a business ${text}.`);
  const withReturn = seniors('you pay it with the return instead');
  if (today <= year.lastDay) {
    const missed = firstInstalment(pieces, each);
    if (missed !== undefined && missed < today) {
      const next = year.advanceTax.instalments.value.find(({ date }) => date >= today)?.date ?? year.lastDay;
      return `Nobody deducts the ${inr(tax)} of tax on your gains in ${title}. Its first part was due as advance tax by ${formatDate(missed)}. If you did not pay it, pay by ${formatDate(next)}; interest on the part that was late is due all the same.${withReturn}`;
    }
    return `Nobody deducts the ${inr(tax)} of tax on your gains in ${title}. Pay it with the next instalment of advance tax after the sale${pieces.some((piece) => piece.year === year && piece.soldOn > lastInstalment) ? `, or by ${formatDate(year.lastDay)} where none is left` : ''}.${withReturn}`;
  }
  // Tax on a gain is due with the instalments after the sale.
  const dueBy = (day: string) =>
    Math.min(
      tax,
      Math.max(
        0,
        sumOf(pieces, (piece) => (piece.year === year && piece.soldOn <= day ? piece.tax : 0)),
      ),
    );
  const cost = costOfUnpaid(
    { tax, person: input, assessment: withAll, deducted: withPerquisite.tax, dueBy },
    today,
    year,
  );
  return `${upperFirst(title)} is over, and nobody deducted the ${inr(tax)} of tax on your gains. ${cost}${seniors('none was due in advance, so interest runs only from the due date of the return')}`;
}

/** Says by when to file for a capital loss of a year: later years have it only after a return in time. */
function lossNotes({ actionOn }: NoteSheet, { today }: EsopInput, { years }: ShareHistory): void {
  for (const { year, withAll } of years) {
    const due = year.returns.due.value.individual;
    const own = withAll.carriedForward.filter(
      ({ kind, financialYear }) => kind.endsWith('Capital') && financialYear === year.financialYear,
    );
    const loss = sumOf(own, ({ amount }) => amount);
    const isOpen = dayOfVisit(today) <= due;
    actionOn(
      isOpen ? due : undefined,
      loss >= 1 &&
        (isOpen
          ? `File the return for ${yearTitle(year.financialYear)} by ${formatDate(due)}: only then is its capital loss of ${inr(loss)} carried forward.`
          : `The capital loss of ${inr(loss)} of ${yearTitle(year.financialYear)} is carried forward only if you filed the return by ${formatDate(due)}.`),
      year.setOff.capital,
    );
  }
}

/** Says what to report of foreign shares, and the form for credit of tax paid abroad. */
function foreignNotes({ actionOn }: NoteSheet, input: EsopInput, { years }: ShareHistory): void {
  if (!hasKind(input, 'foreign') || input.residence !== 'resident') return;
  for (const { year } of years) {
    const title = yearTitle(year.financialYear);
    const { act } = year;
    const { individual } = year.returns.due.value;
    actionOn(
      dayOfVisit(input.today) <= individual ? individual : undefined,
      `If you are resident and ordinarily resident, report the foreign shares in Schedule FA of the return for ${title}, by calendar year, even if you sold nothing. Show gains and dividend from them in Schedule FSI, and tax paid abroad in Schedule TR.`,
      foreignAssets[act],
    );
    const verified = act === 'act2025' && input.foreignTax >= law.accountantFrom.value;
    const day = addMonthsToDay(year.lastDay, foreignCreditWithin[act].value);
    actionOn(
      day,
      input.foreignTax > 0 &&
        dayOfVisit(input.today) <= day &&
        `For credit of tax paid abroad on income of ${title}, file Form ${formName('67', act)}${verified ? ', verified by an accountant' : ''} by ${formatDate(day)}, with the proof of payment.`,
      foreignCreditWithin[act].cite,
    );
  }
}

/** Writes what there is to do, dated where it has a day. */
export function actionNotes(notes: NoteSheet, input: EsopInput, history: ShareHistory, totals: Totals): void {
  const { age, residence } = input;
  deferralNotes(notes, input, history);
  waitNotes(notes, input, history, totals);
  for (const { year, perquisite } of history.years.filter((each) => each.perquisite > 0)) {
    notes.action(
      `Check that your employer shows ${inr(perquisite)} in your Form ${formName('12BA', year.act)} and Form ${formName('16', year.act)} for ${yearTitle(year.financialYear)}.`,
      law.perquisite[year.act],
    );
  }
  const paysAdvanceTax = residence === 'resident' && !isSeniorCitizen({ kind: 'individual', age, residence });
  for (const each of history.years) {
    const { from } = each.year.advanceTax;
    if (paysAdvanceTax && each.taxOnGains >= from.value) notes.action(gainsText(input, history, each), from.cite);
  }
  lossNotes(notes, input, history);
  foreignNotes(notes, input, history);
}
