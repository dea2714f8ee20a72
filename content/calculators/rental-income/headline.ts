import { lowerTaxVerdict } from '@/content/tax/year-answer';
import { percentage, type Result, rupees } from '@/lib/calculator';
import type { RentalIncomeInput } from './form';
import { yearTaxFor } from './year-tax';

/** Returns the tax that the houses add, their income, what is left, ₹, and the yield, %, or the better regime. */
export function headlineOf(
  answer: Pick<ReturnType<typeof yearTaxFor>, 'now' | 'cash' | 'netYield' | 'tax'>,
): Result['headline'] {
  const { now, cash, netYield } = answer;
  return [
    rupees('Tax added by your houses', now.added, { tone: 'tax' }),
    rupees('Income from house property', now.assessment.heads.house),
    rupees('Left after tax and interest', cash.left, { tone: 'own' }),
    netYield ? percentage('Net yield after tax', netYield.percent) : lowerTaxVerdict(answer),
  ];
}

/** Returns the headline of an input. */
export const headlineFor = (input: RentalIncomeInput) => headlineOf(yearTaxFor(input));
