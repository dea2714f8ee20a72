import { exactRupees, partsChart, percentage, type Result, rupees, worksheet } from '@/lib/calculator';
import { inr, pct } from '@/lib/format';
import { listOf } from '@/lib/list-of';
import { collectionOn } from './collection';
import type { TcsInput } from './form';
import { notesOf } from './notes';
import { sellerSideOf, sellerSteps, sellerTable } from './seller';
import { sentenceOf } from './sentence';
import { bandTable } from './tables';
import { collectionSteps, figureFor, inAll, overTwoYearsStep } from './working';

/** Returns the tax that the seller, agent or bank collects, why, and what waiting for the credit costs. */
export function tcs(input: TcsInput): Result {
  const collection = collectionOn(input);
  const sheet = worksheet();
  collectionSteps(sheet, input, collection);
  const { tax } = collection;
  const shared =
    input.people > 1 && tax > 0
      ? input.people * collectionOn({ ...input, amount: input.amount / input.people }).tax
      : null;
  if (shared !== null) {
    sheet.heading('Shared in the family');
    sheet.step(
      rupees('If shared', shared),
      `${input.people} people send ${inr(input.amount / input.people)} each. We assume each sent the same amount earlier as you`,
      collection.cite,
    );
  }
  const side = sellerSideOf(input, tax);
  if (!side) overTwoYearsStep(sheet, input, collection);
  const waiting = (tax * input.returnRate * input.heldMonths) / 1200;
  if (tax > 0 && !side) {
    sheet.heading('Until you have it back');
    sheet.step(rupees('Cost of waiting', waiting), `${inr(tax)} × ${pct(input.returnRate)} × ${input.heldMonths} ÷ 12`);
  }
  if (side) sellerSteps(sheet, input, tax, side);
  const notes = notesOf(input, collection, shared, side);
  const figure = figureFor(tax);
  return {
    headline: [
      figure('TCS', tax, { tone: 'tax' }),
      figure(inAll(input, tax), input.amount + tax),
      ...listOf(
        tax > 0 && percentage('Share of the payment', (tax / input.amount) * 100),
        side && side.total > 0 && exactRupees('Interest and late fee', side.total, { tone: 'cost' }),
      ),
    ],
    sentence: sentenceOf(input, collection, side),
    charts: [
      partsChart(side ? 'What the buyer pays' : 'What you pay', [
        { label: 'The payment', value: input.amount, tone: 'own' },
        { label: 'TCS', value: tax, tone: 'tax' },
      ]),
    ],
    tables: listOf(side && sellerTable(side), bandTable(collection)),
    steps: sheet.steps,
    actions: notes.actions,
    caveats: notes.caveats,
  };
}
