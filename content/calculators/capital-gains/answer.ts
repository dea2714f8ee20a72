import { capitalGainsUnder } from '@/content/rules/income-tax/capital-gains';
import { returnDueOf } from '@/content/tax/return-due';
import { sumOf } from '@/lib/sum';
import type { Assessment } from '@/lib/tax/assess';
import { assessedGain } from '@/lib/tax/capital-gains';
import type { Gain, Readings } from '@/lib/tax/taxpayer';
import { withExemptions } from './exemptions';
import type { CapitalGainsInput } from './form';
import { lotsOfYear, withLots } from './lots';
import { assessmentWith, yearOf } from './person';
import { promoterTaxOf } from './promoter';

/** Returns the losses of an assessment that go on to the next year, ₹. */
export const carriedOf = ({ carriedForward }: Assessment) => sumOf(carriedForward, ({ amount }) => amount);

function netGains({ afterSetOff }: Assessment): number {
  const { amounts, land } = afterSetOff.special;
  const { winnings = 0, onlineGames = 0, nonResidentDividend = 0, nonResidentRoyalty = 0, ...gains } = amounts;
  return sumOf(Object.values(gains), (gain) => gain) + sumOf(land, ({ plain }) => plain) + afterSetOff.slabShortTerm;
}

/** Returns the lots of the year with their exemptions, and the year with and without them; amounts in ₹. */
export function answerFor(given: CapitalGainsInput) {
  const input = withLots(given);
  const year = yearOf(input);
  const lots = withExemptions(lotsOfYear(input, year), input.exemptions);
  const gains = lots.map((sold) => assessedGain(sold.gain, sold));
  // Buybacks that count as dividend.
  const dividend = sumOf(lots, ({ gain }) => gain.dividend);
  const now = assessmentWith(input, gains, dividend);
  const without = assessmentWith(input, [], 0);
  const promoters = promoterTaxOf(lots, year);
  const freed = sumOf(now.charge.special, ({ yearlyExemption }) => yearlyExemption);
  return {
    input,
    year,
    law: capitalGainsUnder[year.act],
    returnDue: returnDueOf(year, input.business),
    lots,
    gains,
    dividend,
    now,
    without,
    // The additional tax of a promoter, where there is one.
    promoters,
    taxOnSales: now.tax - without.tax + (promoters?.tax.total ?? 0),
    // After exemptions and losses.
    net: netGains(now),
    // The part of long-term equity gains that the yearly amount frees, and what is left of that amount.
    freed,
    amountLeft: year.longTermEquityExemption.value - freed,
    carried: carriedOf(now),
    /** Returns the year if the lots had these gains. */
    assessedWith: (changed: readonly Gain[]) => assessmentWith(input, changed, dividend),
    withMore: (extra: number) => assessmentWith(input, gains, dividend, extra),
    /** Returns the tax of the year where the law is read otherwise. */
    taxRead: (readings: Partial<Readings>) => assessmentWith(input, gains, dividend, 0, readings).tax,
  };
}

/** What working, tables and notes are written from. */
export type Answer = ReturnType<typeof answerFor>;
