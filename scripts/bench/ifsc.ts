import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { nicknames } from '@/content/ifsc/banks';
import { mergers } from '@/content/ifsc/mergers';
import { vocabulary } from '@/content/ifsc/places';
import type { Branch } from '@/lib/ifsc/branch';
import { placesIn } from '@/lib/ifsc/listing';
import { type Data, dataOf, lookUpCode, lookUpMicr } from '@/lib/ifsc/lookup';
import { queryOf, search } from '@/lib/ifsc/search';
import { at, compressed } from '../measure/pages';
import { kilobytes, milliseconds, type Options, type Report } from './report';

const count = Number(process.env.QUERIES ?? 200);

let seed = Number(process.env.SEED ?? 1);
/** An item by a small generator of numbers, so that a run can be repeated. */
function any<Item>(items: readonly Item[]): Item {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return items[Math.floor((seed / 2 ** 32) * items.length)] as Item;
}

const sizes = new Map<string, number>();
function sizeOf(file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const size = compressed(readFileSync(file));
  sizes.set(file, size);
  return size;
}

/** Data as a browser with an empty store would read it, and what it has moved so far. */
function coldData(
  out: string,
  release: string,
): { readonly data: Data; readonly moved: () => number; readonly files: () => number } {
  let bytes = 0;
  let files = 0;
  const data = dataOf(release, async (name) => {
    const file = path.join(out, 'ifsc', release, `${name}.json`);
    bytes += sizeOf(file);
    files += 1;
    return JSON.parse(readFileSync(file, 'utf8')) as unknown;
  });
  return { data, moved: () => bytes, files: () => files };
}

/**
 * What look-ups of each kind move, compressed: 200 random ones (QUERIES), each on an empty store, then the same once more.
 */
export async function ifsc({ out }: Options): Promise<Report> {
  const { release } = JSON.parse(readFileSync(path.join(out, 'ifsc', 'release.json'), 'utf8')) as { release: string };
  const everything = coldData(out, release).data;
  const manifest = await everything.manifest();
  const chunks = await Promise.all(manifest.chunks.map((_, index) => everything.chunk(index)));
  const rows: readonly Branch[] = chunks.flat().filter((row) => row.listed);
  const located = rows.filter((row) => row.branch !== '' && row.state !== '');

  /** Queries of each kind: what is asked, and how it is answered. */
  const kinds: Readonly<Record<string, () => (data: Data) => Promise<unknown>>> = {
    'by code': () => {
      const { code } = any(rows);
      return (data) => lookUpCode(data, code, mergers);
    },
    'retired code': () => {
      const { code } = any(chunks.flat().filter((row) => !row.listed));
      return (data) => lookUpCode(data, code, mergers);
    },
    'by place': () => {
      const { code, state } = any(located);
      return async (data) => {
        const table = await data.manifest();
        const bank = table.banks.find((each) => code.startsWith(each.code));
        if (!bank) throw new Error(`No bank for ${code}.`);
        const listing = await data.listing(table, bank, state);
        if (placesIn(listing, state).length === 0) throw new Error(`No place for ${code}.`);
        return lookUpCode(data, code, mergers);
      };
    },
    'by words': () => {
      const { code, branch, city } = any(located);
      const bank = any([true, false]) ? (manifest.banks.find((each) => code.startsWith(each.code))?.name ?? '') : '';
      const text = `${bank} ${branch.split(/[^A-Z0-9]+/)[0]} ${city}`.toLowerCase();
      return async (data) => {
        const query = queryOf(text, await data.manifest(), nicknames, vocabulary);
        return search(query, await data.words(), vocabulary);
      };
    },
    'by one word with a slip': () => {
      const word =
        any(
          any(located)
            .branch.split(/[^A-Z]+/)
            .filter((each) => each.length > 4),
        ) ?? 'ANDHERI';
      const at = any([2, 3, 4]);
      const text = `${word.slice(0, at)}${word.slice(at + 1)}`.toLowerCase();
      return async (data) => {
        const query = queryOf(text, await data.manifest(), nicknames, vocabulary);
        return search(query, await data.words(), vocabulary);
      };
    },
    'by MICR': () => {
      const { address } = any(located.filter((row) => /[1-8]\d{5}/.test(row.address)));
      const area = /[1-8]\d{2}(?=\d{3})/.exec(address)?.[0] ?? '400';
      const micr = `${area}${any(['002', '240', '229', '012', '026', '024', '211'])}00${any(['2', '3', '4'])}`;
      return (data) => lookUpMicr(data, micr);
    },
  };

  const told: string[][] = [];
  for (const [kind, make] of Object.entries(kinds)) {
    const moved: number[] = [];
    const times: number[] = [];
    let warm = 0;
    for (let index = 0; index < count; index += 1) {
      const ask = make();
      const cold = coldData(out, release);
      const start = performance.now();
      await ask(cold.data);
      times.push(performance.now() - start);
      moved.push(cold.moved());
      await ask(cold.data);
      warm += cold.moved() - (moved.at(-1) ?? 0);
    }
    told.push([
      kind,
      ...[0.5, 0.9, 1].map((share) => kilobytes(at(moved, share))),
      kilobytes(warm),
      milliseconds(at(times, 0.5)),
    ]);
  }

  const folder = path.join(out, '_next', 'static', 'chunks');
  const code = existsSync(folder)
    ? readdirSync(folder).filter(
        (file) => file.endsWith('.js') && readFileSync(path.join(folder, file), 'utf8').includes('ifscRecent'),
      )
    : [];
  const weight = code.reduce((sum, file) => sum + sizeOf(path.join(folder, file)), 0);
  return {
    title: `What a look-up of an IFSC moves (gzip 9), ${count} of each kind`,
    columns: ['', 'median', 'p90', 'most', 'the same again', 'time, median'],
    rows: told,
    notes: [`The code of the look-up, once, at the first sign of use: ${kilobytes(weight)}.`],
  };
}
