/** Questions about houses that several pages ask. Functions, so that a page makes only what it asks. */
import { firstTaxYear } from '@/content/rules/years/on-file';
import { type Condition, decimal, money, rows, whole } from '@/lib/calculator';
import { cellOfYear, ofYear, upTo } from './income';
import { firstNo, type Other, oneOf } from './kinds';

/** Asks for the interest of the year on a house that the taxpayer lives in: section 24(b). */
export const livedInInterest = (other?: Other) =>
  ofYear('Home-loan interest, house you live in', {
    help: `Section 24(b) (${firstTaxYear}: 22).`,
    slider: upTo(5_00_000),
    ...other,
  });

/** Asks for the interest of the year on houses that are let, ₹. */
export const letInterest = (other?: Other) => ofYear('Loan interest on let-out houses', other);

/** What a question in a row of houses adds to the shared one. */
interface InRow {
  readonly label?: string;
  readonly help?: string;
  readonly showIf?: Condition;
}

/** Asks for the rent of a let house, ₹ a month. */
export const monthlyRent = (other?: InRow) =>
  money({ label: 'Rent a month', min: 0, max: 1_00_00_000, default: 0, slider: false, ...other });

/** Asks for the months of the year in which a house was let. */
export const monthsLet = (other?: InRow) =>
  whole({ label: 'Months let out', min: 0, max: 12, default: 12, slider: false, ...other });

/** Asks for rent that was due and could not be collected, ₹ of the year. */
export const unrealisedRent = (other?: InRow) => cellOfYear('Rent not recovered', other);

/** Asks for municipal tax of a house that its owner paid in the year, ₹. */
export const municipalTaxPaid = (other?: InRow) => cellOfYear('Municipal tax you paid', other);

/** Asks for the loan interest of a house, ₹ of the year. */
export const houseInterest = () => cellOfYear('Loan interest of the year');

/** Asks for all interest before the house was complete, ₹; a fifth counts in each of five years. */
export const interestBefore = (other?: InRow) => cellOfYear('Total interest before completion', other);

/** Asks for the owner's share of a house, %. */
export const ownShare = (other?: InRow) =>
  decimal({ label: 'Your share', min: 1, max: 100, default: 100, slider: false, unit: '%', ...other });

/** Asks whether a house loss that the new regime does not set off is carried forward, which is disputed. */
export const houseLossCarried = () => firstNo('New regime: carry forward the rest of a house loss');

const isLet = { showIf: { use: 'letOut' } } as const;

/** Asks for each house that the boxes of rent and interest do not hold, with all its amounts; `months` is what the page says of the months let. */
export const houses = (months?: InRow) =>
  rows({
    label: 'Houses',
    help: 'Let-out houses, and a second house that you live in. Enter amounts for the whole house.',
    noun: 'house',
    maxRows: 5,
    fields: {
      use: oneOf({ label: 'Use' }, [
        ['letOut', 'Let out'],
        ['selfOccupied', 'Lived in'],
        ['deemedLetOut', 'Neither (deemed let out)'],
      ]),
      rent: monthlyRent(isLet),
      months: monthsLet({ ...months, ...isLet }),
      unrealised: unrealisedRent(isLet),
      expected: cellOfYear('Municipal value or fair rent a year', {
        help: 'The higher of the two, but not more than the standard rent. Of houses you live in, it counts from the third.',
      }),
      municipalTax: municipalTaxPaid(),
      interest: houseInterest(),
      earlier: interestBefore(),
      share: ownShare(),
    },
    default: [],
  });
