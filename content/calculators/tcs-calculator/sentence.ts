import { creditWithoutPan } from '@/content/tax/credit-without-pan';
import { exactInr, formatDate } from '@/lib/format';
import { lowerFirst } from '@/lib/lower-first';
import { type Collection, nothingWhy } from './collection';
import type { TcsInput } from './form';
import type { SellerSide } from './seller';
import { writtenFor } from './working';

export function sentenceOf(input: TcsInput, { tax, limit }: Collection, side: SellerSide | null): string {
  if (tax === 0) return `No tax is collected: ${lowerFirst(nothingWhy(input, limit))}.`;
  const written = writtenFor(tax);
  // Half a paisa is the least that is written.
  const said = tax < 0.005 ? 'less than one paisa' : written(tax);
  if (side) {
    const late =
      side.total > 0
        ? `It is late: ${exactInr(side.total)} of interest and fee is due besides.`
        : `Report it in the statement due on ${formatDate(side.statement)}.`;
    return `Collect TCS of ${said} from the buyer and pay it in by ${formatDate(side.deposit)}. ${late}`;
  }
  return `TCS of ${said} is added, so you pay ${written(input.amount + tax)}. ${input.pan === 'none' ? creditWithoutPan : 'You do not lose it. It counts as tax you have paid, and you get back what is more than your tax.'}`;
}
