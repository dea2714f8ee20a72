import {
  foreignDetails,
  lowerRateCertificate,
  noTaxDeclaration,
  treatyRelief,
  withoutPan,
} from '@/content/rules/tds/duties';
import { nonResidentCess, nonResidentSurcharge } from '@/content/rules/tds/non-resident-surcharge';
import { pct } from '@/lib/format';
import { type Citation, valueOn } from '@/lib/law';
import { surchargePercent, withSurchargeAndCess } from '@/lib/tax/tds';
import type { TdsInput } from './form';
import type { SectionOfPayment } from './section-of';

/** A rate that is deducted, %, why, and on whose authority beyond the section's own. */
export interface Rate {
  readonly percent: number;
  /** A function, because a ledger reads many rates and shows one reason. */
  readonly why: () => string;
  readonly cite?: Citation;
}

/** Returns the rate really deducted on a payment for which the section says `percent`, by the payments of the year. */
export function rateOf(percent: number, yearTotal: number, section: SectionOfPayment, input: TdsInput): Rate {
  if (input.declaration)
    return { percent: 0, why: () => 'The payee declared that no tax is due', cite: noTaxDeclaration };
  const own = section.isForeign
    ? foreignRate(percent, yearTotal, section, input)
    : { percent, why: () => `Section ${section.section}` };
  if (!input.pan && !input.details && own.percent < section.withoutPan) {
    return {
      percent: section.withoutPan,
      why: () => `${pct(section.withoutPan)} without a valid PAN, above the section’s ${pct(own.percent, 4)}`,
      cite: withoutPan,
    };
  }
  if (!input.pan && input.details)
    return { ...own, why: () => `${own.why()}; the details given are used instead of a PAN`, cite: foreignDetails };
  if (input.certificate !== null && input.certificate < own.percent) {
    return {
      percent: input.certificate,
      why: () => 'The rate in the tax officer’s certificate',
      cite: lowerRateCertificate,
    };
  }
  return own;
}

/**
 * Returns the rate for a non-resident: surcharge and cess come on the Act's rate; a treaty's rate has neither and counts where it is
 * lower.
 */
function foreignRate(percent: number, yearTotal: number, section: SectionOfPayment, input: TdsInput): Rate {
  const ofSurcharge = valueOn(nonResidentSurcharge, input.date);
  const { value: cess, cite } = valueOn(nonResidentCess, input.date);
  const surcharge = surchargePercent(
    yearTotal,
    ofSurcharge.value[input.payee],
    input.payee === 'individual' || input.payee === 'other' ? section.surchargeAtMost : undefined,
  );
  const ofAct = withSurchargeAndCess(percent, surcharge, cess);
  if (input.treaty !== null && input.treaty < ofAct) {
    return {
      percent: input.treaty,
      why: () => `The treaty’s rate, below the Act’s ${pct(ofAct, 4)}. No surcharge and no cess`,
      cite: treatyRelief,
    };
  }
  return {
    percent: ofAct,
    why: () =>
      `${pct(percent)}${surcharge > 0 ? ` + surcharge of ${pct(surcharge)} on it` : ''} + cess of ${pct(cess)}`,
    cite: surcharge > 0 ? ofSurcharge.cite : cite,
  };
}
