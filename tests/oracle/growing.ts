/**
 * Growing money payment by payment, and the tax of all that is sold on one day, from the formulas and the Act of 2025: shared by the second
 * computations of the pages on it. Nothing of lib/finance or lib/tax is used here.
 */
import fc from 'fast-check';

export interface Payment {
  readonly paid: number;
  readonly worth: number;
  readonly months: number;
}

export interface TaxInput {
  readonly fund: string;
  readonly exemptionUsed: number;
  readonly slabRate: number;
  readonly surcharge: string;
  readonly anniversary: string;
  /** Whether cess is added; it is, unless a visitor leaves it out. */
  readonly cess: boolean;
}

/**
 * Tax with surcharge and cess on gains of one year, of which those used elsewhere are income too. Above ₹50 lakh, ₹1 crore and, on
 * gains taxed at slab rates, ₹2 crore tax with surcharge is at most what it is at the threshold and the income above it; what
 * is above it is of the gain with the highest rate first. A rate that was chosen counts in full, if that is more.
 */
export function chargedOn(
  short: number,
  long: number,
  { fund, exemptionUsed, slabRate, surcharge, cess }: Omit<TaxInput, 'anniversary'>,
): number {
  if (fund === 'none') return 0;
  if (fund === 'other' || fund === 'listed')
    return chargedOnOther(short, long, slabRate / 100, Number(surcharge) / 100) * (cess ? 1.04 : 1);
  const isEquity = fund === 'equity';
  const net = short < 0 ? Math.max(0, long + short) : long;
  const gains: [amount: number, rate: number][] = isEquity
    ? [
        [Math.max(0, short), 0.2],
        [Math.max(0, net - (1_25_000 - exemptionUsed)), 0.125],
      ]
    : [[Math.max(0, short + long), slabRate / 100]];
  const income = isEquity ? Math.max(0, short) + Math.max(0, net) + exemptionUsed : Math.max(0, short + long);
  const taxBelow = (excess: number) => {
    let left = excess;
    let tax = 0;
    for (const [amount, rate] of gains) {
      const gone = Math.min(amount, left);
      left -= gone;
      tax += (amount - gone) * rate;
    }
    return tax;
  };
  const tax = taxBelow(0);
  let certain = tax;
  if (income > 50_00_000) certain = Math.min(tax * 1.1, taxBelow(income - 50_00_000) + income - 50_00_000);
  if (income > 1_00_00_000) {
    certain = Math.min(tax * 1.15, taxBelow(income - 1_00_00_000) * 1.1 + income - 1_00_00_000);
  }
  if (!isEquity && income > 2_00_00_000) {
    certain = Math.min(tax * 1.25, taxBelow(income - 2_00_00_000) * 1.15 + income - 2_00_00_000);
  }
  const chosen = tax * (1 + (isEquity ? Math.min(15, Number(surcharge)) : Number(surcharge)) / 100);
  return Math.max(tax, certain, chosen) * (cess ? 1.04 : 1);
}

/**
 * Tax with surcharge, before cess, on gains of one year of funds that are neither equity-oriented nor specified: short-term at the slab rate,
 * long-term at 12.5%, on which surcharge is 15% at most. Above ₹2 crore of short-term gains theirs is 25%; the relief there is
 * measured by the total income, at which no more than ₹2 crore is left and so 15% holds for all.
 */
function chargedOnOther(shortGain: number, longGain: number, slab: number, chosen: number): number {
  const short = Math.max(0, shortGain);
  const long = shortGain < 0 ? Math.max(0, longGain + shortGain) : Math.max(0, longGain);
  const onShort = short * slab;
  const onLong = long * 0.125;
  const tax = onShort + onLong;
  const withSurcharge = (rate: number) => onShort * (1 + rate) + onLong * (1 + Math.min(0.15, rate));
  /** Tax where the total income is no more than this: what is taxed most falls away first. */
  const taxAt = (income: number) => {
    const gone = short + long - income;
    return slab > 0.125
      ? Math.max(0, short - gone) * slab + Math.min(long, Math.max(0, long + short - gone)) * 0.125
      : Math.max(0, long - gone) * 0.125 + Math.min(short, Math.max(0, short + long - gone)) * slab;
  };
  let certain = tax;
  const reaches = (step: number, rate: number, before: number) => {
    certain = Math.min(withSurcharge(rate), taxAt(step) * (1 + before) + short + long - step);
  };
  if (short > 2_00_00_000) reaches(2_00_00_000, 0.25, 0.15);
  else if (short + long > 1_00_00_000) reaches(1_00_00_000, 0.15, 0.1);
  else if (short + long > 50_00_000) reaches(50_00_000, 0.1, 0);
  return Math.max(tax, certain, withSurcharge(chosen));
}

/** The months up to which units are short-term. */
export const shortMonths = ({ fund }: Pick<TaxInput, 'fund'>) => (fund === 'other' ? 24 : 12);

/** Tax of tax year 2026-27 on payments that are all sold on one day. */
export function taxOn(payments: readonly Payment[], input: TaxInput): number {
  let [short, long] = [0, 0];
  for (const { paid, worth, months } of payments) {
    const passes = shortMonths(input);
    if (input.anniversary === 'long' ? months > passes - 1e-9 : months > passes + 1e-9) long += worth - paid;
    else short += worth - paid;
  }
  return chargedOn(short, long, input);
}

export const taxInput = {
  fund: fc.constantFrom('equity', 'equity', 'debt', 'other', 'other', 'listed', 'none'),
  exemptionUsed: fc.constantFrom(0, 0, 50_000, 1_25_000),
  slabRate: fc.constantFrom(5, 20, 30),
  surcharge: fc.constantFrom('0', '10', '15', '25', '37'),
  anniversary: fc.constantFrom('long', 'short'),
  cess: fc.boolean(),
};
/** Half per cents, and any rate. */
export const rates = fc.oneof(
  fc.integer({ min: -20, max: 50 }).map((half) => half / 2),
  fc.double({ min: -10, max: 25, noNaN: true }),
);
export const perYear = {
  daily: 365,
  weekly: 52,
  fortnightly: 26,
  monthly: 12,
  quarterly: 4,
  'half-yearly': 2,
  yearly: 1,
};
export const frequency = fc.constantFrom(...(Object.keys(perYear) as (keyof typeof perYear)[]));
export const convention = fc.constantFrom('nominal-start', 'effective-start', 'nominal-end', 'effective-end');
export const periodRate = (rate: number, times: number, name: string) =>
  name.startsWith('nominal') ? rate / 100 / times : (1 + rate / 100) ** (1 / times) - 1;

/** (1 + i)ⁿ; 1 + i itself has lost digits of a daily rate that some thousand days make a paisa of. */
export const power = (rate: number, periods: number) => Math.exp(periods * Math.log1p(rate));

/** Every instalment on its own; `amountAt` says what is due after a number of months. */
export function instalments(
  plan: {
    readonly rate: number;
    readonly convention: string;
    readonly period: number;
    readonly times: number;
    readonly lumpSum: number;
  },
  paying: number,
  amountAt: (months: number, isStart: boolean) => number,
): Payment[] {
  const { times, period } = plan;
  const isStart = plan.convention.endsWith('start');
  const rate = periodRate(plan.rate, times, plan.convention);
  const worthAt = (amount: number, paidAt: number) => amount * power(rate, (period * times) / 12 - paidAt);
  const list: Payment[] =
    plan.lumpSum > 0 ? [{ paid: plan.lumpSum, worth: worthAt(plan.lumpSum, 0), months: period }] : [];
  for (let number = 0; ; number += 1) {
    const paidAt = isStart ? number : number + 1;
    const months = (paidAt * 12) / times;
    if (isStart ? months > paying - 1e-9 : months > paying + 1e-9) break;
    const amount = amountAt(months, isStart);
    if (amount > 0) list.push({ paid: amount, worth: worthAt(amount, paidAt), months: period - months });
  }
  return list;
}

export const sumOf = (payments: readonly Payment[], of: (payment: Payment) => number) =>
  payments.reduce((sum, payment) => sum + of(payment), 0);
