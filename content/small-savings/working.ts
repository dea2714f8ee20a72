import { monthsOfFinancialYear } from '@/content/months';
import { sumStep } from '@/content/sum-step';
import { rupees, type Worksheet } from '@/lib/calculator';
import {
  type DepositPattern,
  depositsOnDays,
  firstYear,
  type OpenedAccount,
  type SchemeAccount,
  type SecondPayment,
} from '@/lib/finance/scheme-account';
import { formatDate, inr } from '@/lib/format';
import type { Citation, Rule } from '@/lib/law';
import { depositsLabel, interestLabel, runsFromPassbook } from './account';
import type { DatedDeposits } from './checks';

/** How deposits are paid: by a pattern, once more each year, and on days of their own. */
export type Paying = DepositPattern & SecondPayment & DatedDeposits;

/** Returns the payment once more a year, as a part of a sentence: "₹50,000 after the 5th of March"; '' where there is none. */
export function secondInWords({ onceMore, onceMonth, onceBy }: SecondPayment): string {
  const month = monthsOfFinancialYear.find(({ value }) => value === onceMonth)?.label;
  return onceMore === 0 ? '' : `${inr(onceMore)} once more ${onceBy} the 5th of ${month}`;
}

/** Returns how the deposits are paid, as a part of a sentence. */
function howPaid(input: DepositPattern & SecondPayment): string {
  const second = secondInWords(input);
  return `${patternInWords(input)}${second && `, and ${second}`}`;
}

function patternInWords(input: DepositPattern): string {
  switch (input.pattern) {
    case 'april':
      return 'by 5 April each year';
    case 'month':
      return `${input.payBy === 'by' ? 'by' : 'after'} the 5th of the month you chose, once a year`;
    case 'monthlyBy':
      return 'one twelfth by the 5th of each month';
    case 'monthlyAfter':
      return 'one twelfth after the 5th of each month';
  }
}

/** Writes the deposit of the first year counted, under its heading. */
export function firstDepositStep(
  { step, heading }: Worksheet,
  input: Paying,
  { financialYear, number, deposit }: SchemeAccount['years'][number],
  cite: Citation,
): void {
  heading(`The first year counted, ${financialYear}`);
  step(
    rupees(`Deposited in ${financialYear}`, deposit),
    deposit === 0
      ? 'Nothing is paid in that year'
      : depositsOnDays(input.opened, number, input.deposits).length > 0
        ? 'On the days that you entered, added'
        : number === 1
          ? `First on ${formatDate(input.opened)}, later ${howPaid(input)}`
          : `Paid ${howPaid(input)}`,
    cite,
  );
}

/** Writes the balance at the start, the deposits and the interest of all years, and what was taken out, which `taken` names. */
export function sumSteps(
  { step }: Worksheet,
  input: OpenedAccount,
  { opening, deposits, interest, withdrawn }: SchemeAccount,
  cites: { readonly deposits: Citation; readonly interest: Citation; readonly taken: Citation },
  { taken, how, until = '' }: { readonly taken: string; readonly how: string; readonly until?: string },
): void {
  if (runsFromPassbook(input)) step(rupees('Balance you start with', opening), 'Your latest passbook balance');
  step(rupees(depositsLabel(input), deposits), 'The deposits of all years, added', cites.deposits);
  step(rupees(interestLabel(input), interest), `The interest of all years, added${until}`, cites.interest);
  if (withdrawn > 0) step(rupees(taken, withdrawn), how, cites.taken);
}

/** Returns the amounts that the final one is made up of, what was withdrawn below zero, ₹. */
export function partsOf(input: OpenedAccount, { opening, deposits, interest, withdrawn }: SchemeAccount): number[] {
  return [...(runsFromPassbook(input) ? [opening] : []), deposits, interest, ...(withdrawn > 0 ? [-withdrawn] : [])];
}

/** Writes what paying after the 5th, or later in the year, costs in the end; `runIn` runs the same account with another pattern. */
export function timingSteps<Input extends OpenedAccount & DepositPattern & SecondPayment>(
  { step, heading }: Worksheet,
  input: Input,
  account: SchemeAccount,
  runIn: (input: Input) => SchemeAccount,
  cutOff: Rule<number>,
): void {
  // In a year of opening that begins after April there are fewer monthly instalments, so the sums paid would differ.
  if (
    (input.pattern === 'april' && input.onceMore === 0) ||
    (firstYear(input) === 1 && input.opened.slice(5, 7) !== '04')
  )
    return;
  const early = runIn({ ...input, pattern: 'april', onceMonth: '04', onceBy: 'by' });
  if (Math.abs(early.deposits - account.deposits) > 0.5) return;
  heading('When you pay');
  sumStep(
    { step },
    rupees('Extra if you deposit by 5 April', early.closing - account.closing),
    [early.closing, -account.closing],
    ', the same deposits made at the start of each financial year',
    cutOff.cite,
  );
}

/** Writes the fees for years without the minimum deposit, where there are any. */
export function revivalFeeStep({ step }: Worksheet, { revivalFees }: SchemeAccount, fee: Rule<number>): void {
  if (revivalFees === 0) return;
  step(
    rupees('Fees to revive the account', revivalFees, { tone: 'cost' }),
    `${inr(fee.value)} for each year without the minimum deposit, on top of the deposits`,
    fee.cite,
  );
}
