import { sukanya } from '@/content/rules/sukanya';
import { depositsLabel, interestLabel } from '@/content/small-savings/account';
import { schemeModel } from '@/content/small-savings/workbook';
import type { Model } from '@/lib/model';
import { sukanyaAccount } from './account';
import type { SukanyaInput } from './rows';
import { amountLabel } from './working';

const balance = 'Balance at its end';

/** Returns the account as formulas; null for a goal, with withdrawals, or with a year at two rates. */
export function modelOf(input: SukanyaInput): Model | null {
  if (input.known === 'goal') return null;
  const account = sukanyaAccount(input);
  return schemeModel({
    account,
    basis: { deposit: input.deposit, rate: input.rate },
    otherwise: (basis) => sukanyaAccount({ ...input, ...basis, rounding: 'exact' }),
    amount: amountLabel(input),
    deposits: depositsLabel(input),
    interest: interestLabel(input),
    balance,
    columns: {
      'Limit for education': (row) =>
        account.years[row - 1]?.withdrawalLimit == null
          ? '""'
          : `INT(${row === 1 ? account.opening : `[^${balance}]`}*${sukanya.withdrawal.share.value}%+0.000001)`,
    },
  });
}
