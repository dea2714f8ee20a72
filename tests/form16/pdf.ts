/** Writes small PDFs for tests: lines of text in Helvetica, page by page, or pages without text. */
import { createHash } from 'node:crypto';
import type { PrintedLine } from './layouts';

const LINES = 55;
const escaped = (text: string) => text.replace(/[\\()]/g, '\\$&');

/** The strings of a PDF as bytes of Latin-1. */
const bytesOf = (text: string) => Buffer.from(text, 'latin1');

function pageContent(lines: readonly PrintedLine[]): string {
  const texts = lines.flatMap((line, index) =>
    line
      .filter(([, text]) => text !== '')
      .map(([left, text]) => `BT /F1 7 Tf ${left} ${800 - index * 14} Td (${escaped(text)}) Tj ET`),
  );
  return texts.join('\n');
}

/** A scanned page: a grey rectangle and no text. */
const scanned = '0.8 g 50 50 400 700 re f';

function rc4(key: Uint8Array, data: Uint8Array): Buffer {
  const box = Uint8Array.from({ length: 256 }, (_, index) => index);
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + (box[i] ?? 0) + (key[i % key.length] ?? 0)) % 256;
    [box[i], box[j]] = [box[j] ?? 0, box[i] ?? 0];
  }
  let i = 0;
  let j = 0;
  return Buffer.from(
    data.map((byte) => {
      i = (i + 1) % 256;
      j = (j + (box[i] ?? 0)) % 256;
      [box[i], box[j]] = [box[j] ?? 0, box[i] ?? 0];
      return byte ^ (box[((box[i] ?? 0) + (box[j] ?? 0)) % 256] ?? 0);
    }),
  );
}

const padding = Buffer.from('28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A', 'hex');
const padded = (password: string) => Buffer.concat([bytesOf(password), padding]).subarray(0, 32);
const md5 = (...parts: readonly Buffer[]) =>
  createHash('md5')
    .update(Buffer.concat([...parts]))
    .digest();

/** The standard encryption of PDF 1.3: 40 bits. */
function encryption(password: string) {
  const id = Buffer.alloc(16, 7);
  const owner = rc4(md5(padded(password)).subarray(0, 5), padded(password));
  const permissions = Buffer.from([0xfc, 0xff, 0xff, 0xff]);
  const key = md5(padded(password), owner, permissions, id).subarray(0, 5);
  const user = rc4(key, padding);
  return {
    dictionary: `<< /Filter /Standard /V 1 /R 2 /O <${owner.toString('hex')}> /U <${user.toString('hex')}> /P -4 >>`,
    id: `[<${id.toString('hex')}> <${id.toString('hex')}>]`,
    stream: (content: Buffer, object: number) =>
      rc4(md5(key, Buffer.from([object & 255, object >> 8, 0, 0, 0])).subarray(0, 10), content),
  };
}

/** The bytes of a PDF of these lines; `null` gives one page without text. With a password it is encrypted. */
export function pdfOf(lines: readonly PrintedLine[] | null, password?: string): Buffer {
  const secret = password === undefined ? null : encryption(password);
  const pages = lines
    ? Array.from({ length: Math.ceil(lines.length / LINES) }, (_, index) =>
        pageContent(lines.slice(index * LINES, (index + 1) * LINES)),
      )
    : [scanned];
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ');
  const objects: Buffer[] = [
    bytesOf('<< /Type /Catalog /Pages 2 0 R >>'),
    bytesOf(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`),
    bytesOf('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'),
  ];
  for (const [index, content] of pages.entries()) {
    const number = 5 + index * 2;
    const bytes = secret ? secret.stream(bytesOf(content), number) : bytesOf(content);
    objects.push(
      bytesOf(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${number} 0 R >>`,
      ),
      Buffer.concat([bytesOf(`<< /Length ${bytes.length} >>\nstream\n`), bytes, bytesOf('\nendstream')]),
    );
  }
  if (secret) objects.push(bytesOf(secret.dictionary));
  let file = bytesOf('%PDF-1.4\n');
  const places: number[] = [];
  for (const [index, object] of objects.entries()) {
    places.push(file.length);
    file = Buffer.concat([file, bytesOf(`${index + 1} 0 obj\n`), object, bytesOf('\nendobj\n')]);
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const trailer = `<< /Size ${objects.length + 1} /Root 1 0 R${secret ? ` /Encrypt ${objects.length} 0 R /ID ${secret.id}` : ''} >>`;
  return Buffer.concat([
    file,
    bytesOf(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n${trailer}\nstartxref\n${file.length}\n%%EOF\n`,
    ),
  ]);
}
