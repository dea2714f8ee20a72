/** Puts PDF.js, which reads a PDF on the visitor's device, under public/pdf/<version>/. Part of `npm run build` and `npm run dev`. */
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PDF_READER_VERSION } from '@/lib/pdf-reader';

const source = path.join(process.cwd(), 'node_modules', 'pdfjs-dist', 'legacy', 'build');
const target = path.join(process.cwd(), 'public', 'pdf', PDF_READER_VERSION);

rmSync(path.dirname(target), { recursive: true, force: true });
mkdirSync(target, { recursive: true });
// Not every server sends .mjs as a script, and a browser runs no module of another type.
for (const name of ['pdf', 'pdf.worker'])
  copyFileSync(path.join(source, `${name}.min.mjs`), path.join(target, `${name}.js`));
