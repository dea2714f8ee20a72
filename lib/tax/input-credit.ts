/**
 * How input tax credit pays GST: the order of set-off, the split of IGST credit that leaves least cash, and what takes credit
 * away. Amounts are in one unit throughout, whole numbers in and whole numbers out where a set-off is concerned.
 */

/** The heads of GST that have a credit ledger; State tax includes Union territory tax. */
export const headNames = ['integrated', 'central', 'state'] as const;
export type Head = (typeof headNames)[number];
/** An amount under each head. */
export type Heads = Readonly<Record<Head, number>>;

/** Returns one value for each head. */
export function perHead(of: (head: Head) => number): Heads {
  return { integrated: of('integrated'), central: of('central'), state: of('state') };
}

/** Returns the amounts of all heads together. */
export function totalOfHeads({ integrated, central, state }: Heads): number {
  return integrated + central + state;
}

/** Returns the sum of several, head by head. An empty list gives zeros. */
export function sumOfHeads(list: readonly Heads[]): Heads {
  return perHead((head) => list.reduce((sum, each) => sum + each[head], 0));
}

/** What credit paid which tax, what is left to pay in cash, and what is left of the credit. */
export interface SetOff {
  /** By head of the credit, then by head of the tax. */
  readonly used: Readonly<Record<Head, Heads>>;
  readonly cash: Heads;
  readonly left: Heads;
}

function settled(tax: Heads, credit: Heads, used: SetOff['used']): SetOff {
  return {
    used,
    cash: perHead((head) => tax[head] - headNames.reduce((sum, from) => sum + used[from][head], 0)),
    left: perHead((head) => credit[head] - totalOfHeads(used[head])),
  };
}

/** IGST credit that must go to CGST and SGST after IGST is paid, and how little and how much of it CGST can take. */
export interface SplitBounds {
  readonly amount: number;
  readonly least: number;
  readonly most: number;
}

/**
 * Returns the IGST credit left after IGST that CGST and SGST must use up before any other credit (s. 49A), at most what the
 * two add up to, and the bounds of the part for CGST (rule 88A: any order, any proportion).
 */
export function splitBounds(tax: Heads, credit: Heads): SplitBounds {
  const remainder = credit.integrated - Math.min(credit.integrated, tax.integrated);
  const amount = Math.min(remainder, tax.central + tax.state);
  return { amount, least: Math.max(0, amount - tax.state), most: Math.min(tax.central, amount) };
}

/**
 * Returns the set-off in the order of the law, with `toCentral` of the remaining IGST credit for CGST and the rest for
 * SGST. IGST credit: IGST, then CGST and SGST. CGST credit: CGST, then IGST. SGST credit: SGST, then IGST where no CGST
 * credit is left for it. CGST and SGST never pay each other (ss. 49(5), 49A, 49B; rule 88A). `toCentral` is held within its
 * bounds.
 */
export function setOff(tax: Heads, credit: Heads, toCentral: number): SetOff {
  const { amount, least, most } = splitBounds(tax, credit);
  const integrated = Math.min(credit.integrated, tax.integrated);
  const central = Math.min(Math.max(toCentral, least), most);
  const state = amount - central;
  const ownCentral = Math.min(credit.central, tax.central - central);
  const ownState = Math.min(credit.state, tax.state - state);
  const centralToIntegrated = Math.min(credit.central - ownCentral, tax.integrated - integrated);
  const stateToIntegrated = Math.min(credit.state - ownState, tax.integrated - integrated - centralToIntegrated);
  return settled(tax, credit, {
    integrated: { integrated, central, state },
    central: { integrated: centralToIntegrated, central: ownCentral, state: 0 },
    state: { integrated: stateToIntegrated, central: 0, state: ownState },
  });
}

/**
 * Returns the part of the remaining IGST credit for CGST that leaves least cash. Where a range does, the part in it that
 * leaves CGST and SGST credit most nearly equal, then cash most nearly equal; an odd unit goes to CGST.
 *
 * With shortfalls c and s that own credit cannot meet, cash is max(0, c − x) + max(0, s − (amount − x)): least for every x
 * between c and amount − s, whichever is larger.
 */
export function leastCashSplit(tax: Heads, credit: Heads): number {
  const { amount, least, most } = splitBounds(tax, credit);
  const central = Math.max(0, tax.central - credit.central);
  const state = Math.max(0, tax.state - credit.state);
  const from = Math.max(least, Math.min(central, amount - state));
  const to = Math.min(most, Math.max(central, amount - state));
  const gap = tax.central - credit.central - (tax.state - credit.state);
  const even = Math.ceil((gap + amount) / 2);
  return Math.min(Math.max(even, from), to);
}

/** Takes an amount out of two pots, half from each as far as they go; an odd unit from the first. */
function takeEvenly(amount: number, first: number, second: number): readonly [number, number] {
  const fromFirst = Math.min(first, Math.max(Math.ceil(amount / 2), amount - second));
  const taken = Math.min(fromFirst, amount);
  return [taken, Math.min(second, amount - taken)];
}

/**
 * Returns the set-off with at least `floor` paid in cash in all (rule 86B). Credit is held back in the reverse of the order
 * of use, so that IGST credit is still used up before any other: SGST for IGST, CGST for IGST, then own heads half and
 * half, IGST credit for CGST and SGST half and half, and IGST for IGST.
 */
export function withCashFloor(tax: Heads, credit: Heads, found: SetOff, floor: number): SetOff {
  const { integrated, central, state } = found.used;
  let missing = Math.max(0, floor - totalOfHeads(found.cash));
  const take = (first: number, second = 0): readonly [number, number] => {
    const taken = takeEvenly(missing, first, second);
    missing -= taken[0] + taken[1];
    return taken;
  };
  const [stateBack] = take(state.integrated);
  const [centralBack] = take(central.integrated);
  const [ownCentral, ownState] = take(central.central, state.state);
  const [forCentral, forState] = take(integrated.central, integrated.state);
  const [forIntegrated] = take(integrated.integrated);
  return settled(tax, credit, {
    integrated: {
      integrated: integrated.integrated - forIntegrated,
      central: integrated.central - forCentral,
      state: integrated.state - forState,
    },
    central: { integrated: central.integrated - centralBack, central: central.central - ownCentral, state: 0 },
    state: { integrated: state.integrated - stateBack, central: 0, state: state.state - ownState },
  });
}

/** Credit on inputs and input services under one head, by use (rule 42). */
interface CreditByUse {
  /** T. */
  readonly total: number;
  /** T1: wholly for purposes other than business. */
  readonly nonBusiness: number;
  /** T2: wholly for exempt supplies. */
  readonly exempt: number;
  /** T3: blocked. */
  readonly blocked: number;
  /** T4: wholly for taxable and zero-rated supplies. */
  readonly taxable: number;
}

/** The common credit and what is reversed of it, unrounded. */
interface CommonCredit {
  /** C2. */
  readonly common: number;
  /** D1: for exempt supplies. */
  readonly forExempt: number;
  /** D2: for purposes other than business. */
  readonly forPersonal: number;
}

/**
 * Returns the common credit and what is reversed of it under rule 42: C2 = T − T1 − T2 − T3 − T4, D1 = C2 × exempt ÷ total
 * turnover, D2 = a percentage of C2. Nothing is reversed of a common credit that is not above zero, nor for a total
 * turnover of zero. D1 and D2 together are at most C2: more credit than there is cannot be given back.
 */
export function commonCredit(
  use: CreditByUse,
  turnover: { readonly exempt: number; readonly total: number },
  personalPercent: number,
): CommonCredit {
  const common = Math.max(0, use.total - use.nonBusiness - use.exempt - use.blocked - use.taxable);
  const forExempt = turnover.total > 0 ? (common * turnover.exempt) / turnover.total : 0;
  return { common, forExempt, forPersonal: Math.min((common * personalPercent) / 100, common - forExempt) };
}

/**
 * Returns what a month gives back of credit on capital goods in common use (rule 43): credit ÷ months of life × exempt ÷
 * total turnover. `age` is the number of months since the invoice month; outside the life the answer is 0.
 */
export function capitalGoodsReversal(
  credit: number,
  age: number,
  life: number,
  turnover: { readonly exempt: number; readonly total: number },
): number {
  if (age < 0 || age >= life || turnover.total <= 0) return 0;
  return ((credit / life) * turnover.exempt) / turnover.total;
}

/** Returns simple interest by days, unrounded: amount × percent ÷ 100 × days ÷ days in the year. */
export function interestByDays(amount: number, percent: number, days: number, daysInYear: number): number {
  return (((amount * percent) / 100) * days) / daysInYear;
}

/** Returns a fee for each day of delay, up to a cap. */
export function feeByDays(days: number, fee: { readonly perDay: number; readonly atMost: number }): number {
  return Math.min(days * fee.perDay, fee.atMost);
}

/**
 * Returns the refund under rule 89(4) of unused credit on zero-rated supplies without payment of tax, unrounded; 0 for no
 * turnover.
 */
export function zeroRatedRefund(turnover: number, netCredit: number, adjustedTurnover: number): number {
  return adjustedTurnover > 0 ? (turnover * netCredit) / adjustedTurnover : 0;
}

/**
 * Returns the refund under rule 89(5) where inputs are taxed at a higher rate than the supply, unrounded and never below 0.
 * `inputs` is credit on inputs alone, `allCredit` that on inputs and input services, `tax` the tax on the inverted-rated
 * supply.
 */
export function invertedDutyRefund(
  turnover: number,
  adjustedTurnover: number,
  inputs: number,
  allCredit: number,
  tax: number,
): number {
  if (adjustedTurnover <= 0 || allCredit <= 0) return 0;
  return Math.max(0, (turnover * inputs) / adjustedTurnover - (tax * inputs) / allCredit);
}
