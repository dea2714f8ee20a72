/** Tax on redemption by the law in force, and words about it. */

import type { TaxChoices } from '@/content/questions/redemption';
import { fundTax as law } from '@/content/rules/mutual-funds';
import {
  type InstalmentPlan,
  isLumpSumLongTerm,
  type LongTermTest,
  shortTermInstalments,
} from '@/lib/finance/instalments';
import { counted, inr } from '@/lib/format';
import { listOf } from '@/lib/list-of';
import {
  type FundGains,
  type FundTaxTerms,
  fundRedemptionTax,
  type RedemptionTax,
  type SurchargeSteps,
} from '@/lib/tax/fund-redemption';

const months = law.longTermAfterMonths.value;

/** Returns when units are long-term, as the visitor reads the law on the anniversary. */
export function longTermTest({ anniversary }: Pick<TaxChoices, 'anniversary'>): LongTermTest {
  return { months, atAnniversary: anniversary === 'long' };
}

/** Returns the surcharge that the visitor chose, %, as far as it can apply. */
export function surchargePercent({ fund, surcharge }: TaxChoices): number {
  return fund === 'equity' ? Math.min(Number(surcharge), law.surchargeCap.value) : Number(surcharge);
}

/**
 * Returns the steps of the surcharge that gains of a year can reach whatever else is true of the person: on gains of equity funds
 * those up to the cap, on others those of every regime.
 */
export function certainSurcharge(fund: TaxChoices['fund']): SurchargeSteps {
  const steps = law.surcharge.value;
  // The highest rate applies only in the old regime.
  return fund === 'equity' ? steps.filter(([, percent]) => percent <= law.surchargeCap.value) : steps.slice(0, -1);
}

/** Returns the law and the person's rates, for the tax of one year; without tax, a slab rate of 0. */
export function termsOf(choices: TaxChoices): FundTaxTerms {
  const onTop = {
    surchargePercent: surchargePercent(choices),
    surchargeSteps: certainSurcharge(choices.fund),
    gainsBeside: choices.fund === 'equity' ? choices.exemptionUsed : 0,
    cessPercent: choices.cess ? law.cess.value : 0,
  };
  if (choices.fund !== 'equity') {
    return { ...onTop, kind: 'slab', slabPercent: choices.fund === 'debt' ? choices.slabRate : 0 };
  }
  return {
    ...onTop,
    kind: 'equity',
    shortTermPercent: law.shortTermRate.value,
    longTermPercent: law.longTermRate.value,
    exemption: law.longTermExemption.value - choices.exemptionUsed,
  };
}

/** Returns the tax on gains (₹) that are redeemed in one financial year. */
export function redemptionTax(gains: FundGains, choices: TaxChoices): RedemptionTax {
  return fundRedemptionTax(gains, termsOf(choices));
}

/** Returns "₹… free of tax" less what is used elsewhere, ₹. */
export function exemptionLeft({ exemptionUsed }: TaxChoices): number {
  return law.longTermExemption.value - exemptionUsed;
}

/** Returns how long units are held, in words: what is long-term, and what is not yet. */
export function heldInWords({ anniversary }: Pick<TaxChoices, 'anniversary'>) {
  return anniversary === 'long'
    ? { young: `less than ${months} months`, old: `${months} months or longer` }
    : { young: `${months} months or less`, old: `more than ${months} months` };
}

/** Returns how the surcharge of a year comes about: "15% of ₹19,84,383, because your gains of that year are above ₹1,00,00,000". */
export function surchargeInWords(choices: TaxChoices, tax: RedemptionTax): string {
  const incomeTax = inr(tax.onShortGain + tax.onLongGain + tax.onSlabGain);
  const { surchargeStep } = tax;
  if (!surchargeStep) return `${surchargePercent(choices)}% of ${incomeTax}`;
  const { above, percent, relief } = surchargeStep;
  const less =
    relief > 0
      ? `, less marginal relief of ${inr(relief)}: tax and surcharge rise by no more than the income above ${inr(above)}`
      : '';
  return `${percent}% of ${incomeTax}, because your gains of that year are above ${inr(above)}${less}`;
}

/** Returns what comes on top of the tax of a year, as the end of a sentence; '' where nothing does. */
export function onTopInWords(choices: TaxChoices, tax: RedemptionTax): string {
  const parts = listOf(
    tax.surcharge > 0 && `surcharge of ${surchargeInWords(choices, tax)}`,
    tax.cess > 0 && `cess of ${law.cess.value}%`,
  );
  return parts.length > 0 ? `, with ${parts.join(', and ')}` : '';
}

/** Returns the words for what is not yet long-term at the end: "the 11 instalments and the lump sum". */
export function youngInWords(plan: InstalmentPlan, choices: Pick<TaxChoices, 'anniversary'>): string {
  const test = longTermTest(choices);
  const count = shortTermInstalments(plan, test);
  const instalments = `the ${counted(count, 'instalment')}`;
  if (plan.lumpSum === 0 || isLumpSumLongTerm(plan, test)) return instalments;
  return count === 0 ? 'the lump sum' : `${instalments} and the lump sum`;
}
