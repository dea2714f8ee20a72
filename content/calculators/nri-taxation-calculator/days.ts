import { firstYearOf } from '@/lib/calendar';
import type { IsoDate } from '@/lib/law';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import { daysWithin, joinedStays, type ResidenceFacts, type Stay } from '@/lib/tax/residence';
import type { NriInput } from './form';

/** Returns first and last day of the financial year that began in a calendar year. */
export function spanOf(firstYear: number): { readonly first: IsoDate; readonly last: IsoDate } {
  return { first: `${firstYear}-04-01`, last: `${firstYear + 1}-03-31` };
}

/** Returns whether the day of coming back is behind the visitor, so that it is no plan any more. */
export const isBack = ({ returnOn, today }: Pick<NriInput, 'returnOn' | 'today'>): boolean =>
  returnOn !== '' && returnOn < today;

/**
 * Returns the input with coming back before the year of the income, or in it on a day gone by, as a stay without an end, which it then is.
 * A total of days that was entered for the year counts those before coming back, and no stays.
 */
export function asStayed(input: NriInput): NriInput {
  const { returnOn, financialYear, stays, totalDays } = input;
  const { first, last } = spanOf(firstYearOf(financialYear));
  if (returnOn === '') return input;
  const stayed = [...stays, { arrived: returnOn, left: '' }];
  if (returnOn < first) return { ...input, stays: stayed, returnOn: '' };
  return isBack(input) && returnOn <= last && totalDays === null ? { ...input, stays: stayed } : input;
}

/** Returns the stays of the form, joined; one without an end lasts to the end of the year of the income, and is none after it. */
export function staysOf(input: NriInput, year: Pick<IncomeTaxYear, 'lastDay'>): Stay[] {
  return joinedStays(
    input.stays
      // A stay that was added and not filled in yet is none.
      .filter(({ arrived }) => arrived !== '')
      .map(({ arrived, left }) => ({ from: arrived, to: left === '' ? year.lastDay : left }))
      .filter(({ from, to }) => from <= to),
  );
}

/**
 * Returns the days in India of a financial year by its first calendar year: what was entered for it, else all days of a
 * year lived in India before the year of the income, else the days of the stays. With a day of coming back for good, the days
 * from then on are added to a total that was entered for the year of the income.
 */
export function dayCounter(
  input: NriInput,
  stays: readonly Stay[],
  backOn: IsoDate | null = null,
): (firstYear: number) => number {
  const typed = new Map(
    input.earlier.flatMap(({ year, days }) => (days === null ? [] : [[firstYearOf(year), days] as const])),
  );
  const own = firstYearOf(input.financialYear);
  return (firstYear) => {
    const { first, last } = spanOf(firstYear);
    const entered = typed.get(firstYear);
    if (firstYear < own && entered !== undefined) return entered;
    if (firstYear === own && input.totalDays !== null) {
      const since = backOn === null ? 0 : daysWithin([{ from: backOn, to: last }], first, last);
      return input.totalDays + since;
    }
    if (firstYear < own && input.before === 'india') return daysWithin([{ from: first, to: last }], first, last);
    return daysWithin(stays, first, last);
  };
}

/** Returns who the person is, for the tests. */
function personOf({ person }: NriInput): Pick<ResidenceFacts, 'citizen' | 'origin' | 'coming'> {
  return {
    // Somebody of Indian origin who came back has the same tests as a citizen, but the deemed residence.
    citizen: person !== 'origin' && person !== 'foreign',
    origin: person === 'origin',
    coming: person === 'visitor' || person === 'origin' ? 'visit' : person === 'leaving' ? 'leaving' : 'neither',
  };
}

/** Returns what the residence of a year rests on: `firstYear` is its first calendar year, `income` its Indian income, ₹. */
export function factsOf(
  input: NriInput,
  daysIn: (firstYear: number) => number,
  firstYear: number,
  income: number,
): ResidenceFacts {
  return {
    ...personOf(input),
    income,
    liableElsewhere: input.taxedAbroad,
    daysIn: (yearsBack) => daysIn(firstYear - yearsBack),
  };
}
