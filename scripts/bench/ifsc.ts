import { performance } from 'node:perf_hooks';
import { nicknames } from '@/content/ifsc/banks';
import { vocabulary } from '@/content/ifsc/places';
import { listingOf, placesIn } from '@/lib/ifsc/listing';
import { type Data, lookUpCode, rowsOfBank } from '@/lib/ifsc/lookup';
import { manifestOf } from '@/lib/ifsc/manifest';
import { lookUpMicr } from '@/lib/ifsc/micr';
import { queryOf, search } from '@/lib/ifsc/search';
import { indexOf } from '@/lib/ifsc/words';
import { codeWeight, coldData, type Part } from '../measure/ifsc';
import { at } from '../measure/pages';
import { kilobytes, milliseconds, type Report } from './report';

const count = Number(process.env.QUERIES ?? 200);
let seed = Number(process.env.SEED ?? 1);
/** Returns an item by a small generator of numbers, so that a run can be repeated. */
function any<Item>(items: readonly Item[]): Item {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return items[Math.floor((seed / 2 ** 32) * items.length)] as Item;
}

/** The code that each kind of query needs beyond that of the box. */
const parts: Readonly<Record<string, readonly Part[]>> = {
  'by place': ['steps'],
  'by words': ['words'],
  'by one word with a slip': ['words'],
  'by MICR': ['micr'],
};
/** Returns queries of each kind: what is asked, and how it is answered. */
async function queries(): Promise<Readonly<Record<string, () => (data: Data) => Promise<unknown>>>> {
  const { data: everything, letters } = coldData();
  const manifest = await manifestOf(everything);
  const all = (await Promise.all(letters.map((bank) => rowsOfBank(everything, bank)))).flat();
  const rows = all.filter((row) => row.listed);
  const past = all.filter((row) => !row.listed);
  const located = rows.filter((row) => row.branch !== '' && row.state !== '');

  return {
    'by code': () => {
      const { code } = any(rows);
      return (data) => lookUpCode(data, code);
    },
    'retired code': () => {
      const { code } = any(past);
      return (data) => lookUpCode(data, code);
    },
    'by place': () => {
      const { code, state } = any(located);
      return async (data) => {
        const table = await manifestOf(data);
        const bank = table.banks.find((each) => code.startsWith(each.code));
        if (!bank) throw new Error(`No bank for ${code}.`);
        const listing = await listingOf(data, table, bank, state);
        if (placesIn(listing, state).length === 0) throw new Error(`No place for ${code}.`);
        return lookUpCode(data, code);
      };
    },
    'by words': () => {
      const { code, branch, city } = any(located);
      const bank = any([true, false]) ? (manifest.banks.find((each) => code.startsWith(each.code))?.name ?? '') : '';
      const text = `${bank} ${branch.split(/[^A-Z0-9]+/)[0]} ${city}`.toLowerCase();
      return async (data) => {
        const query = queryOf(text, await manifestOf(data), nicknames, vocabulary);
        return search(query, await indexOf(data), vocabulary);
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
        const query = queryOf(text, await manifestOf(data), nicknames, vocabulary);
        return search(query, await indexOf(data), vocabulary);
      };
    },
    'by MICR': () => {
      const { address } = any(located.filter((row) => /[1-8]\d{5}/.test(row.address)));
      const area = /[1-8]\d{2}(?=\d{3})/.exec(address)?.[0] ?? '400';
      const micr = `${area}${any(['002', '240', '229', '012', '026', '024', '211'])}00${any(['2', '3', '4'])}`;
      return (data) => lookUpMicr(data, micr);
    },
  };
}

/**
 * Measures what look-ups of each kind move beyond what the page loads by itself, compressed: their code, their data and the sum, for 200
 * random ones (QUERIES), each on an empty store, then the same once more.
 */
export async function ifsc(): Promise<Report> {
  const measured: string[][] = [];
  for (const [kind, make] of Object.entries(await queries())) {
    const moved: number[] = [];
    const times: number[] = [];
    let warm = 0;
    for (let index = 0; index < count; index += 1) {
      const ask = make();
      const cold = coldData();
      const start = performance.now();
      await ask(cold.data);
      times.push(performance.now() - start);
      moved.push(cold.moved());
      await ask(cold.data);
      warm += cold.moved() - (moved.at(-1) ?? 0);
    }
    const code = codeWeight(...(parts[kind] ?? []));
    const data = [0.5, 0.9, 1].map((share) => at(moved, share));
    const bytes = [code, ...data, ...data.map((each) => each + code), warm];
    measured.push([kind, ...bytes.map(kilobytes), milliseconds(at(times, 0.5))]);
  }
  return {
    title: `What a look-up of an IFSC moves (${process.env.ENCODING === 'br' ? 'brotli' : 'gzip 9'}), ${count} of each kind`,
    columns: [
      '',
      'code',
      'data, median',
      'p90',
      'most',
      'sum, median',
      'p90',
      'most',
      'the same again',
      'time, median',
    ],
    rows: measured,
    notes: [],
  };
}
