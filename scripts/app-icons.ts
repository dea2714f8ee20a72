/**
 * Writes the site's icon as images into public/icons/, for the web manifest and for Apple's home screens, from app/icon.svg. Part of
 * `npm run build` and `npm run dev`.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const target = path.join(process.cwd(), 'public', 'icons');

/** The icon with rounded corners, as in a browser's tab; and one to its edges, for devices that cut a shape of their own. */
const rounded = readFileSync(path.join(process.cwd(), 'app', 'icon.svg'), 'utf8');
const whole = rounded.replace(/ rx="\d+"/, '');
if (whole === rounded) throw new Error('app/icon.svg has no rounded corners to fill.');

const icons = [
  { name: 'icon-192', svg: rounded, size: 192 },
  { name: 'icon-512', svg: rounded, size: 512 },
  { name: 'maskable-512', svg: whole, size: 512 },
  { name: 'apple-touch-icon', svg: whole, size: 180 },
];

async function draw(): Promise<void> {
  mkdirSync(target, { recursive: true });
  for (const { name, svg, size } of icons) {
    // The drawing is 32 wide at 72 dots an inch: drawn at the size wanted, not enlarged afterwards.
    await sharp(Buffer.from(svg), { density: (72 * size) / 32 })
      .resize(size, size)
      .png({ palette: true, compressionLevel: 9 })
      .toFile(path.join(target, `${name}.png`));
  }
  console.log(`${icons.length} icons.`);
}

draw().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
