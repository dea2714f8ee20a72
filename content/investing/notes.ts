/** Notes on the tax of a redemption: what it takes for granted, its limits, and what can be done about it. */
import { type TaxChoices, taxTitle } from '@/content/questions/redemption';
import { fundTax as law } from '@/content/rules/mutual-funds';
import type { NoteSheet } from '@/lib/calculator';
import { formatDate, inr } from '@/lib/format';
import type { FundGains, RedemptionTax } from '@/lib/tax/fund-redemption';
import {
  exemptionLeft,
  isOtherFund,
  longTermMonths,
  longTermRate,
  redemptionTax,
  shortTermRate,
  surchargePercent,
} from './tax';
import type { TaxedGains } from './working';

/** The kinds of fund in a sentence, after "yours is". */
const kinds = {
  equity: 'an equity-oriented fund',
  debt: `a debt fund, with more than ${law.specifiedFundShare.value}% in debt and money-market papers`,
  other: `a fund not listed on an exchange, with less than ${law.equityOrientedShare.value}% in Indian shares and at most ${law.specifiedFundShare.value}% in debt, or a debt fund bought before ${formatDate(law.slabTaxedIfBoughtFrom.value)}`,
  listed: `an ETF sold on an exchange in India, with less than ${law.equityOrientedShare.value}% in Indian shares and at most ${law.specifiedFundShare.value}% in debt`,
} as const;

/** Writes what the tax shown takes for granted. */
export function taxNotes(
  { assume, limit }: NoteSheet,
  { fund, surcharge }: TaxChoices,
  when = 'on the day all units are redeemed',
): void {
  if (fund === 'none') return;
  const place = isOtherFund(fund)
    ? 'It is in section 197 (old 112) of the Income-tax Act, 2025.'
    : fund === 'equity'
      ? 'It is in sections 196 (old 111A) and 198 (old 112A) of the Income-tax Act, 2025.'
      : 'It is in section 76 (old 50AA) of the Income-tax Act, 2025.';
  assume(
    `You live in India, and yours is ${kinds[fund]}. Other funds and non-residents are taxed by other rules.${isOtherFund(fund) ? ' The fund’s documents say how it is taxed.' : ''}`,
  );
  assume(
    `Tax is by the law of ${law.year}, ${when}. ${place} The law may change before you redeem. We assume that your other income uses up your basic exemption and that you get no rebate. Surcharge is counted as far as these gains alone bring it, unless you choose a higher rate. Stamp duty, securities transaction tax and any exit load that you do not enter are left out.`,
  );
  limit(
    (fund === 'equity' || isOtherFund(fund)) &&
      Number(surcharge) > law.surchargeCap.value &&
      `Surcharge on ${fund === 'equity' ? 'gains from equity funds' : 'long-term gains'} is taken at ${law.surchargeCap.value}%, the most the law allows on them.`,
    law.surchargeCap.cite,
  );
}

/**
 * Writes what the surcharge that gains of a year bring by themselves means for the person: other income may bring more of it, and
 * a lower rate that was chosen does not count. `group` is the title of the questions with the rate.
 */
export function surchargeNotes(
  { limit }: NoteSheet,
  choices: TaxChoices,
  { surchargeStep }: RedemptionTax,
  gainsAre = (gains: string) => `Your ${gains} of that year are`,
  group: string = taxTitle,
): void {
  if (!surchargeStep) return;
  const { above, percent } = surchargeStep;
  const chosen = surchargePercent(choices);
  const isShort = isOtherFund(choices.fund) && percent > law.surchargeCap.value;
  const counted = `${gainsAre(isShort ? 'short-term gains' : 'gains')} above ${inr(above)}, so surcharge of ${percent}% counts${chosen > 0 && chosen < percent ? ` and not the ${chosen}% that you chose` : ''}`;
  const mayRise = choices.fund !== 'equity' || percent < law.surchargeCap.value;
  limit(
    `${counted}.${mayRise ? ` If other income of that year brings a higher rate, choose it under “${group}”.` : ' On gains from equity funds it does not rise further.'}`,
    law.surcharge.cite,
  );
}

/** Writes all notes on one redemption of everything: limits, assumptions, and what would save tax. `young` names what is not long-term. */
export function redemptionNotes(
  notes: NoteSheet,
  choices: TaxChoices,
  gains: TaxedGains,
  tax: RedemptionTax,
  young: string,
): void {
  taxNotes(notes, choices);
  const exemption = exemptionLeft(choices);
  notes.limit(
    choices.fund === 'equity' &&
      tax.taxableLongGain > 0 &&
      (exemption > 0
        ? `${inr(exemption)} of the long-term gain is tax-free. ${inr(tax.taxableLongGain)} is above that.`
        : 'Other gains have used up the exemption, so the whole long-term gain is taxed.'),
    law.longTermExemption.cite,
  );
  surchargeNotes(notes, choices, tax);
  savingNotes(notes, choices, gains, tax, young);
}

/** Writes what can be done about the tax of one redemption, each saving worked out. */
function savingNotes(
  { action }: NoteSheet,
  choices: TaxChoices,
  { gain, shortGain, longGain }: TaxedGains,
  tax: RedemptionTax,
  young: string,
): void {
  const tried = (gains: FundGains, other: Partial<TaxChoices> = {}) => redemptionTax(gains, { ...choices, ...other });
  const half = { shortGain: shortGain / 2, longGain: longGain / 2 };
  const inParts = tried(half).total + tried(half, { exemptionUsed: 0 }).total;
  // What rounds to ₹0 is no advice.
  action(
    tax.taxableLongGain > 0 &&
      tax.total - inParts >= 0.5 &&
      `Redeem in two parts with half of the gain in each, one before and one after 31 March: each financial year has its own ${choices.fund === 'equity' ? `exemption of ${inr(law.longTermExemption.value)}${tax.surchargeStep ? ', and its own surcharge' : ''}` : 'surcharge'}. On today’s gain that saves ${inr(tax.total - inParts)}.`,
    choices.fund === 'equity' ? law.longTermExemption.cite : law.surcharge.cite,
  );
  const waiting = tax.total - tried({ shortGain: 0, longGain: longGain + shortGain }).total;
  action(
    (tax.onShortGain > 0 || (isOtherFund(choices.fund) && tax.onSlabGain > 0)) &&
      waiting >= 0.5 &&
      `Keep ${young} until the gain is long-term. Today’s gain would then be taxed at ${longTermRate(choices.fund).value}% instead of ${shortTermRate(choices)}%. That saves at least ${inr(waiting)} in tax.`,
    longTermMonths(choices.fund).cite,
  );
  action(
    choices.fund !== 'none' &&
      gain < 0 &&
      `If you redeem at a loss, file your return by the due date: the loss can then be set off against capital gains of the next ${law.lossYears.value} years${choices.fund !== 'debt' && longGain < 0 ? ', a long-term loss against long-term gains alone' : ''}.`,
    law.lossYears.cite,
  );
}
