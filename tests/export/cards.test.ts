import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cardName } from '@/content/cards';
import { catalogue, unimplemented } from '@/content/catalogue';
import { ifscPage } from '@/content/ifsc/page';
import { staticPages } from '@/content/pages';

const folder = path.join(process.cwd(), 'out', 'og');
const routes = ['/', ifscPage.route, ...[...catalogue, ...unimplemented, ...staticPages].map(({ route }) => route)];
const image = (name: string): Buffer => readFileSync(path.join(folder, name));

describe('the card of a route', () => {
  it.each(routes)('%s is a PNG of 1200 × 630 in less than 60,000 bytes', (route) => {
    const png = image(`${cardName(route)}.png`);
    expect(png.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
    expect(png.toString('latin1', 12, 16)).toBe('IHDR');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(60_000);
  });

  it('is another than that of every other route, and there is no other image beside them', () => {
    const files = readdirSync(folder);
    expect(files.sort()).toEqual(routes.map((route) => `${cardName(route)}.png`).sort());
    const hashes = files.map((file) => createHash('sha256').update(image(file)).digest('hex'));
    expect(new Set(hashes).size).toBe(files.length);
  });

  it('comes out the same, byte by byte, when it is drawn again', () => {
    const again = mkdtempSync(path.join(tmpdir(), 'cards-'));
    const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/cards.ts', again], {
      encoding: 'utf8',
    });
    expect(`${status} ${stderr}`).toBe('0 ');
    const differing = readdirSync(folder).filter((file) => !readFileSync(path.join(again, file)).equals(image(file)));
    expect(differing).toEqual([]);
    rmSync(again, { recursive: true });
  }, 60_000);
});
