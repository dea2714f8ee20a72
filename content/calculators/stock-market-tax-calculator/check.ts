import type { Problem } from '@/lib/calculator';
import { listed } from '@/lib/listed';
import type { StockMarketInput, TypedTrade } from './form';

/** Returns what a trade that was begun still needs; a row with nothing in it counts for nothing. */
function problemsOfUnfilled(row: TypedTrade, index: number): Problem[] {
  const cells = {
    quantity: row.quantity === null && 'the quantity',
    sold: row.sold === '' && 'the day of the sale',
    bought: row.bought === '' && row.segment !== 'intraday' && 'the day of purchase',
  };
  const missing = Object.entries(cells).flatMap(([cell, words]) => (words ? [[cell, words] as const] : []));
  const isBlank = row.quantity === null && row.sold === '' && row.bought === '' && row.buyPrice + row.sellPrice === 0;
  if (isBlank || missing.length === 0) return [];
  return [
    {
      fields: missing.map(([cell]) => `trades.${index}.${cell}`),
      text: `Enter ${listed(missing.map(([, words]) => words))} of trade ${index + 1}.`,
    },
  ];
}

/** Returns problems between the fields, as sentences. */
export function problems(input: StockMarketInput): Problem[] {
  const unpaid = input.file.flatMap(({ kind, gain }, index): Problem[] =>
    kind === 'buyback' && gain === null
      ? [{ fields: [`file.${index}.gain`], text: `Enter what the company paid in the buyback of total ${index + 1}.` }]
      : [],
  );
  const inTrades = input.trades.flatMap((row, index): Problem[] => {
    const unfilled = problemsOfUnfilled(row, index);
    if (unfilled.length > 0 || row.sold === '') return unfilled;
    if (row.sold >= row.bought || (row.segment !== 'delivery' && row.segment !== 'buyback')) return [];
    return [
      {
        fields: [`trades.${index}.bought`, `trades.${index}.sold`],
        text: `Trade ${index + 1} is sold before it is bought. Check the two dates, or choose intraday, futures or options.`,
      },
    ];
  });
  return [...unpaid, ...inTrades];
}
