import { yearTitle } from '@/content/tax/law-names';
import { lossNames } from '@/content/tax/names';
import type { Cell, Chart, Table } from '@/lib/calculator';
import { pct } from '@/lib/format';
import type { Assessment } from '@/lib/tax/assess';
import type { IncomeTaxYear, SpecialRate } from '@/lib/tax/income-tax-year';
import type { Gain } from '@/lib/tax/taxpayer';
import { days } from './days';
import type { TaxedLot } from './exemptions';
import { assetName, className, lotName, termName } from './working';

/** More bars than this are too many to distinguish. */
const MOST_BARS = 10;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Returns each lot: what it was, how long it was held, what counts, what is taxed. */
export function lotTable(lots: readonly TaxedLot[]): Table {
  return {
    id: 'lots',
    caption: 'Your lots',
    columns: [
      { label: 'Lot', unit: 'text' },
      { label: 'Asset', unit: 'text' },
      { label: 'Bought', unit: 'date' },
      { label: 'Sold', unit: 'date' },
      { label: 'Days held', unit: 'days' },
      { label: 'Term', unit: 'text' },
      { label: 'Sale value', unit: 'rupees' },
      { label: 'Cost and expenses', unit: 'rupees' },
      { label: 'Gain', unit: 'rupees' },
      { label: 'Exempt', unit: 'rupees' },
      { label: 'Taxable gain', unit: 'rupees' },
    ],
    rows: lots.map((sold): readonly Cell[] => {
      const { gain, row, exempt, taxable } = sold;
      return [
        lotName(sold),
        assetName(sold),
        row.bought,
        row.sold,
        gain.daysHeld,
        termName(sold),
        gain.isExempt ? null : gain.fullValue,
        gain.isExempt ? null : gain.fullValue - gain.amount,
        gain.amount,
        exempt,
        taxable,
      ];
    }),
    total: [
      'Total',
      null,
      null,
      null,
      null,
      null,
      sum(lots.map(({ gain }) => (gain.isExempt ? 0 : gain.fullValue))),
      sum(lots.map(({ gain }) => (gain.isExempt ? 0 : gain.fullValue - gain.amount))),
      sum(lots.map(({ gain }) => gain.amount)),
      sum(lots.map(({ exempt }) => exempt)),
      sum(lots.map(({ taxable }) => taxable)),
    ],
    note: `Cost is the cost that the law counts. It includes the value on ${days.valueOf2018} or ${days.valueOf2001}, improvements, and the index where the law uses it for the gain.`,
  };
}

/** One class of gains from the lots to the tax, ₹. */
export interface ClassLine {
  readonly class: Gain['class'];
  readonly gains: number;
  readonly losses: number;
  readonly setOff: number;
  readonly left: number;
  readonly free: number;
  /** In words where tax stops at that on the indexed gain; `null` for gains at slab rates, whose tax is part of the slabs. */
  readonly percent: number | string | null;
  readonly tax: number | null;
}

/** Returns the rate of a class, %; both rates in words where tax stopped at that on the gain with indexed cost. */
function rateOf(rule: SpecialRate | undefined, ceilingRelief: number): number | string {
  const { percent = 0, indexedCeilingPercent } = rule ?? {};
  return ceilingRelief > 0 && indexedCeilingPercent !== undefined
    ? `${pct(percent)}, at most ${pct(indexedCeilingPercent)} indexed`
    : percent;
}

/** Returns the classes that the lots fall into, as Schedule CG of the return has them. */
export function classLines(lots: readonly TaxedLot[], now: Assessment, year: IncomeTaxYear): ClassLine[] {
  const present = [...new Set(lots.filter(({ gain }) => !gain.isExempt).map(({ gain }) => gain.class))];
  return present.map((name) => {
    const own = lots.filter(({ gain }) => gain.class === name && !gain.isExempt).map(({ taxable }) => taxable);
    const gains = sum(own.filter((amount) => amount > 0));
    const losses = sum(own.filter((amount) => amount < 0));
    const setOff = sum(now.afterSetOff.setOffs.filter(({ against }) => against === name).map(({ amount }) => amount));
    const line = now.charge.special.find((each) => each.class === name);
    const isSlab = name === 'slabShortTerm';
    return {
      class: name,
      gains,
      losses,
      setOff,
      left: Math.max(0, name === 'virtualAssets' ? gains : gains + losses) - setOff,
      free: line ? line.unusedExemption + line.yearlyExemption : 0,
      percent: isSlab ? null : rateOf(year.special[name]?.value, line?.ceilingRelief ?? 0),
      tax: isSlab ? null : (line?.tax ?? 0),
    };
  });
}

/** Returns the classes as a table. */
export function classTable(lines: readonly ClassLine[]): Table {
  return {
    id: 'classes',
    caption: 'Gains by class, as Schedule CG of the return asks for them',
    columns: [
      { label: 'Class', unit: 'text' },
      { label: 'Gains', unit: 'rupees' },
      { label: 'Losses', unit: 'rupees' },
      { label: 'Losses from elsewhere', unit: 'rupees' },
      { label: 'Left', unit: 'rupees' },
      { label: 'Free of tax', unit: 'rupees' },
      { label: 'Rate', unit: 'percent' },
      { label: 'Tax before surcharge and cess', unit: 'rupees' },
    ],
    rows: lines.map((line): readonly Cell[] => [
      className(line.class),
      line.gains,
      line.losses,
      line.setOff,
      line.left,
      line.free,
      line.percent ?? 'slab',
      line.tax ?? 'in the slabs',
    ]),
    note: 'Losses are first set off against gains of the same class. What is left, and losses brought forward, go against gains at slab rates or at special rates first, whichever makes your tax lower.',
  };
}

/** Losses that go on to the next year, as a table; none where there is no loss. */
export function lossTable(now: Assessment): Table[] {
  const losses = now.carriedForward;
  if (losses.length === 0) return [];
  return [
    {
      id: 'losses',
      caption: 'Losses carried forward',
      columns: [
        { label: 'Loss', unit: 'text' },
        { label: 'Of', unit: 'text' },
        { label: 'Amount', unit: 'rupees' },
      ],
      rows: losses.map(({ kind, financialYear, amount }) => [lossNames[kind], yearTitle(financialYear), amount]),
      total: ['Total', null, sum(losses.map(({ amount }) => amount))],
      note: 'You entered the losses brought forward as one amount. Here they count as losses of the year before.',
    },
  ];
}

/**
 * Returns the charts: from what the sales brought to what they leave; and the gain of each lot, or of each class where there are many lots.
 */
export function charts(lots: readonly TaxedLot[], lines: readonly ClassLine[], taxOnSales: number): Chart[] {
  const counted = lots.filter(({ gain }) => !gain.isExempt);
  const received = sum(counted.map(({ gain }) => gain.fullValue + gain.dividend));
  const gain = sum(counted.map((each) => each.gain.amount + each.gain.dividend));
  const many = counted.length > MOST_BARS;
  const bars = many
    ? lines.map((line) => ({ label: className(line.class), value: line.gains + line.losses }))
    : lots.map((sold) => ({ label: lotName(sold), value: sold.gain.amount }));
  const isGainOnly = lots.some((sold) => sold.isGainOnly);
  return [
    {
      kind: 'steps',
      title: isGainOnly ? 'From your gain to what you keep of it' : 'From sale value to what you keep of it as gain',
      unit: 'rupees',
      steps: [
        ...(isGainOnly
          ? []
          : ([
              { label: 'Sale value', value: received, tone: 'own', total: true },
              { label: 'Cost and expenses', value: gain - received, tone: 'cost' },
            ] as const)),
        { label: 'Gain', value: gain, tone: 'growth', total: true },
        { label: 'Tax', value: taxOnSales === 0 ? 0 : -taxOnSales, tone: 'tax' },
        { label: 'Gain after tax', value: gain - taxOnSales, tone: 'growth', total: true },
      ],
    },
    {
      kind: 'bars',
      title: many ? 'Gain or loss by class' : 'Gain or loss of each lot',
      unit: 'rupees',
      bars: bars.map(({ label }) => label),
      series: [{ label: 'Gain', values: bars.map(({ value }) => value), tone: 'growth' }],
    },
  ];
}
