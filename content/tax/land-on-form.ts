import { capitalGains, capitalGainsUnder } from '@/content/rules/income-tax/capital-gains';
import type { NoteSheet } from '@/lib/calculator';
import { formatDate, inr } from '@/lib/format';
import { listOf } from '@/lib/list-of';
import { listed } from '@/lib/listed';
import { sumOf } from '@/lib/sum';
import type { Charge } from '@/lib/tax/charge';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import type { YearAnswer } from './year-answer';

/** The lowest difference worth a sentence, ₹. */
const WORTH_SAYING = 1;

/** The gain of one property after its exemptions, by plain cost and by indexed cost, ₹; no indexed one where the old law is no limit. */
interface PropertyOnForm {
  readonly plain: number;
  readonly indexed: number | null;
}

/**
 * Writes the tax on land and buildings as the return form works it out, where that is another amount: items 1e, 1ea and eii of each property
 * in Schedule CG, both gains less the same exemption, and the excess of the one tax over the other. `shares` says in words what else the form
 * does otherwise, where an exemption is a share of the gain.
 */
export function landOnForm(
  notes: NoteSheet,
  charge: Charge,
  properties: readonly PropertyOnForm[],
  year: IncomeTaxYear,
  shares: string | false = false,
): void {
  const line = charge.special.find((each) => each.class === 'longTermLand');
  const indexedPercent = year.special.longTermLand?.value.indexedCeilingPercent;
  if (!line || indexedPercent === undefined) return;
  const excess = sumOf(properties, ({ plain, indexed }) =>
    plain <= 0 || indexed === null
      ? 0
      : Math.max(0, (plain * line.percent) / 100 - (Math.max(0, indexed) * indexedPercent) / 100),
  );
  const tax = Math.max(0, (line.taxed * line.percent) / 100 - excess);
  const isReduced = line.taxed < sumOf(properties, ({ plain }) => Math.max(0, plain)) - WORTH_SAYING;
  const ways = listOf(shares, isReduced && 'it finds the limit before losses and unused exemption');
  notes.assume(
    Math.abs(tax - line.tax) >= WORTH_SAYING &&
      `Land and buildings: we limit the tax to what the law before ${formatDate(capitalGains.ceilingBefore.value)} came to. The return form (Schedule CG, item B1e) does it otherwise: ${listed(ways)}. That would make this tax ${inr(tax)} instead of ${inr(line.tax)}, before surcharge and cess.`,
    capitalGainsUnder[year.act].ceilingBefore.cite,
  );
}

/** Writes that for the gain that is entered whole, in the regime shown. */
export function landGainOnForm(
  notes: NoteSheet,
  { person, now, year }: Pick<YearAnswer, 'person' | 'now' | 'year'>,
): void {
  const gains = person.gains.filter(({ class: name, amount }) => name === 'longTermLand' && amount > 0);
  const properties = gains.map(({ amount, indexed = null }) => ({ plain: amount, indexed }));
  landOnForm(notes, now.charge, person.residence === 'nonResident' ? [] : properties, year);
}
