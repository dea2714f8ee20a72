import { regimeNames } from '@/content/tax/names';
import type { Chart, Table } from '@/lib/calculator';
import { inr } from '@/lib/format';
import type { Assessment } from '@/lib/tax/assess';
import type { IncomeTaxYear, Regime } from '@/lib/tax/income-tax-year';
import { payable } from '@/lib/tax/interest';
import { slabLines } from '@/lib/tax/slabs';

type Both<T> = Readonly<Record<Regime, T>>;

/** Tax payable with and without agricultural income, and what it adds, ₹. */
export interface Effect {
  readonly withFarm: number;
  readonly withoutFarm: number;
  readonly added: number;
}

/** Returns what agricultural income adds, both amounts rounded as they are paid. */
export function effectOf(withFarm: Assessment, withoutFarm: Assessment, year: IncomeTaxYear): Effect {
  const multiple = year.payableMultiple.value;
  const [paid, plain] = [payable(withFarm.tax, multiple), payable(withoutFarm.tax, multiple)];
  return { withFarm: paid, withoutFarm: plain, added: paid - plain };
}

/** Returns the share of agricultural income that the added tax takes, %. */
export function rateOn(added: number, net: number): number {
  return net > 0 ? (added / net) * 100 : 0;
}

/** Returns the two runs through the slabs side by side; none where agricultural income does not count. */
export function runsTable({ charge, regime }: Assessment): Table[] {
  const { aggregation, scale } = charge;
  if (!aggregation) return [];
  const second = slabLines(scale, aggregation.exemptionAndAgricultural);
  return [
    {
      id: 'two-runs',
      caption: `The two runs through the slabs, ${regimeNames[regime]}`,
      columns: [
        { label: 'Slab', unit: 'text' },
        { label: 'Rate', unit: 'percent', rollUp: 'none' },
        { label: 'Both incomes', unit: 'rupees' },
        { label: 'Tax, first run', unit: 'rupees' },
        { label: 'Exemption and farm', unit: 'rupees' },
        { label: 'Tax, second run', unit: 'rupees' },
      ],
      rows: slabLines(scale, aggregation.together).map(({ from, to, percent, income, tax }, index) => [
        to === null ? `Above ${inr(from)}` : `${inr(from)} to ${inr(to)}`,
        percent,
        income,
        tax,
        second[index]?.income ?? 0,
        second[index]?.tax ?? 0,
      ]),
      total: [
        'Total',
        null,
        aggregation.together,
        aggregation.taxTogether,
        aggregation.exemptionAndAgricultural,
        aggregation.taxOnThose,
      ],
      note: `Tax at slab rates is the first calculation minus the second: ${inr(charge.slabTax)}.`,
    },
  ];
}

/** Returns both regimes with and without agricultural income, as a table. */
export function effectTable(effects: Both<Effect>, net: number): Table {
  const row = (name: string, { withFarm, withoutFarm, added }: Effect) => [
    name,
    withoutFarm,
    added,
    withFarm,
    rateOn(added, net),
  ];
  return {
    id: 'effect',
    caption: 'What agricultural income adds, in both regimes',
    columns: [
      { label: 'Regime', unit: 'text' },
      { label: 'Tax without it', unit: 'rupees' },
      { label: 'Added', unit: 'rupees' },
      { label: 'Tax with it', unit: 'rupees' },
      { label: 'Rate on it', unit: 'percent', rollUp: 'none' },
    ],
    rows: [row('New regime', effects.new), row('Old regime', effects.old)],
  };
}

/** Returns tax of both regimes, split into what is due anyway and what agricultural income adds. */
export function regimesChart(effects: Both<Effect>): Chart {
  return {
    kind: 'bars',
    title: 'Tax with agricultural income',
    unit: 'rupees',
    bars: ['New regime', 'Old regime'],
    series: [
      { label: 'Due anyway', values: [effects.new.withoutFarm, effects.old.withoutFarm], tone: 'other' },
      { label: 'Added by agricultural income', values: [effects.new.added, effects.old.added], tone: 'tax' },
    ],
  };
}

/** Returns what would be added at other agricultural incomes. */
export function growthChart(net: number, addedAt: (net: number) => Both<number>): Chart {
  const step = Math.max(50_000, Math.round(net / 4 / 50_000) * 50_000);
  const incomes = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((index) => index * step);
  const added = incomes.map(addedAt);
  return {
    kind: 'lines',
    title: 'Tax added as agricultural income grows',
    unit: 'rupees',
    x: { label: 'Net agricultural income', values: incomes, unit: 'rupees' },
    series: [
      { label: 'New regime', values: added.map((each) => each.new), tone: 'tax' },
      { label: 'Old regime', values: added.map((each) => each.old), tone: 'other' },
    ],
  };
}
