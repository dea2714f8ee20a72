import { tcsWithoutPan } from '@/content/rules/tcs';
import { exactRupees, rupees, type Worksheet } from '@/lib/calculator';
import { exactInr, inr, pct } from '@/lib/format';
import { valueOn } from '@/lib/law';
import { type Collection, collectionOn, nothingWhy } from './collection';
import type { TcsInput } from './form';
import { isRemittance } from './kinds';

/** Returns how amounts with the tax are written: with paise beside a tax below a rupee, of which they are all there is. */
export const writtenFor = (tax: number) => (tax < 1 ? exactInr : inr);

/** Returns how figures with the tax are shown: as `writtenFor` writes them. */
export const figureFor = (tax: number) => (tax > 0 && tax < 1 ? exactRupees : rupees);

/** Returns the name of the payment with TCS: the seller reads of the buyer. */
export const inAll = ({ seller }: Pick<TcsInput, 'seller'>, tax: number): string =>
  seller && tax > 0 ? 'The buyer pays in all' : 'You pay in all';

export function collectionSteps(
  { heading, step }: Worksheet,
  input: TcsInput,
  { bands, tax, limit, isPooled, cite }: Collection,
): void {
  const figure = figureFor(tax);
  heading('Tax collected');
  step(rupees('Payment', input.amount), 'As entered');
  if (limit !== null && isPooled && isRemittance(input.kind)) {
    const left = step(
      rupees('Limit left', Math.max(0, limit - input.already)),
      `${inr(limit)} a financial year, less ${inr(input.already)} earlier. All purposes and banks count together`,
      cite,
    );
    step(
      rupees('Amount above the limit', Math.max(0, input.amount - left)),
      `${inr(input.amount)} − ${inr(Math.min(left, input.amount))}`,
    );
  }
  const taxed = bands.filter((band) => band.tax > 0);
  step(
    figure('TCS', tax),
    taxed.length === 0
      ? nothingWhy(input, limit)
      : taxed.map((band) => `${pct(band.percent)} of ${inr(band.amount)}`).join(' + '),
    cite,
  );
  if (input.pan === 'none' && taxed.length > 0) {
    const { value, cite: panCite } = valueOn(tcsWithoutPan, input.date);
    step(
      rupees('Extra because there is no PAN', tax - collectionOn({ ...input, pan: 'given' }).tax),
      `${value.times} times the rate, at least ${pct(value.floor)}, at most ${pct(value.ceiling)}`,
      panCite,
    );
  }
  step(figure(inAll(input, tax), input.amount + tax), `${inr(input.amount)} + ${writtenFor(tax)(tax)}`);
}
