/** Tax on redemption by the law in force: the tax, its working, and the texts about it. */

import { type TaxChoices, taxTitle } from '@/content/questions/growth';
import { fundTax as law } from '@/content/rules/mutual-funds';
import { type Action, type Caveat, rupees, type Worksheet } from '@/lib/calculator';
import type { LongTermTest } from '@/lib/finance/instalments';
import { formatNumber, inr, pct } from '@/lib/format';
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

function surchargePercent({ fund, surcharge }: TaxChoices): number {
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

/** Returns the law and the person, for the tax of one year; without tax, a slab rate of 0. */
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
function exemptionLeft({ exemptionUsed }: TaxChoices): number {
  return law.longTermExemption.value - exemptionUsed;
}

/** Returns how long units are held, in words: what is long-term, and what is not yet. */
export function heldInWords({ anniversary }: Pick<TaxChoices, 'anniversary'>) {
  return anniversary === 'long'
    ? { young: `less than ${months} months`, old: `${months} months or longer` }
    : { young: `${months} months or less`, old: `more than ${months} months` };
}

/** Returns how the surcharge of a year comes about: "15% of ₹19,84,383, because your gains of that year are above ₹1,00,00,000". */
function surchargeInWords(choices: TaxChoices, tax: RedemptionTax): string {
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
  const parts = [
    ...(tax.surcharge > 0 ? [`surcharge of ${surchargeInWords(choices, tax)}`] : []),
    ...(tax.cess > 0 ? [`cess of ${law.cess.value}%`] : []),
  ];
  return parts.length > 0 ? `, with ${parts.join(', and ')}` : '';
}

interface TaxedGains extends FundGains {
  readonly gain: number;
}

/** Writes the tax on one redemption of everything. `young` names what is not long-term: "the 12 instalments". */
export function writeTax(
  { step }: Worksheet,
  choices: TaxChoices,
  { gain, shortGain, longGain }: TaxedGains,
  tax: RedemptionTax,
  young: string,
): void {
  if (gain <= 0) {
    step(rupees('Tax on redemption', 0), 'There is no gain to tax');
    return;
  }
  const held = heldInWords(choices);
  const termCite = choices.anniversary === 'long' ? law.anniversary : law.longTermAfterMonths.cite;
  if (choices.fund === 'equity') {
    step(rupees('Short-term gain', shortGain), `On ${young} held for ${held.young}`, law.longTermAfterMonths.cite);
    step(
      rupees('Long-term gain', longGain),
      `${inr(gain)} − ${inr(shortGain)}, on what was held for ${held.old}`,
      termCite,
    );
    step(
      rupees('Taxable long-term gain', tax.taxableLongGain),
      `${inr(longGain)} − ${inr(exemptionLeft(choices))} exempt, not below 0`,
      law.longTermExemption.cite,
    );
    step(
      rupees('Tax on short-term gain', tax.onShortGain),
      `${law.shortTermRate.value}% of ${inr(shortGain)}`,
      law.shortTermRate.cite,
    );
    step(
      rupees('Tax on long-term gain', tax.onLongGain),
      `${law.longTermRate.value}% of ${inr(tax.taxableLongGain)}`,
      law.longTermRate.cite,
    );
  } else {
    step(
      rupees('Tax at your slab rate', tax.onSlabGain),
      `${pct(choices.slabRate)} of the whole gain of ${inr(gain)}, however long it was held`,
      law.slabTaxedIfBoughtFrom.cite,
    );
  }
  if (tax.surcharge > 0) {
    step(
      rupees('Surcharge', tax.surcharge),
      `${surchargeInWords(choices, tax)}${tax.surchargeStep ? '' : ', the rate you chose'}`,
      law.surcharge.cite,
    );
  }
  if (choices.cess) {
    step(
      rupees('Cess', tax.cess),
      `${law.cess.value}% of ${inr(tax.total - tax.cess)}, the tax${tax.surcharge > 0 ? ' with surcharge' : ''}`,
      law.cess.cite,
    );
  }
  step(rupees('Tax on redemption', tax.total), 'The total of the lines above');
}

/** Returns what can be done about the tax of one redemption, each saving worked out. `young` as in `writeTax`. */
export function taxActions(
  choices: TaxChoices,
  { gain, shortGain, longGain }: TaxedGains,
  tax: RedemptionTax,
  young: string,
): Action[] {
  const actions: Action[] = [];
  const tried = (gains: FundGains, other: Partial<TaxChoices> = {}) => redemptionTax(gains, { ...choices, ...other });
  const half = { shortGain: shortGain / 2, longGain: longGain / 2 };
  const inParts = tried(half).total + tried(half, { exemptionUsed: 0 }).total;
  // What rounds to ₹0 is no advice.
  if (tax.taxableLongGain > 0 && tax.total - inParts >= 0.5) {
    actions.push({
      text: `Redeem in two parts with half of the gain in each, one before and one after 31 March: each financial year has its own exemption of ${inr(law.longTermExemption.value)}${tax.surchargeStep ? ', and its own surcharge' : ''}. On today’s gain that saves ${inr(tax.total - inParts)}.`,
      cite: law.longTermExemption.cite,
    });
  }
  const waiting = tax.total - tried({ shortGain: 0, longGain: longGain + shortGain }).total;
  if (tax.onShortGain > 0 && waiting >= 0.5) {
    actions.push({
      text: `Keep ${young} until the gain is long-term. Today’s gain would then be taxed at ${law.longTermRate.value}% instead of ${law.shortTermRate.value}%. That saves at least ${inr(waiting)} in tax.`,
      cite: law.longTermAfterMonths.cite,
    });
  }
  if (choices.fund !== 'none' && gain < 0) {
    actions.push({
      text: `If you redeem at a loss, file your return by the due date: the loss can then be set off against capital gains of the next ${law.lossYears.value} years.`,
      cite: law.lossYears.cite,
    });
  }
  return actions;
}

/** Returns what the tax shown takes for granted. */
export function taxCaveats(choices: TaxChoices, when = 'on the day all units are redeemed'): Caveat[] {
  if (choices.fund === 'none') return [];
  const place =
    choices.fund === 'equity'
      ? 'It is in sections 196 (old 111A) and 198 (old 112A) of the Income-tax Act, 2025.'
      : 'It is in section 76 (old 50AA) of the Income-tax Act, 2025.';
  const list: Caveat[] = [
    {
      kind: 'assumption',
      text: 'Yours is an equity-oriented or a debt fund, and you live in India. Gold, international and other funds, and non-residents, are taxed by other rules.',
    },
    {
      kind: 'assumption',
      text: `Tax is by the law of ${law.year}, ${when}. ${place} The law may change before you redeem. We assume that your other income uses up your basic exemption and that you get no rebate. Surcharge is counted as far as these gains alone bring it, unless you choose a higher rate. Stamp duty, securities transaction tax and any exit load that you do not enter are left out.`,
    },
  ];
  if (choices.fund === 'equity' && Number(choices.surcharge) > law.surchargeCap.value) {
    list.push({
      kind: 'limit',
      text: `Surcharge on gains from equity funds is taken at ${law.surchargeCap.value}%, the most the law allows on them.`,
      cite: law.surchargeCap.cite,
    });
  }
  return list;
}

/** Returns the limits that one redemption of everything meets: the exemption, and the surcharge that the gain brings. */
export function redemptionCaveats(choices: TaxChoices, tax: RedemptionTax): Caveat[] {
  const list = taxCaveats(choices);
  if (choices.fund === 'equity' && tax.taxableLongGain > 0) {
    const exemption = exemptionLeft(choices);
    list.push({
      kind: 'limit',
      text:
        exemption > 0
          ? `${inr(exemption)} of the long-term gain is tax-free. ${inr(tax.taxableLongGain)} is above that.`
          : 'Other gains have used up the exemption, so the whole long-term gain is taxed.',
      cite: law.longTermExemption.cite,
    });
  }
  list.push(...surchargeCaveats(choices, tax));
  return list;
}

/**
 * Returns what the surcharge that gains of a year bring by themselves means for the person: other income may bring more of it, and
 * a lower rate that was chosen does not count. `group` is the title of the questions with the rate.
 */
export function surchargeCaveats(
  choices: TaxChoices,
  { surchargeStep }: RedemptionTax,
  what = 'Your gains of that year are',
  group: string = taxTitle,
): Caveat[] {
  if (!surchargeStep) return [];
  const { above, percent } = surchargeStep;
  const chosen = surchargePercent(choices);
  const counted = `${what} above ${inr(above)}, so surcharge of ${percent}% counts${chosen > 0 && chosen < percent ? ` and not the ${chosen}% that you chose` : ''}`;
  const mayRise = choices.fund !== 'equity' || percent < law.surchargeCap.value;
  return [
    {
      kind: 'limit',
      text: `${counted}.${mayRise ? ` If other income of that year brings a higher rate, choose it under "${group}".` : ' On gains from equity funds it does not rise further.'}`,
      cite: law.surcharge.cite,
    },
  ];
}

/** Returns the words for instalments that are not long-term: "the 11 instalments and the lump sum". */
export function youngInWords(count: number, withLumpSum: boolean): string {
  const instalments = `the ${formatNumber(count)} ${count === 1 ? 'instalment' : 'instalments'}`;
  if (!withLumpSum) return instalments;
  return count === 0 ? 'the lump sum' : `${instalments} and the lump sum`;
}
