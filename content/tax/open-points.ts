import type { Caveat } from '@/lib/calculator';
import { formatRupees } from '@/lib/format';
import type { IncomeTaxAct } from '@/lib/tax/income-tax-year';
import type { Readings } from '@/lib/tax/taxpayer';
import { sectionName } from './law-names';

type Point = keyof Readings;

/** Points that the law leaves open and that can move the tax: the other reading, and what we follow. */
const points: readonly (readonly [point: Point, other: Partial<Readings>, text: string])[] = [
  [
    'earlierRebateOnGains',
    { earlierRebateOnGains: true },
    'In the new regime of FY 2024-25 we follow the Department, which gives no rebate against tax on gains. Many taxpayers read the law otherwise.',
  ],
  [
    'oldRebateOnShortTermEquity',
    { oldRebateOnShortTermEquity: false },
    'We set the old regime’s rebate against tax on short-term share gains too. Some deny that.',
  ],
  [
    'unusedExemption',
    { unusedExemption: 'longTermFirst' },
    'Your unused basic exemption goes against the gains with the highest rate. Another reading begins with long-term gains.',
  ],
  [
    'rebateMeasure',
    { rebateMeasure: 'slabTax' },
    'Marginal relief of section {87A} compares all your tax with the income above the limit. Another reading compares tax at slab rates alone.',
  ],
  [
    'dividendTax',
    { dividendTax: 'topSlice' },
    'For the cap on surcharge we take the tax on dividend at your average rate. Another reading takes dividend as the top slice of your income.',
  ],
  [
    'reliefMeasure',
    { reliefMeasure: 'otherIncome' },
    'Marginal relief of surcharge looks at total income, as the Department’s calculator does. Another reading leaves gains and dividend out.',
  ],
  [
    'reliefStep',
    { reliefStep: 'ofTotalIncome' },
    'With a total income above ₹5 crore and other income below it, we measure marginal relief from ₹2 crore, where your rate of surcharge begins. The words of the proviso compare with ₹5 crore.',
  ],
  [
    'reliefCut',
    { reliefCut: 'specialFirst' },
    'For marginal relief of surcharge income at slab rates falls away first. Another reading begins with gains.',
  ],
];

/** The lowest difference worth a sentence, ₹. */
const WORTH_SAYING = 1;

/**
 * The points on which the tax hangs here, each with the tax of the other reading, ₹. `taxRead` is the year's tax with some
 * readings changed; `switched` are points that the page lets the visitor choose.
 */
export function openPointCaveats(
  taxNow: number,
  taxRead: (readings: Partial<Readings>) => number,
  act: IncomeTaxAct,
  switched: readonly Point[] = [],
): Caveat[] {
  return points
    .filter(([point]) => !switched.includes(point))
    .flatMap(([, reading, text]): Caveat[] => {
      const other = taxRead(reading);
      return Math.abs(other - taxNow) >= WORTH_SAYING
        ? [
            {
              kind: 'assumption',
              text: `${text.replace('{87A}', sectionName('87A', act))} That would make the tax of the year ${formatRupees(other)} instead of ${formatRupees(taxNow)}.`,
            },
          ]
        : [];
    });
}
