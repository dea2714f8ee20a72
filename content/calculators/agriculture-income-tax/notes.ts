import { agriculture } from '@/content/rules/income-tax/agriculture';
import { lossesLeftOut } from '@/content/tax/brought-forward';
import { filingNotes } from '@/content/tax/filing-notes';
import { laterGainRatesNote } from '@/content/tax/gain-rates';
import { incomeForFee } from '@/content/tax/income-for-fee';
import { sectionBeside } from '@/content/tax/law-names';
import { thresholdCaveats } from '@/content/tax/near';
import { openPointCaveats } from '@/content/tax/open-points';
import { hasReasonToFile, noReturnText } from '@/content/tax/return-duty';
import { noRebateNotes, type YearAnswer } from '@/content/tax/year-answer';
import { type NoteSheet, noteSheet } from '@/lib/calculator';
import { inr } from '@/lib/format';
import type { Assessment } from '@/lib/tax/assess';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import { payable } from '@/lib/tax/interest';
import type { Farm } from './farm';
import type { AgricultureInput } from './form';
import { type Land, landNotes } from './land';

/** How near a threshold is, and what crossing it shows: this much beyond, ₹. */
const beyond = 1_000;
const isNear = (distance: number, income: number) => distance >= 0 && distance <= Math.max(25_000, income * 0.03);

/**
 * Returns the tax if the relief of section 87A above its limit stopped at the amount allowed below it; `null` where that is no different.
 */
export function taxWithCappedRelief(now: Assessment, year: IncomeTaxYear): number | null {
  const { rebate, total } = now.charge;
  const { atMost } = year.regimes[now.regime].rebate.value;
  if (!rebate.marginal || rebate.amount <= atMost) return null;
  return total + (rebate.amount - atMost) * (1 + year.cess.value / 100) - now.reliefs;
}

/** The answer with the farm and the land behind it. */
export interface Answered {
  readonly input: AgricultureInput;
  readonly farm: Farm;
  readonly land: Land | null;
  readonly answer: YearAnswer;
  /** The assessment at another net agricultural income, ₹. */
  readonly withFarm: (net: number) => Assessment;
}

/** Says what to file by when: nothing where the income asks no return, apart from a farm's loss that is to be set off later. */
function returnNotes(notes: NoteSheet, { input, farm, answer }: Answered): void {
  const { person, now, year } = answer;
  const { due } = year.returns;
  // The tax deducted at source is not asked here.
  const income = incomeForFee(now, person, 0, year);
  if (!hasReasonToFile(income, now) && farm.working.ofTheYear >= 0) {
    notes.action(noReturnText(income), due.cite);
    return;
  }
  const hasBusiness = farm.business !== 0;
  const form = hasBusiness ? 'ITR-3' : 'ITR-2, or ITR-3 with business income';
  const { above } = year.agricultural.value;
  const { landDetailsAbove } = farm.law;
  const itsForm = `File ${form}: ITR-1 and ITR-4 are not for agricultural income above ${inr(above)}. Enter it in Schedule EI.`;
  filingNotes(notes, answer, {
    today: input.today,
    due: hasBusiness ? due.value.business : due.value.individual,
    hasBusiness,
    also: year.act === 'act1961' ? ' With business income you also need Form 10-IEA.' : '',
    ...(farm.net > above || hasBusiness
      ? { inTime: itsForm, late: ` ${itsForm}` }
      : farm.working.ofTheYear === 0
        ? { inTime: 'File the return.', late: '' }
        : {
            inTime: 'File the return and show agricultural income in it as exempt income.',
            late: ' Show agricultural income in it as exempt income.',
          }),
  });
  notes.action(
    farm.net > landDetailsAbove.value &&
      `Have ready for Schedule EI, for each piece of land: district and PIN code, acres, owned or leased, irrigated or rain-fed. The return asks for it above ${inr(landDetailsAbove.value)}.`,
    landDetailsAbove.cite,
  );
}

function farmNotes(notes: NoteSheet, { input, farm, answer: { now, year } }: Answered): void {
  const { above } = year.agricultural.value;
  const { lossYears, multiple } = farm.law;
  const { working } = farm;
  lossesLeftOut(notes, input.losses, input.financialYear);
  notes.limit(
    working.lapsed > 0 &&
      `${inr(working.lapsed)} of losses is more than ${lossYears.value} years old and can no longer be used.`,
    lossYears.cite,
  );
  notes.limit(
    working.ofTheYear < 0 &&
      `An agricultural loss does not lower other income. ${inr(-working.ofTheYear)} of this year can be set against agricultural income of the next ${lossYears.value} years, once it is determined in an assessment.`,
    lossYears.cite,
  );
  notes.warn(
    farm.net > above !== farm.netOtherwise > above &&
      `The Finance Act applies the rounding of section ${sectionBeside('288A', year.act)} to net agricultural income: ${inr(working.net)} becomes ${inr(input.rounding === 'tens' ? farm.net : farm.netOtherwise)}, and this decides the first test. Tools that do not round give another result. “Disputed rules” lets you see both.`,
    multiple.cite,
  );
  notes.limit(
    farm.business < 0 &&
      `The business part of the crop loss, ${inr(-farm.business)}, is set against other income, but never against salary.${now.carriedForward.some(({ kind, financialYear }) => kind === 'business' && financialYear === year.financialYear) ? ' What is left of it is carried forward only if you file the return in time.' : ''}`,
    year.setOff.acrossHeads,
  );
}

function ruleNotes(notes: NoteSheet, answered: Answered): void {
  const { input, farm, answer } = answered;
  const { now, year, person } = answer;
  const { rebate, surcharge } = year.regimes[now.regime];
  const { exempt, states } = agriculture[year.act];
  const { basicExemption } = now.charge;
  notes.notForYou(
    'Not for companies, firms, LLPs and co-operative societies, whose tax rate does not depend on agricultural income. Not for years that are not at the top of the form.',
    year.agricultural.cite,
  );
  notes.assume(
    `Agricultural income stays exempt and outside total income: the limits of ${inr(rebate.value.incomeUpTo)} for the rebate and ${inr(surcharge.value[0]?.above ?? 0)} for surcharge look at ${inr(now.totalIncome)} alone.`,
    exempt,
  );
  notes.assume(
    'A State may tax agricultural income itself, mostly from plantations. Assam, Karnataka, Kerala, Tamil Nadu, Tripura and West Bengal have such Acts, but not all are in force for everybody. That tax is not worked out here.',
    states,
  );
  farmNotes(notes, answered);
  notes.assume(
    farm.net > year.agricultural.value.above &&
      now.slabIncome <= basicExemption &&
      now.totalIncome > basicExemption &&
      `The second test takes income at slab rates, ${inr(now.slabIncome)}, as the return form does; income at special rates is left out.`,
    year.agricultural.cite,
  );
  laterGainRatesNote(notes, input);
  noRebateNotes(notes, person, answer);
}

/** Warns where more agricultural income begins to count. */
function farmThreshold(notes: NoteSheet, { input, farm, answer: { now, year }, withFarm }: Answered): void {
  const { above } = year.agricultural.value;
  const distance = above - farm.net;
  if (farm.net <= 0 || distance < 0 || now.slabIncome <= now.charge.basicExemption) return;
  // The least that counts: a rupee above the limit, or ten where the income is rounded.
  const first = above + (input.rounding === 'tens' ? farm.law.multiple.value : 1);
  const cost = withFarm(first).tax - now.tax;
  notes.warn(
    cost > 0 &&
      `${distance === 0 ? `At exactly ${inr(above)} agricultural income does not count for the rate yet.` : `${inr(distance)} more agricultural income brings you to the limit.`} From ${inr(first)} on, all of it counts. That adds ${inr(cost)} to your tax at once.`,
    year.agricultural.cite,
  );
}

/** Warns where more of other income makes agricultural income count. */
function incomeThreshold(notes: NoteSheet, { farm, answer: { now, withMore, year } }: Answered): void {
  const { basicExemption } = now.charge;
  const distance = basicExemption - now.slabIncome;
  if (farm.net <= year.agricultural.value.above || !isNear(distance, now.slabIncome)) return;
  const { slabTax, rebate } = withMore(distance + beyond).charge;
  const start =
    distance === 0 ? 'If your other income rises at all,' : `If your other income rises by more than ${inr(distance)},`;
  const covered = rebate.amount >= slabTax && slabTax > 0;
  notes.warn(
    `${start} agricultural income starts to count. The first ${inr(beyond)} above ${inr(basicExemption)} adds ${inr(slabTax)} of tax at slab rates${covered ? ', which the rebate still takes away' : ' before cess'}.`,
    year.agricultural.cite,
  );
}

/** Returns what the words of section 87A give together with agricultural income, and what others may apply; '' where nothing is near. */
function reliefText({ now, withMore, year }: YearAnswer): string {
  const { incomeUpTo, atMost, marginalRelief } = year.regimes[now.regime].rebate.value;
  const paid = (tax: number) => payable(tax, year.payableMultiple.value);
  const section = sectionBeside('87A', year.act);
  if (!marginalRelief || !now.charge.aggregation) return '';
  if (now.charge.rebate.marginal && now.charge.rebate.amount > 0) {
    const capped = taxWithCappedRelief(now, year);
    return `Above ${inr(incomeUpTo)} we follow the words of section ${section}: marginal relief compares all tax, including the part from agricultural income, and has no limit of its own. ${capped === null ? 'The Department’s utility may differ.' : `If the ${inr(atMost)} of the rebate limits it too, your tax is ${inr(paid(capped))}.`}`;
  }
  const distance = incomeUpTo - now.totalIncome;
  if (now.charge.rebate.amount <= 0 || !isNear(distance, now.totalIncome)) return '';
  const after = withMore(distance + beyond);
  if (after.tax >= now.tax) return '';
  const capped = taxWithCappedRelief(after, year) ?? after.tax;
  return `By the words of section ${section} an income of ${inr(incomeUpTo + beyond)} would cost ${inr(now.tax - after.tax)} less in tax than yours, because the marginal relief above ${inr(incomeUpTo)} has no limit of its own. If ${inr(atMost)} limits it too, that income costs ${inr(paid(capped))}. Do not plan on the gap.`;
}

/** Returns what to do, and what the visitor must know beside the answer. */
export function notesOf(answered: Answered): NoteSheet {
  const { input, land, answer } = answered;
  const { now, withMore, taxRead, year } = answer;
  const notes = noteSheet();
  returnNotes(notes, answered);
  ruleNotes(notes, answered);
  if (land) landNotes(notes, input, land, year);
  farmThreshold(notes, answered);
  incomeThreshold(notes, answered);
  const { cite } = year.regimes[now.regime].rebate;
  const relief = reliefText(answer);
  notes.warn(relief, cite);
  // Where tax falls beyond the rebate's limit, our warning says so in place of the usual one on its end.
  notes.add(
    thresholdCaveats(withMore, year).filter(
      (caveat) => relief === '' || caveat.kind !== 'warning' || caveat.cite !== cite,
    ),
  );
  notes.add(openPointCaveats(now.tax, taxRead, year.act));
  return notes;
}
