import type { Table } from '@/lib/calculator';
import { tableOf } from '@/lib/table-of';
import type { Compared } from './compared';
import { type GiftTaxed, memberName } from './family';

/** Returns the tax of everyone with the HUF and without it. */
export function familyTable({ huf, withHuf, without }: Compared): Table {
  const rows = [
    { name: 'HUF', paid: huf, instead: 0 },
    ...withHuf.map((paid, index) => ({ name: memberName(index), paid, instead: without[index] ?? 0 })),
  ];
  return tableOf(rows, {
    id: 'family',
    lead: true,
    caption: 'The family’s tax, with the HUF and without it',
    columns: [
      { label: 'Who pays', unit: 'text', cell: ({ name }) => name, total: 'Family' },
      { label: 'With the HUF', unit: 'rupees', cell: ({ paid }) => paid, sum: true },
      { label: 'Without it', unit: 'rupees', cell: ({ instead }) => instead, sum: true },
    ],
    note: 'Each member is in the regime chosen above, or the one with the lower tax. The HUF is in the regime shown. Clubbed income is counted with the member.',
  });
}

const giftNames = { money: 'Money', movable: 'Shares, gold, art', immovable: 'Land or building' } as const;
const giverNames = { other: 'not a member', member: 'a member', will: 'will, inheritance, partition' } as const;

function giftReason({ from, taxed }: GiftTaxed): string {
  if (from === 'member') return 'Not taxed, as a member is a relative; what it earns is clubbed';
  if (from === 'will') return 'Free';
  return taxed > 0 ? 'Income of the HUF' : 'Within the limit';
}

/** Returns the gifts of the year; none where there are none. */
export function giftsTable(gifts: readonly GiftTaxed[]): Table | null {
  if (gifts.length === 0) return null;
  return tableOf(gifts, {
    id: 'gifts',
    caption: 'Gifts of the year',
    columns: [
      { label: 'Gift', unit: 'text', cell: ({ what }) => giftNames[what] },
      { label: 'From', unit: 'text', cell: ({ from }) => giverNames[from] },
      { label: 'Worth less price', unit: 'rupees', cell: ({ value, paid }) => Math.max(0, value - paid) },
      { label: 'Taxed', unit: 'rupees', cell: ({ taxed }) => taxed },
      { label: 'Why', unit: 'text', cell: giftReason },
    ],
  });
}
