/** The same deposits in an equity-linked savings fund (ELSS), after tax, with both lock-ins named. */
import { equityGainsTax } from '@/content/investing/tax';
import { fundTax } from '@/content/rules/mutual-funds';
import { taxSavings } from '@/content/rules/tax-savings';
import { sumStep } from '@/content/sum-step';
import { type NoteSheet, percentage, rupees, type Table, type Worksheet } from '@/lib/calculator';
import type { Movement } from '@/lib/finance/monthly-balance';
import type { SchemeAccount } from '@/lib/finance/scheme-account';
import { formatDate, inr, pct } from '@/lib/format';
import type { IsoDate } from '@/lib/law';
import { tableOf } from '@/lib/table-of';
import type { RedemptionTax } from '@/lib/tax/fund-redemption';

const { equityFund } = taxSavings.act2025.lockIn;
/** Returns that are tried for the one that leaves the same, % a year. */
const returns = { low: -50, high: 60 };

/** The return of the fund that the visitor guesses, % a year; null where nothing is compared. */
interface ElssInput {
  readonly elssReturn: number | null;
}

/** The account beside which the fund stands. */
export interface LockedAccount {
  readonly name: string;
  /** When its money is free, and what can be had before, as sentences. */
  readonly locked: string;
  readonly earlier: string;
  readonly end: IsoDate;
  /** Months from April of the first year to the end. */
  readonly months: number;
}

/** The fund on the day on which the account ends, ₹. */
export interface Elss {
  readonly value: number;
  readonly paid: number;
  readonly tax: RedemptionTax;
  readonly left: number;
  /** The value of what was bought less than the lock-in before that day. */
  readonly locked: number;
}

/**
 * Returns the fund at a yearly return (%): each deposit buys on its day, a month being thirty days. Every gain is taxed as long-term: no unit can be sold
 * before its lock-in ends.
 */
function elssAt(percent: number, movements: readonly Movement[], months: number): Elss {
  let [value, paid, locked] = [0, 0, 0];
  for (const { month, day, amount } of movements) {
    const held = Math.max(0, months - month - (Math.min(day, 31) - 1) / 30);
    const now = amount * (1 + percent / 100) ** (held / 12);
    value += now;
    paid += amount;
    if (held < 12 * equityFund.value) locked += now;
  }
  const tax = equityGainsTax({ shortGain: 0, longGain: value - paid });
  return { value, paid, tax, left: value - tax.total, locked };
}

/** Returns whether the fund can stand beside the account: with money that was there before, or taken out on the way, it cannot. */
const isComparable = ({ opening, movements }: SchemeAccount): boolean =>
  opening === 0 && movements.every(({ amount }) => amount >= 0);

/** Returns the fund; null where no return is typed, or the account has more than deposits. */
function elssOf({ elssReturn }: ElssInput, account: SchemeAccount, months: number): Elss | null {
  return elssReturn === null || !isComparable(account) ? null : elssAt(elssReturn, account.movements, months);
}

/** Returns the return, % a year, at which the fund leaves an amount (₹) after tax; null where none is within reason. */
function sameReturn(amount: number, movements: readonly Movement[], months: number): number | null {
  let { low, high } = returns;
  const leaves = (percent: number) => elssAt(percent, movements, months).left;
  if (leaves(low) > amount || leaves(high) < amount) return null;
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (leaves(middle) < amount) low = middle;
    else high = middle;
  }
  return low;
}

/** Writes the fund beside the account. */
export function elssSteps(
  { heading, step }: Worksheet,
  { elssReturn }: ElssInput,
  account: SchemeAccount,
  { name, months, end }: LockedAccount,
): Elss | null {
  const elss = elssOf({ elssReturn }, account, months);
  if (!elss || elssReturn === null) return null;
  const { value, paid, tax, left, locked } = elss;
  const surcharge = tax.surchargeStep ? `, with surcharge of ${tax.surchargeStep.percent}%` : '';
  heading('Against ELSS');
  step(
    rupees('In ELSS, after tax', left),
    `${inr(value)} at ${pct(elssReturn)} a year, a guess and not a promise. ${value > paid ? `On the gain of ${inr(value - paid)}, ${pct(fundTax.longTermRate.value)} above ${inr(fundTax.longTermExemption.value)}${surcharge} and ${fundTax.cess.value}% cess: ${inr(tax.total)}, as if all were sold on that day and every gain were long-term` : 'There is no gain to tax'}`,
    fundTax.longTermRate.cite,
  );
  step(
    rupees('Of it locked on that day', locked),
    `Bought less than ${equityFund.value} years before ${formatDate(end)}: each deposit is locked by itself`,
    equityFund.cite,
  );
  sumStep({ step }, rupees(`${name} less ELSS`, account.closing - left), [account.closing, -left]);
  const same = sameReturn(account.closing, account.movements, months);
  if (same !== null) {
    step(
      percentage('ELSS return that leaves the same', same),
      `The return at which the same deposits leave ${inr(account.closing)} after tax, found by trial`,
    );
  }
  return elss;
}

/** Returns the fund in the sentence, with a space before it; '' where it is not compared. */
export function elssInWords({ elssReturn }: ElssInput, elss: Elss | null): string {
  return elss && elssReturn !== null
    ? ` In ELSS at ${pct(elssReturn)} a year, your guess, the same deposits would be ${inr(elss.left)} after tax${elss.locked > 0 ? `, but units worth ${inr(elss.locked)} would still be locked on that day` : ''}.`
    : '';
}

/** Returns both lock-ins side by side; none where the fund is not compared. */
export function lockInTable(
  account: SchemeAccount,
  { name, locked, earlier }: LockedAccount,
  elss: Elss | null,
): Table | null {
  if (!elss) return null;
  const rows = [
    { name, amount: account.closing, locked, earlier, risk: 'Rate set by the Government, tax-free' },
    {
      name: 'ELSS',
      amount: elss.left,
      locked: `Each deposit for ${equityFund.value} years from its own day`,
      earlier: 'Nothing before that',
      risk: 'Shares: can fall, also below what you paid in',
    },
  ];
  return tableOf(rows, {
    id: 'lock-ins',
    caption: 'When the money is free',
    columns: [
      { label: 'Where', unit: 'text', cell: (row) => row.name },
      { label: 'After tax at the end', unit: 'rupees', cell: (row) => row.amount },
      { label: 'Locked', unit: 'text', cell: (row) => row.locked },
      { label: 'Earlier', unit: 'text', cell: (row) => row.earlier },
      { label: 'Return', unit: 'text', cell: (row) => row.risk },
    ],
  });
}

/** Writes what the comparison takes for granted, or why there is none. */
export function elssNotes({ assume, limit }: NoteSheet, { elssReturn }: ElssInput, account: SchemeAccount): void {
  if (elssReturn === null) return;
  limit(
    !isComparable(account) &&
      'ELSS is compared only with deposits from the opening of the account on, and without money taken out.',
  );
  assume(
    isComparable(account) &&
      `ELSS: the return is the same every year, and the law of ${fundTax.year} taxes the gain, all in one year. Sold over several years, each year has its own exemption. In the old regime both count for the same deduction; in the new regime neither does.`,
    fundTax.longTermExemption.cite,
  );
}
