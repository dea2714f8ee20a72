/** The Web Worker that reads a broker's file: gets a `FileToRead`, answers with a `ReadFile`. */
import type { FileToRead } from '@/lib/calculator';
import { readFile } from './read-file';

self.onmessage = ({ data }: MessageEvent<FileToRead>) => {
  self.postMessage(readFile(data.text, data.input));
};
