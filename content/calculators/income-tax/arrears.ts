import { earlierRows } from '@/content/tax/brought-forward';
import { slabLawOf } from '@/content/tax/earlier-year-law';
import {
  type ArrearsRelief,
  arrearsReliefOf,
  taxAtSlabRates,
  taxOnArrears,
  taxOnReceipt,
  type YearOfArrears,
} from '@/lib/tax/arrears-relief';
import { assess } from '@/lib/tax/assess';
import type { IncomeTaxYear, Regime } from '@/lib/tax/income-tax-year';
import type { Readings, Taxpayer } from '@/lib/tax/taxpayer';
import type { IncomeTaxInput } from './form';

type Row = IncomeTaxInput['arrears'][number];

/** Returns the rows of arrears that have an amount and belong to a year before that of the income. */
export function arrearsRows({
  arrears,
  financialYear,
}: Pick<IncomeTaxInput, 'arrears' | 'financialYear'>): readonly Row[] {
  return earlierRows(arrears, financialYear).filter(({ amount }) => amount > 0);
}

/** Returns the arrears of a year as they would have been taxed in it: by the typed taxes, or at the slab rates of that year. */
function inOwnYear(row: Row): YearOfArrears {
  const law = slabLawOf(row.year);
  const income = row.income ?? 0;
  const taxOf = (totalIncome: number, typed: number | null) =>
    row.typed || law === null ? (typed ?? 0) : taxAtSlabRates(totalIncome, row.age, law, row.regime);
  return {
    financialYear: row.year,
    regime: row.typed ? null : row.regime,
    ...taxOnArrears({
      arrears: row.amount,
      incomeWithout: income,
      incomeWith: income + row.amount,
      taxWithout: taxOf(income, row.taxWithout),
      taxWith: taxOf(income + row.amount, row.taxWith),
    }),
  };
}

/** Returns the relief for arrears of a person in a regime, ₹; null where there are no arrears. */
export function reliefForArrears(
  input: IncomeTaxInput,
  person: Taxpayer,
  year: IncomeTaxYear,
  regime: Regime,
  readings: Readings,
): ArrearsRelief | null {
  const rows = arrearsRows(input);
  if (rows.length === 0) return null;
  const years = rows.map(inOwnYear).sort((a, b) => (a.financialYear < b.financialYear ? -1 : 1));
  let arrears = 0;
  for (const { amount } of rows) arrears += amount;
  return arrearsReliefOf(taxOnReceipt(arrears, assess(person, year, regime, readings), person, year, readings), years);
}

/** Returns the person with the relief for arrears counted besides the reliefs that were typed; the same person where there are no arrears. */
export function withArrearsRelief(
  input: IncomeTaxInput,
  person: Taxpayer,
  year: IncomeTaxYear,
  regime: Regime,
  readings: Readings,
): Taxpayer {
  const found = reliefForArrears(input, person, year, regime, readings);
  return found ? { ...person, reliefs: input.reliefs + found.relief } : person;
}
