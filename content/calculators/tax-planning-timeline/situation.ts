import type { DueDateYear } from '@/content/rules/due-dates';
import type { Situation } from '@/lib/tax/due-dates';
import type { TimelineInput } from './form';

/** How advance tax is paid: in four instalments, in one, or not at all, and why not. */
type AdvanceTax = 'four' | 'one' | 'belowLimit' | 'senior';

/** Returns whether accounts are kept for a business or profession, and how they are taxed. */
function businessOf({ person, accounts, sideBusiness }: TimelineInput): string {
  return person === 'professional' || person === 'business' ? accounts : sideBusiness;
}

/** Returns how advance tax is paid; without a figure for the tax, as if it were high enough. */
export function advanceTaxOf(input: TimelineInput, year: DueDateYear): AdvanceTax {
  const { taxAfterTds, senior } = input;
  const business = businessOf(input);
  if (senior && business === 'none') return 'senior';
  if (taxAfterTds !== null && taxAfterTds < year.advanceTaxFrom.value) return 'belowLimit';
  return business === 'presumptive' ? 'one' : 'four';
}

/** Returns the declaration against TDS on interest that can be given: only residents, and only where no tax is left to pay. */
function declarationOf({ person, senior, taxAfterTds }: TimelineInput): string {
  if (person === 'nri' || (taxAfterTds ?? 0) > 0) return 'none';
  return senior ? '15H' : '15G';
}

/** Returns what the rules ask of a person, by name. */
export function situationOf(input: TimelineInput, year: DueDateYear): Situation {
  const business = businessOf(input);
  return {
    person: input.person,
    business,
    regime: input.regime,
    advanceTax: advanceTaxOf(input, year),
    declares: declarationOf(input),
    filed: input.filedOn === '' ? 'no' : 'yes',
    // Whoever is audited deducts from rent with a TAN, month by month.
    tenant: input.tenant && business !== 'audit' ? 'yes' : 'no',
    deducts: input.deducts,
    gst: input.gst,
    gstState: input.gstState,
    turnover: input.turnover,
  };
}
