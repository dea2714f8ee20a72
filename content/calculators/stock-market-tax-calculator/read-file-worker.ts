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
  const texts = [text];
  const unnamed: string[] = [];
  for (const file of files) {
    const found = await textOfFile(file);
    if ('wrong' in found) return { rows: [], remarks: [], wrong: [found.wrong] };
    texts.push(found.text);
    if (!hasHeading(found.text)) unnamed.push(fileNeedsHeading(file.name));
  }
  if (files.length > 0 && text.trim() !== '' && !hasHeading(text)) unnamed.unshift(needsHeading);
  const read = readFile(texts.join(FILE_END), input);
  // Where none has names, the reader says what they must be.
  return texts.some(hasHeading) ? { ...read, wrong: [...unnamed, ...read.wrong] } : read;
}

self.onmessage = async ({ data }: MessageEvent<FileToRead>) => {
  self.postMessage(await answer(data));
};
