import {
  exitDaysInDoubt,
  lumpSumExempt,
  npsExit,
  paymentCharges,
  recordKeeping,
  taxedAtExit,
  unifiedPension,
} from '@/content/rules/nps';
import { sectionName } from '@/content/tax/law-names';
import { type NoteSheet, noteSheet } from '@/lib/calculator';
import { priceFactor } from '@/lib/finance/inflation';
import { bandOf, mostAtOnce } from '@/lib/finance/pension-account';
import { formatDate, formatNumber, inr, pct } from '@/lib/format';
import { valueOn } from '@/lib/law';
import { corpusOf, type Exit, exitRules, isGovernment } from './account';
import type { NpsAnswer } from './answer';
import type { NpsInput } from './form';
import { bandOfAge, basicOfYear, exitLawOf, exitSlabsInWords, lawOf } from './tax';

/** Returns who should use something else, what is assumed, which limits apply, and what to do. */
export function notesOf(input: NpsInput, answer: NpsAnswer): NoteSheet {
  const notes = noteSheet();
  notes.notForYou(
    'This is not for Tier II, NPS Vatsalya, Atal Pension Yojana and NPS Lite, or for what a family receives after a death.',
  );
  taxedNotes(notes, input, answer);
  exitNotes(notes, input, answer);
  chargeNotes(notes, input, answer);
  const { exit } = answer;
  notes.assume(
    'The return is your own guess, the same every year. We use today’s exit and tax rules, and both may change before you exit. The pension is taxed as income each year. We do not subtract that tax here.',
    taxedAtExit[exitLawOf(input).act],
  );
  notes.warn(
    exit.pension > 0 &&
      input.inflation > 0 &&
      `The annuity does not rise with prices. After 20 years it buys only what ${inr(exit.pension / priceFactor(input.inflation, 20))} bought on the first day.`,
  );
  employerNotes(notes, input, answer);
  unifiedNotes(notes, input, answer);
  actionNotes(notes, input, answer);
  return notes;
}

/** Writes the exit rules as far as they stop something that was asked for. */
function exitNotes({ limit, warn, assume }: NoteSheet, input: NpsInput, { exit }: NpsAnswer): void {
  const { value: rules, cite } = exitRules(input);
  const ofSector = rules[isGovernment(input) ? 'government' : 'nonGovernment'];
  const mayComeInParts = rules.partsYears && bandOf(exit.corpus, ofSector.normal)?.amount && !exit.isEarly;
  limit(
    exit.most < (exit.corpus * input.lump) / 100 - 0.005 &&
      `The rules let you take ${inr(exit.most)} at once, not ${pct(input.lump)} of the corpus. The rest must buy an annuity${mayComeInParts ? `, or may come in parts over ${rules.partsYears} years or more` : ''}.`,
    cite,
  );
  const exempt = lumpSumExempt[exitLawOf(input).act].value;
  limit(
    exit.lumpSum < exit.corpus - 0.005 &&
      exit.most >= exit.corpus - 0.005 &&
      `The rules let you take all of this corpus, ${inr(exit.corpus)}, at once, without an annuity. ${inr((exit.corpus * (100 - exempt)) / 100)} of it would then be taxed as income of that year.`,
    cite,
  );
  otherLimits({ limit, warn }, input, exit);
  const why =
    input.sector === 'citizen' && rules.years
      ? `: before ${rules.age} and before ${rules.years} years in the account`
      : isGovernment(input)
        ? ', as on a resignation'
        : '';
  const takesMore =
    exit.most < exit.corpus - 0.005
      ? `Waiting until ${rules.age}${input.sector === 'citizen' && rules.years ? `, or until you have ${rules.years} years in the account if that is sooner,` : ''} lets you take more at once. You may also`
      : 'You may also';
  const isPast = input.exitOn !== '' && input.exitOn < input.today;
  warn(
    exit.isEarly &&
      `This is an early exit${why}.${isPast ? '' : ` ${takesMore} leave the money in NPS and exit later.`}`,
    cite,
  );
  assume(
    input.exitOn >= exitDaysInDoubt.from &&
      input.exitOn <= exitDaysInDoubt.to &&
      `The new exit rules are in the Gazette of ${formatDate(valueOn(npsExit, exitDaysInDoubt.to).date)}. Reports name other days between ${formatDate(exitDaysInDoubt.from)} and ${formatDate(exitDaysInDoubt.to)}. If you exited in those days, ask your NPS office.`,
    cite,
  );
}

/** Writes the limits of people about whom the form does not ask. */
function otherLimits({ limit, warn }: Pick<NoteSheet, 'limit' | 'warn'>, input: NpsInput, exit: Exit): void {
  const { value: rules, cite } = exitRules(input);
  const mayHaveJoinedLate = !isGovernment(input) && input.age - input.served / 12 >= rules.age;
  limit(
    mayHaveJoinedLate &&
      rules.joinedLate !== null &&
      exit.corpus <= rules.joinedLate &&
      exit.most < exit.corpus - 0.005 &&
      `Did you join NPS at ${rules.age} or later? Then you may take all of a corpus up to ${inr(rules.joinedLate)} at once: ${inr(exit.corpus)} here, not ${inr(exit.most)}. We use the limits of those who joined earlier.`,
    cite,
  );
  const asGovernment = mostAtOnce(exit.corpus, rules.government.normal);
  warn(
    input.sector === 'corporate' &&
      !exit.isEarly &&
      asGovernment < exit.lumpSum - 0.005 &&
      `Do you retire from a company that the Central or a State Government owns? Then the limits for government staff are reported to apply: at most ${inr(asGovernment)} at once. We could not read the text, so ask your employer.`,
    cite,
  );
}

/** Writes what charges would take, where they are left out. */
function chargeNotes({ assume }: NoteSheet, input: NpsInput, { exit, payments, years }: NpsAnswer): void {
  if (input.charges !== 'none' || years.length === 0) return;
  const byGovernment = isGovernment(input);
  const charged = corpusOf({ ...input, charges: byGovernment ? 'employer' : 'online' }, payments);
  assume(
    `Charges are left out. ${byGovernment ? 'With the yearly fee' : `With ${pct(paymentCharges.value.online.percent)} of each payment online and the yearly fee`} the corpus would be ${inr(exit.corpus - charged)} less, before GST on them.`,
    byGovernment ? recordKeeping.cite : paymentCharges.cite,
  );
}

/** Writes the tax on the part of the lump sum that is not exempt. */
function taxedNotes({ warn, assume }: NoteSheet, input: NpsInput, { exit, lump, drawn }: NpsAnswer): void {
  if (lump.taxed === 0) return;
  const year = exitLawOf(input);
  const { value: share, cite } = lumpSumExempt[year.act];
  const topRate = year.regimes.new.slabs.value[bandOfAge(input.exitAge)].at(-1)?.[1] ?? 0;
  const highest = (lump.taxed * topRate * (100 + year.cess.value)) / 10_000;
  const when = drawn === null ? 'the exit year' : 'the years in which you take it';
  const onTop =
    input.exitIncome > 0
      ? `On top of other income of ${inr(input.exitIncome)}`
      : 'If you have no other income in that year,';
  const inHighest =
    input.exitIncome === 0 && lump.tax < highest
      ? ` If other income already takes you into the highest slab, it is ${inr(highest)}, before surcharge.`
      : '';
  warn(
    `${inr(lump.taxed)} of the lump sum is taxed as income of ${when}. Only ${pct(share)} of the corpus is tax-free, though the exit rules let you take more. ${onTop} the tax is ${inr(lump.tax)} by ${exitSlabsInWords(input)}${drawn === null ? '' : ', if all of it comes in one year'}.${inHighest} If you take ${pct(share)} at once, you pay no tax on it, and the rest buys a larger pension.`,
    cite,
  );
  assume(
    (exit.lumpSum >= exit.corpus - 0.005 || (input.lump >= 100 && exit.most >= exit.corpus - 0.005)) &&
      `You take the whole corpus, as the rules allow for a small one. Some people say that all of it is tax-free, as nothing is left to buy an annuity with. Then the tax would be ₹0. We follow the words of the law: ${pct(share)} is tax-free.`,
    cite,
  );
}

/** Writes the limits of the employer's payments and of the deductions that depend on basic pay. */
function employerNotes({ warn, assume }: NoteSheet, input: NpsInput, { payments }: NpsAnswer): void {
  const year = lawOf(input);
  const limit = year.retirement.employerContributions;
  warn(
    input.sector !== 'citizen' &&
      payments.employer * 12 > limit.value &&
      `The employer’s payments to NPS, EPF and superannuation above ${inr(limit.value)} a year are taxed as a perquisite. The tax saved here does not count that.`,
    limit.cite,
  );
  assume(
    input.salary !== null &&
      input.sector === 'corporate' &&
      input.basic === null &&
      `We assume that basic pay and DA are half of the salary, ${inr(basicOfYear(input))} a year, for the limits of ${year.act === 'act1961' ? 'sections 80CCD(1) and 80CCD(2)' : `section ${sectionName('80CCD(2)', year.act)} (old 80CCD(1) and 80CCD(2))`}. Enter them for an exact answer.`,
  );
}

/** Writes what the Unified Pension Scheme takes for granted. */
function unifiedNotes({ assume, warn, limit }: NoteSheet, input: NpsInput, { unified }: NpsAnswer): void {
  if (!unified) return;
  const { value, cite } = unifiedPension;
  assume(
    'For UPS we assume that your own corpus is as large as the benchmark, and that you take nothing out of it. A smaller corpus, or a withdrawal, cuts the pension in proportion. The last day for staff in service to choose UPS is past. New staff choose within 30 days of joining. For the average pay of the last year we use the pay of the last month.',
    cite,
  );
  warn(
    input.service === 0 &&
      input.age > 30 &&
      'You entered no government service so far. If you have served already, enter it: UPS depends on it.',
  );
  limit(
    unified.pension === 0 &&
      `UPS pays nothing here. You need ${formatNumber(value.leastMonths / 12)} years of service at the exit.`,
    cite,
  );
}

function actionNotes({ action, actionOn }: NoteSheet, input: NpsInput, { needed, exit, saved }: NpsAnswer): void {
  const year = lawOf(input);
  action(
    needed !== null &&
      needed > 0 &&
      (isGovernment(input)
        ? `Pay ${inr(Math.ceil(needed - 1e-6))} a month on top of your share of pay.`
        : `Raise your own payment to ${inr(Math.ceil(needed - 1e-6))} a month.`),
  );
  actionOn(
    year.lastDay,
    year.lastDay >= input.today &&
      saved.old &&
      saved.old.own > 0 &&
      `In the old regime, pay your own part for the year by this day. With the payments above it saves ${inr(saved.old.own)} of tax.`,
    year.deductions.extraNps.cite,
  );
  action(
    exit.annuity > 0 &&
      'Before you exit, compare the quotes of all annuity providers. The rate is fixed for life on the day you buy.',
  );
}
