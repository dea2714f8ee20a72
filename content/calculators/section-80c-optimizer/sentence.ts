import { sectionBeside } from '@/content/tax/law-names';
import { yearToCome } from '@/content/tax/year-to-come';
import { actOf, yearTitle } from '@/content/tax/years';
import { counted, inr } from '@/lib/format';
import { listed } from '@/lib/listed';
import { upperFirst } from '@/lib/lower-first';
import type { SavingsInput } from './form';
import type { Plan } from './plan';

/** Returns the verdict on the regime and the deduction, in a few words. */
export function verdictText({ verdict, regime, npsLeftOut }: Plan, { budget }: SavingsInput): string {
  switch (verdict) {
    case 'over':
      return 'The year is over';
    case 'noTax':
      return 'No tax to save';
    case 'new':
      return 'New regime: no benefit';
    case 'old':
      return 'Old regime: the plan saves tax';
    case 'oldWithPlan':
      return 'Old regime, with the plan only';
    case 'locked':
      return budget === null
        ? regime === 'old'
          ? 'Old regime: all locked for longer'
          : 'New regime: savings locked for longer'
        : `${regime === 'old' ? 'Old' : 'New'} regime: this amount saves nothing`;
    case 'risky':
      return `${regime === 'old' ? 'Old' : 'New'} regime: only NPS ${npsLeftOut.othersLocked ? 'is not locked' : 'would save tax'}`;
    case 'full':
      return 'Old regime: nothing more to save';
  }
}

const section80C = ({ financialYear }: SavingsInput) => sectionBeside('80C', actOf(financialYear));

function newRegimeSentence(input: SavingsInput, { tax }: Plan, needed: number): string {
  return input.regime === 'new'
    ? `The new regime gives no deduction under section ${section80C(input)}, for your own NPS or for health insurance. Invest only for the return. A lock-in gives you no benefit.`
    : `${tax.old > tax.new ? `The new regime costs you ${inr(tax.old - tax.new)} less and gives` : 'Both regimes cost you the same, and the new regime gives'} no deduction under section ${section80C(input)}. The old regime would need ${inr(needed)} of deductions to cost the same. Invest only for the return. A lock-in gives you no benefit.`;
}

/** Returns whether the new regime costs less than the old one with the plan, which a visitor who chose the old one may not know. */
export const newIsCheaper = ({ tax, taxWithPlan }: Plan): boolean => tax.new < taxWithPlan;

/** Returns what the answer means: the regime first, then the plan. */
export function sentenceOf(input: SavingsInput, plan: Plan, needed: number, byEmployer: number): string {
  const { verdict, tax, saved, parts, taxNow, regime } = plan;
  const gap = Math.abs(tax.new - tax.old);
  switch (verdict) {
    case 'over':
      return `${upperFirst(yearTitle(input.financialYear))} has ended, so what you pay now does not count in it. ${yearToCome(input.today) || 'Choose the current year above.'}`;
    case 'noTax':
      return `You pay no income-tax ${input.regime === 'better' && tax.new === 0 ? 'anyway' : `in the ${regime} regime`}, so section ${section80C(input)} saves you nothing. Invest only for the return.${regime === 'old' && tax.new > 0 ? ` The new regime would cost ${inr(tax.new)}: choose the old regime in a return on time.` : ''}`;
    case 'new':
      return `${newRegimeSentence(input, plan, needed)}${
        byEmployer > 0
          ? ` Only NPS paid by your employer still saves tax: up to ${inr(byEmployer)}.`
          : input.basic === 0 && input.salary > 0
            ? ' Only NPS paid by your employer still saves tax.'
            : ''
      }`;
    case 'full':
      return `You have already used everything that saves tax in the old regime. Your tax is ${inr(taxNow)}.`;
    case 'risky':
      return `Only your own NPS ${plan.npsLeftOut.othersLocked ? 'is not locked for longer' : 'would still save tax'}: with ${inr(plan.npsLeftOut.amount)} put in, ${plan.npsLeftOut.othersLocked ? `it would save ${inr(plan.npsLeftOut.saved)} of tax` : inr(plan.npsLeftOut.saved)}${regime === 'new' ? ' in the old regime' : ''}. It moves with the market, and you take no risk, so the plan leaves it out.`;
    case 'locked':
      return `You have unused limits that would save tax. But your amount or your time of ${counted(input.years, 'year')} is not enough, because the products are locked for longer. More years or more money change that.`;
    default:
      return `${verdict === 'oldWithPlan' ? `${gap < 0.5 ? 'Now both regimes cost the same.' : `Now the new regime is cheaper by ${inr(gap)}.`} With the plan the old regime wins: put` : 'Put'} ${listed(parts.map(({ product, amount }) => `${inr(amount)} into ${product.into}`))} by 31 March and pay ${inr(saved)} less tax.${newIsCheaper(plan) ? ` But the new regime would cost only ${inr(tax.new)} without paying in anything, ${inr(plan.taxWithPlan - tax.new)} less.` : ''}`;
  }
}
