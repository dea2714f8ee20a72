import { inForce } from '@/content/in-force';
import {
  governmentShares,
  lifeCycles,
  npsExit,
  paymentCharges,
  recordKeeping,
  regulatoryFee,
} from '@/content/rules/nps';
import { addMonthsToDay, monthsBetween } from '@/lib/calendar';
import { ratePerPeriod } from '@/lib/finance/deposits';
import { priceFactor } from '@/lib/finance/inflation';
import { amountFor } from '@/lib/finance/instalments';
import { mixAt, mostAtOnce, type PensionYear, pensionYears } from '@/lib/finance/pension-account';
import { type IsoDate, valueOn } from '@/lib/law';
import type { NpsInput } from './form';

/** More than anybody pays a month, ₹. */
const mostPayment = 1e9;

/** No corpus is larger, ₹. */
const mostCorpus = 1e15;

/** A payment with which the value of one rupee is measured, ₹. */
const trial = 1e6;

/** The shares of a mix, %. */
interface Mix {
  readonly equity: number;
  readonly corporate: number;
  readonly government: number;
  readonly alternative: number;
}

/** Returns whether the account is one of government staff. */
export function isGovernment({ sector }: Pick<NpsInput, 'sector'>): boolean {
  return sector === 'central' || sector === 'state';
}

/** Returns whole months from today to a day to come. */
function monthsUntil(day: IsoDate, today: IsoDate): number {
  const months = monthsBetween(today.slice(0, 7), day.slice(0, 7));
  return Math.max(0, addMonthsToDay(today, months) > day ? months - 1 : months);
}

/** Returns the input with an exit now where the age at exit is past. */
export const asLeaving = (input: NpsInput): NpsInput => ({ ...input, exitAge: Math.max(input.exitAge, input.age) });

/** Returns the months until the exit: to its day where that is to come, else between the ages. */
export function monthsOf({
  age,
  exitAge,
  exitOn,
  today,
}: Pick<NpsInput, 'age' | 'exitAge' | 'exitOn' | 'today'>): number {
  return exitOn > today ? monthsUntil(exitOn, today) : (exitAge - age) * 12;
}

/** Returns the mix at an age; null where one return holds throughout. */
export function mixOf(input: NpsInput, age: number): Mix | null {
  if (input.mix === 'single') return null;
  if (input.mix === 'active') {
    const { equity, corporate, alternative } = input;
    return { equity, corporate, alternative, government: 100 - equity - corporate - alternative };
  }
  return { ...mixAt(lifeCycles.value[input.mix], age), alternative: 0 };
}

/** Returns the return of a year at an age, % a year, after the fees that are still to come off. */
export function returnAt(input: NpsInput, age: number): number {
  const mix = mixOf(input, age);
  const gross = mix
    ? (mix.equity * input.equityReturn +
        mix.corporate * input.corporateReturn +
        mix.government * input.governmentReturn +
        mix.alternative * input.alternativeReturn) /
      100
    : input.rate;
  return input.fees === 'out' ? gross - input.fundFee - regulatoryFee.value : gross;
}

function paymentCharge({ charges }: NpsInput, payment: number): number {
  if (payment <= 0 || (charges !== 'online' && charges !== 'branch')) return 0;
  const { percent, least, most } = paymentCharges.value[charges];
  return Math.min(payment, Math.max(least, Math.min(most, (payment * percent) / 100)));
}

/**
 * Returns what is taken from the payments of a month, ₹. Government pays through its own offices, without a charge: there it is taken from
 * the member’s extra alone.
 */
function chargesOn(input: NpsInput, payments: Payments, own: number, employer: number): number {
  if (!isGovernment(input)) return paymentCharge(input, own) + paymentCharge(input, employer);
  const fixed = (input.pay * governmentShares.value.own) / 100;
  return payments.own > fixed ? paymentCharge(input, (own * (payments.own - fixed)) / payments.own) : 0;
}

function yearlyFee(input: NpsInput, balance: number): number {
  if (input.charges === 'none') return 0;
  const { bands, government } = recordKeeping.value;
  if (isGovernment(input)) return balance > 0 ? government : 0;
  return bands.find(({ upTo }) => upTo === null || balance <= upTo)?.fee ?? 0;
}

/** What is paid in a month at the start, ₹. */
export interface Payments {
  readonly own: number;
  readonly employer: number;
}

/** Returns the payments of a month; `own` in place of the member’s free part, where the pension is known instead. */
export function paymentsOf(input: NpsInput, own?: number): Payments {
  if (isGovernment(input)) {
    const free = own ?? input.extra;
    return {
      own: (input.pay * governmentShares.value.own) / 100 + free,
      employer: (input.pay * input.employerShare) / 100,
    };
  }
  return { own: own ?? input.own, employer: input.employer };
}

/** Returns the rate per month, as a fraction, of each year until the exit. */
function ratesOf(input: NpsInput): number[] {
  return Array.from({ length: Math.ceil(monthsOf(input) / 12) }, (_, year) =>
    ratePerPeriod(returnAt(input, input.age + year), 12, input.counting),
  );
}

/** Returns the account year by year. `rates` of `ratesOf`, where many payments are tried. */
export function yearsOf(input: NpsInput, payments: Payments, rates = ratesOf(input)): PensionYear[] {
  return pensionYears({
    opening: input.balance,
    months: monthsOf(input),
    ...payments,
    rise: input.rise,
    rateOf: (year) => rates[year] ?? 0,
    upfront: (own, employer) => chargesOn(input, payments, own, employer),
    yearlyFee: (balance) => yearlyFee(input, balance),
  });
}

/** Returns the balance on the last day, ₹. */
export function corpusOf(input: NpsInput, payments: Payments, rates?: number[]): number {
  return yearsOf(input, payments, rates).at(-1)?.closing ?? input.balance;
}

/** How your corpus is paid out at the exit, ₹. */
export interface Exit {
  readonly corpus: number;
  readonly isEarly: boolean;
  /** The most that may be taken at once. */
  readonly most: number;
  readonly lumpSum: number;
  readonly annuity: number;
  /** A month. */
  readonly pension: number;
}

/** Returns the exit rules of the day. */
export function exitRules({ exitOn }: Pick<NpsInput, 'exitOn'>) {
  return exitOn === '' ? inForce(npsExit) : valueOn(npsExit, exitOn);
}

/** Returns whether the account is closed before the law calls it a normal exit. */
function isEarlyExit(input: NpsInput): boolean {
  const { age, years } = exitRules(input).value;
  if (input.exitAge >= age) return false;
  if (input.sector === 'citizen') return years === null || input.served + monthsOf(input) < years * 12;
  return !input.retires;
}

/** Returns the split of a corpus (₹): at once as much as wanted and allowed, the rest into an annuity. */
export function exitOf(input: NpsInput, corpus: number): Exit {
  const { value } = exitRules(input);
  const sector = value[isGovernment(input) ? 'government' : 'nonGovernment'];
  const isEarly = isEarlyExit(input);
  const most = mostAtOnce(corpus, isEarly ? sector.early : sector.normal);
  const lumpSum = Math.min(most, (corpus * input.lump) / 100);
  const annuity = corpus - lumpSum;
  return { corpus, isEarly, most, lumpSum, annuity, pension: (annuity * input.annuityRate) / 1200 };
}

/** Returns the pension wanted on the day of the exit, ₹ a month. */
export function pensionWanted(input: NpsInput): number {
  return input.pensionPrices === 'today'
    ? input.pension * priceFactor(input.inflation, monthsOf(input) / 12)
    : input.pension;
}

/**
 * Returns the member’s free payment a month, ₹, that brings the pension wanted; null where none does. Without charges the
 * corpus is linear in the payment.
 */
export function paymentNeeded(input: NpsInput): number | null {
  const wanted = amountFor(pensionWanted(input) - 1e-9, (corpus) => exitOf(input, corpus).pension, mostCorpus);
  if (wanted === null) return null;
  const rates = ratesOf(input);
  const corpusWith = (own: number) => corpusOf(input, paymentsOf(input, own), rates);
  const least = corpusWith(0);
  if (least >= wanted) return 0;
  if (input.charges !== 'none') return amountFor(wanted, corpusWith, mostPayment);
  const slope = (corpusWith(trial) - least) / trial;
  const payment = slope > 0 ? (wanted - least) / slope : mostPayment + 1;
  return payment <= mostPayment ? payment : null;
}
