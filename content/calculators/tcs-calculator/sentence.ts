import { creditWithoutPan } from '@/content/tax/credit-without-pan';
import { exactInr, formatDate } from '@/lib/format';
import { listOf } from '@/lib/list-of';
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
    const charges = listOf(side.total > side.fee && 'interest', side.fee > 0 && 'late fee').join(' and ');
    const late =
      side.total > 0
        ? `${side.total > side.fee ? 'It' : 'The statement'} is late: ${exactInr(side.total)} of ${charges} is due besides.`
        : input.filedOn
          ? `The statement was filed on time, by ${formatDate(side.statement)}.`
          : `Report it in the statement due on ${formatDate(side.statement)}.`;
    const by = formatDate(side.deposit);
    if (!input.depositedOn) return `Collect TCS of ${said} from the buyer and pay it in by ${by}. ${late}`;
    return `TCS of ${said} was ${input.depositedOn > side.deposit ? `to be paid in by ${by}` : `paid in on time, by ${by}`}. ${late}`;
  }
  return `TCS of ${said} is added, so you pay ${written(input.amount + tax)}. ${input.pan === 'none' ? creditWithoutPan : 'You do not lose it. It counts as tax you have paid, and you get back what is more than your tax.'}`;
}
