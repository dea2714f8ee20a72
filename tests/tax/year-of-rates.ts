import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import { toyYear } from './toy-year';

/** Made-up rates of gains, %. */
export const rates = {
  longTermIndexedEarly: 20,
  shortTermEquity: 15,
  shortTermEquityEarly: 12,
  longTermOther: 10,
  longTermLand: 10,
  longTermEquity: 10,
  longTermEquityEarly: 8,
} as const;
/** Highest rate first, at one rate by their order in the law. */
export const classes = Object.keys(rates) as (keyof typeof rates)[];
/** Whether gains of a class are long-term. */
export const isLong = (name: string) => name.startsWith('long');
const { cite } = toyYear.longTermEquityExemption;
const special = Object.fromEntries(
  classes.map((name) => {
    const value = {
      percent: rates[name],
      term: isLong(name) ? 'long' : 'short',
      sharesExemption: name.startsWith('longTermEquity'),
      surchargeCapped: true,
      absorbsBasicExemption: true,
      oldRegimeRebate: true,
      ...(name === 'longTermLand' && { indexedCeilingPercent: 20 }),
    };
    return [name, { value, cite }];
  }),
);
/** A year in which gains bear these rates: those of section 112A above 40 in all, land at most 20 % of its indexed gain; winnings bear 40 %. */
export const yearOfRates = {
  ...toyYear,
  special: { ...special, winnings: toyYear.special.winnings },
  longTermEquityExemption: { value: 40, cite },
} as IncomeTaxYear;
