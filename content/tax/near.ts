import { type Caveat, type NoteSheet, noteSheet } from '@/lib/calculator';
import { inr, pct } from '@/lib/format';
import type { Assessment } from '@/lib/tax/assess';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import { sectionBeside } from './law-names';
import type { WithMore } from './marginal';

/** Returns whether a threshold is near, that is, at most this far above the income. */
function isNear(distance: number, income: number): boolean {
  return distance >= 0 && distance <= Math.max(25_000, income * 0.03);
}

/** Returns the least extra income, in steps of ₹10, at which `isOver` holds; it must hold at `most`. */
function firstExtra(isOver: (extra: number) => boolean, most: number): number {
  let low = 0;
  let high = Math.ceil(most / 10);
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isOver(middle * 10)) high = middle;
    else low = middle + 1;
  }
  return high * 10;
}

const beyond = 1_000;

/** Names the regime that a sentence speaks of: with more income the other one may cost less. */
const inRegime = (now: Assessment) => ` in the ${now.regime} regime`;
const everyRupee = (now: Assessment) => `every extra rupee goes in tax${inRegime(now)}, with cess on top.`;

function rebateNotes(notes: NoteSheet, now: Assessment, withMore: WithMore, year: IncomeTaxYear): void {
  const { incomeUpTo, marginalRelief } = year.regimes[now.regime].rebate.value;
  const { cite } = year.regimes[now.regime].rebate;
  const { rebate } = now.charge;
  const distance = incomeUpTo - now.totalIncome;
  if (rebate.marginal && rebate.amount > 0) {
    const end = firstExtra((extra) => withMore(extra).charge.rebate.amount === 0, 10_00_000);
    // With tax at special rates, which has no rebate, the rebate may cover all other tax at first.
    const first = firstExtra((extra) => {
      const { amount, against } = withMore(extra).charge.rebate;
      return amount < against;
    }, end);
    const free = Math.max(0, first - 10);
    const limits =
      free > 0
        ? `The rebate covers all your tax at slab rates, so the next ${inr(free)} of income adds no tax. On the ${inr(end - free)} after that,`
        : `Marginal relief limits your tax before cess to what you earn above ${inr(incomeUpTo)}. On the next ${inr(end)} of income,`;
    notes.limit(`${limits} ${everyRupee(now)}`, cite);
    return;
  }
  if (rebate.amount <= 0 || !isNear(distance, now.totalIncome)) return;
  const cost = withMore(distance + beyond).tax - now.tax;
  // With agricultural income the words of the section can make tax fall here; then there is nothing to warn of.
  if (cost <= 0) return;
  const more = distance === 0 ? 'If your income rises at all,' : `If your income rises by more than ${inr(distance)},`;
  const start = `${more} the rebate under section ${sectionBeside('87A', year.act)}`;
  notes.warn(
    marginalRelief
      ? `${start} starts to go away. Marginal relief limits the effect: at an income of ${inr(incomeUpTo + beyond)} you pay ${inr(cost)} more tax than now${inRegime(now)}.`
      : `${start} is gone. At an income of ${inr(incomeUpTo + 10)} you pay ${inr(withMore(distance + 10).tax - now.tax)} more tax than now${inRegime(now)}.`,
    cite,
  );
}

function surchargeNotes(notes: NoteSheet, now: Assessment, withMore: WithMore, year: IncomeTaxYear): void {
  const { relief, otherIncome, percent } = now.charge.surchargeWorking;
  const cite = year.marginalRelief;
  if (relief) {
    const end = firstExtra((extra) => withMore(extra).charge.surchargeWorking.relief === null, relief.threshold / 4);
    notes.limit(
      `Marginal relief cuts your surcharge by ${inr(relief.amount)}: tax and surcharge rise by no more than your income above ${inr(relief.threshold)}. On the next ${inr(end)} of income, ${everyRupee(now)}`,
      cite,
    );
  }
  for (const band of year.regimes[now.regime].surcharge.value) {
    const income = band.measure === 'totalIncome' ? now.totalIncome : otherIncome;
    const distance = band.above - income;
    // The income that decides is rounded to ₹10: at the limit itself there is no surcharge yet.
    if (!isNear(distance, income)) continue;
    const at = withMore(distance);
    const after = withMore(distance + beyond);
    if (after.charge.surchargeWorking.percent <= percent) continue;
    const cost = after.tax - at.tax;
    const cut = after.charge.marginalRelief * (1 + year.cess.value / 100);
    const more =
      distance === 0 ? 'If your income rises at all,' : `If your income rises by more than ${inr(distance)},`;
    const begins = `${more} a surcharge of ${pct(band.percent)} starts.`;
    notes.warn(
      cut > 0
        ? `${begins} Marginal relief limits it: the next ${inr(beyond)} above ${inr(band.above)} costs ${inr(cost)} in tax, not ${inr(cost + cut)}.`
        : `${begins} Marginal relief does not help here: the next ${inr(beyond)} above ${inr(band.above)} costs ${inr(cost)} in tax.`,
      cite,
    );
  }
}

/**
 * Returns what the visitor should know of the next step of the law: thresholds of the rebate and the surcharge that are near, and the
 * relief that is at work.
 */
export function thresholdCaveats(withMore: WithMore, year: IncomeTaxYear): readonly Caveat[] {
  const now = withMore(0);
  const notes = noteSheet();
  rebateNotes(notes, now, withMore, year);
  surchargeNotes(notes, now, withMore, year);
  return notes.caveats;
}
