/** Tax on redemption by the law in force: the tax, its working, and the texts about it. */
import { fundTax as law } from '@/content/rules/mutual-funds';
import { type Action, type Caveat, rupees, type Worksheet } from '@/lib/calculator';
import type { LongTermTest } from '@/lib/finance/instalments';
import { formatNumber, formatPercent, formatRupees } from '@/lib/format';
import { type FundGains, type FundTaxTerms, fundRedemptionTax, type RedemptionTax } from '@/lib/tax/fund-redemption';
import { type TaxChoices, taxGroup } from './fields';

const months = law.longTermAfterMonths.value;

/** Returns when units are long-term, as the visitor reads the law on the anniversary. */
export function longTermTest({ anniversary }: Pick<TaxChoices, 'anniversary'>): LongTermTest {
  return { months, atAnniversary: anniversary === 'long' };
}

function surchargePercent({ fund, surcharge }: TaxChoices): number {
  return fund === 'equity' ? Math.min(Number(surcharge), law.surchargeCap.value) : Number(surcharge);
}

/** Returns the law and the person, for the tax of one year; without tax, a slab rate of 0. */
export function termsOf(choices: TaxChoices): FundTaxTerms {
  const onTop = { surchargePercent: surchargePercent(choices), cessPercent: choices.cess ? law.cess.value : 0 };
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
      `${formatRupees(gain)} − ${formatRupees(shortGain)}, on what was held for ${held.old}`,
      termCite,
    );
    step(
      rupees('Taxable long-term gain', tax.taxableLongGain),
      `${formatRupees(longGain)} − ${formatRupees(exemptionLeft(choices))} exempt, not below 0`,
      law.longTermExemption.cite,
    );
    step(
      rupees('Tax on short-term gain', tax.onShortGain),
      `${law.shortTermRate.value}% of ${formatRupees(shortGain)}`,
      law.shortTermRate.cite,
    );
    step(
      rupees('Tax on long-term gain', tax.onLongGain),
      `${law.longTermRate.value}% of ${formatRupees(tax.taxableLongGain)}`,
      law.longTermRate.cite,
    );
  } else {
    step(
      rupees('Tax at your slab rate', tax.onSlabGain),
      `${formatPercent(choices.slabRate)} of the whole gain of ${formatRupees(gain)}, however long it was held`,
      law.slabTaxedIfBoughtFrom.cite,
    );
  }
  if (tax.surcharge > 0) {
    step(
      rupees('Surcharge', tax.surcharge),
      `${surchargePercent(choices)}% of ${formatRupees(tax.onShortGain + tax.onLongGain + tax.onSlabGain)}`,
      law.surcharge.cite,
    );
  }
  if (choices.cess) {
    step(
      rupees('Cess', tax.cess),
      `${law.cess.value}% of ${formatRupees(tax.total - tax.cess)}, the tax${tax.surcharge > 0 ? ' with surcharge' : ''}`,
      law.cess.cite,
    );
  }
  step(rupees('Tax on redemption', tax.total), 'The total of the lines above');
}

/** Returns what can be done about the tax of one redemption, each saving worked out. `young` as in `writeTax`. */
export function taxActions(
  choices: TaxChoices,
  { gain, shortGain }: TaxedGains,
  tax: RedemptionTax,
  young: string,
): Action[] {
  const actions: Action[] = [];
  const onTop = (1 + surchargePercent(choices) / 100) * (1 + (choices.cess ? law.cess.value / 100 : 0));
  const twoParts = (Math.min(tax.taxableLongGain, law.longTermExemption.value) * law.longTermRate.value * onTop) / 100;
  // What rounds to ₹0 is no advice.
  if (twoParts >= 0.5) {
    actions.push({
      text: `Redeem in two parts, one before and one after 31 March: each financial year has its own exemption of ${formatRupees(law.longTermExemption.value)}. With enough long-term gain in each part, that saves up to ${formatRupees(twoParts)}.`,
      cite: law.longTermExemption.cite,
    });
  }
  const waiting = (shortGain * (law.shortTermRate.value - law.longTermRate.value) * onTop) / 100;
  if (tax.onShortGain > 0 && waiting >= 0.5) {
    actions.push({
      text: `Keep ${young} until the gain is long-term. Today’s gain would then be taxed at ${law.longTermRate.value}% instead of ${law.shortTermRate.value}%. That saves at least ${formatRupees(waiting)} in tax.`,
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
      text: `Tax is by the law of ${law.year}, ${when}. ${place} The law may change before you redeem. We assume that your other income uses up your basic exemption and that you get no rebate. Stamp duty, securities transaction tax and any exit load that you do not enter are left out.`,
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

/** Returns the limits that one redemption of everything meets: the exemption, and surcharge that the gain brings. */
export function redemptionCaveats(choices: TaxChoices, gain: number, tax: RedemptionTax): Caveat[] {
  const list = taxCaveats(choices);
  if (choices.fund === 'equity' && tax.taxableLongGain > 0) {
    const exemption = exemptionLeft(choices);
    list.push({
      kind: 'limit',
      text:
        exemption > 0
          ? `${formatRupees(exemption)} of the long-term gain is tax-free. ${formatRupees(tax.taxableLongGain)} is above that.`
          : 'Other gains have used up the exemption, so the whole long-term gain is taxed.',
      cite: law.longTermExemption.cite,
    });
  }
  list.push(...surchargeCaveats(choices, gain));
  return list;
}

/**
 * Returns the warning that a gain (₹ of one year) by itself brings more surcharge than the rate chosen; none where it does not.
 * `what` begins the sentence, `group` is the title of the questions with the rate.
 */
export function surchargeCaveats(
  choices: TaxChoices,
  gain: number,
  what = 'If you redeem everything in one year, the gain by itself takes your total income',
  group: string = taxGroup.title,
): Caveat[] {
  // The highest rate applies only in the old regime, and the tax on gains of equity funds has a cap.
  const most = choices.fund === 'equity' ? law.surchargeCap.value : Number.POSITIVE_INFINITY;
  const least = law.surcharge.value.slice(0, -1).findLast(([above, rate]) => rate <= most && gain > above);
  if (choices.fund === 'none' || !least || surchargePercent(choices) >= least[1]) return [];
  return [
    {
      kind: 'warning',
      text: `${what} above ${formatRupees(least[0])}, so you pay surcharge of at least ${least[1]}%. Choose that rate under "${group}".`,
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
