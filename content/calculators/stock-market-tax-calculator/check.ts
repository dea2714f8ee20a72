import { promoterBuyback } from '@/content/rules/income-tax/capital-gains';
import { type Problem, problemSheet } from '@/lib/calculator';
import { formatDate } from '@/lib/format';
import { listOf } from '@/lib/list-of';
import { listed } from '@/lib/listed';
import type { StockMarketInput, TypedTrade } from './form';
import { yearOf } from './person';

/** Returns the cells that a trade that was begun still needs, with their words; a row with nothing in it counts for nothing. */
function missingIn({ quantity, sold, bought, segment, buyPrice, sellPrice }: TypedTrade) {
  const isBlank = quantity === null && sold === '' && bought === '' && buyPrice + sellPrice === 0;
  return listOf(
    !isBlank && quantity === null && (['quantity', 'the quantity'] as const),
    !isBlank && sold === '' && (['sold', 'the day of the sale'] as const),
    !isBlank && bought === '' && segment !== 'intraday' && (['bought', 'the day of purchase'] as const),
  );
}

/** Returns what makes no sense together, as sentences. */
export function problems({ file, trades, financialYear }: StockMarketInput): readonly Problem[] {
  const { at, problems: found } = problemSheet();
  for (const [index, { kind, gain, year }] of file.entries()) {
    const { firstDay } = yearOf({ financialYear: year === 'page' ? financialYear : year });
    at(
      `file.${index}.kind`,
      kind === 'buyback' &&
        firstDay >= promoterBuyback.from &&
        `Since ${formatDate(promoterBuyback.from)} a buyback is a sale. Enter it as a trade with its cost, in place of total ${index + 1}.`,
    );
    at(
      `file.${index}.gain`,
      kind === 'buyback' && gain === null && `Enter what the company paid in the buyback of total ${index + 1}.`,
    );
  }
  for (const [index, row] of trades.entries()) {
    const inRow = (cells: readonly string[]) => cells.map((cell) => `trades.${index}.${cell}`);
    const missing = missingIn(row);
    if (missing.length > 0) {
      at(
        inRow(missing.map(([cell]) => cell)),
        `Enter ${listed(missing.map(([, words]) => words))} of trade ${index + 1}.`,
      );
      continue;
    }
    at(
      inRow(['bought', 'sold']),
      row.sold !== '' &&
        row.sold < row.bought &&
        (row.segment === 'delivery' || row.segment === 'buyback') &&
        `Trade ${index + 1} is sold before it is bought. Check the two dates, or choose intraday, futures or options.`,
    );
  }
  return found;
}
