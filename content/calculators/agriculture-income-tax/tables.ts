import { regimeNames, slabName } from '@/content/tax/names';
import { regimes, regimeTitles } from '@/content/tax/year-answer';
import type { Table } from '@/lib/calculator';
import { inr } from '@/lib/format';
import { tableOf } from '@/lib/table-of';
import type { Assessment } from '@/lib/tax/assess';
import { slabLines } from '@/lib/tax/slabs';
import { type Effects, rateOn } from './effect';

/** Returns the two runs through the slabs side by side; none where agricultural income does not count. */
export function runsTable({ charge, regime }: Assessment): Table | null {
  const { aggregation, scale } = charge;
  if (!aggregation) return null;
  const second = slabLines(scale, aggregation.exemptionAndAgricultural);
  const { together, taxTogether, exemptionAndAgricultural, taxOnThose } = aggregation;
  return tableOf(slabLines(scale, together), {
    id: 'two-runs',
    caption: `The two runs through the slabs, ${regimeNames[regime]}`,
    columns: [
      { label: 'Slab', unit: 'text', cell: slabName, total: 'Total' },
      { label: 'Rate', unit: 'percent', rollUp: 'none', cell: ({ percent }) => percent },
      { label: 'Both incomes', unit: 'rupees', cell: ({ income }) => income, total: together },
      { label: 'Tax, first run', unit: 'rupees', cell: ({ tax }) => tax, total: taxTogether },
      {
        label: 'Exemption and farm',
        unit: 'rupees',
        cell: (_, index) => second[index]?.income ?? 0,
        total: exemptionAndAgricultural,
      },
      { label: 'Tax, second run', unit: 'rupees', cell: (_, index) => second[index]?.tax ?? 0, total: taxOnThose },
    ],
    note: `Tax at slab rates is the first calculation minus the second: ${inr(charge.slabTax)}.`,
  });
}

/** Returns both regimes with and without agricultural income, as a table. */
export function effectTable(effects: Effects, net: number): Table {
  return tableOf(regimes, {
    id: 'effect',
    caption: 'What agricultural income adds, in both regimes',
    columns: [
      { label: 'Regime', unit: 'text', cell: (regime) => regimeTitles[regime] },
      { label: 'Tax without it', unit: 'rupees', cell: (regime) => effects[regime].withoutFarm },
      { label: 'Added', unit: 'rupees', cell: (regime) => effects[regime].added },
      { label: 'Tax with it', unit: 'rupees', cell: (regime) => effects[regime].withFarm },
      { label: 'Rate on it', unit: 'percent', rollUp: 'none', cell: (regime) => rateOn(effects[regime].added, net) },
    ],
  });
}
