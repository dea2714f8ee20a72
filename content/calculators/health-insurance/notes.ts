import { healthCosts, premiumGst } from '@/content/rules/health-insurance';
import { refundRules } from '@/content/rules/years/refunds';
import { formName, sectionBeside } from '@/content/tax/law-names';
import { canBeInTime, oldRegimeReturn, returnStage } from '@/content/tax/return-stage';
import { yearToCome } from '@/content/tax/year-to-come';
import { actOf } from '@/content/tax/years';
import { type NoteSheet, noteSheet } from '@/lib/calculator';
import { formatCompact, formatDate, inr, pct } from '@/lib/format';
import { rulesOfYear } from '@/lib/law';
import { sumOf } from '@/lib/sum';
import type { Policies } from './cover';
import { type Both, checkUpsThatSave, type Taxes } from './deduction';
import type { HealthInput } from './form';
import { agesOf, groupsOf, isPaidForSeveralYears, lawOf, yearOf } from './person';
import { isListedOnly, paysForParents } from './policies';

/** Writes who should leave, what is assumed, which limits applied, what to look out for, and what to do. */
export function notesOf(input: HealthInput, both: Both, taxes: Taxes, policies: Policies): NoteSheet {
  const { oldWith, newRegime } = taxes;
  const law = lawOf(input);
  const notes = noteSheet();
  const { returns } = yearOf(input);
  const stage = returnStage(yearOf(input), input.today);
  const isOpen = canBeInTime(stage);
  notes.notForYou(
    'This is not for a Hindu undivided family: it has one limit for its members, no check-ups and no parents’ group. Premiums that your employer pays are not your deduction either.',
  );
  notes.warn(
    input.regime === 'old' &&
      newRegime < oldWith &&
      `With this salary and these deductions the tax is ${inr(oldWith)} in the old regime and ${inr(newRegime)} in the new one. ${isOpen ? 'Do not stay in the old regime only for this deduction. ' : ''}Enter your other deductions, or compare both regimes.`,
    law.newRegime,
  );
  notes.warn(
    input.regime === 'new' &&
      oldWith < newRegime &&
      `With these deductions the tax is ${inr(oldWith)} in the old regime, less than ${inr(newRegime)} in the new one. Only a return filed by ${formatDate(returns.due.value.individual)} ${isOpen ? 'can' : 'could'} be in the old regime.`,
    returns.oldRegimeChoice,
  );
  notes.warn(yearToCome(input.today));
  const groups = groupsOf(input);
  notes.limit(
    (groups.own.premium > both.own.premium || groups.parents.premium > both.parents.premium) &&
      `You paid more premium than the limits allow: ${inr(both.own.premiumLimit)} for you and family, ${inr(both.parents.premiumLimit)} for your parents. Unused limit of one group does not help the other.`,
    law.groups,
  );
  notes.warn(
    (isPaidForSeveralYears(input) || input.policies.some(({ years }) => years > 1)) &&
      'Each year gets its own part of the premium. If you are in the new regime in a year, that year’s part is lost. It cannot move to another year.',
    law.severalYears,
  );
  billNotes(notes, input, groups);
  notes.assume(
    paysForParents(input) &&
      `We assume that your parents are resident in India. Only then does an age of ${law.seniorFrom.value} or more raise the limit. They need not depend on you, but you must pay.`,
    law.seniorFrom.cite,
  );
  notes.limit(
    input.residence === 'nonResident' &&
      Math.max(input.age, input.spouseAge ?? 0) >= law.seniorFrom.value &&
      `A non-resident does not count as a senior citizen for this deduction. The limit for you and family stays at ${inr(both.own.limit)}.`,
    law.seniorFrom.cite,
  );
  notes.assume(
    `A premium for one person or a family has no GST from ${formatDate(premiumGst.exemptFrom.value)}. Invoices before that day had ${pct(premiumGst.otherwise.value)}, and group policies still have it. Base premiums may change, because insurers can no longer set off the GST on their own costs. GST that you paid is part of the premium.`,
    premiumGst.exemptFrom.cite,
  );
  notes.assume(
    `The cover is a planning figure, not a promise. It assumes one serious illness that costs ${inr(input.stayCost)} in a metro today, a rise of ${pct(input.careRise)} a year, and more with age and members. You can change each of these. Premiums shown for a cover of ${formatCompact(policies.cover)} are estimates${input.floaterQuote === null && input.separateQuote === null ? '' : ', except the quotes that you entered'}. An illness that you already have raises them.`,
    healthCosts.rise.cite,
  );
  actionNotes(notes, input, both, taxes);
  return notes;
}

/** Writes whose medical bills are taken to be, and which are not deducted. */
function billNotes(
  { assume, warn }: NoteSheet,
  input: HealthInput,
  { own, parents }: ReturnType<typeof groupsOf>,
): void {
  const { bills, seniorFrom } = lawOf(input);
  assume(
    ((own.bills > 0 && !isListedOnly(input, 'family')) || (parents.bills > 0 && !isListedOnly(input, 'parents'))) &&
      `We assume that the bills are for the older person, who has no health policy, and were not paid in cash.${(own.bills > 0 && own.premium > 0) || (parents.bills > 0 && parents.premium > 0) ? ' The premium is for the other person.' : ''}`,
    bills,
  );
  const notCounted = (who: 'family' | 'parents', counted: number, whose: string, other: string) => {
    const paid = input[`${who}Bills`];
    const [, otherAge] = agesOf(input, who);
    warn(
      paid > counted &&
        `The medical bills of ${inr(paid)} for ${whose} are not deducted: bills count only for a resident of ${seniorFrom.value} or more without a health policy.${input[`${who}Premium`] > 0 && otherAge === null ? ` If they are for ${other}, who has none, enter that age.` : ''}`,
      bills,
    );
  };
  notCounted('family', own.bills, 'you or your spouse', 'your spouse');
  notCounted('parents', parents.bills, 'your parents', 'the other parent');
}

/** Writes how the deduction of a year that is over is claimed, as long as a return can still add it. */
function overNote(notes: NoteSheet, input: HealthInput, allowed: number): void {
  const year = yearOf(input);
  const { returns } = year;
  const stage = returnStage(year, input.today);
  const section = `section ${sectionBeside('80D', actOf(input.financialYear))}`;
  const due = formatDate(returns.due.value.individual);
  const { until } = rulesOfYear(refundRules, input.financialYear).revised.value;
  const inTime = `Keep the receipts, and claim ${inr(allowed)} under ${section} in your return, even if your employer left it out. Only a return filed by ${due} can be in the old regime, which has this deduction: a late one is in the new regime.`;
  const late = `Keep the receipts. ${inr(allowed)} counts under ${section} in the old regime alone. ${oldRegimeReturn(year, input.today, 'the deduction')}`;
  const over = `${inr(allowed)} counts under ${section} only if a return filed by ${due} claimed it in the old regime. The last day to add it in a revised return was ${formatDate(until)}. An updated return brings no refund.`;
  if (stage === 'inTime') notes.actionOn(returns.due.value.individual, inTime, returns.oldRegimeChoice);
  else notes.action(stage === 'over' ? over : late, returns.oldRegimeChoice);
}

function actionNotes(notes: NoteSheet, input: HealthInput, both: Both, taxes: Taxes): void {
  const law = lawOf(input);
  const year = yearOf(input);
  const act = actOf(input.financialYear);
  const runs = returnStage(year, input.today) === 'runs';

  if (input.regime === 'old' && runs) {
    for (const { whose, amount, saved } of checkUpsThatSave(input, both, taxes)) {
      notes.actionOn(
        year.lastDay,
        `A preventive check-up of ${inr(amount)} for ${whose} saves ${inr(saved)} of tax. You may pay it in cash.`,
        law.checkUps,
      );
    }
    notes.action(
      taxes.oldWith < taxes.oldWithout &&
        `Give the receipts to your employer with Form ${formName('12BB', act)}, so that less tax is deducted.`,
    );
  }
  if (input.regime === 'old' && !runs && taxes.allowed > 0) overNote(notes, input, taxes.allowed);
  notes.action(
    input.familyCash + input.parentsCash + sumOf(input.policies, ({ cash }) => cash) > 0 &&
      'Pay the next premium by card, UPI or bank transfer. A premium paid in cash is never deducted.',
    law.cash,
  );
  notes.action(
    input.sumInsured === 0 &&
      'Ask two insurers for a quote. Compare the premium, waiting periods, co-payment, and limits on room rent and treatments.',
  );
}
