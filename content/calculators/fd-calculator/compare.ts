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
import { sumOf } from '@/lib/sum';
import { endOf, monthsOf, termsBetween } from './deposit';
import { interestByYear, yearlyYield } from './ledger';
import type { FdInput } from './rows';
import { type DepositSums, highestBalance, isInsured } from './sums';

/** Money kept in one way until the end of the deposit. */
export interface Alternative {
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
      name: 'This deposit',
      deposit: own,
      period: 3,
      how: 'As above',
      cite: bankDeposits.quarterly,
      uninsured: insured ? aboveInsurance(owed + input.otherDeposits) : owed,
    },
    smallBankRate !== null && smallBank(put, smallBankRate, input),
    post !== null && {
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

/** Returns what is left of one way when its interest is taxed at a slab rate (%) with cess, each year by itself; a loss bears no tax. */
export function afterTax({ deposit, period }: Alternative, slabPercent: number): AfterTax {
  const share = (slabPercent / 100) * (1 + fundTax.cess.value / 100);
  const years = interestByYear([deposit]).map(({ financialYear, interest }) => ({
    financialYear,
    tax: Math.max(0, interest) * share,
  }));
  const tax = sumOf(years, (year) => year.tax);
  return {
    tax,
    left: sumOf(deposit.paidIn, ({ amount }) => amount) + deposit.earned(deposit.end) - tax,
    yield: yearlyYield([deposit], period, years),
  };
}

/** Returns the way with the highest yield after tax at a slab rate, %; null where fewer than two are compared. */
export function bestOf(alternatives: readonly Alternative[], slabPercent: number): Alternative | null {
  if (alternatives.length < 2) return null;
  const yields = alternatives.map((each) => afterTax(each, slabPercent).yield ?? Number.NEGATIVE_INFINITY);
  // Yields that differ by the rounding of a double are the same: the first of them is named.
  const most = Math.max(...yields) - 1e-9;
  return alternatives[yields.findIndex((each) => each >= most)] ?? null;
}

/** Writes each way after tax at the slab rate that was typed, and which is best. */
export function comparisonSteps(
  { heading, step }: Worksheet,
  { input }: DepositSums,
  alternatives: readonly Alternative[],
): void {
  const best = bestOf(alternatives, input.compareSlab);
  if (!best) return;
  heading(`Best after tax at a slab rate of ${pct(input.compareSlab)}`);
  for (const each of alternatives) {
    const { tax, left, yield: yearly } = afterTax(each, input.compareSlab);
    const name = each.name.charAt(0).toLowerCase() + each.name.slice(1);
    step(
      rupees(`Left after tax, ${name}`, left),
      `${each.how}. ${inr(left + tax)} less tax of ${inr(tax)}, at ${pct(input.compareSlab)} with ${fundTax.cess.value}% cess`,
      each.cite,
    );
    if (yearly !== null) {
      step(
        percentage(`Yield after tax, ${name}`, yearly),
        'The yearly return on what you put in, with the tax of each financial year counted at its end',
      );
    }
    if (each.name === 'Small finance bank') {
      step(
        rupees(`Above the deposit insurance, ${name}`, each.uninsured),
        `What it owes you at the end less ${inr(bankDeposits.insured.value)} for one person in one bank, not below 0`,
        bankDeposits.insured.cite,
      );
    }
  }
  step(verdict('Best after tax', best.name), 'The highest of the yields after tax');
}

/** Returns which way is best after tax, as a sentence with a space before it; '' where nothing is compared. */
export function bestInWords({ input }: DepositSums, alternatives: readonly Alternative[]): string {
  const best = bestOf(alternatives, input.compareSlab);
  if (!best) return '';
  const yearly = pct(afterTax(best, input.compareSlab).yield ?? 0);
  const name =
    best.name === 'This deposit' ? 'this deposit' : `a ${best.name.charAt(0).toLowerCase()}${best.name.slice(1)}`;
  return ` At a slab rate of ${pct(input.compareSlab)}, ${name} is the best of the ${alternatives.length} compared: ${yearly} a year after tax.`;
}

/** Writes what the comparison takes for granted, what it leaves out, and what of each way nobody stands for. */
export function comparisonNotes(
  { assume, limit, warn }: NoteSheet,
  { input }: DepositSums,
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
    alternatives.some(({ name }) => name.startsWith('Post')) &&
      'A post-office time deposit pays its interest out each year. What you earn with that is not counted.',
    postOffice.timeDeposit,
  );
  const small = alternatives.find(({ name }) => name.startsWith('Small'));
  warn(
    small &&
      small.uninsured > 0 &&
      `At the small finance bank ${inr(small.uninsured)} would be above the deposit insurance of ${inr(insured.value)}, which counts for each bank by itself, interest included.`,
    insured.cite,
  );
  warn(
    alternatives.some(({ name }) => name === 'Debt fund') &&
      'A debt fund is not insured, and its return is not fixed: it falls when rates rise or a borrower does not pay. The post office is backed by the Government.',
  );
}
