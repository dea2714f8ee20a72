import { otherRegime } from '@/content/tax/names';
import { withFilingAfterYear } from '@/content/tax/payments-of-year';
import { lowerTaxVerdict } from '@/content/tax/year-answer';
import { type Result, rupees } from '@/lib/calculator';
import { listOf } from '@/lib/list-of';
import type { IncomeTaxInput } from './form';
import { yearTaxFor } from './year-tax';

/** Returns the tax, what is left to pay or the better regime, the tax of the other regime, and the relief for arrears, ₹. */
export function headlineOf({
  answer,
  settled,
  relief,
}: Pick<ReturnType<typeof yearTaxFor>, 'answer' | 'settled' | 'relief'>): Result['headline'] {
  const { regime, paid, tax } = answer;
  const other = otherRegime(regime);
  return [
    rupees('Income-tax', paid, { tone: 'tax' }),
    settled
      ? rupees(settled.payable < 0 ? 'Refund' : 'Left to pay', Math.abs(settled.payable))
      : lowerTaxVerdict(answer),
    rupees(`Tax in the ${other} regime`, tax[other]),
    // That of the regime shown is the first figure.
    ...listOf(relief && rupees('Relief for arrears', relief.relief)),
  ];
}

/** Returns the headline of an input. */
export const headlineFor = (input: IncomeTaxInput) => headlineOf(yearTaxFor(withFilingAfterYear(input)));
