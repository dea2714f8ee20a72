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
 * Returns the yearly rate of a rate per period, as a fraction: (1 + i)^m − 1.
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
