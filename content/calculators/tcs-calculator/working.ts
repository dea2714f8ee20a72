import { tcsWithoutPan } from '@/content/rules/tcs';
import { sumStep } from '@/content/sum-step';
import { exactRupees, rupees, type Worksheet } from '@/lib/calculator';
import { financialYearOf, firstYearOf } from '@/lib/calendar';
import { exactInr, formatDate, inr, pct } from '@/lib/format';
import { valueOn } from '@/lib/law';
import { sumOf } from '@/lib/sum';
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
    sumStep({ step }, rupees('Amount above the limit', Math.max(0, input.amount - left)), [
      input.amount,
      -Math.min(left, input.amount),
    ]);
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
  sumStep({ step }, figure(inAll(input, tax), input.amount + tax), [input.amount, tax]);
}

/** Adds the tax of money sent abroad if as much of it as the next year's limit takes waits for that year. */
export function overTwoYearsStep(
  { heading, step }: Worksheet,
  input: TcsInput,
  { bands, tax, cite }: Collection,
): void {
  if (tax === 0 || !isRemittance(input.kind)) return;
  const next = firstYearOf(financialYearOf(input.date)) + 1;
  const date = `${next}-04-01`;
  const { limit } = collectionOn({ ...input, date, already: 0 });
  const above = sumOf(bands, (band) => (band.tax > 0 ? band.amount : 0));
  if (limit === null) return;
  const later = Math.min(limit, above);
  heading('Sent over two financial years');
  step(
    rupees('If a part waits for the next year', collectionOn({ ...input, amount: input.amount - later }).tax),
    `${later < input.amount ? `${inr(input.amount - later)} by ${formatDate(`${next}-03-31`)}, and ${inr(later)}` : `All ${inr(later)}`} from ${formatDate(date)}, when a new limit of ${inr(limit)} begins`,
    cite,
  );
}
