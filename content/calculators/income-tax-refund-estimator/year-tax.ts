import { incomeForFee } from '@/content/tax/income-for-fee';
import { type InRegime, inRegime } from '@/content/tax/year-answer';
import { assess } from '@/lib/tax/assess';
import type { IncomeForFee } from '@/lib/tax/interest';
import { isOldRegimeOpen } from '@/lib/tax/old-regime';
import { basicExemption } from '@/lib/tax/slabs';
import { returnFromTds } from '@/lib/tax/taxpayer';
import type { Days } from './days';
import type { RefundInput } from './form';
import { taxpayerOf } from './person';

/** The tax of the year, entered or worked out, ₹. */
export interface YearTax {
  readonly tax: number;
  /** Without gains, whose days are not known here. */
  readonly foreseenTax: number;
  readonly income: IncomeForFee;
  readonly worked?: InRegime & {
    /** Whether the late return put an end to the choice of the old regime. */
    readonly oldRegimeLost: boolean;
  };
}

/** Returns the tax of the year as entered, or as the income-tax engine works it out. */
export function yearTaxOf(input: RefundInput, days: Days): YearTax {
  const { year } = days;
  if (input.mode === 'known') {
    const age = input.residence === 'nonResident' || input.regime === 'new' ? 'below60' : input.age;
    return {
      tax: input.tax,
      foreseenTax: input.tax,
      income: {
        totalIncome: input.totalIncome,
        beforeDeductions: input.totalIncome,
        basicExemption: basicExemption(year.regimes[input.regime].slabs.value[age]),
        tds: input.tds,
        returnFromTds: returnFromTds({ ...input, kind: 'individual' }, year),
      },
    };
  }
  const isOpen = isOldRegimeOpen({ ...days, hasBusiness: input.business !== 'none', optionHolds: true });
  const oldRegimeLost = input.regime === 'old' && !isOpen;
  const regime = oldRegimeLost ? 'new' : input.regime;
  const person = taxpayerOf(input, regime === 'old');
  const worked = inRegime(person, year, regime);
  const { assessment } = worked;
  return {
    tax: assessment.tax,
    foreseenTax: assess({ ...person, gains: [] }, year, regime).tax,
    income: incomeForFee(assessment, { ...input, kind: 'individual' }, input.tds, year),
    worked: { ...worked, oldRegimeLost },
  };
}
