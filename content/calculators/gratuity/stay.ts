import { governmentGratuity, gratuityLaw } from '@/content/rules/gratuity';
import { codeWagesRule } from '@/content/rules/payroll';
import { addDays } from '@/lib/calendar';
import { type IsoDate, valueOn } from '@/lib/law';
import { dayAfterMonths } from '@/lib/tax/gratuity';
import type { GratuityRelief } from '@/lib/tax/gratuity-relief';
import {
  type Entitlement,
  type Exemption,
  entitlementOf,
  exemptionOf,
  gratuityOf,
  isUnderLaw,
  type Leaving,
  leavingOn,
} from './entitlement';
import type { GratuityInput } from './form';

/** Everything that the page shows of one leaving. */
export interface GratuityAnswer {
  readonly leaving: Leaving;
  readonly entitlement: Entitlement;
  readonly gratuity: number;
  readonly exemption: Exemption;
  /** After the relief, ₹; null where the other salary is not known. */
  readonly tax: number | null;
  /** The relief by earlier years; null where they are not entered. */
  readonly relief: GratuityRelief | null;
}

/** The gratuity by law or formula, and its taxed part, on another last day, ₹. */
interface Stay {
  readonly leaving: Leaving;
  readonly entitlement: Entitlement;
  readonly gratuity: number;
  readonly taxable: number;
}

export function stayOf(input: GratuityInput, leaving: Leaving): Stay {
  const unpaid = { ...input, received: null };
  const entitlement = entitlementOf(unpaid, leaving);
  const gratuity = gratuityOf(unpaid, leaving, entitlement);
  return { leaving, entitlement, gratuity, taxable: exemptionOf(unpaid, leaving, entitlement, gratuity).taxable };
}

/** Returns whether the last working day is behind the visitor: nothing can be waited for any more. */
export const hasLeft = ({ today, lastDay }: GratuityInput) => today !== '' && lastDay < today;

/** Returns whether staying on is a question at all. */
export const mayStay = (input: GratuityInput) => input.reason === 'leave' && !hasLeft(input);

/** Returns the last working day from which the law counts more, where dates are known; null where none is ahead. */
function nextStep(input: GratuityInput, { leaving, entitlement }: GratuityAnswer): IsoDate | null {
  if (!mayStay(input) || !isUnderLaw(input) || input.known !== 'dates' || input.seasonal) return null;
  const { law } = leaving;
  const isFixedTerm = input.kind === 'fixedTerm';
  const codeFrom = codeWagesRule.inForceFrom;
  if (entitlement.eligible) {
    const day = dayAfterMonths(input.joined, entitlement.units * 12 + 6);
    // Under the labour codes a fixed term is paid for its exact service: no day brings a whole year.
    return isFixedTerm && (law.proRata || day >= codeFrom) ? null : day;
  }
  const after = (years: number) => addDays(dayAfterMonths(input.joined, years * 12), -1);
  const needed = isFixedTerm ? law.fixedTermYears : law.years;
  const day =
    needed > 1 && input.courtReading
      ? addDays(after(needed - 1), input.shortWeek ? law.shortWeekDays : law.yearDays)
      : after(needed);
  if (!isFixedTerm || law.proRata) return day;
  const fewer = after(valueOn(gratuityLaw, codeFrom).value.fixedTermYears);
  const underCode = fewer > codeFrom ? fewer : codeFrom;
  return underCode < day ? underCode : day;
}

/** Returns the next day on which the gratuity rises, with how much it is then; null where waiting gains nothing. */
export function nextRise(
  input: GratuityInput,
  answer: GratuityAnswer,
): { readonly day: IsoDate; readonly stay: Stay } | null {
  const day = nextStep(input, answer);
  if (day === null || day <= input.lastDay) return null;
  const stay = stayOf(input, leavingOn(input, day, 0));
  return stay.entitlement.due > answer.entitlement.due + 0.5 ? { day, stay } : null;
}

/** Returns the years that are counted, in government in halves up to the most that count; null where nothing is due by law. */
export function yearsShown(input: GratuityInput, { eligible, units }: Entitlement): number | null {
  if (input.kind !== 'notCovered' && !eligible) return null;
  return input.kind === 'government' ? units / (2 * governmentGratuity.value.retirement.share) : units;
}
