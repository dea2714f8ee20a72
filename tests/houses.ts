import { type House, plainHouse } from '@/lib/tax/taxpayer';

/** A house of the income-tax page let for a whole year at no rent, without tax, loan or co-owner: a row to be filled by spreading. */
export const letHouse = {
  use: 'letOut',
  rent: 0,
  months: 12,
  unrealised: 0,
  expected: 0,
  municipalTax: 0,
  interest: 0,
  earlier: 0,
  share: 100,
} as const;

/** Returns a house of the engine, let for a whole year, ₹ of the year. */
export const letOutHouse = (rent: number, municipalTax: number, interest: number): House => ({
  ...plainHouse,
  use: 'letOut',
  monthsLet: 12,
  monthlyRent: rent / 12,
  municipalTaxPaid: municipalTax,
  interest,
});
