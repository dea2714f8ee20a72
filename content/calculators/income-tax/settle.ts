import { balanceOf, type YearBalance } from '@/content/tax/balance';
import { paymentsOfYear } from '@/content/tax/payments-of-year';
import type { YearAnswer } from '@/content/tax/year-answer';
import { sumOf } from '@/lib/sum';
import { type Assessment, assess } from '@/lib/tax/assess';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import { isSeniorCitizen, type Readings, type Taxpayer } from '@/lib/tax/taxpayer';
import { type Filing, filingIncome, hasBusiness } from './filing';
import type { IncomeTaxInput } from './form';

/** What is left to pay, or with a payable below zero the refund, ₹. */
export interface Settled extends YearBalance, Pick<Filing, 'returnDue' | 'filedOn'> {
  readonly assessedTax: number;
  /** Paid by the taxpayer, in the year and after it. */
  readonly paid: number;
  /** A resident of 60 or more without business income pays no tax in advance. */
  readonly advanceTaxExempt: boolean;
}

/**
 * Returns the tax without income whose day is not known here: gains, dividend and winnings. Interest for deferred instalments is due on them
 * only from the instalment after they arise (section 234C(1), first proviso).
 */
function taxWithoutGains(taxpayer: Taxpayer, year: IncomeTaxYear, now: Assessment, readings: Readings): number {
  const plain: Taxpayer = {
    ...taxpayer,
    gains: taxpayer.gains.filter(({ amount }) => amount < 0),
    other: { ...taxpayer.other, dividend: 0, dividendInterestPaid: 0, winnings: 0, onlineGames: 0 },
  };
  return Math.min(now.tax, assess(plain, year, now.regime, readings).tax);
}

/** Returns interest, fee and balance from the year's tax and what was paid: sections 140A, 234A, 234B, 234C, 234F and 288B. */
export function settle(
  input: IncomeTaxInput,
  { person: taxpayer, now, year }: YearAnswer,
  { returnDue, filedOn }: Filing,
  readings: Readings,
): Settled {
  const days = { returnDue, filedOn };
  const payments = paymentsOfYear(input.payments, year);
  const advanceTaxExempt = isSeniorCitizen(taxpayer) && !hasBusiness(taxpayer);
  const balance = balanceOf(
    {
      tax: now.tax,
      foreseenTax: taxWithoutGains(taxpayer, year, now, readings),
      tds: input.tds,
      payments,
      advanceTaxExempt,
      presumptive: input.scheme !== 'books',
      income: filingIncome(input, taxpayer, now, year),
      ...days,
    },
    year,
  );
  return {
    ...balance,
    ...days,
    assessedTax: now.tax - input.tds,
    paid: sumOf(payments, ({ amount }) => amount),
    advanceTaxExempt,
  };
}
