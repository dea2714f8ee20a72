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

type Fund = TaxChoices['fund'];
type Term = Pick<TaxChoices, 'fund' | 'anniversary'>;

/** Returns whether a fund is neither equity-oriented nor a debt fund: its gains are at the slab rate first, and long-term later. */
export const isOtherFund = (fund: Fund): boolean => fund === 'other' || fund === 'listed';

/** Returns whether gains of a fund ever are long-term. */
export const hasLongTerm = (fund: Fund): boolean => fund === 'equity' || isOtherFund(fund);

/** Returns the months after which units of a fund are long-term; those of an equity fund where they never are. */
export function longTermMonths(fund: Fund) {
  if (fund === 'other') return law.otherLongTermAfterMonths;
  return fund === 'listed' ? law.listedLongTermAfterMonths : law.longTermAfterMonths;
}

/** Returns the tax on long-term gains of a fund that has them, %, with its place. */
export const longTermRate = (fund: Fund) => (isOtherFund(fund) ? law.otherLongTermRate : law.longTermRate);

/** Returns the tax on short-term gains of a fund, %. */
export const shortTermRate = ({ fund, slabRate }: Pick<TaxChoices, 'fund' | 'slabRate'>): number =>
  fund === 'equity' ? law.shortTermRate.value : slabRate;

/** Returns when units are long-term, as the visitor reads the law on the anniversary. */
export function longTermTest({ fund, anniversary }: Term): LongTermTest {
  return { months: longTermMonths(fund).value, atAnniversary: anniversary === 'long' };
}

/** Returns the surcharge that the visitor chose, %, as far as it can apply to any of the gains. */
export function surchargePercent({ fund, surcharge }: TaxChoices): number {
  return fund === 'equity' ? Math.min(Number(surcharge), law.surchargeCap.value) : Number(surcharge);
}

/**
 * Returns the steps of the surcharge that gains of a year can reach whatever else is true of the person: on gains of equity funds
 * those up to the cap, on others those of every regime.
 */
function certainSurcharge(fund: Fund): SurchargeSteps {
  const steps = law.surcharge.value;
  // The highest rate applies only in the old regime.
  return fund === 'equity' ? steps.filter(([, percent]) => percent <= law.surchargeCap.value) : steps.slice(0, -1);
}

/** Returns the law and the person's rates, for the tax of one year; without tax, a slab rate of 0. */
export function termsOf(choices: TaxChoices): FundTaxTerms {
  const { fund } = choices;
  const onTop = {
    surchargePercent: surchargePercent(choices),
    surchargeCap: law.surchargeCap.value,
    surchargeSteps: certainSurcharge(fund),
    gainsBeside: fund === 'equity' ? choices.exemptionUsed : 0,
    cessPercent: choices.cess ? law.cess.value : 0,
  };
  if (isOtherFund(fund)) {
    return {
      ...onTop,
      kind: 'other',
      slabPercent: choices.slabRate,
      longTermPercent: law.otherLongTermRate.value,
    };
  }
  if (fund !== 'equity') return { ...onTop, kind: 'slab', slabPercent: fund === 'debt' ? choices.slabRate : 0 };
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

/** Returns the tax on gains of equity funds that are all of one year, with the surcharge that they bring by themselves and the whole exemption. */
export function equityGainsTax(gains: FundGains): RedemptionTax {
  return fundRedemptionTax(gains, {
    kind: 'equity',
    shortTermPercent: law.shortTermRate.value,
    longTermPercent: law.longTermRate.value,
    exemption: law.longTermExemption.value,
    surchargePercent: 0,
    surchargeSteps: certainSurcharge('equity'),
    cessPercent: law.cess.value,
  });
}

/** Returns how long units are held, in words: what is long-term, and what is not yet. */
export function heldInWords(choices: Term) {
  const { months, atAnniversary } = longTermTest(choices);
  return atAnniversary
    ? { young: `less than ${months} months`, old: `${months} months or longer` }
    : { young: `${months} months or less`, old: `more than ${months} months` };
}

/** Returns a rate of surcharge on its tax, in words: where the cap holds for a part of it, each part by itself. */
function percentInWords(fund: Fund, percent: number, tax: RedemptionTax): string {
  const cap = law.surchargeCap.value;
  const capped = tax.onShortGain + tax.onLongGain;
  if (!isOtherFund(fund) || percent <= cap || capped === 0) return `${percent}% of ${inr(capped + tax.onSlabGain)}`;
  return listOf(
    tax.onSlabGain > 0 && `${percent}% of ${inr(tax.onSlabGain)} on short-term gains`,
    `${cap}% of ${inr(capped)} on long-term gains`,
  ).join(' + ');
}

/** Returns how the surcharge of a year comes about: "15% of ₹19,84,383, because your gains of that year are above ₹1,00,00,000". */
export function surchargeInWords(choices: TaxChoices, tax: RedemptionTax): string {
  const { surchargeStep } = tax;
  if (!surchargeStep) return percentInWords(choices.fund, surchargePercent(choices), tax);
  const { above, percent, relief } = surchargeStep;
  const less =
    relief > 0
      ? `, less marginal relief of ${inr(relief)}: tax and surcharge rise by no more than the income above ${inr(above)}`
      : '';
  const which = isOtherFund(choices.fund) && percent > law.surchargeCap.value ? 'short-term gains' : 'gains';
  return `${percentInWords(choices.fund, percent, tax)}, because your ${which} of that year are above ${inr(above)}${less}`;
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
export function youngInWords(plan: InstalmentPlan, choices: Term): string {
  const test = longTermTest(choices);
  const count = shortTermInstalments(plan, test);
  const instalments = count === 0 ? 'instalments' : `the ${counted(count, 'instalment')}`;
  if (plan.lumpSum === 0 || isLumpSumLongTerm(plan, test)) return instalments;
  return count === 0 ? 'the lump sum' : `${instalments} and the lump sum`;
}
