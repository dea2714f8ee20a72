/** When in its period a deposit is made: `start` makes the deposits an annuity due, `end` an ordinary annuity. */
export type Timing = 'start' | 'end';

/** What a yearly rate means: `nominal` is divided by the periods of a year, `effective` is what a year really yields. */
export type RateMeaning = 'nominal' | 'effective';

/**
 * Returns the rate per period, as a fraction, of a yearly rate in percent: R ÷ 100m if nominal, (1 + R ÷ 100)^(1 ÷ m) − 1
 * if effective. An effective rate must lie above −100 %.
 * @example ratePerPeriod(12, 12, 'nominal') // 0.01
 */
export function ratePerPeriod(yearlyPercent: number, periodsPerYear: number, meaning: RateMeaning): number {
  // Adding 0 turns −0 into 0.
  const yearly = yearlyPercent / 100 + 0;
  // Once a year both mean the same, and going through the logarithm would only lose digits.
  if (meaning === 'nominal' || periodsPerYear === 1) return yearly / periodsPerYear;
  return Math.expm1(Math.log1p(yearly) / periodsPerYear);
}

/**
 * Returns what a rate per period comes to in a year, as a fraction: (1 + i)^m − 1.
 * @example effectiveYearlyRate(0.01, 12) // 0.12682503013197
 */
export function effectiveYearlyRate(rate: number, periodsPerYear: number): number {
  return periodsPerYear === 1 ? rate : Math.expm1(periodsPerYear * Math.log1p(rate));
}

/**
 * Returns the value of `count` equal deposits of ₹1, one in each period, at the end of the last period: ((1 + i)^n − 1) ÷
 * i, and (1 + i) times that for deposits at the start of each period. At a rate of 0 it is n. The rate is a fraction per
 * period above −1; `count` is a whole number from 0.
 * @example valueOfDeposits(0.01, 12, 'start') * 5000 // 64046.64 after twelve months
 */
export function valueOfDeposits(rate: number, count: number, timing: Timing): number {
  // expm1 and log1p keep the digits that (1 + i)^n − 1 loses at small rates.
  const ordinary = rate === 0 || count <= 1 ? count : Math.expm1(count * Math.log1p(rate)) / rate;
  return timing === 'start' ? ordinary * (1 + rate) : ordinary;
}

/**
 * Returns what `valueOfDeposits` does, for deposits of which the first is ₹1 and each later one is larger by the fraction
 * `growth` (above −1): ((1 + i)^n − (1 + s)^n) ÷ (i − s), or n(1 + i)^(n − 1) where the two rates are equal. A yearly
 * step-up is the case of one deposit a year that is the value of its twelve instalments at the year's end.
 * @example valueOfGrowingDeposits(0.1, 0.1, 3, 'end') // 3.63
 */
export function valueOfGrowingDeposits(rate: number, growth: number, count: number, timing: Timing): number {
  // With the growth taken out, the deposits are level ones at the rate (1 + i) ÷ (1 + s) − 1: no difference to divide by.
  const level = valueOfDeposits((rate - growth) / (1 + growth), count, 'end');
  const ordinary = level * (1 + growth) ** (count - 1);
  return timing === 'start' ? ordinary * (1 + rate) : ordinary;
}

interface Target {
  /** ₹ wanted at the end of the last period. */
  readonly target: number;
  /** ₹ that is there at the start of the first period and earns the same rate; 0 if left out. */
  readonly opening?: number;
  /** Fraction per period, above −1. */
  readonly rate: number;
  readonly timing: Timing;
}

/**
 * Returns the equal deposit in ₹, one in each of `count` periods (at least 1), that reaches a target together with what is
 * there already; 0 when that alone is enough.
 * @example depositForTarget({ target: 10000000, rate: 0.01, timing: 'start', count: 180 }) // 19818.62
 */
export function depositForTarget({
  target,
  opening = 0,
  rate,
  timing,
  count,
}: Target & { readonly count: number }): number {
  const missing = target - opening * (1 + rate) ** count;
  return Math.max(0, missing / valueOfDeposits(rate, count, timing));
}

/**
 * Returns how many deposits of the given size (above ₹0) reach a target: ln((T + c) ÷ (L + c)) ÷ ln(1 + i) with c = P ÷ i,
 * times (1 + i) for deposits at the start. The number is not rounded: the next whole number is the first that is enough. 0
 * when the target is there already, null when deposits at a negative rate never reach it.
 * @example depositsForTarget({ target: 10000000, deposit: 20000, rate: 0.01, timing: 'start' }) // 179.24
 */
export function depositsForTarget({
  target,
  opening = 0,
  deposit,
  rate,
  timing,
}: Target & { readonly deposit: number }): number | null {
  const missing = target - opening;
  if (missing <= 0) return 0;
  // So close to 0 that c would overflow, interest adds less than a double can tell.
  if (Math.abs(rate) < 1e-12) return missing / deposit;
  const perpetual = (deposit * (timing === 'start' ? 1 + rate : 1)) / rate;
  const periods = Math.log1p(missing / (opening + perpetual)) / Math.log1p(rate);
  // A shrinking balance settles at −c; a target above that is out of reach, and the logarithm says so.
  return periods >= 0 && Number.isFinite(periods) ? periods : null;
}
