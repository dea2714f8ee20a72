/** What look-ups fetch from the built export beyond the page: its code, by the part that needs it, and its data. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Data, dataOf } from '@/lib/ifsc/lookup';

const out = path.join(process.cwd(), 'out');
const { release, letters } = JSON.parse(readFileSync(path.join(out, 'ifsc', 'release.json'), 'utf8')) as {
  release: string;
  letters: string;
};

const sizes = new Map<string, number>();

/** Returns bytes of a file of the export when compressed as a host would: with gzip, or with brotli where ENCODING=br. */
export function weight(file: string): number {
  const compress = (bytes: Buffer) =>
    process.env.ENCODING === 'br' ? brotliCompressSync(bytes) : gzipSync(bytes, { level: 9 });
  const known = sizes.get(file) ?? compress(readFileSync(path.join(out, file))).length;
  sizes.set(file, known);
  return known;
}

/** Returns data as a browser with an empty store would read it, the bytes that it has moved so far, and the letters of all banks. */
export function coldData(): {
  readonly data: Data;
  readonly moved: () => number;
  readonly letters: readonly string[];
} {
  const files: string[] = [];
  const data = dataOf(release, letters, async (name) => {
    const file = `ifsc/${release}/${name}.json`;
    files.push(file);
    return JSON.parse(readFileSync(path.join(out, file), 'utf8')) as unknown;
  });
  return {
    data,
    moved: () => files.reduce((sum, file) => sum + weight(file), 0),
    letters: letters.match(/.{4}/g) ?? [],
  };
}

/** Returns the same data, with the paths that are opened through it and their bytes together. */
export function watched(data: Data): { readonly data: Data; readonly moved: () => number } {
  const paths = new Set<string>();
  return {
    data: {
      ...data,
      open: (path, open) => {
        paths.add(path);
        return data.open(path, open);
      },
    },
    moved: () => [...paths].reduce((sum, name) => sum + weight(`ifsc/${release}/${name}.json`), 0),
  };
}

/** A text that only the code of a part holds, whatever else changes. */
const marks = {
  /** Comes with any first sign of use, on every page. */
  tips: '"tooltip"',
  box: 'ifscRecent',
  steps: 'City or district',
  words: 'Did you mean',
  micr: 'What the nine digits mean',
} as const;

export type Part = keyof typeof marks;

/** Returns the scripts and styles that come with each part of the look-up, beyond those the page loads by itself. */
export function codeOfParts(): Readonly<Record<Part, readonly string[]>> {
  const folder = '_next/static/chunks';
  const text = (file: string) => readFileSync(path.join(out, file), 'utf8');
  const page = text('ifsc-lookup/index.html');
  const chunks = readdirSync(path.join(out, folder)).filter((file) => file.endsWith('.js'));
  const loaded = new Set(chunks.map((file) => `${folder}/${file}`).filter((file) => page.includes(file)));
  // Each import() is a list of the files that it needs, in the code that may call it.
  const lists = new Set(
    chunks.flatMap((file) => text(`${folder}/${file}`).match(/\["static\/chunks\/[^\]]+\]/g) ?? []),
  );
  const find = (mark: string): string[] => {
    const found = [...lists]
      .map((list) => (JSON.parse(list) as string[]).map((file) => `_next/${file}`))
      .filter((files) => files.some((file) => !loaded.has(file) && text(file).includes(mark)));
    // A file that several lists share comes with the shortest.
    const [own] = found.sort((a, b) => a.length - b.length);
    if (!own) throw new Error(`No code of the export holds ${mark}.`);
    return own.filter((file) => !loaded.has(file));
  };
  return {
    tips: find(marks.tips),
    box: find(marks.box),
    steps: find(marks.steps),
    words: find(marks.words),
    micr: find(marks.micr),
  };
}

/** Returns bytes of the code that a look-up needs: the box comes with each; the others with the kind. */
export function codeWeight(...parts: readonly Part[]): number {
  const code = codeOfParts();
  const files = new Set((['tips', 'box', ...parts] as const).flatMap((part) => code[part]));
  return [...files].reduce((sum, file) => sum + weight(file), 0);
}
