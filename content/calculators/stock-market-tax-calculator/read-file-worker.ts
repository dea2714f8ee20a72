/** The Web Worker that reads a broker's files: gets a `FileToRead`, answers with a `ReadFile`. */
import type { FileToRead, ReadFile } from '@/lib/calculator';
import { FILE_END, readTradeFile } from '@/lib/finance/trade-file';
import { textOfFile } from './file-text';
import { readFile } from './read-file';

const needsHeading =
  'The lines that you pasted do not count: the first of them must name the columns, such as Symbol, Date, Type, Quantity, Price.';

async function answer({ text, files, input }: FileToRead): Promise<ReadFile> {
  const texts = [text];
  for (const file of files) {
    const found = await textOfFile(file);
    if ('wrong' in found) return { rows: [], remarks: [], wrong: [found.wrong] };
    texts.push(found.text);
  }
  const read = readFile(texts.join(FILE_END), input);
  const unnamed = files.length > 0 && text.trim() !== '' && readTradeFile(text).noHeading;
  return unnamed ? { ...read, wrong: [needsHeading, ...read.wrong] } : read;
}

self.onmessage = async ({ data }: MessageEvent<FileToRead>) => {
  self.postMessage(await answer(data));
};
