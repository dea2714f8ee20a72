/** Reads PDFs as the page does, outside Jest, which runs no ES modules: files and passwords as JSON in, their texts as JSON out. */
import { readFileSync } from 'node:fs';
import { type PdfReader, textOfPdf } from '@/lib/pdf-reader';

// Text needs neither; PDF.js asks for them when it loads.
Object.assign(globalThis, { DOMMatrix: class {}, ImageData: class {}, Path2D: class {} });

async function main(): Promise<void> {
  const address = '../../node_modules/pdfjs-dist/legacy/build/pdf.mjs';
  const reader = (await import(address)) as unknown as PdfReader;
  const jobs = JSON.parse(readFileSync(0, 'utf8')) as { readonly file: string; readonly password: string }[];
  const texts: unknown[] = [];
  for (const { file, password } of jobs) {
    texts.push(await textOfPdf(reader, new Uint8Array(Buffer.from(file, 'base64')), password));
  }
  process.stdout.write(JSON.stringify(texts));
}

void main();
