import { oldRegimeSurcharge } from '@/content/rules/income-tax/fund-gains';
import { yearOfTwoGainRates } from '@/content/rules/years/on-file';
import { type Caveat, type NoteSheet, noteSheet } from '@/lib/calculator';
import { formatCompact, inr } from '@/lib/format';
import type { IncomeTaxAct } from '@/lib/tax/income-tax-year';
import type { Readings } from '@/lib/tax/taxpayer';
import { sectionName } from './law-names';
import { setOffOrderText } from './set-off-order';

type Point = keyof Readings;

const [stepBefore, lastStep] = oldRegimeSurcharge.value.slice(-2).map(({ above }) => formatCompact(above));

/** Points that the law leaves open and that can move the tax: the other reading, and what we follow. */
const points: readonly (readonly [point: Point, other: Partial<Readings>, text: string])[] = [
  [
    'earlierRebateOnGains',
    { earlierRebateOnGains: true },
    `In the new regime of FY ${yearOfTwoGainRates} we follow the Department, which gives no rebate against tax on gains. Many taxpayers read the law differently.`,
  ],
  [
    'oldRebateOnShortTermEquity',
    { oldRebateOnShortTermEquity: false },
    'We set the old regime’s rebate against tax on short-term share gains too. Some say the law does not allow this.',
  ],
  [
    'unusedExemption',
    { unusedExemption: 'longTermFirst' },
    'We set your unused basic exemption against the gains with the highest rate first. Another view starts with long-term gains.',
  ],
  [
    'rebateMeasure',
    { rebateMeasure: 'slabTax' },
    'For marginal relief under section {87A} we compare all your tax with the income above the limit. Another view compares only the tax at slab rates.',
  ],
  [
    'rebateIncome',
    { rebateIncome: 'withoutFreeGains' },
    'For the rebate of the new regime we compare your total income with the limit, as section {87A} says. Long-term share gains within the yearly tax-free amount are part of it. The Department’s form ITR-1 leaves them out.',
  ],
  [
    'dividendTax',
    { dividendTax: 'topSlice' },
    'For the cap on surcharge we take the tax on dividend at your average rate. Another view treats dividend as the top slice of your income.',
  ],
  [
    'reliefMeasure',
    { reliefMeasure: 'otherIncome' },
    'For marginal relief on surcharge we look at total income, as the Department’s calculator does. Another view leaves out gains and dividend.',
  ],
  [
    'reliefStep',
    { reliefStep: 'ofRate' },
    `With a total income above ${lastStep} and other income below it, we measure marginal relief from ${lastStep}, as the words of the proviso say. Another view measures it from ${stepBefore}, where your rate of surcharge starts.`,
  ],
  [
    'reliefCut',
    { reliefCut: 'specialFirst' },
    'For marginal relief on surcharge we take income at slab rates away first. Another view takes gains away first.',
  ],
];

/** The lowest difference worth a sentence, ₹. */
const WORTH_SAYING = 1;

/**
 * Returns the points on which the tax hangs here, each with the tax of the other reading, ₹. `taxRead` is the year's tax with some readings
 * changed; `switched` are points that the page lets the visitor choose, or names itself.
 */
export function openPointCaveats(
  taxNow: number,
  taxRead: (readings: Partial<Readings>) => number,
  act: IncomeTaxAct,
  switched: readonly Point[] = [],
): readonly Caveat[] {
  const notes = noteSheet();
  if (!switched.includes('setOffOrder')) setOffOrderNotes(notes, taxNow, taxRead);
  for (const [point, reading, text] of points) {
    if (switched.includes(point)) continue;
    const other = taxRead(reading);
    notes.assume(
      Math.abs(other - taxNow) >= WORTH_SAYING &&
        `${text.replace('{87A}', sectionName('87A', act))} That would make the year’s tax ${inr(other)} instead of ${inr(taxNow)}.`,
    );
  }
  return notes.caveats;
}

function setOffOrderNotes(notes: NoteSheet, taken: number, taxRead: (readings: Partial<Readings>) => number): void {
  const slabFirst = taxRead({ setOffOrder: 'slabFirst' });
  const specialFirst = taxRead({ setOffOrder: 'specialFirst' });
  notes.assume(setOffOrderText({ taken, slabFirst, specialFirst }));
}
