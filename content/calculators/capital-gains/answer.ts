import { type CapitalGainsRules, capitalGainsUnder } from '@/content/rules/income-tax/capital-gains';
import type { WithMore } from '@/content/tax/near';
import { sumOf } from '@/lib/sum';
import type { Assessment } from '@/lib/tax/assess';
import { assessedGain } from '@/lib/tax/capital-gains';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import type { Gain, Readings } from '@/lib/tax/taxpayer';
import { type TaxedLot, withExemptions } from './exemptions';
import type { CapitalGainsInput } from './form';
import { lotsOfYear, type SoldInput, withLots } from './lots';
import { assessmentWith, yearOf } from './person';

/** What working, tables and notes are written from. */
export interface Answer {
  readonly input: SoldInput;
  readonly year: IncomeTaxYear;
  /** The law on gains by the Act of the year. */
  readonly law: CapitalGainsRules;
  readonly lots: readonly TaxedLot[];
  /** The gain of each lot as it is assessed. */
  readonly gains: readonly Gain[];
  /** Buybacks that count as dividend, ₹. */
  readonly dividend: number;
  readonly now: Assessment;
  /** The year without the sales. */
  readonly without: Assessment;
  /** Gains left after exemptions and losses, ₹. */
  readonly net: number;
  /** The part of long-term equity gains that the yearly amount frees, and what is left of that amount, ₹. */
  readonly freed: number;
  readonly amountLeft: number;
  /** Losses that go on to the next year, ₹. */
  readonly carried: number;
  /** The year if the lots had these gains. */
  readonly assessedWith: (gains: readonly Gain[]) => Assessment;
  readonly withMore: WithMore;
  /** The tax of the year where the law is read otherwise. */
  readonly taxRead: (readings: Partial<Readings>) => number;
}

/** Returns the losses of an assessment that go on to the next year, ₹. */
export const carriedOf = ({ carriedForward }: Assessment) => sumOf(carriedForward, ({ amount }) => amount);

function netGains({ afterSetOff }: Assessment): number {
  const { amounts, land } = afterSetOff.special;
  const { winnings = 0, onlineGames = 0, nonResidentDividend = 0, nonResidentRoyalty = 0, ...gains } = amounts;
  return sumOf(Object.values(gains), (gain) => gain) + sumOf(land, ({ plain }) => plain) + afterSetOff.slabShortTerm;
}

/** Returns the lots of the year with their exemptions, and the year with and without them. */
export function answerFor(given: CapitalGainsInput): Answer {
  const input = withLots(given);
  const year = yearOf(input);
  const lots = withExemptions(lotsOfYear(input, year), input.exemptions);
  const gains = lots.map((sold) => assessedGain(sold.gain, sold));
  const dividend = sumOf(lots, ({ gain }) => gain.dividend);
  const now = assessmentWith(input, gains, dividend);
  const freed = sumOf(now.charge.special, ({ yearlyExemption }) => yearlyExemption);
  return {
    input,
    year,
    law: capitalGainsUnder[year.act],
    lots,
    gains,
    dividend,
    now,
    without: assessmentWith(input, [], 0),
    net: netGains(now),
    freed,
    amountLeft: year.longTermEquityExemption.value - freed,
    carried: carriedOf(now),
    assessedWith: (changed) => assessmentWith(input, changed, dividend),
    withMore: (extra) => assessmentWith(input, gains, dividend, extra),
    taxRead: (readings) => assessmentWith(input, gains, dividend, 0, readings).tax,
  };
}
