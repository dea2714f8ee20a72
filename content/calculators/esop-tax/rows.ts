import type { EsopForm } from './form';

type LotRow = EsopForm['lots'][number];
type SaleRow = EsopForm['sales'][number];

/** Shares that were got, and shares that were sold, in rows that are filled in. */
type FilledLot = Omit<LotRow, 'shares' | 'value'> & { readonly shares: number; readonly value: number };
type FilledSale = Omit<SaleRow, 'shares' | 'price'> & { readonly shares: number; readonly price: number };

/** The kinds of companies, as the rules on their shares differ. */
export type Market = EsopForm['market'];

/** A list's row whose kind is named. */
type OfKind<Row> = Omit<Row, 'kind'> & { readonly kind: Market };

/** The input as it counts: rows that were added and left empty are none. */
export type EsopInput = Omit<EsopForm, 'lots' | 'sales'> & {
  readonly lots: readonly OfKind<FilledLot>[];
  readonly sales: readonly OfKind<FilledSale>[];
};

/** What a row must have, in words. */
export const askedOfLots = { date: 'the day', shares: 'the number of shares', value: 'the value' } as const;
export const askedOfSales = { date: 'the day', shares: 'the number of shares', price: 'the price' } as const;

/** Returns the kind of a row's shares: its own, or the one that is answered for all. */
function kindOf(row: { readonly kind: LotRow['kind'] }, market: Market): Market {
  return row.kind === 'unlisted' || row.kind === 'listed' || row.kind === 'foreign' ? row.kind : market;
}

/** Returns the input as it counts. */
export function filledIn(form: EsopForm): EsopInput {
  return {
    ...form,
    lots: form.lots.flatMap((row) =>
      row.date === '' || row.shares === null || row.value === null
        ? []
        : [{ ...row, shares: row.shares, value: row.value, kind: kindOf(row, form.market) }],
    ),
    sales: form.sales.flatMap((row) =>
      row.date === '' || row.shares === null || row.price === null
        ? []
        : [{ ...row, shares: row.shares, price: row.price, kind: kindOf(row, form.market) }],
    ),
  };
}

/** Returns whether some of the shares are of a kind. */
export function hasKind({ lots }: Pick<EsopInput, 'lots'>, kind: Market): boolean {
  return lots.some((lot) => lot.kind === kind);
}

/** Returns the row of a year; `undefined` where it has none. */
export function rowOfYear(
  { years }: Pick<EsopInput, 'years'>,
  financialYear: string,
): EsopInput['years'][number] | undefined {
  return years.find(({ year }) => year === financialYear);
}

/** Returns the salary of a year without the shares, ₹: that of its row, or the one for all years. */
export function salaryIn(input: Pick<EsopInput, 'years' | 'salary'>, financialYear: string): number {
  return rowOfYear(input, financialYear)?.salary ?? input.salary;
}

/** Returns whether prices of a foreign company count as rupees: a row of it has no exchange rate. */
export const countsAsRupees = ({ lots, sales }: EsopInput): boolean =>
  [...lots, ...sales].some(({ rate, kind }) => rate === 1 && kind === 'foreign');
