/** Formulas that the accounts of small savings schemes share: a year's interest on its monthly balances. */
import type { SchemeAccount, SchemeYear } from '@/lib/finance/scheme-account';
import type { Model, ModelColumn } from '@/lib/model';

/** What decides an account; both are % or ₹ of a year. */
interface AccountBasis {
  readonly deposit: number;
  readonly rate: number;
}

interface AccountFormulas {
  readonly account: SchemeAccount;
  readonly basis: AccountBasis;
  /** Returns the account with another deposit or rate, its interest not rounded. */
  readonly otherwise: (basis: AccountBasis) => SchemeAccount;
  /** Labels of the headline. */
  readonly amount: string;
  readonly deposits: string;
  readonly interest: string;
  /** The label of the column of balances. */
  readonly balance: string;
  readonly columns?: Readonly<Record<string, ModelColumn>>;
}

const isSame = (one: number, other: number) => Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(other));

/** Returns a share as a formula: of twelve or of a hundred and forty-four where it is one, else to all its digits. */
function shareFormula(share: number): string {
  for (const whole of [1, 12, 144]) {
    const count = Math.round(share * whole);
    if (isSame(share * whole, count)) return whole === 1 ? String(count) : `${count}/${whole}`;
  }
  return String(share);
}

/** Parts of the opening balance and of the year's deposit that earn for a whole year. */
interface Earning {
  readonly opening: number;
  readonly deposit: number;
}

/** Returns what of a year earns for twelve months, and at which rate; null where that is not in proportion to the deposit. */
function earningOf(index: number, { basis, otherwise }: AccountFormulas) {
  const account = otherwise(basis);
  const more = otherwise({ ...basis, deposit: basis.deposit / 2 });
  const higher = otherwise({ ...basis, rate: basis.rate + 1 });
  const [year, other] = [account.years[index], more.years[index]] as [SchemeYear, SchemeYear];
  const isFirst = index === 0;
  // The balances of a year, each a twelfth of it: with half the deposit only the deposit's part is less.
  const opening = isFirst ? account.opening : (account.years[index - 1]?.closing ?? 0);
  const openingBefore = isFirst ? opening : (more.years[index - 1]?.closing ?? 0);
  // A year of closing earns for fewer months than it has balances.
  const earning = ({ interest, rates: [rate = 0], lowestBalances }: SchemeYear) =>
    rate > 0 ? (interest * 100) / rate : lowestBalances / 12;
  const split = (mine: number, others: number): Earning | null => {
    if (year.deposit === 0) return opening > 0 ? { opening: mine / opening, deposit: 0 } : { opening: 0, deposit: 0 };
    if (!isFirst) return { opening: 1, deposit: (mine - opening) / year.deposit };
    const part = (mine - others) / (year.deposit - other.deposit);
    return { opening: opening > 0 ? (mine - part * year.deposit) / opening : 0, deposit: part };
  };
  const all = split(earning(year), earning(other));
  if (!all) return null;
  // The same parts must give the other account: a least deposit of the opening year does not grow with the deposit.
  if (!isSame(openingBefore * all.opening + other.deposit * all.deposit, earning(other))) return null;
  const changed = higher.years[index] as SchemeYear;
  const known = year.rates.find((rate) => changed.rates.includes(rate) && rate !== basis.rate + 1);
  const expected = changed.rates.includes(basis.rate + 1);
  return { all, known, expected };
}

/**
 * Returns the account year by year as formulas; null where money was taken out, or where years are not in proportion to the deposit. A
 * yearly rate on file stays; the expected one follows.
 */
export function schemeModel(of: AccountFormulas): Model | null {
  const { account, basis, otherwise, balance } = of;
  if (account.withdrawn > 0 || basis.deposit <= 0 || account.years.length === 0) return null;
  const half = otherwise({ ...basis, deposit: basis.deposit / 2 });
  const interests: string[] = [];
  const rates: string[] = [];
  const deposits: string[] = [];
  for (const [index, year] of account.years.entries()) {
    const other = half.years[index] as SchemeYear;
    const isShare = isSame(other.deposit * 2, year.deposit);
    if (!isShare && !isSame(other.deposit, year.deposit)) return null;
    const share = shareFormula(year.deposit / basis.deposit);
    deposits.push(
      !isShare ? String(year.deposit) : share === '0' ? '0' : share === '1' ? '{deposit}' : `{deposit}*${share}`,
    );
    const earning = earningOf(index, of);
    // A year at two rates is one formula only where the account begins in it.
    if (!earning || (earning.known !== undefined && earning.expected)) return null;
    const { all, known, expected } = earning;
    rates.push(expected ? '{rate}' : `${known ?? year.rates[0] ?? 0}%`);
    const above = index === 0 ? String(account.opening) : `[^${balance}]`;
    const own = `(${above}*${shareFormula(all.opening)}+[Deposit]*${shareFormula(all.deposit)})*[Rate]`;
    interests.push(`IF({rounding=rupee},ROUND(${own},0),${own})`);
  }
  const row = (formulas: readonly string[]) => (at: number) => formulas[at - 1] ?? '""';
  return {
    figures: [
      { label: of.amount, formula: `INDEX([years!${balance}],${account.years.length})` },
      { label: of.deposits, formula: 'SUM([years!Deposit])' },
      { label: of.interest, formula: 'SUM([years!Interest])' },
    ],
    sheets: [
      {
        table: 'years',
        columns: {
          Deposit: row(deposits),
          Rate: row(rates),
          Interest: row(interests),
          [balance]: { first: `${account.opening}+[Deposit]+[Interest]`, next: `[^${balance}]+[Deposit]+[Interest]` },
          ...of.columns,
        },
      },
    ],
  };
}
