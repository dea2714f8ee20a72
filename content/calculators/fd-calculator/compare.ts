/** The same money for the same time elsewhere, each after tax at a slab rate: another bank, the post office, a debt fund. */
import { bankDeposits, postOffice } from '@/content/rules/bank-deposits';
import { fundTax } from '@/content/rules/mutual-funds';
import { quarterlyRates } from '@/content/rules/small-savings';
import { type NoteSheet, percentage, rupees, verdict, type Worksheet } from '@/lib/calculator';
import {
  cumulativeDeposit,
  payingDeposit,
  payoutOfPeriod,
  type RunningDeposit,
  yearsInPeriods,
} from '@/lib/finance/term-deposit';
import { formatDate, inr, pct } from '@/lib/format';
import { type Citation, lastKnownOn } from '@/lib/law';
import { listOf } from '@/lib/list-of';
import { lowerFirst } from '@/lib/lower-first';
import { sumOf } from '@/lib/sum';
import { endOf, monthsOf, termsBetween } from './deposit';
import { interestByYear, yearlyYield } from './ledger';
import type { FdInput } from './rows';
import { type DepositSums, highestBalance, isInsured } from './sums';

/** Money kept in one way until the end of the deposit. */
export interface Alternative {
  readonly id: 'own' | 'smallBank' | 'post' | 'fund';
  readonly name: string;
  readonly deposit: RunningDeposit;
  /** Months after which its interest is added or paid. */
  readonly period: number;
  /** How it earns, in words. */
  readonly how: string;
  readonly cite: Citation;
  /** What of it no deposit insurance and no Government stands for, ₹. */
  readonly uninsured: number;
}

/** What is left of it after tax. */
interface AfterTax {
  readonly way: Alternative;
  readonly tax: number;
  readonly left: number;
  /** % a year; null where none fits. */
  readonly yield: number | null;
}

const schemes = { 12: 'deposit1', 24: 'deposit2', 36: 'deposit3', 60: 'deposit5' } as const;
const postRates = Object.values(schemes).map((scheme) => quarterlyRates[scheme]);

/** Returns the time deposit of the post office of the same years; null where there is none. */
function schemeOf(input: FdInput) {
  const months = monthsOf(input);
  const isOnFile = postRates.every(({ from: [first] }) => first && first.date <= input.start);
  const scheme = schemes[months as keyof typeof schemes] as (typeof schemes)[keyof typeof schemes] | undefined;
  return scheme && isOnFile ? lastKnownOn(quarterlyRates[scheme], input.start) : null;
}

/** Returns whether units of a debt fund that are bought on the day of the deposit are taxed at the slab rate however long they are held. */
const isFundAtSlab = ({ start }: FdInput): boolean => start >= fundTax.slabTaxedIfBoughtFrom.value;

const aboveInsurance = (amount: number) => Math.max(0, amount - bankDeposits.insured.value);

/** Returns the ways that are compared, this deposit first; none where no comparison is asked for. */
export function alternativesOf({ input, put, deposits }: DepositSums): readonly Alternative[] {
  const [own] = deposits;
  if (!input.compare || !own) return [];
  const { start, smallBankRate, fundReturn, dayCount } = input;
  const end = endOf(input);
  const post = schemeOf(input);
  const insured = isInsured(input);
  const owed = highestBalance(deposits);
  return listOf<Alternative>(
    {
      id: 'own',
      name: 'This deposit',
      deposit: own,
      period: 3,
      how: 'As above',
      cite: bankDeposits.quarterly,
      uninsured: insured ? aboveInsurance(owed + input.otherDeposits) : owed,
    },
    smallBankRate !== null && smallBank(put, smallBankRate, input),
    post !== null && {
      id: 'post',
      name: 'Post office time deposit',
      deposit: payingDeposit(
        put,
        post.value,
        { months: 12, perPeriod: payoutOfPeriod(post.value, 12), dayCount },
        start,
        end,
      ),
      period: 12,
      how: `${pct(post.value)} for a deposit on ${formatDate(start)}${post.isKnown ? '' : `, as notified up to ${formatDate(post.knownUntil)}`}; interest is paid to you each year`,
      cite: post.cite,
      uninsured: 0,
    },
    fundReturn !== null && isFundAtSlab(input) && debtFund(put, fundReturn, input),
  );
}

function smallBank(put: number, rate: number, input: FdInput): Alternative {
  const end = endOf(input);
  const deposit = cumulativeDeposit(put, termsBetween(input, input.start, end, rate), input.start, end);
  return {
    id: 'smallBank',
    name: 'Small finance bank',
    deposit,
    period: 3,
    how: `${pct(rate)}, added as in this deposit`,
    cite: bankDeposits.quarterly,
    uninsured: aboveInsurance(put + deposit.earned(end)),
  };
}

function debtFund(put: number, yearlyReturn: number, input: FdInput): Alternative {
  const { start } = input;
  const end = endOf(input);
  const gain = put * ((1 + yearlyReturn / 100) ** yearsInPeriods(start, end, 12) - 1);
  return {
    id: 'fund',
    name: 'Debt fund',
    deposit: {
      start,
      end,
      paidIn: [{ date: start, amount: put }],
      payouts: [{ date: end, amount: gain }],
      earned: (day) => (day >= end ? gain : 0),
    },
    period: 12,
    how: `${pct(yearlyReturn)} a year, a guess; the whole gain is taxed when you sell`,
    cite: fundTax.slabTaxedIfBoughtFrom.cite,
    uninsured: put + gain,
  };
}

/** Returns what is left of one way when its interest is taxed at a slab rate (%) with cess, each year by itself; a loss is not taxed. */
function afterTax(way: Alternative, slabPercent: number): AfterTax {
  const { deposit, period } = way;
  const share = (slabPercent / 100) * (1 + fundTax.cess.value / 100);
  const years = interestByYear([deposit]).map(({ financialYear, interest }) => ({
    financialYear,
    tax: Math.max(0, interest) * share,
  }));
  const tax = sumOf(years, (year) => year.tax);
  return {
    way,
    tax,
    left: sumOf(deposit.paidIn, ({ amount }) => amount) + deposit.earned(deposit.end) - tax,
    yield: yearlyYield([deposit], period, years),
  };
}

/** The ways at one slab rate, and the one with the highest yield after tax. */
export interface AtSlab {
  readonly slabPercent: number;
  readonly ways: readonly AfterTax[];
  readonly best: AfterTax;
}

/** Returns the ways after tax at a slab rate, %, with the best of them; null where fewer than two are compared. */
export function atSlab(alternatives: readonly Alternative[], slabPercent: number): AtSlab | null {
  const ways = alternatives.map((each) => afterTax(each, slabPercent));
  const yields = ways.map((each) => each.yield ?? Number.NEGATIVE_INFINITY);
  // Yields that differ by the rounding of a double are the same: the first of them is named.
  const most = Math.max(...yields) - 1e-9;
  const best = ways[yields.findIndex((each) => each >= most)];
  return best && ways.length > 1 ? { slabPercent, ways, best } : null;
}

/** Writes each way after tax at the slab rate that was typed, and which is best. */
export function comparisonSteps({ heading, step }: Worksheet, { slabPercent, ways, best }: AtSlab): void {
  heading(`Best after tax at a slab rate of ${pct(slabPercent)}`);
  for (const { way, tax, left, yield: yearly } of ways) {
    const name = lowerFirst(way.name);
    step(
      rupees(`Left after tax, ${name}`, left),
      `${way.how}. ${inr(left + tax)} less tax of ${inr(tax)}, at ${pct(slabPercent)} with ${fundTax.cess.value}% cess`,
      way.cite,
    );
    if (yearly !== null) {
      step(
        percentage(`Yield after tax, ${name}`, yearly),
        'The yearly return on what you put in, with the tax of each financial year counted at its end',
      );
    }
    if (way.id === 'smallBank') {
      step(
        rupees(`Above the deposit insurance, ${name}`, way.uninsured),
        `What it owes you at the end less ${inr(bankDeposits.insured.value)} for one person in one bank, not below 0`,
        bankDeposits.insured.cite,
      );
    }
  }
  step(verdict('Best after tax', best.way.name), 'The highest of the yields after tax');
}

/** Returns which way is best after tax, as a sentence with a space before it. */
export function bestInWords({ slabPercent, ways, best }: AtSlab): string {
  const name = `${best.way.id === 'own' ? '' : 'a '}${lowerFirst(best.way.name)}`;
  return ` At a slab rate of ${pct(slabPercent)}, ${name} is the best of the ${ways.length} compared: ${pct(best.yield ?? 0)} a year after tax.`;
}

/** Writes what the comparison takes for granted, what it leaves out, and what of each way nobody stands for. */
export function comparisonNotes(
  { assume, limit, warn }: NoteSheet,
  { input, yieldAfterTax }: DepositSums,
  alternatives: readonly Alternative[],
): void {
  if (!input.compare || alternatives.length === 0) return;
  const insured = bankDeposits.insured;
  limit(
    alternatives.length < 2 &&
      'There is nothing to compare with yet. Enter the rate of a small finance bank or the return of a debt fund, or a tenure of 1, 2, 3 or 5 years for the post office.',
  );
  if (alternatives.length < 2) return;
  limit(
    input.fundReturn !== null &&
      !isFundAtSlab(input) &&
      `A debt fund bought before ${formatDate(fundTax.slabTaxedIfBoughtFrom.value)} is taxed otherwise, so it is left out.`,
    fundTax.slabTaxedIfBoughtFrom.cite,
  );
  assume(
    'Comparison: interest is taxed at the slab rate you chose, with cess, in the year in which it is earned; surcharge, rebate and the deduction for seniors are left out. A debt fund is taxed once, when you sell.',
    fundTax.slabTaxedIfBoughtFrom.cite,
  );
  assume(
    yieldAfterTax !== null &&
      'The yield after tax at the top takes the income that you typed, the comparison the slab rate: so they can differ for the same deposit.',
  );
  assume(
    alternatives.some(({ id }) => id === 'post') &&
      'A post-office time deposit pays its interest out each year. What you earn with that is not counted.',
    postOffice.timeDeposit,
  );
  const small = alternatives.find(({ id }) => id === 'smallBank');
  warn(
    small &&
      small.uninsured > 0 &&
      `At the small finance bank ${inr(small.uninsured)} would be above the deposit insurance of ${inr(insured.value)}, which counts for each bank by itself, interest included.`,
    insured.cite,
  );
  warn(
    alternatives.some(({ id }) => id === 'fund') &&
      'A debt fund is not insured, and its return is not fixed: it falls when rates rise or a borrower does not pay. The post office is backed by the Government.',
  );
}
