import { rupees, type Worksheet } from '@/lib/calculator';
import { type DepositPattern, firstYear, type OpenedAccount, type SchemeAccount } from '@/lib/finance/scheme-account';
import { formatDate, inr } from '@/lib/format';
import type { Citation, Rule } from '@/lib/law';
import { depositsLabel, interestLabel, runsFromPassbook } from './account';

/** Returns how the deposits are paid, as a part of a sentence. */
function howPaid(input: DepositPattern): string {
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
  input: OpenedAccount & DepositPattern,
  { financialYear, number, deposit }: SchemeAccount['years'][number],
  cite: Citation,
): void {
  heading(`The first year counted, ${financialYear}`);
  step(
    rupees(`Deposited in ${financialYear}`, deposit),
    number === 1 ? `First on ${formatDate(input.opened)}, later ${howPaid(input)}` : `Paid ${howPaid(input)}`,
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

/** Returns how the final amount is made up: "₹1,00,000 + ₹22,50,000 + ₹18,18,209". */
export function partsInWords(input: OpenedAccount, { opening, deposits, interest, withdrawn }: SchemeAccount): string {
  return `${runsFromPassbook(input) ? `${inr(opening)} + ` : ''}${inr(deposits)} + ${inr(interest)}${withdrawn > 0 ? ` − ${inr(withdrawn)}` : ''}`;
}

/** Writes what paying after the 5th, or later in the year, costs in the end; `runIn` runs the same account with another pattern. */
export function timingSteps<Input extends OpenedAccount & DepositPattern>(
  { step, heading }: Worksheet,
  input: Input,
  account: SchemeAccount,
  runIn: (input: Input) => SchemeAccount,
  cutOff: Rule<number>,
): void {
  // In a year of opening that begins after April there are fewer monthly instalments, so the sums paid would differ.
  if (input.pattern === 'april' || (firstYear(input) === 1 && input.opened.slice(5, 7) !== '04')) return;
  const early = runIn({ ...input, pattern: 'april' });
  if (Math.abs(early.deposits - account.deposits) > 0.5) return;
  heading('When you pay');
  step(
    rupees('Extra if you deposit by 5 April', early.closing - account.closing),
    `${inr(early.closing)} − ${inr(account.closing)}, the same deposits made at the start of each financial year`,
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
