import { ppf } from '@/content/rules/ppf';
import { depositsLabel, interestLabel } from '@/content/small-savings/account';
import { schemeModel } from '@/content/small-savings/workbook';
import type { Model, ModelColumn } from '@/lib/model';
import { type AskedPpfInput, firstWithdrawalYear, ppfAccount, withYearsCounted } from './account';
import { amountLabel } from './working';

const balance = 'Balance on 31 March';

/** Returns the account as formulas; null with withdrawals or loans, an extension with deposits, or a year at two rates. */
export function modelOf(asked: AskedPpfInput): Model | null {
  const input = withYearsCounted(asked);
  const account = ppfAccount(input);
  if (input.payouts.length > 0 || account.years.some(({ phase }) => phase === 'with')) return null;
  const above = (row: number, years: number) => (row > years ? `[^${years}:${balance}]` : null);
  const floored = (amount: string | null) => (amount === null ? '""' : `INT(${amount}+0.000001)`);
  const loanLimit: ModelColumn = (row) => {
    const before = above(row, ppf.loan.balanceYearsBefore.value);
    const limit = account.years[row - 1]?.loanLimit;
    return limit === null || limit === undefined || !before
      ? literal(limit)
      : floored(`${before}*${ppf.loan.share.value}%`);
  };
  const withdrawalLimit: ModelColumn = (row) => {
    const year = account.years[row - 1];
    const [before, older] = [above(row, 1), above(row, ppf.withdrawal.balanceYearsBefore.value)];
    if (!year || year.withdrawalLimit === null) return '""';
    if (year.number < firstWithdrawalYear || !before) return literal(year.withdrawalLimit);
    if (year.withdrawalPhase === 'without') return floored(before);
    return older ? floored(`MIN(${older},${before})*${ppf.withdrawal.share.value}%`) : literal(year.withdrawalLimit);
  };
  return schemeModel({
    account,
    basis: { deposit: input.deposit, rate: input.rate },
    otherwise: (basis) => ppfAccount({ ...input, ...basis, rounding: 'exact' }),
    amount: amountLabel(input),
    deposits: depositsLabel(input),
    interest: interestLabel(input),
    balance,
    columns: { 'Loan limit': loanLimit, 'Withdrawal limit': withdrawalLimit },
  });
}

/** Returns a limit that rests on a balance of the passbook. */
const literal = (limit: number | null | undefined): string =>
  limit === null || limit === undefined ? '""' : String(Math.floor(limit + 1e-6));
