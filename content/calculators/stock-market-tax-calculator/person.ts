import { incomeTaxYears } from '@/content/rules/years/income-tax';
import { financialYearFrom, firstYearOf } from '@/lib/calendar';
import { rulesOfYear } from '@/lib/law';
import { type Assessment, assess } from '@/lib/tax/assess';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import { emptyTaxpayer, type Gain, type Taxpayer } from '@/lib/tax/taxpayer';
import type { StockMarketInput } from './form';

/** Returns the law of the year that was chosen. */
export function yearOf({ financialYear }: Pick<StockMarketInput, 'financialYear'>): IncomeTaxYear {
  return rulesOfYear(incomeTaxYears, financialYear);
}

/** What trading brings to each head of income, ₹; losses are negative. */
export interface Heads {
  readonly shortTerm: number;
  readonly longTerm: number;
  readonly intraday: number;
  readonly derivatives: number;
  /** Dividends, and buybacks that count as dividend. */
  readonly dividend: number;
}

export const noHeads: Heads = { shortTerm: 0, longTerm: 0, intraday: 0, derivatives: 0, dividend: 0 };

function taxpayerWith(input: StockMarketInput, heads: Heads): Taxpayer {
  const before = financialYearFrom(firstYearOf(input.financialYear) - 1);
  // Nothing is deducted from the dividend of a buyback (section 57, second proviso): the limit goes by other dividends.
  const ordinaryDividend = heads.dividend > 0 ? input.dividend : 0;
  const interestLimit = (ordinaryDividend * yearOf(input).dividendInterest.value) / 100;
  const gains: Gain[] = [
    { class: 'shortTermEquity', amount: heads.shortTerm },
    { class: 'longTermEquity', amount: heads.longTerm },
  ];
  return {
    ...emptyTaxpayer,
    age: input.age,
    salary: { ...emptyTaxpayer.salary, gross: input.salary },
    business: { regular: heads.derivatives, speculative: heads.intraday },
    gains,
    other: {
      ...emptyTaxpayer.other,
      dividend: heads.dividend,
      dividendInterestPaid: Math.min(input.dividendInterest, interestLimit),
      other: input.otherIncome,
    },
    losses: [
      { kind: 'speculative', financialYear: before, amount: input.speculativeLoss },
      { kind: 'business', financialYear: before, amount: input.businessLoss },
      { kind: 'shortTermCapital', financialYear: before, amount: input.shortTermLoss },
      { kind: 'longTermCapital', financialYear: before, amount: input.longTermLoss },
    ],
  };
}

/** Returns the year's assessment of the person with what trading brings. */
export function assessmentWith(input: StockMarketInput, heads: Heads): Assessment {
  return assess(taxpayerWith(input, heads), yearOf(input), input.regime);
}
