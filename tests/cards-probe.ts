/**
 * Prints, as JSON, what the tests of the cards look at. It runs in a process of its own: HarfBuzz is a module that Jest
 * cannot load.
 */

import { type CatalogueEntry, catalogue } from '@/content/catalogue';
import { allCards, calculatorCard, textCard } from '@/scripts/cards/compose';
import type { Sheet } from '@/scripts/cards/sheet';
import { loadShaper, setLine, setToFit, type Weight, widthOf } from '@/scripts/cards/text';

const weights: readonly Weight[] = ['regular', 'medium', 'semibold'];
const words = 'Employer’s contribution to the recognised provident fund';
const longest = 'Income from House Property and Capital Gains Tax Planning Calculator';

async function main(): Promise<void> {
  await loadShaper();
  const routes = await allCards();
  const long = { ...catalogue[0], title: longest, description: `${words}, ${words}, ${words}` } as CatalogueEntry;
  const extremes: Record<string, Sheet> = {
    calculator: calculatorCard(long),
    text: textCard(longest, `${words}, ${words}, ${words}, ${words}, ${words}.`),
  };
  const contentOf = (card: Sheet) => ({ texts: card.texts, svg: card.svg() });
  let missing = '';
  try {
    setLine('tax ☃', { size: 40, weight: 'regular' });
  } catch (error) {
    missing = String(error);
  }
  console.log(
    JSON.stringify({
      routes: [...routes].map(([route, card]) => ({ name: route, ...contentOf(card) })),
      extremes: Object.entries(extremes).map(([name, card]) => ({ name, ...contentOf(card) })),
      rupee: weights.map((weight) => setLine('₹', { size: 100, weight }).outlines),
      figures: ['₹1,11,111', '₹8,08,080'].map((text) => widthOf(text, { size: 30, weight: 'semibold' })),
      cutShort: setToFit(words, 200, 'regular', [{ lines: 1, most: 30, least: 26 }]),
      missing,
    }),
  );
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
