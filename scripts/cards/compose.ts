/** The card of each kind of page. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pageTexts } from '@/components/ifsc/page-texts';
import { builtIds, isBuilt, loadCalculator } from '@/content/calculators/load';
import {
  type CalculatorId,
  type CatalogueEntry,
  catalogue,
  categories,
  entryOf,
  unimplemented,
} from '@/content/catalogue';
import { ifscPage } from '@/content/ifsc/page';
import { staticPages } from '@/content/pages';
import { site } from '@/content/site';
import { cardWords } from '@/content/words/cards';
import { shellWords } from '@/content/words/shell';
import { type Chart, defaultAnswer, type Figure, type Result } from '@/lib/calculator';
import { formatFigure } from '@/lib/format';
import { drawChart, hasShape } from './charts';
import { colour } from './colours';
import { type Box, cardHeight, cardWidth, type Sheet, sheet } from './sheet';
import { loadShaper, setToFit, type Weight, widthOf } from './text';

const margin = 64;
const right = cardWidth - margin;
const bottom = cardHeight - 48;
const room = right - margin;

const read = (file: string): string => readFileSync(path.join(process.cwd(), file), 'utf8');

/** What stands between the tags of the first element of SVG. */
const inner = (svg: string): string => svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</'));

const mark = inner(read('app/icon.svg')).replace(/<title>.*?<\/title>/, '');
const icons = read('components/ui/icons.svg');

/** The line that every card begins with: what it belongs to, if anything, and the small name of the site. */
function drawHead(card: Sheet, text = ''): void {
  const name = { size: 36, weight: 'semibold' } as const;
  const left = text ? right - widthOf(site.name, name) : margin + 54;
  card.text(site.name, left, 96, name);
  card.shape(`<svg x="${left - 54}" y="62" width="42" height="42" viewBox="0 0 32 32">${mark}</svg>`);
  if (text) card.text(text, margin, 96, { size: 38, weight: 'medium', colour: 'muted' });
}

const headOf = (entry: CatalogueEntry): string => `${entry.category} · ${shellWords.financialYear(site.financialYear)}`;

/** Lines one below the other; returns the baseline of the last. */
function drawLines(
  card: Sheet,
  { lines, size }: { readonly lines: readonly string[]; readonly size: number },
  look: { readonly weight: Weight; readonly colour?: string; readonly leading?: number },
  first: number,
): number {
  const leading = (look.leading ?? 1.15) * size;
  for (const [index, text] of lines.entries()) card.text(text, margin, first + index * leading, { ...look, size });
  return first + (lines.length - 1) * leading;
}

/** The title above a hairline, no larger than `most`; returns where what follows begins. */
function drawTitle(card: Sheet, title: string, most: number): number {
  const set = setToFit(title, room, 'semibold', [
    { lines: 1, most, least: Math.min(most, 54) },
    { lines: 2, most: Math.min(most, 52), least: 36 },
  ]);
  const end = drawLines(card, set, { weight: 'semibold' }, set.lines.length > 1 ? 160 : 184);
  card.shape(`<path d="M${margin},${end + 39}H${right}" stroke="${colour('line')}" stroke-width="2"/>`);
  return end + 70;
}

/** What is drawn beside the figure: the first chart that shows something, else the first breakdown that does. */
function chartOf({ charts = [], breakdowns = [] }: Result): Chart | undefined {
  const fromBreakdowns = breakdowns.map(
    ({ title, total, parts }): Chart => ({
      kind: 'parts',
      title,
      unit: total.unit,
      parts: parts.map((part) => ({ ...part, tone: part.tone ?? 'other' })),
    }),
  );
  return [...charts, ...fromBreakdowns].find(hasShape);
}

/** Figures one below the other. */
function drawFigures(card: Sheet, figures: readonly Figure[], box: Box): void {
  const width = box.right - box.left;
  for (const [index, figure] of figures.entries()) {
    const top = box.top + index * 110;
    const name = setToFit(figure.label, width, 'regular', [{ lines: 1, most: 32, least: 24 }]);
    const text = setToFit(formatFigure(figure), width, 'semibold', [{ lines: 1, most: 48, least: 30 }]);
    card.text(name.lines[0] ?? '', box.left, top + 30, { size: name.size, weight: 'regular', colour: 'muted' });
    card.text(text.lines[0] ?? '', box.left, top + 84, { size: text.size, weight: 'semibold' });
  }
}

const leastLeft = 400;
const mostLeft = 504;
const between = 64;
const titleSize = 76;

/** The card of an answer: the figure is the largest thing, its chart beside it, or the other figures where it has none. */
export function resultCard(title: string, head: string, result: Result): Sheet {
  const card = sheet();
  drawHead(card, head);
  const [main, second, ...others] = result.headline;
  const chart = chartOf(result);
  const isAlone = !chart && others.length === 0;
  const set = setToFit(formatFigure(main), isAlone ? room : mostLeft, 'semibold', [
    { lines: 1, most: isAlone ? 170 : 116, least: 84 },
    { lines: 2, most: 84, least: 68 },
    { lines: 3, most: 66, least: 48 },
  ]);
  const top = drawTitle(card, title, Math.min(titleSize, set.size - 4));
  const widest = Math.max(...set.lines.map((line) => widthOf(line, { size: set.size, weight: 'semibold' })));
  const width = isAlone ? room : Math.min(mostLeft, Math.max(leastLeft, widest));
  const name = setToFit(main.label, width, 'regular', [
    { lines: 1, most: 36, least: 32 },
    { lines: 2, most: 36, least: 30 },
  ]);
  const labelEnd = drawLines(card, name, { weight: 'regular', colour: 'muted' }, top + 36);
  const valueEnd = drawLines(card, set, { weight: 'semibold', leading: 1.05 }, labelEnd + set.size * 0.98);
  if (second && valueEnd < 450) {
    const label = setToFit(second.label, width, 'regular', [{ lines: 1, most: 32, least: 28 }]);
    const value = setToFit(formatFigure(second), width, 'semibold', [{ lines: 1, most: 46, least: 30 }]);
    drawLines(card, label, { weight: 'regular', colour: 'muted' }, bottom - 66);
    drawLines(card, value, { weight: 'semibold' }, bottom - 12);
  }
  const box = { left: margin + width + between, top, right, bottom };
  if (chart) drawChart(card, chart, box);
  else drawFigures(card, others, box);
  return card;
}

/** The card of a calculator that is not built: its name alone, with its sign. */
export function nameCard(entry: CatalogueEntry): Sheet {
  const card = sheet();
  drawHead(card, headOf(entry));
  const symbol = new RegExp(`<symbol id="${entry.icon}"[^>]*>(.*?)</symbol>`, 's').exec(icons)?.[1];
  if (!symbol) throw new Error(`components/ui/icons.svg has no icon "${entry.icon}". Run npx tsx scripts/icons.ts.`);
  const size = 300;
  card.shape(
    `<svg x="${right - size + 14}" y="${bottom - size + 8}" width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="${colour('accent')}" stroke-width="1.25" stroke-linecap="round" stroke-linejoin="round">${symbol}</svg>`,
  );
  const title = setToFit(entry.title, room - size - 40, 'semibold', [{ lines: 3, most: 112, least: 64 }]);
  drawLines(
    card,
    title,
    { weight: 'semibold', leading: 1.08 },
    bottom - 10 - (title.lines.length - 1) * 1.08 * title.size,
  );
  return card;
}

/** The card of a page of text: its title and what it says. */
export function textCard(title: string, description: string): Sheet {
  const card = sheet();
  drawHead(card);
  const set = setToFit(title, room, 'semibold', [{ lines: 2, most: 116, least: 64 }]);
  const end = drawLines(card, set, { weight: 'semibold' }, 276);
  const said = setToFit(description, room, 'regular', [{ lines: 4, most: 44, least: 36 }]);
  drawLines(card, said, { weight: 'regular', colour: 'muted', leading: 1.35 }, end + 96);
  return card;
}

/** The card of the look-up: the parts of a code. */
export function ifscCard(): Sheet {
  const card = sheet();
  drawHead(card);
  drawTitle(card, ifscPage.title, titleSize);
  const gap = 56;
  const code = pageTexts.anatomy.parts.map(({ part }) => part).join('');
  const whole = widthOf(code, { size: 100, weight: 'semibold' });
  const look = { size: Math.floor((100 * (room - 2 * gap)) / whole), weight: 'semibold' } as const;
  const parts = [
    { text: code.slice(0, 4), label: cardWords.bank, tone: 'tone-own' },
    { text: code.slice(4, 5), label: cardWords.alwaysZero, tone: 'tone-other' },
    { text: code.slice(5), label: cardWords.branch, tone: 'tone-growth' },
  ];
  let x = margin;
  for (const { text, label, tone } of parts) {
    const width = widthOf(text, look);
    card.text(text, x, 384, look);
    card.shape(`<rect x="${x}" y="412" width="${width}" height="10" rx="3" fill="${colour(tone)}"/>`);
    card.text(label, x + width / 2, 472, { size: 38, weight: 'medium', colour: 'muted', anchor: 'middle' });
    x += width + gap;
  }
  const said = setToFit(ifscPage.summary, room, 'regular', [
    { lines: 1, most: 40, least: 36 },
    { lines: 2, most: 36, least: 30 },
  ]);
  drawLines(
    card,
    said,
    { weight: 'regular', colour: 'muted', leading: 1.3 },
    bottom - 4 - (said.lines.length - 1) * 1.3 * said.size,
  );
  return card;
}

/** The card of the home page: what the site is for, and how many calculators of each kind are built. */
export function homeCard(): Sheet {
  const card = sheet();
  drawHead(card, shellWords.financialYear(site.financialYear));
  const said = setToFit(site.tagline, 540, 'semibold', [{ lines: 6, most: 62, least: 44 }]);
  drawLines(card, said, { weight: 'semibold', leading: 1.2 }, 206);
  const built = builtIds().map(entryOf);
  const counts = categories
    .map((name) => ({ name, count: built.filter((entry) => entry.category === name).length }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
  const chart: Chart = {
    kind: 'bars',
    title: cardWords.calculators(built.length),
    unit: 'count',
    bars: counts.map(({ name }) => name),
    series: [{ label: '', tone: 'own', values: counts.map(({ count }) => count) }],
  };
  drawChart(card, chart, { left: margin + 540 + between, top: 166, right, bottom });
  return card;
}

/** Every route of the site with its card. */
export async function allCards(): Promise<ReadonlyMap<string, Sheet>> {
  await loadShaper();
  const cards = new Map<string, Sheet>([
    ['/', homeCard()],
    [ifscPage.route, ifscCard()],
  ]);
  for (const entry of [...catalogue, ...unimplemented]) {
    const card = isBuilt(entry.id)
      ? resultCard(entry.title, headOf(entry), defaultAnswer(await loadCalculator(entry.id as CalculatorId)).result)
      : nameCard(entry);
    cards.set(entry.route, card);
  }
  for (const { route, title, description } of staticPages) cards.set(route, textCard(title, description));
  return cards;
}
