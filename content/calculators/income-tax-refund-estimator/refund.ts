import { balanceOf, type YearBalance } from '@/content/tax/balance';
import { sumOf } from '@/lib/sum';
import { paidBy, type RefundPart, refundInterest } from '@/lib/tax/interest';
import type { Days } from './days';
import type { RefundInput } from './form';
import type { YearTax } from './year-tax';

/** A refund with its interest, and what becomes of it, ₹. */
export interface RefundAnswer {
  readonly balance: YearBalance;
  /** Tax paid in the year and after it, without TDS. */
  readonly paid: number;
  readonly refund: number;
  readonly parts: readonly RefundPart[];
  /** So many parts, from the first on, come out of tax paid with the return; the one after them out of TDS and advance tax. */
  readonly ownTaxParts: number;
  readonly interest: number;
  /** The refund from which on interest is paid. */
  readonly leastWithInterest: number;
  readonly adjusted: number;
  readonly toBank: number;
  /** Whether what is left of the refund is too little for the Department to pay it. */
  readonly tooSmall: boolean;
  /** The interest if the refund is paid on another day. */
  readonly interestIfPaidOn: (day: string) => number;
}

/** Returns the refund of a year and the interest on it: sections 234A to 234F, 244A and 245. */
export function refundAnswer(input: RefundInput, yearTax: YearTax, days: Days): RefundAnswer {
  const { year, rules, returnDue, filedOn, lastPaidOn, grantedOn } = days;
  const isSenior = input.age !== 'below60' && input.residence !== 'nonResident' && input.business === 'none';
  const { freeUntil } = rules.revised.value;
  const { lower, lowerUpTo, fee } = year.returns.lateFee.value;
  const balance = balanceOf(
    {
      ...yearTax,
      tds: input.tds,
      payments: input.payments,
      advanceTaxExempt: isSenior,
      presumptive: input.business === 'presumptive',
      returnDue,
      filedOn,
      restPaidOn: lastPaidOn,
      otherFee: input.revisedOn > freeUntil ? (yearTax.income.totalIncome <= lowerUpTo ? lower : fee) : 0,
    },
    year,
  );
  const refund = Math.max(0, -balance.payable);
  const { percent, atLeastPercentOfTax } = year.interest.refund.value;
  const selfAssessment = input.payments.filter(({ date }) => date > year.lastDay);
  const partsIfPaidOn = (day: string) =>
    refundInterest(
      {
        amount: refund,
        tax: yearTax.tax,
        selfAssessment,
        lastDayOfYear: year.lastDay,
        returnDue,
        filedOn,
        grantedOn: day,
      },
      { percent, atLeastPercentOfTax, multiple: year.interest.multiple.value },
    );
  const interestOf = (list: readonly RefundPart[]) => sumOf(list, (part) => part.interest);
  const parts = partsIfPaidOn(grantedOn);
  const interest = interestOf(parts);
  const adjusted = Math.min(input.demand, refund + interest);
  const toBank = refund + interest - adjusted;
  return {
    balance,
    paid: paidBy(input.payments, lastPaidOn),
    refund,
    parts,
    ownTaxParts: parts.length - (refund > sumOf(selfAssessment, ({ amount }) => amount) && parts.length > 0 ? 1 : 0),
    interest,
    leastWithInterest: (yearTax.tax * atLeastPercentOfTax) / 100,
    adjusted,
    toBank,
    tooSmall: toBank > 0 && toBank < rules.paidFrom.value,
    interestIfPaidOn: (day) => interestOf(partsIfPaidOn(day)),
  };
}
