/** The version of PDF.js whose files the build puts under `/pdf/<version>/`; a test holds it to package.json. */
export const PDF_READER_VERSION = '5.6.205';

/** What we use of PDF.js. */
export interface PdfReader {
  readonly GlobalWorkerOptions: { workerSrc: string };
  readonly getDocument: (source: {
    readonly data: Uint8Array;
    readonly password?: string;
    readonly isEvalSupported: false;
    readonly useSystemFonts: false;
    readonly disableFontFace: true;
    readonly verbosity: 0;
  }) => { readonly promise: Promise<PdfDocument>; readonly destroy: () => Promise<void> };
}

interface PdfDocument {
  readonly numPages: number;
  readonly getPage: (
    page: number,
  ) => Promise<{ readonly getTextContent: () => Promise<{ readonly items: readonly unknown[] }> }>;
}

/** Why a PDF gives no text. */
export type PdfFault = 'password' | 'wrongPassword' | 'broken' | 'noText' | 'tooLong';

/** The text of a PDF, or why there is none. */
export type PdfText = { readonly text: string } | { readonly fault: PdfFault };

interface Piece {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly base: number;
}

/** No Form 16 has more pages. */
const MOST_PAGES = 60;
/** Text whose base lines are at most this far apart is on one line, in points. */
const SAME_LINE = 3;
/** A gap wider than this divides columns, in points. */
const COLUMN_GAP = 12;
/** A page with fewer letters than this is a scanned image, not text. */
const LEAST_LETTERS = 40;

function isPiece(
  item: unknown,
): item is { readonly str: string; readonly width: number; readonly transform: readonly number[] } {
  return typeof item === 'object' && item !== null && 'str' in item && 'transform' in item;
}

/** Returns the lines of a page, from the top, each from the left; a tab is between columns. */
function linesOf(items: readonly unknown[]): string[] {
  const pieces = items.filter(isPiece).flatMap(({ str, width, transform }): Piece[] => {
    const [, , , , left = 0, base = 0] = transform;
    return str.trim() === '' ? [] : [{ text: str, left, right: left + width, base }];
  });
  pieces.sort((one, other) => other.base - one.base);
  const lines: Piece[][] = [];
  for (const piece of pieces) {
    const line = lines.at(-1);
    if (line?.[0] && Math.abs(line[0].base - piece.base) <= SAME_LINE) line.push(piece);
    else lines.push([piece]);
  }
  return lines.map((line) => {
    line.sort((one, other) => one.left - other.left);
    return line
      .map((piece, index) => {
        const before = line[index - 1];
        const gap = before ? piece.left - before.right : 0;
        return `${gap > COLUMN_GAP ? '\t' : gap > 1 ? ' ' : ''}${piece.text}`;
      })
      .join('')
      .trim();
  });
}

/** Returns what is wrong with a file that could not be opened; throws what is no fault of the file. */
function faultOf(error: unknown): PdfFault {
  const {
    name,
    code,
    message = '',
  } = (error ?? {}) as {
    readonly name?: string;
    readonly code?: number;
    readonly message?: string;
  };
  if (name === 'PasswordException') return code === 2 ? 'wrongPassword' : 'password';
  if (/worker/i.test(message)) throw error;
  return 'broken';
}

/**
 * Returns the text of a PDF line by line, with tabs between columns, or why there is none: a password is missing or wrong, the
 * file is broken, its pages are scanned images, or there are too many of them.
 * @throws Error where PDF.js itself could not be loaded.
 */
export async function textOfPdf(reader: PdfReader, bytes: Uint8Array, password: string): Promise<PdfText> {
  const task = reader.getDocument({
    data: bytes,
    ...(password !== '' && { password }),
    isEvalSupported: false,
    useSystemFonts: false,
    disableFontFace: true,
    verbosity: 0,
  });
  try {
    const document = await task.promise;
    if (document.numPages > MOST_PAGES) return { fault: 'tooLong' };
    const lines: string[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      lines.push(...linesOf((await page.getTextContent()).items));
    }
    const text = lines.join('\n');
    return text.replace(/[^\p{L}]/gu, '').length < LEAST_LETTERS ? { fault: 'noText' } : { text };
  } catch (error) {
    return { fault: faultOf(error) };
  } finally {
    await task.destroy().catch(() => {});
  }
}
