import { type NumericFigure, type Result, rupees, verdict } from '@/lib/calculator';
import { listOf } from '@/lib/list-of';
import { asStayed } from './days';
import type { NriInput } from './form';
import { residenceNames } from './status';
import { yearTaxFor } from './year-tax';

type YearTax = Pick<ReturnType<typeof yearTaxFor>, 'status' | 'paid' | 'tds' | 'showsDeducted' | 'balance'>;

/** Returns what is left to pay or comes back as a figure. */
export function balanceOf({ balance }: Pick<YearTax, 'balance'>): NumericFigure {
  return rupees(balance < 0 ? 'Refund' : 'Left to pay', Math.abs(balance));
}

/** Returns residence, tax, tax deducted and what is left, ₹. */
export function headlineOf(tax: YearTax): Result['headline'] {
  return [
    verdict('Residential status', residenceNames[tax.status.finding.status]),
    ...listOf(
      rupees('Income-tax', tax.paid, { tone: 'tax' }),
      tax.showsDeducted && rupees('Tax deducted in India', tax.tds),
      balanceOf(tax),
    ),
  ];
}

/** Returns the headline of an input. */
export const headlineFor = (input: NriInput) => headlineOf(yearTaxFor(asStayed(input)));
