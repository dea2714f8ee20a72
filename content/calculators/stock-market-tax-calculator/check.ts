import type { Problem } from '@/lib/calculator';
import type { StockMarketInput } from './form';

/** Problems between the fields, as sentences. */
export function problems(input: StockMarketInput): Problem[] {
  return input.trades.flatMap((row, index): Problem[] => {
    if (row.sold >= row.bought || (row.segment !== 'delivery' && row.segment !== 'buyback')) return [];
    return [
      {
        fields: [`trades.${index}.bought`, `trades.${index}.sold`],
        text: `Trade ${index + 1} is sold before it is bought. Check the two dates, or choose intraday, futures or options.`,
      },
    ];
  });
}
