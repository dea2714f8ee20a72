import { exactRupees, type NumericFigure } from '@/lib/calculator';
import { exactInr, inr } from '@/lib/format';
import { inPaise } from '@/lib/tax/gst';
import { type Head, type Heads, headNames, sumOfHeads } from '@/lib/tax/input-credit';

/** What people call each head. */
export const nameOf: Readonly<Record<Head, string>> = { integrated: 'IGST', central: 'CGST', state: 'SGST/UTGST' };

/** Amounts of the three heads as they are typed, in ₹. */
interface TypedHeads {
  readonly igst: number;
  readonly cgst: number;
  readonly sgst: number;
}

/** Returns typed amounts as whole paise. */
export function paiseOf({ igst, cgst, sgst }: TypedHeads): Heads {
  return { integrated: inPaise(igst), central: inPaise(cgst), state: inPaise(sgst) };
}

/** Returns the sum of the rows that fit, in paise, head by head. */
export function sumOfRows<Row extends TypedHeads>(list: readonly Row[], fits: (row: Row) => boolean): Heads {
  return sumOfHeads(list.filter(fits).map(paiseOf));
}

/** Returns a figure of paise, in ₹ with two decimals. */
export function paiseFigure(label: string, paise: number): NumericFigure {
  return exactRupees(label, paise / 100);
}

/** Returns paise within a sentence: with decimals only where there are any. */
export function written(paise: number): string {
  return exactInr(paise / 100);
}

/** Returns the heads with an amount above zero, as 'IGST ₹20, CGST ₹500'; whole rupees. */
export function listed(amounts: Heads): string {
  return headNames
    .filter((head) => amounts[head] > 0)
    .map((head) => `${nameOf[head]} ${inr(amounts[head])}`)
    .join(', ');
}
