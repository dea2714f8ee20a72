/** The Web Worker that reads a broker's files: gets a `FileToRead`, answers with a `ReadFile`. */
import type { FileToRead, ReadFile } from '@/lib/calculator';
import { FILE_END, hasHeading } from '@/lib/finance/trade-file';
import { textOfFile } from './file-text';
import { readFile } from './read-file';

const fileNeedsHeading = (name: string) =>
  `“${name}” does not count: we did not find a line with the column names in it.`;
const needsHeading =
  'The lines that you pasted do not count: the first of them must name the columns, such as Symbol, Date, Type, Quantity, Price.';

async function answer({ text, files, input }: FileToRead): Promise<ReadFile> {
  const sources = text.trim() === '' ? [] : [{ text, needed: needsHeading }];
  for (const file of files) {
    const found = await textOfFile(file);
    if ('wrong' in found) return { rows: [], remarks: [], wrong: [found.wrong] };
    sources.push({ text: found.text, needed: fileNeedsHeading(file.name) });
  }
  const unnamed = sources.filter((source) => !hasHeading(source.text));
  const read = readFile(sources.map((source) => source.text).join(FILE_END), input);
  // Where none has names, the reader says what they must be.
  if (unnamed.length === sources.length) return read;
  return { ...read, wrong: [...unnamed.map(({ needed }) => needed), ...read.wrong] };
}

self.onmessage = async ({ data }: MessageEvent<FileToRead>) => {
  self.postMessage(await answer(data));
};
