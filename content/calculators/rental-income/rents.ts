import { listOf } from '@/lib/list-of';
import { sumOf } from '@/lib/sum';
import type { HouseInput, RentalIncomeInput } from './form';

/** One tenant of a let house, ₹ of the whole house: the rent a month by stretches of months, oldest first. */
export interface Tenancy {
  readonly tenant: HouseInput['tenant'];
  readonly stretches: readonly { readonly months: number; readonly rent: number }[];
  /** Months without a tenant, at the rent of the last stretch. */
  readonly empty: number;
  /** Of the rent of each month, for furniture and services. */
  readonly furniture: number;
}

/** Returns the rows of tenants of a house; `index` from 0. */
export const rowsOf = ({ tenancies }: RentalIncomeInput, index: number) =>
  tenancies.filter(({ house }) => Number(house) === index + 1);

/** Returns the tenants of a let house: those of its rows, else the one of the house itself; none of a house of own use. */
export function tenanciesOf(input: RentalIncomeInput, index: number): Tenancy[] {
  const house = input.houses[index];
  if (house?.use !== 'let') return [];
  const rows = rowsOf(input, index);
  if (rows.length === 0) {
    const { tenant, months, rent, owned, livedIn, furniture } = house;
    return [{ tenant, stretches: [{ months, rent }], empty: owned - livedIn - months, furniture }];
  }
  return rows.map(({ tenant, rent, months, laterRent, laterMonths, empty, furniture }) => ({
    tenant,
    stretches: listOf({ months, rent }, laterMonths > 0 && { months: laterMonths, rent: laterRent }),
    empty,
    furniture,
  }));
}

/** Returns the months that a tenancy pays rent for. */
export const monthsOf = ({ stretches }: Tenancy) => sumOf(stretches, ({ months }) => months);

/** Returns the rent of a tenancy for its months, with what is for furniture, ₹ of the whole house. */
export const dueOf = ({ stretches }: Tenancy) => sumOf(stretches, ({ months, rent }) => months * rent);

/** Returns the rent due from all tenants of a house, with what is for furniture, ₹ of the whole house. */
export const rentDue = (input: RentalIncomeInput, index: number) => sumOf(tenanciesOf(input, index), dueOf);

/** Returns what of the rent of a house is for furniture and services, ₹ of the whole house. */
export const furnitureOfHouse = (input: RentalIncomeInput, index: number) =>
  sumOf(tenanciesOf(input, index), (tenancy) => tenancy.furniture * monthsOf(tenancy));

/** Returns the rent for the house alone and that of its empty months, ₹ of the year, where rows of tenants give them. */
export function rentsOfRows(input: RentalIncomeInput, index: number): { due: number; empty: number } | undefined {
  if (rowsOf(input, index).length === 0) return undefined;
  const tenancies = tenanciesOf(input, index);
  return {
    due: sumOf(tenancies, dueOf) - furnitureOfHouse(input, index),
    empty: sumOf(tenancies, ({ stretches, empty, furniture }) => ((stretches.at(-1)?.rent ?? 0) - furniture) * empty),
  };
}

/** Returns the owner's share of the loan on a house, %: that of the house unless it is another. */
export const loanShareOf = ({ share, loanShare }: HouseInput) => loanShare ?? share;
