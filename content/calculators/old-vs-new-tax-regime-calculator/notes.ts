import { gainRatesSince } from '@/content/rules/income-tax/fund-gains';
import { carriedInOldRegime } from '@/content/tax/house-loss';
import { deductionName } from '@/content/tax/names';
import { thresholdCaveats } from '@/content/tax/near';
import { ownNpsNote } from '@/content/tax/own-nps';
import { setOffOrderCaveats } from '@/content/tax/set-off-order';
import { type Both, noRebateNotes, type YearAnswer } from '@/content/tax/year-answer';
import { yearToCome } from '@/content/tax/year-to-come';
import { type NoteSheet, noteSheet } from '@/lib/calculator';
import { formatCompact, formatDate, inr } from '@/lib/format';
import { listOf } from '@/lib/list-of';
import { sumOf } from '@/lib/sum';
import type { Switching } from './five-years';
import type { RegimeInput } from './form';
import { actionNotes } from './notes-actions';
import { isOldClosed } from './person';
import type { Distance } from './working';

/** So near to break-even that small changes turn the answer, ₹. */
const closeBy = 25_000;

function closeNotes(notes: NoteSheet, tax: Both<number>, { needed, missing, beyond }: Distance): void {
  if (needed === null || needed === 0) return;
  if (missing > 0 && missing <= closeBy) {
    notes.warn(
      tax.new === 0
        ? `It is close: with ${inr(missing)} more in deductions the old regime also has no tax.`
        : `It is close: with more than ${inr(missing)} of further deductions the old regime wins.`,
    );
    return;
  }
  notes.warn(
    beyond > 0 &&
      beyond <= closeBy &&
      tax.new > 0 &&
      `It is close: with ${inr(beyond)} less of deductions the old regime no longer wins. Make sure that all your deductions are allowed.`,
  );
}

/** Says which limits of the old regime apply. */
function limitNotes(notes: NoteSheet, input: RegimeInput, { both: { old }, year }: YearAnswer): void {
  const { selfOccupiedInterest, houseLossAcrossHeads, deductions, houseLossCarried, personalAllowances } =
    year.regimes.old;
  for (const { section, claimed, limited } of old.deductions) {
    notes.limit(
      limited < claimed &&
        section !== '80TTA' &&
        section !== '80TTB' &&
        `${deductionName(section, year.act)}: ${inr(limited)} of ${inr(claimed)} counts in the old regime.`,
      deductions.cite,
    );
  }
  const livedIn = old.houses.filter(({ test }) => test === 'selfOccupied');
  const [interest, counts] = [sumOf(livedIn, (each) => each.interest), sumOf(livedIn, (each) => each.interestAllowed)];
  notes.limit(
    interest > counts &&
      `Of ${inr(interest)} interest on ${livedIn.length > 1 ? 'the houses' : 'the house'} you live in, ${inr(counts)} counts in the old regime.`,
    selfOccupiedInterest.cite,
  );
  const carried = old.carriedForward.find(({ kind }) => kind === 'house');
  const setOff = sumOf(old.afterSetOff.setOffs, ({ kind, amount }) => (kind === 'house' ? amount : 0));
  notes.limit(
    carried &&
      `Of your house loss ${inr(carried.amount)} is not set off in the year, because ${setOff >= houseLossAcrossHeads.value ? `at most ${inr(houseLossAcrossHeads.value)} can be set off against other income` : 'no other income is left that it can be set off against'}. In the old regime you carry it forward. The comparison does not count that.`,
    houseLossCarried.cite,
  );
  notes.limit(
    input.salary > 0 &&
      input.hraBy === 'typed' &&
      input.exemptRent > old.salary.personalAllowances &&
      `Of ${inr(input.exemptRent)} exempt HRA only ${inr(old.salary.personalAllowances)} counts, because HRA is part of the salary.`,
    personalAllowances.cite,
  );
}

function situationNotes(notes: NoteSheet, input: RegimeInput, answer: YearAnswer): void {
  const { both, year } = answer;
  notes.warn(
    isOldClosed(input) &&
      'If you left the new regime and came back to it, you cannot choose the old one again while you have business income. This comparison is then only for information.',
    year.returns.businessChoice,
  );
  noRebateNotes(notes, answer.person, answer);
  const { lapsedHouseLoss } = both.new.afterSetOff;
  notes.warn(
    lapsedHouseLoss > 0 &&
      `New regime: a house loss of ${inr(lapsedHouseLoss)} cannot be set off. In the Department’s view you cannot carry it forward either.${answer.lower === 'new' ? carriedInOldRegime(both.old, year.financialYear) : ''}`,
    year.regimes.new.houseLossCarried.cite,
  );
  const sold = year.special.shortTermEquityEarly
    ? `sold since ${formatDate(gainRatesSince.value)}`
    : 'sold in the year';
  notes.assume(
    (input.shortEquity > 0 || input.longEquity > 0) &&
      `The gains are on shares ${sold}. Where the rules on gains, rebate and surcharge are disputed, we follow the default of the income-tax calculator. You can switch it there.`,
  );
}

/** Returns what to do, and what the visitor must know beside the answer. */
export function notesOf(
  input: RegimeInput,
  answer: YearAnswer,
  distance: Distance,
  switching: Switching | null,
): NoteSheet {
  const { both, tax, year, lower, person } = answer;
  const { selfOccupiedInterest, deductions } = year.regimes.old;
  const typed = listOf(
    input.hraBy === 'typed' && input.exemptRent > 0 && 'exempt HRA',
    input.otherDeductions > 0 && 'other deductions',
  ).join(' and ');
  const notes = noteSheet();
  actionNotes(notes, input, { year, tax, lower: switching?.advised ?? lower });
  notes.warn(yearToCome(input.today));
  notes.notForYou(
    'This is not for HUFs, firms and companies, or for years that are not at the top of the form. For gains on property, gold or crypto, winnings, and losses of earlier years, use the income-tax calculator.',
  );
  closeNotes(notes, tax, distance);
  notes.add(setOffOrderCaveats(both, year));
  notes.add(thresholdCaveats(answer.of[lower].withMore, year));
  situationNotes(notes, input, answer);
  if (tax.old <= tax.new) {
    limitNotes(notes, input, answer);
    ownNpsNote(notes, person, year);
  }
  notes.assume(
    input.homeLoan > 0 &&
      `We assume that you took the home loan for a purchase or construction finished in time, so up to ${formatCompact(selfOccupiedInterest.value.full)} of interest counts. With a loan for repairs it is ${formatCompact(selfOccupiedInterest.value.limited)}.`,
    selfOccupiedInterest.cite,
  );
  notes.assume(
    typed !== '' && `We take ${typed} as entered. Enter only what counts after the limits.`,
    deductions.cite,
  );
  return notes;
}
