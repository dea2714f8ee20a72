import { PDF_READER_VERSION, type PdfReader, type PdfText, textOfPdf } from '@/lib/pdf-reader';

const folder = `/pdf/${PDF_READER_VERSION}`;

/**
 * Returns the text of a PDF, or why it has none. PDF.js is fetched from our own address at the first file, and works in a worker.
 * It stays out of the bundles: the service worker would otherwise fetch it for everybody.
 * @throws TypeError where it cannot be fetched.
 */
export async function readPdf(bytes: Uint8Array, password: string): Promise<PdfText> {
  const reader = (await import(/* turbopackIgnore: true */ /* webpackIgnore: true */ `${folder}/pdf.js`)) as PdfReader;
  reader.GlobalWorkerOptions.workerSrc = `${folder}/pdf.worker.js`;
  return textOfPdf(reader, bytes, password);
}
