import { lossesTable } from '@/content/tax/losses-table';
import { gainClassName } from '@/content/tax/names';
import type { Table } from '@/lib/calculator';
import { pct } from '@/lib/format';
import { listOf } from '@/lib/list-of';
import { sum, sumOf } from '@/lib/sum';
import { tableOf } from '@/lib/table-of';
import type { SpecialRate } from '@/lib/tax/income-tax-year';
import type { Gain } from '@/lib/tax/taxpayer';
import type { Answer } from './answer';
import { days } from './days';
import type { TaxedLot } from './exemptions';
import { assetName, lotName, termName } from './working';

/** Returns each lot: what it was, how long it was held, what counts, what is taxed. */
function lotTable(lots: readonly TaxedLot[]): Table {
  return tableOf(lots, {
    id: 'lots',
    caption: 'Your lots',
    columns: [
      { label: 'Lot', unit: 'text', cell: lotName, total: 'Total' },
      { label: 'Asset', unit: 'text', cell: assetName },
      { label: 'Bought', unit: 'date', cell: ({ row }) => row.bought },
      { label: 'Sold', unit: 'date', cell: ({ row }) => row.sold },
      { label: 'Days held', unit: 'days', cell: ({ gain }) => gain.daysHeld },
      { label: 'Term', unit: 'text', cell: termName },
      {
        label: 'Sale value',
        unit: 'rupees',
        cell: ({ gain }) => (gain.isExempt ? null : gain.fullValue),
        sum: true,
      },
      {
        label: 'Cost and expenses',
        unit: 'rupees',
        cell: ({ gain }) => (gain.isExempt ? null : gain.fullValue - gain.amount),
        sum: true,
      },
      { label: 'Gain', unit: 'rupees', cell: ({ gain }) => gain.amount, sum: true },
      { label: 'Exempt', unit: 'rupees', cell: ({ exempt }) => exempt, sum: true },
      { label: 'Taxable gain', unit: 'rupees', cell: ({ taxable }) => taxable, sum: true },
    ],
    note: `Cost is the cost that the law counts. It includes the value on ${days.valueOf2018} or ${days.valueOf2001}, improvements, and the index where the law uses it for the gain.`,
  });
}

/** One class of gains from the lots to the tax, ₹. */
interface ClassLine {
  readonly class: Gain['class'];
  readonly gains: number;
  readonly losses: number;
  readonly setOff: number;
  readonly left: number;
  readonly free: number;
  /** In words where tax stops at that on the indexed gain, and for gains at slab rates. */
  readonly rate: number | string;
  readonly tax: number | string;
}

/** Returns the rate of a class, %; both rates in words where tax stopped at that on the gain with indexed cost. */
function rateOf(rule: SpecialRate | undefined, ceilingRelief: number): number | string {
  const { percent = 0, indexedCeilingPercent } = rule ?? {};
  return ceilingRelief > 0 && indexedCeilingPercent !== undefined
    ? `${pct(percent)}, at most ${pct(indexedCeilingPercent)} indexed`
    : percent;
}

/** Returns the classes that the lots fall into, as Schedule CG of the return has them. */
export function classLines({ lots, now, year }: Answer): ClassLine[] {
  const counted = lots.filter(({ gain }) => !gain.isExempt);
  return [...new Set(counted.map(({ gain }) => gain.class))].map((name) => {
    const own = counted.filter(({ gain }) => gain.class === name).map(({ taxable }) => taxable);
    const gains = sum(own.filter((amount) => amount > 0));
    const losses = sum(own.filter((amount) => amount < 0));
    const setOff = sumOf(now.afterSetOff.setOffs, ({ against, amount }) => (against === name ? amount : 0));
    const line = now.charge.special.find((each) => each.class === name);
    return {
      class: name,
      gains,
      losses,
      setOff,
      left: Math.max(0, name === 'virtualAssets' ? gains : gains + losses) - setOff,
      free: line ? line.unusedExemption + line.yearlyExemption : 0,
      ...(name === 'slabShortTerm'
        ? { rate: 'slab', tax: 'in the slabs' }
        : { rate: rateOf(year.special[name]?.value, line?.ceilingRelief ?? 0), tax: line?.tax ?? 0 }),
    };
  });
}

function classTable(lines: readonly ClassLine[]): Table {
  return tableOf(lines, {
    id: 'classes',
    caption: 'Gains by class, as Schedule CG of the return asks for them',
    columns: [
      { label: 'Class', unit: 'text', cell: (line) => gainClassName(line.class) },
      { label: 'Gains', unit: 'rupees', cell: ({ gains }) => gains },
      { label: 'Losses', unit: 'rupees', cell: ({ losses }) => losses },
      { label: 'Losses from elsewhere', unit: 'rupees', cell: ({ setOff }) => setOff },
      { label: 'Left', unit: 'rupees', cell: ({ left }) => left },
      { label: 'Free of tax', unit: 'rupees', cell: ({ free }) => free },
      { label: 'Rate', unit: 'percent', cell: ({ rate }) => rate },
      { label: 'Tax before surcharge and cess', unit: 'rupees', cell: ({ tax }) => tax },
    ],
    note: 'Losses are first set off against gains of the same class. What is left, and losses brought forward, go against gains at slab rates or at special rates first, whichever makes your tax lower.',
  });
}

/** Returns the tables: lots, classes, losses carried forward. */
export function tablesOf(answer: Answer): Table[] {
  const lines = classLines(answer);
  return listOf(
    answer.input.known === 'lots' && lotTable(answer.lots),
    lines.length > 0 && classTable(lines),
    lossesTable(
      answer.now,
      'You entered the losses brought forward as one amount. Here they count as losses of the year before.',
    ),
  );
}
