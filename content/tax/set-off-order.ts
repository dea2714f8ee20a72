import { type Caveat, noteSheet } from '@/lib/calculator';
import { inr } from '@/lib/format';
import { lowerFirst } from '@/lib/lower-first';
import type { Assessment } from '@/lib/tax/assess';
import type { IncomeTaxYear, Regime } from '@/lib/tax/income-tax-year';
import { payable } from '@/lib/tax/interest';
import { regimeNames } from './names';

/** The year's tax by the order in which losses are set off, ₹. */
interface TaxByOrder {
  readonly taken: number;
  readonly slabFirst: number;
  readonly specialFirst: number;
}

/** The lowest difference worth a sentence, ₹. */
const WORTH_SAYING = 1;

const isOther = (other: number, taken: number) => Math.abs(other - taken) >= WORTH_SAYING;

/** Returns which order of set-off was taken and the tax of the others; empty where it makes no difference. */
export function setOffOrderText({ taken, slabFirst, specialFirst }: TaxByOrder): string {
  const [afterSlabs, afterSpecial] = [isOther(slabFirst, taken), isOther(specialFirst, taken)];
  const theLaw = 'The Act does not say which income a loss is set off against first. ';
  if (afterSlabs && afterSpecial) {
    const others =
      Math.abs(slabFirst - specialFirst) < WORTH_SAYING
        ? `In the usual order it would be ${inr(slabFirst)}.`
        : `With income at slab rates first it would be ${inr(slabFirst)}, with income at special rates first ${inr(specialFirst)}.`;
    return `${theLaw}We set it off where it saves most, and the tax is ${inr(taken)}. ${others}`;
  }
  if (afterSpecial) {
    return `${theLaw}We set it off against income at slab rates first, and the tax is ${inr(taken)}. With income at special rates first it would be ${inr(specialFirst)}.`;
  }
  return afterSlabs
    ? `${theLaw}We set it off against income at special rates first, and the tax is ${inr(taken)}. With income at slab rates first it would be ${inr(slabFirst)}.`
    : '';
}

/** Returns the text on the order of set-off of an assessment, its taxes as they are paid; empty where it makes no difference. */
export function orderOfAssessment({ setOffOrder, tax }: Assessment, year: IncomeTaxYear): string {
  if (setOffOrder === null) return '';
  const paid = (amount: number) => payable(amount, year.payableMultiple.value);
  return setOffOrderText({
    taken: paid(tax),
    slabFirst: paid(setOffOrder.slabFirstTax),
    specialFirst: paid(setOffOrder.specialFirstTax),
  });
}

/** Returns in which order losses were set off in each regime, where that moves its tax. */
export function setOffOrderCaveats(
  both: Readonly<Record<Regime, Assessment>>,
  year: IncomeTaxYear,
  regimes: readonly Regime[] = ['new', 'old'],
): readonly Caveat[] {
  const notes = noteSheet();
  for (const regime of regimes) {
    const text = orderOfAssessment(both[regime], year);
    const inRegime = regimeNames[regime];
    notes.assume(
      text !== '' && `${inRegime.charAt(0).toUpperCase()}${inRegime.slice(1)}: ${lowerFirst(text)}`,
      year.setOff.acrossHeads,
    );
  }
  return notes.caveats;
}
