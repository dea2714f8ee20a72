import { houseRent } from '@/content/rules/years/house-rent';
import { earlierRows, lossesLeftOut } from '@/content/tax/brought-forward';
import { emptyHouseNotes } from '@/content/tax/empty-house';
import { carriedInOldRegime } from '@/content/tax/house-loss';
import { regimeNames } from '@/content/tax/names';
import { yearTitle } from '@/content/tax/years';
import { type NoteSheet, noteSheet } from '@/lib/calculator';
import { formatDate, inr, pct } from '@/lib/format';
import { rulesOfYear } from '@/lib/law';
import { upperFirst } from '@/lib/lower-first';
import { sumOf } from '@/lib/sum';
import type { House } from '@/lib/tax/taxpayer';
import { type Answer, dayOf } from './answer';
import { actionNotes } from './notes-actions';
import { rentDue } from './rents';

/** Writes how the other regime without the houses would compare. */
function regimeNotes({ limit }: NoteSheet, { input, answers, now, other, year }: Answer): void {
  const without = Math.min(answers.new.taxWithout, answers.old.taxWithout);
  limit(
    input.regime === 'better' &&
      now.taxWithout > without &&
      `Without the houses the ${regimeNames[other.regime]} would cost less, ${inr(without)}. Compared with that, the houses ${now.tax >= without ? `add ${inr(now.tax - without)}` : `save ${inr(without - now.tax)}`}.`,
    year.returns.oldRegimeChoice,
  );
}

/** Returns the rent that a house has or asks for, ₹. */
const rentOf = ({ rents, monthlyRent }: House) => (rents ? rents.due + rents.empty : monthlyRent);

/** Returns whether a let house was empty for some months. */
const hasEmptyMonths = ({ rents, monthsLet, monthsOwnUse = 0, monthsOwned }: House) =>
  rents ? rents.empty > 0 : monthsLet + monthsOwnUse < monthsOwned;

/** Writes what decides the annual value. */
function valueNotes(notes: NoteSheet, { input, now, year }: Answer): void {
  const { assume, limit } = notes;
  const { houses, assessment } = now;
  const { annualValue } = year.house;
  const empty = houses.filter(
    (house) =>
      house.use === 'letOut' &&
      (house.rents ? house.rents.due === 0 : house.monthsLet === 0) &&
      house.monthsOwned > 0 &&
      rentOf(house) > 0,
  );
  if (empty.length > 0) {
    emptyHouseNotes(
      notes,
      year,
      sumOf(empty, ({ municipalTaxPaid, share }) => (municipalTaxPaid * share) / 100),
    );
  }
  assume(
    houses.some(
      (house, index) =>
        house.use === 'letOut' && rentOf(house) > 0 && (assessment.houses[index]?.expectedRent ?? 0) === 0,
    ) &&
      'No municipal value or fair rent is entered, so the rent received counts. If similar houses nearby get more rent, enter that rent under “More about this house”.',
    annualValue,
  );
  const open = houses.findIndex(
    (house, index) => house.use === 'letOut' && assessment.houses[index]?.test === 'expected' && hasEmptyMonths(house),
  );
  assume(
    open >= 0 &&
      input.lowRent === 'expected' &&
      `House ${open + 1} had empty months, and its rent is below the expected rent even without them. We use the expected rent, as the words of the law say. Some writers give two milder views. “Disputed rules” shows them.`,
    annualValue,
  );
  assume(
    input.houses.some(({ unrealised }) => unrealised > 0) &&
      'Rent not recovered counts only if the tenancy is genuine, the tenant has left or is being made to leave, has no other house of yours, and you went to court or it would be of no use.',
    annualValue,
  );
  assume(
    [...input.houses, ...input.tenancies].some(({ furniture }) => furniture > 0) &&
      'You can deduct the costs of furniture and services from that part of the rent. We do not deduct them here. If the rent cannot be split, all of it may be taxed as other income.',
  );
  limit(
    input.houses.some(({ livedIn }, index) => livedIn > 0 && rentDue(input, index) > 0) &&
      'A house that you let out for part of the year and lived in for the rest counts as let out. We use the expected rent for all months owned.',
    annualValue,
  );
}

/** Writes what limits a loss and the interest of own houses. */
function lossNotes({ warn, limit }: NoteSheet, { answers, now, year }: Answer): void {
  const lapsed = answers.new.assessment.afterSetOff.lapsedHouseLoss;
  warn(
    lapsed > 0 &&
      `New regime: ${inr(lapsed)} of house loss cannot be set off, and the figures above do not carry it forward. The questions below give the other view.${carriedInOldRegime(answers.old.assessment, year.financialYear)}`,
    year.regimes.new.houseLossCarried.cite,
  );
  limit(
    now.assessment.houses.some(
      ({ test, interest, interestAllowed }) => test === 'selfOccupied' && interest > interestAllowed,
    ) &&
      (now.regime === 'new'
        ? 'The new regime allows no interest on a house you live in.'
        : `Interest on houses for your own use counts up to ${inr(year.regimes.old.selfOccupiedInterest.value.full)} for all of them together. This includes the part for earlier years.`),
    year.regimes[now.regime].selfOccupiedInterest.cite,
  );
}

/** Returns what to do, limits, assumptions and warnings. */
export function notesOf(answer: Answer): NoteSheet {
  const { input, now, year } = answer;
  const notes = noteSheet();
  const rules = rulesOfYear(houseRent, input.financialYear);
  const isNonResident = input.residence === 'nonResident';
  actionNotes(notes, answer);
  notes.notForYou(
    'This is not for houses of your business or held as stock, for sub-letting, or for companies and firms. Their rent is taxed differently.',
    year.house.annualValue,
  );
  regimeNotes(notes, answer);
  valueNotes(notes, answer);
  lossNotes(notes, answer);
  notes.assume(
    now.houses.some(({ use }) => use === 'letOut') &&
      (isNonResident
        ? 'We assume that you are an individual without a lower-deduction certificate. Surcharge depends on the rent for the year.'
        : `We assume that ${input.tenancies.length > 0 ? '' : 'the rent is the same each month and that '}the tenants have your PAN. Without it they deduct ${pct(rules.tenantTaxWithoutPan.value)}.`),
    isNonResident ? rules.nonResidentRent.cite : rules.tenantTaxWithoutPan.cite,
  );
  lossesLeftOut(notes, input.losses, input.financialYear);
  notes.limit(
    earlierRows(input.losses, input.financialYear).length > 0 &&
      `A house loss of an earlier year lowers only house income. You cannot use one that is more than ${year.lossYears.value.house} years old.`,
    year.setOff.house,
  );
  notes.assume(
    dayOf(input) <= year.lastDay &&
      `${upperFirst(yearTitle(year.financialYear))} is not over. We use the rates and limits in force on ${formatDate(year.checkedOn)}.`,
    year.regimes.new.slabs.cite,
  );
  notes.assume(
    input.houses.some(({ value }) => value > 0) &&
      'The yield leaves out the loan and any rise in the value of the house.',
  );
  return notes;
}
