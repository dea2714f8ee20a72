/** The card of each kind of page. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pageTexts } from '@/components/ifsc/page-texts';
import { builtIds } from '@/content/calculators/load';
import { type CatalogueEntry, catalogue, categories, entryOf, unimplemented } from '@/content/catalogue';
import { ifscPage } from '@/content/ifsc/page';
import { staticPages } from '@/content/pages';
import { site } from '@/content/site';
import { colour } from './colours';
import { type Box, cardHeight, cardWidth, type Sheet, sheet } from './sheet';
import { loadShaper, setToFit, type Weight, widthOf } from './text';

const margin = 64;
const right = cardWidth - margin;
const bottom = cardHeight - 48;
const room = right - margin;

const read = (file: string): string => readFileSync(path.join(process.cwd(), file), 'utf8');

/** Returns the content of the first element of SVG. */
const inner = (svg: string): string => svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</'));

const mark = inner(read('app/icon.svg')).replace(/<title>.*?<\/title>/, '');
const icons = read('components/ui/icons.svg');

/** Draws the line that every card begins with: what it belongs to, if anything, and the small name of the site. */
function drawHead(card: Sheet, text = ''): void {
  const name = { size: 36, weight: 'semibold' } as const;
  const left = text ? right - widthOf(site.name, name) : margin + 54;
  card.text(site.name, left, 96, name);
  card.shape(`<svg x="${left - 54}" y="62" width="42" height="42" viewBox="0 0 32 32">${mark}</svg>`);
  if (text) card.text(text, margin, 96, { size: 38, weight: 'medium', colour: 'muted' });
}

/** Draws lines one below the other; returns the baseline of the last. */
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

/** Draws the title above a hairline, no larger than `most`; returns where what follows begins. */
function drawTitle(card: Sheet, title: string, most: number): number {
  const set = setToFit(title, room, 'semibold', [
    { lines: 1, most, least: Math.min(most, 54) },
    { lines: 2, most: Math.min(most, 52), least: 36 },
  ]);
  const end = drawLines(card, set, { weight: 'semibold' }, set.lines.length > 1 ? 160 : 184);
  card.shape(`<path d="M${margin},${end + 39}H${right}" stroke="${colour('line')}" stroke-width="2"/>`);
  return end + 70;
}

/** Draws the sign of a calculator, as large as it is wide and high. */
function drawIcon(card: Sheet, icon: string, x: number, y: number, size: number): void {
  const symbol = new RegExp(`<symbol id="${icon}"[^>]*>(.*?)</symbol>`, 's').exec(icons)?.[1];
  if (!symbol) throw new Error(`components/ui/icons.svg has no icon "${icon}". Run npx tsx scripts/icons.ts.`);
  card.shape(
    `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="${colour('accent')}" stroke-width="1.25" stroke-linecap="round" stroke-linejoin="round">${symbol}</svg>`,
  );
}

/**
 * Returns the card of a calculator: its name, what it works out, and its sign. No figure: the address that is shared has the figures of
 * whoever shares it, which the image cannot know, and those of the defaults would contradict them.
 */
export function calculatorCard(entry: CatalogueEntry): Sheet {
  const card = sheet();
  drawHead(card, entry.category);
  const icon = 300;
  drawIcon(card, entry.icon, right - icon + 14, bottom - icon + 8, icon);
  const title = setToFit(entry.title, room, 'semibold', [
    { lines: 1, most: 96, least: 72 },
    { lines: 2, most: 84, least: 56 },
  ]);
  const end = drawLines(card, title, { weight: 'semibold', leading: 1.08 }, 216);
  const fitted = setToFit(entry.description, room - icon - 40, 'regular', [{ lines: 4, most: 46, least: 36 }]);
  drawLines(card, fitted, { weight: 'regular', colour: 'muted', leading: 1.3 }, end + 92);
  return card;
}

/** Returns the card of a page of text: its title and its description. */
export function textCard(title: string, description: string): Sheet {
  const card = sheet();
  drawHead(card);
  const set = setToFit(title, room, 'semibold', [{ lines: 2, most: 116, least: 64 }]);
  const end = drawLines(card, set, { weight: 'semibold' }, 276);
  const fitted = setToFit(description, room, 'regular', [{ lines: 4, most: 44, least: 36 }]);
  drawLines(card, fitted, { weight: 'regular', colour: 'muted', leading: 1.35 }, end + 96);
  return card;
}

/** Returns the card of the look-up: the parts of a code. */
function ifscCard(): Sheet {
  const card = sheet();
  drawHead(card);
  drawTitle(card, ifscPage.title, 76);
  const gap = 56;
  const code = pageTexts.anatomy.parts.map(({ part }) => part).join('');
  const whole = widthOf(code, { size: 100, weight: 'semibold' });
  const look = { size: Math.floor((100 * (room - 2 * gap)) / whole), weight: 'semibold' } as const;
  const parts = [
    { text: code.slice(0, 4), label: 'Bank', tone: 'tone-own' },
    { text: code.slice(4, 5), label: 'Always 0', tone: 'tone-other' },
    { text: code.slice(5), label: 'Branch', tone: 'tone-growth' },
  ];
  let x = margin;
  for (const { text, label, tone } of parts) {
    const width = widthOf(text, look);
    card.text(text, x, 384, look);
    card.shape(`<rect x="${x}" y="412" width="${width}" height="10" rx="3" fill="${colour(tone)}"/>`);
    card.text(label, x + width / 2, 472, { size: 38, weight: 'medium', colour: 'muted', anchor: 'middle' });
    x += width + gap;
  }
  const fitted = setToFit(ifscPage.summary, room, 'regular', [
    { lines: 1, most: 40, least: 36 },
    { lines: 2, most: 36, least: 30 },
  ]);
  drawLines(
    card,
    fitted,
    { weight: 'regular', colour: 'muted', leading: 1.3 },
    bottom - 4 - (fitted.lines.length - 1) * 1.3 * fitted.size,
  );
  return card;
}

/** Returns the card of the home page: what the site is for, and how many calculators of each kind are built. */
function homeCard(): Sheet {
  const card = sheet();
  drawHead(card, `FY ${site.financialYear}`);
  const fitted = setToFit(site.tagline, 540, 'semibold', [{ lines: 6, most: 62, least: 44 }]);
  drawLines(card, fitted, { weight: 'semibold', leading: 1.2 }, 206);
  const built = builtIds().map(entryOf);
  const counts = categories
    .map((name) => ({ name, count: built.filter((entry) => entry.category === name).length }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
  const left = margin + 540 + 64;
  card.text(`${built.length} calculators`, left, 194, { size: 30, weight: 'medium' });
  drawCounts(card, counts, { left, top: 214, right, bottom });
  return card;
}

/** Counts as bars one below the other, each with its name before and its figure behind it. */
function drawCounts(card: Sheet, counts: readonly { readonly name: string; readonly count: number }[], box: Box): void {
  const name = { size: 30, weight: 'regular' } as const;
  const figure = { size: 30, weight: 'semibold' } as const;
  const pitch = Math.min((box.bottom - box.top) / counts.length, 60);
  const start = box.left + Math.max(...counts.map((each) => widthOf(each.name, name))) + 20;
  const most = Math.max(...counts.map(({ count }) => count));
  const longest = box.right - start - Math.max(...counts.map(({ count }) => widthOf(String(count), figure))) - 20;
  for (const [index, each] of counts.entries()) {
    const middle = box.top + (index + 0.5) * pitch;
    const width = Math.round((each.count / most) * longest);
    card.text(each.name, box.left, middle + 10, { ...name, colour: 'muted' });
    card.shape(
      `<rect x="${Math.round(start)}" y="${Math.round(middle - pitch * 0.34)}" width="${width}" height="${Math.round(pitch * 0.68)}" rx="4" fill="${colour('tone-own')}"/>`,
    );
    card.text(String(each.count), box.right, middle + 10, { ...figure, anchor: 'end' });
  }
}

/** Returns every route of the site with its card. */
export async function allCards(): Promise<ReadonlyMap<string, Sheet>> {
  await loadShaper();
  const cards = new Map<string, Sheet>([
    ['/', homeCard()],
    [ifscPage.route, ifscCard()],
  ]);
  for (const entry of [...catalogue, ...unimplemented]) cards.set(entry.route, calculatorCard(entry));
  for (const { route, title, description } of staticPages) cards.set(route, textCard(title, description));
  return cards;
}
