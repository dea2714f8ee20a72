import { goldLoanRules as rules } from '@/content/rules/gold-loans';
import { loanRules } from '@/content/rules/loans';
import { type NoteSheet, noteSheet } from '@/lib/calculator';
import { addMonthsToDay } from '@/lib/calendar';
import { formatDate, formatNumber, inr, pct } from '@/lib/format';
import { sumOf } from '@/lib/sum';
import type { GoldLoanInput } from './form';
import {
  type GoldPlan,
  highestShare,
  isUnderDirections,
  limitCite,
  metalOf,
  missingMetal,
  ruleCite,
  tieredFrom,
} from './pledge';
import type { Release } from './release';

/** Writes whom the page is not for, what is assumed, which limits applied, what to look out for, and what to do. */
export function notesOf(input: GoldLoanInput, plan: GoldPlan, release: Release | null): NoteSheet {
  const notes = noteSheet();
  const metal = metalOf(input);
  notes.notForYou(
    'This is not for gold or silver bars, sovereign gold bonds, gold funds or an overdraft against gold. For a farm or business loan choose that limit and enter the lender’s share.',
  );
  notes.assume(
    `We assume that the price of the ${metal} stays as you entered it. Lenders take ${isUnderDirections(input) ? 'the lower of the 30-day average closing price and the last day’s price' : 'the average closing price of the last 30 days'}, and nothing but the ${metal} counts. Every month counts as one twelfth of a year.`,
    ruleCite(input, rules.valuation),
  );
  if (input.limit !== 'business') {
    const total = plan.loan + input.otherLoans;
    notes.limit(
      !isUnderDirections(input) &&
        `Before ${formatDate(tieredFrom)} the limit was ${pct(highestShare(input))} for every amount. Some lenders followed the new tiers earlier.`,
      limitCite(input),
    );
    notes.limit(
      plan.tiers.some(({ upTo }) => plan.largest === upTo) &&
        `A larger loan falls under a lower share, so a little more ${metal} does not raise the loan above ${inr(plan.largest)}.`,
      limitCite(input),
    );
    notes.limit(
      isUnderDirections(input) &&
        total > rules.assessmentAbove.value &&
        `Above ${inr(rules.assessmentAbove.value)} the lender must look at your income and other loans in detail, and may lend less.`,
      rules.assessmentAbove.cite,
    );
  } else {
    notes.assume(
      isUnderDirections(input)
        ? 'The RBI sets no share for a loan for a farm or business. The lender’s own applies, on every day of the loan.'
        : `Before ${formatDate(tieredFrom)} the limit of ${pct(highestShare(input))} held for a business loan too, and for every loan of an NBFC. A bank’s loan for a farm had no such limit. We count with the share that you entered, on every day of the loan.`,
      ruleCite(input, rules.throughout),
    );
  }
  pledgeNote(notes, input, plan);
  notes.assume(
    input.mode === 'quarterly' &&
      'Interest is simple within the three months. The limit is checked on the loan, without the interest that is not due yet.',
  );
  notes.warn(
    input.mode === 'bullet' &&
      `You pay nothing until the end, and then the whole amount.${isUnderDirections(input) ? ' To renew the loan, you must first pay the interest.' : ''}`,
    ruleCite(input, rules.bulletCounts),
  );
  releaseNotes(notes, input, plan, release);
  actionNotes(notes, input, plan, release);
  return notes;
}

/** Writes that the loan wanted asks for more metal than one person may pledge; before the Directions jewellery had no limit. */
function pledgeNote(notes: NoteSheet, input: GoldLoanInput, plan: GoldPlan): void {
  if (plan.missing <= 0 || !isUnderDirections(input)) return;
  const inSilver = metalOf(input) === 'silver';
  const [most, coins] = inSilver
    ? [rules.mostSilver, rules.mostSilverCoins]
    : ([rules.mostOrnaments, rules.mostCoins] as const);
  const pledged = sumOf(input.items, ({ kind, gross }) => (kind === (inSilver ? 'silver' : 'ornament') ? gross : 0));
  const name = inSilver ? 'silver' : 'gold';
  notes.limit(
    pledged + missingMetal(input, plan).grams > most.value &&
      `One person may pledge at most ${formatNumber(most.value)} g of ${name} jewellery and ${formatNumber(coins.value)} g of ${name} coins, for all loans together. That is too little for the loan you want.`,
    most.cite,
  );
}

/** Writes on what terms items come back early. */
function releaseNotes(notes: NoteSheet, input: GoldLoanInput, plan: GoldPlan, release: Release | null): void {
  if (!release) return;
  notes.assume(
    'A lender need not release a part of what is pledged: that is its own practice. The limit must hold on the rest. A payment goes first to unpaid interest.',
    ruleCite(input, rules.throughout),
  );
  notes.assume(
    input.limit !== 'business' &&
      plan.tiers.length > 1 &&
      `We keep the share of the loan as it was taken, ${pct(plan.share)}. A lender may take that of what is left, which can be higher.`,
    limitCite(input),
  );
  notes.limit(
    !release.isWithin &&
      `After this part payment the loan would be ${pct(release.share)} of what stays pledged. The lender may not release the items for less than ${inr(release.leastToPay)}.`,
    ruleCite(input, rules.throughout),
  );
  notes.actionOn(
    addMonthsToDay(input.sanctionedOn, input.releaseAfter),
    release.isWithin &&
      release.payment > 0 &&
      `Pay ${inr(release.toPay)} and take the items back, against a new list of what stays pledged.`,
  );
}

function actionNotes(notes: NoteSheet, input: GoldLoanInput, plan: GoldPlan, release: Release | null): void {
  const metal = metalOf(input);
  // A loan taken before the Directions stays under the earlier circulars, which name no days and no compensation.
  const isUnderTiers = isUnderDirections(input);
  notes.action(
    `Be there for the test of the ${metal}, and ask for the certificate with gross weight, deductions, purity and value of each item.`,
    ruleCite(input, rules.valuation),
  );
  notes.action(
    'Ask for the Key Facts Statement and compare APR, charges and the price per gram with another lender.',
    loanRules.annualPercentageRate,
  );
  const last = (release ?? plan).rows.at(-1);
  if (input.mode !== 'emi' && (last || !release)) {
    notes.actionOn(
      addMonthsToDay(input.sanctionedOn, input.tenure),
      `Pay ${inr(last?.instalment ?? 0)} by the last day, or the ${metal} can be auctioned after notice.`,
    );
  }
  notes.action(
    `Collect the ${metal} after the last payment.${isUnderTiers ? ` The lender must return ${metal === 'gold and silver' ? 'them' : 'it'} within ${rules.returnDays.value} working days, or the lender pays ${inr(rules.delayCompensation.value)} for each day of its delay.` : ''}`,
    isUnderTiers ? rules.delayCompensation.cite : undefined,
  );
}
