import type { AdvanceTaxPlaces } from '@/content/rules/income-tax/advance-tax';
import { advanceTaxYears } from '@/content/rules/years/advance-tax';
import { advanceTaxPlaces } from '@/content/rules/years/advance-tax-places';
import { returnDueOf } from '@/content/tax/return-due';
import { type IsoDate, rulesOfYear } from '@/lib/law';
import type { AdvanceTaxYear } from '@/lib/tax/income-tax-year';
import type { Instalment } from '@/lib/tax/interest';
import type { AdvanceTaxInput } from './form';

/** The law for one input: the year's figures, the places of the Act, and what hangs on the person. */
export interface Law {
  readonly year: AdvanceTaxYear;
  readonly places: AdvanceTaxPlaces;
  readonly instalments: readonly Instalment[];
  readonly returnDue: IsoDate;
  /** The days as entered, or where empty as the law sets them. */
  readonly filedOn: IsoDate;
  readonly restPaidOn: IsoDate;
  /** Whether no day of filing is entered and the last one for a late return is past. The days are then that last one. */
  readonly isTooLate: boolean;
  /** Whether the year has ended, so that no more advance tax can be paid. */
  readonly isOver: boolean;
  /** Whether a day of filing is entered that is past. */
  readonly isFiled: boolean;
}

export function lawFor(input: AdvanceTaxInput): Law {
  const year: AdvanceTaxYear = rulesOfYear(advanceTaxYears, input.financialYear);
  const returnDue = returnDueOf(year, input.business);
  const { value: belated } = year.returns.belated;
  const isTooLate = input.filedOn === '' && input.today > belated;
  // A return that is not filed by its due date is filed today at the earliest.
  const usual = input.today > returnDue ? input.today : returnDue;
  const filedOn = input.filedOn || (isTooLate ? belated : usual);
  return {
    year,
    places: rulesOfYear(advanceTaxPlaces, input.financialYear),
    instalments:
      input.business === 'presumptive' ? [year.advanceTax.presumptive.value] : year.advanceTax.instalments.value,
    returnDue,
    filedOn,
    restPaidOn: input.paidOn || filedOn,
    isTooLate,
    isOver: input.today > year.lastDay,
    isFiled: input.filedOn !== '' && input.filedOn < input.today,
  };
}
