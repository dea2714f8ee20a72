import { sumOf } from '@/lib/sum';
import type { AssessableValue, Duties, DutyRates } from '@/lib/tax/customs';
import { dutiesOn } from '@/lib/tax/customs';
import type { ExportImportInput } from './form';

/** One item of a consignment: its part of the assessable value and its duties, ₹. */
export interface ConsignmentItem {
  readonly name: string;
  readonly value: number;
  readonly rates: DutyRates;
  readonly duties: Duties;
}

/** Returns the price of all items in foreign money. */
export const priceOfAll = ({ mode, price, items }: ExportImportInput): number =>
  mode === 'import' ? items.reduce((sum, item) => sum + item.price, price) : price;

/**
 * Returns the items of a consignment, the one of the form first. Freight and insurance are spread by price (rule 10(2) of the Customs
 * Valuation Rules speaks of the goods as a whole). Anti-dumping duty, health cess and compensation cess are of the first item.
 */
export function itemsOf(input: ExportImportInput, { value }: AssessableValue, first: DutyRates): ConsignmentItem[] {
  const all = priceOfAll(input);
  const more = input.mode === 'import' ? input.items : [];
  const item = (name: string, price: number, rates: DutyRates): ConsignmentItem => {
    const part = (value * price) / all;
    return { name, value: part, rates, duties: dutiesOn(part, rates) };
  };
  return [
    item('Item 1', input.price, first),
    ...more.map(({ heading, price, basic, igst, agriculture }, index) =>
      item(heading || `Item ${index + 2}`, price, {
        ...first,
        basic,
        igst,
        agriculture,
        healthCess: 0,
        remedies: 0,
        compensationCess: 0,
      }),
    ),
  ];
}

/** Returns duties of items added up. */
export function sumOfDuties(items: readonly ConsignmentItem[]): Duties {
  const of = (name: keyof Duties) => sumOf(items, ({ duties }) => duties[name]);
  return {
    basic: of('basic'),
    agriculture: of('agriculture'),
    welfareBase: of('welfareBase'),
    welfare: of('welfare'),
    healthCess: of('healthCess'),
    remedies: of('remedies'),
    igstBase: of('igstBase'),
    igst: of('igst'),
    compensationCess: of('compensationCess'),
    total: of('total'),
  };
}
