import { type Decision, decide } from '@/content/calculators/tax-audit-calculator/decision';
import { auditYears } from '@/content/rules/years/audit';
import type { Assessment } from '@/lib/tax/assess';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import type { StockMarketInput } from './form';

/** Business of trading as the audit looks at it, ₹. */
interface TradingBusiness {
  /** Trades with a profit, added up before charges, and those with a loss, without their sign. */
  readonly profits: number;
  readonly losses: number;
  /** After charges; below zero for a loss. */
  readonly result: number;
}

/** Returns whether the accounts must be audited, by the questions of the tax-audit page: all of it is settled by bank. */
export function auditOf(input: StockMarketInput, business: TradingBusiness, now: Assessment): Decision {
  return decide(
    {
      year: input.financialYear,
      kind: 'fo',
      turnover: 0,
      cashReceipts: 0,
      cashPayments: 0,
      gains: business.profits,
      losses: business.losses,
      professionReceipts: 0,
      vehicles: [],
      profit: business.result,
      entity: 'individual',
      scheme: input.scheme,
      otherIncome: 0,
      totalIncome: now.totalIncome,
      regime: input.regime,
      age: input.age,
      otherLaw: false,
      transferPricing: false,
    },
    auditYears[input.financialYear],
  );
}

/** Returns the return form by what trading brought: ITR-3 with a business, else ITR-2, or ITR-1 for small long-term gains alone. */
export function returnForm(
  input: StockMarketInput,
  now: Assessment,
  year: IncomeTaxYear,
  has: { readonly business: boolean; readonly shortTerm: boolean; readonly longTermGain: number },
): 'ITR-1' | 'ITR-2' | 'ITR-3' {
  if (has.business) return 'ITR-3';
  const brought = input.speculativeLoss + input.businessLoss + input.shortTermLoss + input.longTermLoss;
  const simple =
    !has.shortTerm &&
    has.longTermGain >= 0 &&
    has.longTermGain <= year.longTermEquityExemption.value &&
    brought === 0 &&
    now.carriedForward.length === 0 &&
    now.totalIncome <= year.simpleForms.value.incomeUpTo;
  return simple ? 'ITR-1' : 'ITR-2';
}
