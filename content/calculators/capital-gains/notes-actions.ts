import { assetTreatments } from '@/content/rules/income-tax/capital-gains';
import { foreignAssets } from '@/content/rules/income-tax/foreign-assets';
import { formName, sectionBeside } from '@/content/tax/law-names';
import { isProperty, lotLawOf } from '@/content/tax/lot-law';
import { yearTitle } from '@/content/tax/years';
import type { NoteSheet } from '@/lib/calculator';
import { formatDate, inr } from '@/lib/format';
import { type IsoDate, valueOn } from '@/lib/law';
import { sumOf } from '@/lib/sum';
import { assessedGain, lastDayWithin, lotGain } from '@/lib/tax/capital-gains';
import { carriedOfKind } from '@/lib/tax/carried-forward';
import type { Gain } from '@/lib/tax/taxpayer';
import { type Answer, carriedOf } from './answer';
import { homesAllowed, type TaxedLot, takesTwoHomes, withExemptions } from './exemptions';
import { type Claim, isInYear, ownerOf } from './lots';
import { assessmentWith } from './person';
import { isPromoters } from './promoter';
import { lotName } from './working';

/** The most lots that get advice of one kind. */
const MOST = 3;

/** The lowest saving worth a sentence, ₹. */
export const WORTH_SAYING = 1;

const replaced = (gains: readonly Gain[], index: number, by: Gain) =>
  gains.map((gain, place) => (place === index ? by : gain));

/** Returns the gain of a lot if it were sold on the first day on which it is long-term. */
function gainIfKept({ input, year }: Answer, { row, lot, gain }: TaxedLot, day: IsoDate): Gain {
  const law = lotLawOf(row.asset, day, year);
  // Later years have no index on file: there the gain counts as it is.
  return isInYear(day, year)
    ? assessedGain(lotGain({ ...lot, sold: day }, law, ownerOf(input)))
    : { class: law.treatment.longTerm, amount: gain.plain };
}

/**
 * Returns what a lot saves that is kept until a day on which it is long-term, ₹. A later day is in the next year: this year goes without
 * the lot, and its losses go on; the next one has the same other income and the rates of this one.
 */
function savedByKeeping(answer: Answer, sold: TaxedLot, index: number, day: IsoDate): number {
  const { input, year, gains, now, assessedWith } = answer;
  const kept = gainIfKept(answer, sold, day);
  if (isInYear(day, year)) return now.tax - assessedWith(replaced(gains, index, kept)).tax;
  const without = assessedWith(gains.filter((_, place) => place !== index));
  const after = {
    ...input,
    shortTermLoss: carriedOfKind(without, 'shortTermCapital'),
    longTermLoss: carriedOfKind(without, 'longTermCapital'),
  };
  const then = assessmentWith(after, [kept], 0).tax - assessmentWith(after, [], 0).tax;
  return now.tax - without.tax - then;
}

/** Says which short-term lots would have had less tax a little later; returns how many. */
function keepLongerNotes(notes: NoteSheet, answer: Answer): number {
  const { input, lots, year } = answer;
  const kept = lots.flatMap((sold, index) => {
    const day = sold.gain.longTermFrom;
    // A promoter has the same rate for both terms.
    const isNone = sold.isGainOnly || sold.gain.term === 'long' || sold.taxable <= 0 || sold.exempt > 0;
    // A lot that was sold before a day gone by cannot wait for it any more.
    if (day === null || day < input.today || isNone || isPromoters(sold)) return [];
    const saved = savedByKeeping(answer, sold, index, day);
    return saved >= WORTH_SAYING ? [{ sold, day, saved }] : [];
  });
  const most = kept.sort((a, b) => b.saved - a.saved).slice(0, MOST);
  for (const { sold, day, saved } of most) {
    notes.actionOn(
      day,
      `${lotName(sold)}, if not sold yet: sell on or after ${formatDate(day)} and save ${inr(saved)}, at the same price and this year’s rates${isInYear(day, year) ? '' : ', with the same other income in that year'}.`,
      valueOn(assetTreatments[sold.row.asset], sold.row.sold).cite,
    );
  }
  return most.length;
}

/** Returns the tax that one more investment would save, ₹, as its row would. */
function savedByInvesting(
  { input, lots, now, assessedWith }: Answer,
  investment: Pick<Claim, 'lot' | 'section' | 'amount'>,
): number {
  const claim = { ...investment, how: 'bought' as const, on: '' };
  const then = withExemptions(lots, [...input.exemptions, claim]);
  return now.tax - assessedWith(then.map((sold) => assessedGain(sold.gain, sold))).tax;
}

/** Says what a home bought or built for a lot would save, and until when; returns how many steps save. */
function homeNotes(notes: NoteSheet, answer: Answer, sold: TaxedLot): number {
  const { year, law: rules, input, returnDue: due } = answer;
  const isHome = sold.row.asset === 'house';
  const section = isHome ? '54' : '54F';
  const homes = input.exemptions.filter(
    (claim) => claim.lot === sold.number && claim.section === section && claim.how !== 'deposit',
  ).length;
  if (homes >= homesAllowed(section, sold.gain.amount)) return 0;
  // A second home is an option of once in a lifetime: another lot has taken it.
  if (homes === 1 && answer.lots.some(({ number }) => takesTwoHomes(input.exemptions, number))) return 0;
  const home = isHome ? rules.house : rules.houseFromOtherAsset;
  const saved = savedByInvesting(answer, { lot: sold.number, section, amount: home.value.costUpTo });
  if (saved < WORTH_SAYING) return 0;
  const buyBy = lastDayWithin(sold.row.sold, home.value.boughtAfter);
  const buildBy = lastDayWithin(sold.row.sold, home.value.builtAfter);
  // Without a day nothing is past.
  const { today } = input;
  if (buildBy < today) return 0;
  notes.actionOn(
    today <= due ? due : undefined,
    today <= due
      ? `${lotName(sold)}: put what you have not spent on a new home by ${formatDate(due)}, when the return is due, into a capital gains account by then. Other money that you spend later does not count.`
      : `${lotName(sold)}: what you had not spent on a new home by ${formatDate(due)} had to be in a capital gains account by then. Other money that you spend later does not count.`,
    rules.account,
  );
  const second = homes === 1 ? 'second ' : '';
  const until =
    today <= buyBy
      ? `a ${second}home bought by ${formatDate(buyBy)}, or built by ${formatDate(buildBy)},`
      : `a ${second}home built by ${formatDate(buildBy)}`;
  notes.actionOn(
    today <= buyBy ? buyBy : buildBy,
    `${lotName(sold)}: ${until} can save up to ${inr(saved)} under section ${sectionBeside(section, year.act)}${isHome ? '' : ', if you own at most one other home'}, as far as it was paid by ${formatDate(due)} or is paid from that account.${second && ' Two homes for one gain are allowed once in a lifetime.'}`,
    home.cite,
  );
  return 1;
}

/** Says what of long-term gains on land and buildings can still be put into bonds or a home; returns how many steps save. */
function reinvestNotes(notes: NoteSheet, answer: Answer): number {
  const { input, lots, year, law: rules } = answer;
  const { value: bonds, cite } = rules.bonds;
  let room =
    bonds.upTo -
    sumOf(
      lots.flatMap(({ exemptions }) => exemptions),
      ({ section, exempt }) => (section === '54EC' ? exempt : 0),
    );
  let steps = 0;
  const chosen = lots.filter(({ row, gain, taxable }) => isProperty(row.asset) && gain.term === 'long' && taxable > 0);
  for (const sold of chosen.slice(0, MOST)) {
    const amount = Math.min(room, sold.taxable);
    const last = lastDayWithin(sold.row.sold, bonds.months);
    const isOpen = amount > 0 && input.today <= last;
    const saved = isOpen ? savedByInvesting(answer, { lot: sold.number, section: '54EC', amount }) : 0;
    if (saved >= WORTH_SAYING) {
      room -= amount;
      steps += 1;
      notes.actionOn(
        last,
        `${lotName(sold)}: put ${inr(amount)} into section ${sectionBeside('54EC', year.act)} bonds by ${formatDate(last)} and save ${inr(saved)}. They stay locked for ${bonds.years} years.`,
        cite,
      );
    }
    steps += homeNotes(notes, answer, sold);
  }
  return steps;
}

/** How the yearly amount free of tax on long-term equity gains can still be used, ₹. */
export interface Harvest {
  /** More gains that leave the tax and the losses to carry forward as they are, in whole hundreds. */
  readonly free: number;
  /** What all that is left of the yearly amount would add to the tax. */
  readonly costOfAll: number;
}

/** Returns what more of long-term equity gains would cost: total income with them can end the rebate or begin a surcharge. */
export function harvestOf({ gains, now, amountLeft, carried, assessedWith }: Answer): Harvest {
  const withMore = (amount: number) => assessedWith([...gains, { class: 'longTermEquity', amount }]);
  const isFree = (hundreds: number) => {
    const then = withMore(hundreds * 100);
    return then.tax < now.tax + WORTH_SAYING && carriedOf(then) > carried - WORTH_SAYING;
  };
  let low = 0;
  let high = Math.floor(Math.max(0, amountLeft) / 100);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (isFree(middle)) low = middle;
    else high = middle - 1;
  }
  return { free: low * 100, costOfAll: amountLeft > 0 ? withMore(amountLeft).tax - now.tax : 0 };
}

/** Says what room is left under the yearly amount, and by when to file for a loss; returns how many steps save. */
function yearEndNotes(
  notes: NoteSheet,
  { input: { today }, year, law: rules, now, amountLeft, returnDue: due }: Answer,
  { free, costOfAll }: Harvest,
): number {
  const canTake = free > 0 && today <= year.lastDay;
  const most =
    costOfAll >= WORTH_SAYING
      ? ` Take no more: using all ${inr(amountLeft)} left of the yearly amount would add ${inr(costOfAll)} to your tax, because total income decides the rebate and the surcharge.`
      : '';
  notes.actionOn(
    year.lastDay,
    canTake &&
      `By ${formatDate(year.lastDay)} you can take ${inr(free)} more of long-term gains on listed shares and equity funds tax-free. If you buy back later, your cost is higher.${most}`,
    year.longTermEquityExemption.cite,
  );
  notes.actionOn(
    today <= due ? due : undefined,
    now.carriedForward.some(({ financialYear }) => financialYear === year.financialYear) &&
      (today <= due
        ? `File your return by ${formatDate(due)}. You can carry forward this year’s loss only if you file in time.`
        : `You carry forward the loss of ${yearTitle(year.financialYear)} only if you filed your return by ${formatDate(due)}.`),
    rules.lossReturn,
  );
  return canTake ? 1 : 0;
}

/** Says what of foreign shares a resident reports in the return, and how tax paid abroad is credited. */
function foreignNotes(notes: NoteSheet, { lots, input, year, returnDue: due }: Answer): void {
  notes.actionOn(
    input.today <= due ? due : undefined,
    input.residence === 'resident' &&
      lots.some(({ row }) => row.asset === 'foreignShares') &&
      `If you are resident and ordinarily resident, report the foreign shares in Schedule FA of the return for ${yearTitle(year.financialYear)}, by calendar year, also in years in which you sell nothing. The gain goes into Schedule FSI too. For credit of tax paid abroad fill in Schedule TR and file Form ${formName('67', year.act)}.`,
    foreignAssets[year.act],
  );
}

/** Writes what to do, and by when; returns how many of the steps save tax. */
export function actionNotes(notes: NoteSheet, answer: Answer, harvest: Harvest): number {
  foreignNotes(notes, answer);
  return keepLongerNotes(notes, answer) + reinvestNotes(notes, answer) + yearEndNotes(notes, answer, harvest);
}
