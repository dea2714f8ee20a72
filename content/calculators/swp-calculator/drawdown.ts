import { badStartReturns } from '@/content/investing/bad-start';
import { bookingTerms } from '@/content/investing/booking';
import { scenarioPoints } from '@/content/investing/growth';
import { longTermTest, termsOf } from '@/content/investing/tax';
import type { TaxChoices } from '@/content/questions/redemption';
import { fundTax as law } from '@/content/rules/mutual-funds';
import { bookGains } from '@/lib/finance/booked-gains';
import { ratePerPeriod } from '@/lib/finance/deposits';
import type { FundLot } from '@/lib/finance/fund-lots';
import {
  monthsCovered,
  presentValue,
  type WithdrawalMonth,
  type WithdrawalPlan,
  withdrawalPath,
} from '@/lib/finance/withdrawals';
import { formatMonths, pct } from '@/lib/format';
import { sumOf } from '@/lib/sum';
import { type FundGains, fundTaxByYear, type RedemptionTax } from '@/lib/tax/fund-redemption';
import type { SwpInput } from './form';

/** How far ahead the life of the money is looked at: 100 years. */
export const mostMonths = 1_200;
/** Months before the first day: units bought then are long-term in every withdrawal. */
const longAgo = 600;

/** One year of withdrawals, ₹. */
export interface Year extends FundGains {
  readonly withdrawn: number;
  readonly exitLoad: number;
  readonly tax: number;
  /** How the tax comes about. */
  readonly working: RedemptionTax;
}

/** The money, what is taken out, and what became of both. */
export interface Drawdown {
  readonly corpus: number;
  readonly withdrawal: number;
  readonly plan: WithdrawalPlan;
  readonly path: readonly WithdrawalMonth[];
  readonly years: readonly Year[];
  readonly covered: ReturnType<typeof monthsCovered>;
}

/** A named way to count. */
export type Convention = SwpInput['convention'];

/** Returns the part of the balance that each withdrawal takes, as a fraction, where a share of it is taken out. */
export const sharePaid = ({ share, frequency }: SwpInput): number => (share * Number(frequency)) / 1_200;

/** Returns the withdrawals of a plan whose first one is `withdrawal`, ₹; or each a share of what is there. */
export function planOf(input: SwpInput, withdrawal: number, rate = input.rate): WithdrawalPlan {
  const [meaning, timing] = input.convention.split('-') as ['nominal' | 'effective', 'start' | 'end'];
  const monthly = ratePerPeriod(rate, 12, meaning);
  return {
    amountAt:
      input.known === 'share'
        ? (_, available) => available * sharePaid(input)
        : (months) => withdrawal * (1 + input.rise / 100) ** Math.floor(months / 12),
    every: Number(input.frequency),
    delay: input.delay,
    timing,
    returnOf: () => monthly,
  };
}

/** Returns the money needed on the first day, ₹: for withdrawals that begin at ₹1, and for the money to be left at the end. */
export function needs(input: SwpInput) {
  const plan = planOf(input, 1);
  return {
    perRupee: presentValue(plan, input.period),
    leave: input.leave / (1 + plan.returnOf(1)) ** input.period,
  };
}

/** Returns the first withdrawal with which the money lasts exactly as long as asked, ₹; 0 where nothing may be taken out. */
export function sustainable(input: SwpInput, corpus: number): number {
  const { perRupee, leave } = needs(input);
  return Math.max(0, (corpus - leave) / perRupee);
}

/** Returns money and withdrawals, one of them found from the other where asked. */
export function drawdownOf(input: SwpInput): Drawdown {
  if (input.known === 'share') {
    const shared = drawn(input, input.corpus, 0, planOf(input, 0));
    const first = shared.path.find(({ withdrawn }) => withdrawn > 0)?.withdrawn ?? 0;
    return { ...shared, withdrawal: first };
  }
  const { perRupee, leave } = needs(input);
  const corpus = input.known === 'corpus' ? input.withdrawal * perRupee + leave : input.corpus;
  const withdrawal = input.known === 'period' ? sustainable(input, corpus) : input.withdrawal;
  return drawn(input, corpus, withdrawal, planOf(input, withdrawal));
}

/** Returns the months for which units that were there on the first day had been held, where they were bought before it. */
const heldBefore = ({ fund, heldFor }: SwpInput): number => (fund === 'other' ? heldFor : longAgo);

/** Returns what becomes of so much money under a plan. */
export function drawn(input: SwpInput, corpus: number, withdrawal: number, plan: WithdrawalPlan): Drawdown {
  const isOld = input.basis === 'old';
  const lot: FundLot = {
    bought: isOld ? -heldBefore(input) : 0,
    units: corpus,
    cost: isOld ? (corpus * input.costShare) / 100 : corpus,
  };
  const path = withdrawalPath([lot], plan, input.period);
  return {
    corpus,
    withdrawal,
    plan,
    path,
    years: yearsOf(path, input),
    covered: withdrawal > 0 ? monthsCovered(corpus, plan, mostMonths) : null,
  };
}

/** Returns the same withdrawals with long-term gains booked at the end of each year but the last, as far as the exemption is left. */
export function bookedDrawdown(input: SwpInput, { corpus, withdrawal, plan }: Drawdown): Drawdown {
  const terms = bookingTerms(input);
  let used = 0;
  const book: WithdrawalPlan['book'] = (lots, price, month, sold) => {
    used += sumOf(sold, ({ monthsHeld, proceeds, cost }) => (isLongTerm(input, monthsHeld) ? proceeds - cost : 0));
    if (month % 12 !== 0 || month >= input.period) return { lots, booking: null };
    const most = Math.max(0, terms.most - used);
    used = 0;
    return bookGains(lots, price, month, { ...terms, most });
  };
  return drawn(input, corpus, withdrawal, { ...plan, book });
}

/** Returns whether units held for a number of months are long-term, as the visitor reads the law on the anniversary. */
function isLongTerm(choices: Pick<TaxChoices, 'fund' | 'anniversary'>, held: number): boolean {
  const { months, atAnniversary } = longTermTest(choices);
  return atAnniversary ? held >= months : held > months;
}

/** Returns the years of a path, of twelve months from the first day, with their tax. */
function yearsOf(path: readonly WithdrawalMonth[], input: TaxChoices & Pick<SwpInput, 'exitLoad'>): Year[] {
  const months = law.longTermAfterMonths.value;
  const gains = Array.from({ length: Math.ceil(path.length / 12) }, (_, year) => {
    const ofYear = { withdrawn: 0, exitLoad: 0, shortGain: 0, longGain: 0 };
    for (const { withdrawn, sold, booking } of path.slice(12 * year, 12 * (year + 1))) {
      ofYear.withdrawn += withdrawn;
      for (const { monthsHeld, proceeds, cost } of [...sold, ...(booking?.sold ?? [])]) {
        const load = monthsHeld < months ? (proceeds * input.exitLoad) / 100 : 0;
        ofYear.exitLoad += load;
        ofYear[isLongTerm(input, monthsHeld) ? 'longGain' : 'shortGain'] += withoutDust(
          proceeds - load - cost,
          proceeds,
        );
      }
    }
    return ofYear;
  });
  const taxes = fundTaxByYear(gains, termsOf(input), law.lossYears.value);
  return gains.flatMap((year, index) => {
    const working = taxes[index];
    return working ? [{ ...year, tax: working.total, working }] : [];
  });
}

/** Returns the gain, and 0 where it is too small to be more than the rounding of doubles. */
export function withoutDust(gain: number, proceeds: number): number {
  return Math.abs(gain) < proceeds * 1e-12 ? 0 : gain;
}

/** Returns the last withdrawal of a path, ₹. */
export const lastWithdrawal = (path: readonly WithdrawalMonth[]): number =>
  path.findLast(({ withdrawn }) => withdrawn > 0)?.withdrawn ?? 0;

/** Returns the same money and withdrawals on other returns. */
export function scenarios(input: SwpInput, { corpus, withdrawal, plan }: Drawdown) {
  const other = (name: string, returnOf: WithdrawalPlan['returnOf']) => ({
    name,
    drawdown: drawn(input, corpus, withdrawal, { ...plan, returnOf }),
  });
  const points = (by: number) => planOf(input, withdrawal, input.rate + by).returnOf;
  return [
    other(`${pct(input.rate)} every year`, plan.returnOf),
    other(`${pct(input.rate - scenarioPoints)} every year`, points(-scenarioPoints)),
    other(`${pct(input.rate + scenarioPoints)} every year`, points(scenarioPoints)),
    other('A bad start', badStartReturns(plan.returnOf(1))),
  ];
}

/** Returns how long the money lasts, in words. */
export const lastsInWords = (covered: Drawdown['covered']): string =>
  covered ? formatMonths(covered.months) : 'More than 100 years';
