import type { EsopForm } from './form';

type LotRow = EsopForm['lots'][number];
type SaleRow = EsopForm['sales'][number];

/** Shares that were got, and shares that were sold, in rows that are filled in. */
type FilledLot = Omit<LotRow, 'shares' | 'value'> & { readonly shares: number; readonly value: number };
type FilledSale = Omit<SaleRow, 'shares' | 'price'> & { readonly shares: number; readonly price: number };

/** The input as it counts: rows that were added and left empty are none. */
export type EsopInput = Omit<EsopForm, 'lots' | 'sales'> & {
  readonly lots: readonly FilledLot[];
  readonly sales: readonly FilledSale[];
};

/** What a row must have, in words. */
export const askedOfLots = { date: 'the day', shares: 'the number of shares', value: 'the value' } as const;
export const askedOfSales = { date: 'the day', shares: 'the number of shares', price: 'the price' } as const;

/** Returns the input as it counts. */
export function filledIn(form: EsopForm): EsopInput {
  return {
    ...form,
    lots: form.lots.flatMap((row) =>
      row.date === '' || row.shares === null || row.value === null
        ? []
        : [{ ...row, shares: row.shares, value: row.value }],
    ),
    sales: form.sales.flatMap((row) =>
      row.date === '' || row.shares === null || row.price === null
        ? []
        : [{ ...row, shares: row.shares, price: row.price }],
    ),
  };
}
