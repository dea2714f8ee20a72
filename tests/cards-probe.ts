/**
 * Prints, as JSON, what the tests of the cards look at. It runs in a process of its own: HarfBuzz is a module that Jest
 * cannot load.
 */

import { catalogue } from '@/content/catalogue';
import { type Chart, exactRupees, type Result, rupees, verdict } from '@/lib/calculator';
import { allCards, nameCard, resultCard, textCard } from '@/scripts/cards/compose';
import type { Sheet } from '@/scripts/cards/sheet';
import { loadShaper, setLine, setToFit, type Weight, widthOf } from '@/scripts/cards/text';

const weights: readonly Weight[] = ['regular', 'medium', 'semibold'];
const many = (count: number) => Array.from({ length: count }, (_, index) => index);
const words = 'Employer’s contribution to the recognised provident fund';
const values = (count: number) => many(count).map((index) => (index - 2) * 12_34_56_789);
const series = (count: number, points: number) =>
  many(count).map((index) => ({ label: `${words} ${index}`, tone: 'tax' as const, values: values(points) }));

/** Charts with more, longer and larger than any calculator has. */
const charts: Readonly<Record<string, Chart>> = {
  'ring of many': {
    kind: 'parts',
    title: words,
    unit: 'exactRupees',
    parts: many(9).map((index) => ({ label: words, value: index * 1e9, tone: 'own' })),
  },
  'bridge of many': {
    kind: 'steps',
    title: `${words} and all that becomes of it over the years`,
    unit: 'rupees',
    steps: many(14).map((index) => ({ label: words, value: 1e7 - index * 2e6, tone: 'cost', total: index % 5 === 0 })),
  },
  'one bar': { kind: 'bars', title: words, unit: 'percent', bars: [words], series: series(1, 1) },
  'four bars': { kind: 'bars', title: words, unit: 'rupees', bars: many(4).map(() => words), series: series(4, 4) },
  'eight bars': { kind: 'bars', title: words, unit: 'rupees', bars: many(8).map(() => words), series: series(2, 8) },
  'many bars': { kind: 'bars', title: words, unit: 'months', bars: many(90).map(() => words), series: series(3, 90) },
  'one point': { kind: 'lines', title: words, unit: 'rupees', x: { label: words, values: [1] }, series: series(1, 1) },
  lines: { kind: 'lines', title: words, unit: 'rupees', x: { label: words, values: many(30) }, series: series(4, 30) },
  areas: {
    kind: 'areas',
    title: words,
    unit: 'rupees',
    x: { label: 'Year', values: many(9).map((index) => `${words} ${index}`) },
    series: series(2, 9).map((one) => ({ ...one, values: one.values.map(Math.abs) })),
  },
};

const longest = 'Income from House Property and Capital Gains Tax Planning Calculator';
const head = 'Income Tax · FY 2025-26';
const plain: Result = { headline: [rupees('Income-tax', 97_500)], sentence: '', steps: [] };
const long: Result = {
  ...plain,
  headline: [
    verdict(words, 'Not liable to audit under section 44AB, but the books of account must be kept'),
    exactRupees(words, -99_99_99_99_999),
    exactRupees(words, 1e15),
    verdict(words, `${words}, ${words}`),
  ],
};
const large: Result = { ...plain, headline: [exactRupees(words, -99_99_99_99_999.99), exactRupees(words, 1e17)] };

async function main(): Promise<void> {
  await loadShaper();
  const routes = await allCards();
  const extremes: Record<string, Sheet> = {
    long: resultCard(longest, head, long),
    large: resultCard(longest, head, large),
    'no picture': resultCard(longest, head, plain),
    breakdown: resultCard(longest, head, {
      ...large,
      breakdowns: [{ title: words, total: rupees(words, 2e9), parts: [rupees(words, 1e9), rupees(words, 1e9)] }],
    }),
    name: nameCard({ ...catalogue[0], title: longest } as (typeof catalogue)[number]),
    text: textCard(longest, `${words}, ${words}, ${words}, ${words}, ${words}.`),
  };
  for (const [name, chart] of Object.entries(charts)) {
    extremes[name] = resultCard(longest, head, { ...large, charts: [chart] });
  }
  const told = (card: Sheet) => ({ texts: card.texts, svg: card.svg() });
  let missing = '';
  try {
    setLine('tax ☃', { size: 40, weight: 'regular' });
  } catch (error) {
    missing = String(error);
  }
  console.log(
    JSON.stringify({
      routes: [...routes].map(([route, card]) => ({ name: route, ...told(card) })),
      extremes: Object.entries(extremes).map(([name, card]) => ({ name, ...told(card) })),
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
