/** What PPF and Sukanya Samriddhi have in common about an account: its days and what its figures are called. */
import { calendarYear, firstYear, type OpenedAccount } from '@/lib/finance/scheme-account';
import type { IsoDate } from '@/lib/law';

/** Returns 31 March at the end of year `number` of the account. */
export const yearEnd = ({ opened }: OpenedAccount, number: number): IsoDate =>
  `${calendarYear(opened, number + 1)}-03-31`;
/** Returns 1 April at the beginning of year `number` of the account. */
export const yearStart = ({ opened }: OpenedAccount, number: number): IsoDate =>
  `${calendarYear(opened, number)}-04-01`;

/** An account as it is looked at on a day. */
export interface AccountToday extends OpenedAccount {
  readonly today: IsoDate;
}

/** Returns the first day for which there can be something to do: today, the opening, or the year after the latest balance. */
export function actionsBegin(input: AccountToday): IsoDate {
  const first = firstYear(input);
  const begins = first === 1 ? input.opened : yearStart(input, first);
  return begins > input.today ? begins : input.today;
}

/** Returns whether the account is worked out from a balance of its passbook, not from its opening. */
export const runsFromPassbook = ({ passbook }: OpenedAccount) => passbook.length > 0;
export const depositsLabel = (input: OpenedAccount) =>
  runsFromPassbook(input) ? 'Deposits from now on' : 'Total deposited';
export const interestLabel = (input: OpenedAccount) =>
  runsFromPassbook(input) ? 'Interest from now on' : 'Total interest';
