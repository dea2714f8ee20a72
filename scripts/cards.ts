/**
 * Writes the image shown for each route where its address is shared: public/og/<name>.png. Part of `npm run build`. A card that looks as
 * it did when it was last drawn is not drawn again. An argument names another folder, into which all are drawn.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { cardName } from '@/content/cards';
import { allCards } from './cards/compose';
import { png } from './cards/sheet';

const [, , elsewhere] = process.argv;
const folder = elsewhere ?? path.join(process.cwd(), 'public', 'og');
/** Names of cards → hash of what each was drawn from. */
const note = path.join(process.cwd(), '.next', 'cache', 'cards.json');

/** Returns what the cards of the folder were drawn from; nothing where that is not known. */
function drawnFrom(): Readonly<Record<string, string>> {
  if (elsewhere || !existsSync(note)) return {};
  try {
    return JSON.parse(readFileSync(note, 'utf8')) as Record<string, string>;
  } catch {
    return {};
  }
}

async function main(): Promise<void> {
  const before = drawnFrom();
  rmSync(note, { force: true });
  mkdirSync(folder, { recursive: true });
  // How a drawing becomes an image is part of what it is drawn from.
  const way =
    JSON.stringify(sharp.versions) + readFileSync(path.join(process.cwd(), 'scripts', 'cards', 'sheet.ts'), 'utf8');
  const now: Record<string, string> = {};
  let drawn = 0;
  await Promise.all(
    [...(await allCards())].map(async ([route, card]) => {
      const name = `${cardName(route)}.png`;
      const file = path.join(folder, name);
      const from = createHash('sha256').update(way).update(card.svg()).digest('hex');
      now[name] = from;
      if (before[name] === from && existsSync(file)) return;
      await writeFile(file, await png(card));
      drawn += 1;
    }),
  );
  for (const file of readdirSync(folder)) if (!(file in now)) rmSync(path.join(folder, file), { recursive: true });
  if (!elsewhere) {
    mkdirSync(path.dirname(note), { recursive: true });
    await writeFile(note, JSON.stringify(now));
  }
  console.log(`${Object.keys(now).length} cards, ${drawn} of them drawn.`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
