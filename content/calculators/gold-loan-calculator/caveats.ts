import { goldLoanToValue, goldLoanRules as rules } from '@/content/rules/gold-loans';
import { loanRules } from '@/content/rules/loans';
import type { Action, Caveat } from '@/lib/calculator';
import { addMonthsToDay } from '@/lib/calendar';
import { formatDate, inr, pct } from '@/lib/format';
import { type Citation, valueOn } from '@/lib/law';
import type { GoldLoanInput } from './form';
import { type GoldPlan, highestShare } from './pledge';

/** Returns the authority for the share that may be lent. */
export const limitCite = (input: GoldLoanInput): Citation =>
  input.limit === 'business' ? rules.throughout : valueOn(goldLoanToValue, input.sanctionedOn).cite;

const tieredFrom = goldLoanToValue.from.find(({ value }) => value.tiers.length > 0)?.date ?? '';

/** Returns what to do with the answer. */
export function actionsOf(input: GoldLoanInput, plan: GoldPlan): Action[] {
  const actions: Action[] = [
    {
      text: 'Be there when the gold is tested, and ask for the certificate with gross weight, deductions, purity and value of each item.',
      cite: rules.valuation,
    },
    {
      text: 'Ask for the Key Facts Statement and compare APR, charges and the price per gram with another lender.',
      cite: loanRules.annualPercentageRate,
    },
  ];
  if (input.mode !== 'emi') {
    actions.push({
      text: `Pay ${inr(plan.rows.at(-1)?.instalment ?? 0)} by the last day, or the gold can be auctioned after notice.`,
      date: addMonthsToDay(input.sanctionedOn, input.tenure),
    });
  }
  actions.push({
    text: `Collect the gold after the last payment. The lender must return it within ${rules.returnDays.value} working days, or the lender pays ${inr(rules.delayCompensation.value)} for each day of its delay.`,
    cite: rules.delayCompensation.cite,
  });
  return actions;
}

/** Returns who should leave, what we took for granted, which limits applied, and what to look out for. */
export function caveatsOf(input: GoldLoanInput, plan: GoldPlan): Caveat[] {
  const caveats: Caveat[] = [
    {
      kind: 'notForYou',
      text: 'This is not for silver, gold bars, sovereign gold bonds, gold funds or an overdraft against gold. For a farm or business loan choose that limit and enter the lender’s share.',
    },
    {
      kind: 'assumption',
      text: `We assume that the gold price stays as you entered it. Lenders take the lower of the 30-day average closing price and the last day’s price, and only the gold counts. Every month counts as one twelfth of a year.`,
      cite: rules.valuation,
    },
  ];
  if (input.limit !== 'business') {
    const total = plan.loan + input.otherLoans;
    if (input.sanctionedOn < tieredFrom) {
      caveats.push({
        kind: 'limit',
        text: `Before ${formatDate(tieredFrom)} the limit was ${pct(highestShare(input))} for every amount. Some lenders followed the new tiers earlier.`,
        cite: limitCite(input),
      });
    }
    if (plan.tiers.some(({ upTo }) => plan.most === upTo)) {
      caveats.push({
        kind: 'limit',
        text: `A larger loan falls under a lower share, so a little more gold does not raise the loan above ${inr(plan.most)}.`,
        cite: limitCite(input),
      });
    }
    if (input.sanctionedOn >= tieredFrom && total > rules.assessmentAbove.value) {
      caveats.push({
        kind: 'limit',
        text: `Above ${inr(rules.assessmentAbove.value)} the lender must look at your income and other loans in detail, and may lend less.`,
        cite: rules.assessmentAbove.cite,
      });
    }
  } else {
    caveats.push({
      kind: 'assumption',
      text: 'The RBI sets no share for a loan for a farm or business. The lender’s own applies, on every day of the loan.',
      cite: rules.throughout,
    });
  }
  if (input.mode === 'bullet') {
    caveats.push({
      kind: 'warning',
      text: 'You pay nothing until the end, and then the whole amount. To renew the loan, you must first pay the interest.',
      cite: rules.bulletCounts,
    });
  }
  return caveats;
}
