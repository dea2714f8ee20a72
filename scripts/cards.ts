/**
 * Writes the image shown for each route where its address is shared: public/og/<name>.png. Part of `npm run build`.
 * An argument names another folder.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { cardName } from '@/content/cards';
import { allCards } from './cards/compose';
import { png } from './cards/sheet';

async function main(): Promise<void> {
  const folder = process.argv[2] ?? path.join(process.cwd(), 'public', 'og');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const sizes = await Promise.all(
    [...(await allCards())].map(async ([route, card]) => {
      const image = await png(card);
      await writeFile(path.join(folder, `${cardName(route)}.png`), image);
      return image.length;
    }),
  );
  console.log(`${sizes.length} cards, the largest ${Math.max(...sizes)} bytes.`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
