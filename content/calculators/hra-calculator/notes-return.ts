import { dayOfVisit } from '@/content/day-of-visit';
import type { HouseRentYear } from '@/content/rules/income-tax/house-rent';
import { advanceTaxYears } from '@/content/rules/years/advance-tax';
import { refundRules } from '@/content/rules/years/refunds';
import { formName, lateOldRegimeNeeds } from '@/content/tax/law-names';
import { canBeInTime, oldRegimeReturn, returnStage } from '@/content/tax/return-stage';
import { revisedUntil } from '@/content/tax/revised-return';
import { actOf } from '@/content/tax/years';
import type { NoteSheet } from '@/lib/calculator';
import { formatDate, inr } from '@/lib/format';
import { rulesOfYear } from '@/lib/law';
import type { HraInput } from './form';

const yearOf = ({ financialYear }: HraInput) => rulesOfYear(advanceTaxYears, financialYear);

/** Returns how far the returns of the year are on the day of the visit; with business income the accounts may be audited. */
export function stageOf(input: HraInput) {
  const year = yearOf(input);
  const { individual, audit } = year.returns.due.value;
  return returnStage(year, input.today, input.situation === 'selfEmployed' ? audit : individual);
}

/** Returns which return of a person with business income is in the old regime, and what is left to do on the day of the visit. */
function businessReturn(input: HraInput): string {
  const { returns } = yearOf(input);
  const { business, audit } = returns.due.value;
  const act = actOf(input.financialYear);
  const stage = stageOf(input);
  const rules = rulesOfYear(refundRules, input.financialYear);
  const byDay = `filed by ${formatDate(business)}${audit === business ? '' : `, or ${formatDate(audit)} with audited accounts`}`;
  const form = act === 'act1961' ? ', and Form 10-IEA by that day' : '';
  const needs = `only if ${lateOldRegimeNeeds(act)}.`;
  if (canBeInTime(stage)) return `The old regime needs a return ${byDay}${form}. A late return can use it ${needs}`;
  const belated = formatDate(returns.belated.value);
  const needed = `The old regime needed a return ${byDay}${form}.`;
  const add = `If yours is in it and left the rent out, a revised return by ${revisedUntil(rules)} can add it.`;
  if (stage === 'late')
    return `${needed} ${add} A late return is possible until ${belated}, with a fee of up to ${inr(returns.lateFee.value.fee)}. It is in the old regime ${needs}`;
  const noRefund = 'An updated return brings no refund.';
  return stage === 'revised'
    ? `${needed} ${add} The last day for a late return was ${belated}. ${noRefund}`
    : `${needed} The last day to add the rent in a revised return was ${formatDate(rules.revised.value.until)}. ${noRefund}`;
}

/** Writes the return in which the old regime is chosen, and what of it is left on the day of the visit. */
export function returnNote({ action, actionOn }: NoteSheet, input: HraInput, rules: HouseRentYear): void {
  const year = yearOf(input);
  const { individual, business, audit } = year.returns.due.value;
  const stage = stageOf(input);
  const rule =
    input.situation === 'selfEmployed' ? businessReturn(input) : oldRegimeReturn(year, input.today, 'the rent');
  if (canBeInTime(stage)) {
    const due = input.situation === 'selfEmployed' ? business : individual;
    actionOn(
      dayOfVisit(input.today) > due ? audit : due,
      `You get relief for rent only in the old regime, so compare both regimes first. ${rule}`,
      rules.oldRegimeChoice,
    );
  } else action(`You get relief for rent only in the old regime. ${rule}`, rules.oldRegimeChoice);
}

/** Writes the form that goes before a return with the deduction of section 80GG, as long as one can be filed. */
export function rentFormNote({ action }: NoteSheet, input: HraInput, rules: HouseRentYear): void {
  const stage = stageOf(input);
  const form = `Form ${formName('10BA', actOf(input.financialYear))}`;
  action(
    stage !== 'over' &&
      `File ${form} on the income-tax portal before ${canBeInTime(stage) ? 'your return' : 'a return that claims it'}, and keep rent receipts and the rent agreement.`,
    rules.rentDeductionForm,
  );
}
