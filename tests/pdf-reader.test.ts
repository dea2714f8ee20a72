/** The text of a PDF from the pieces that PDF.js finds: here a reader of our own gives them, at places chosen for each rule. */
import { type PdfReader, textOfPdf } from '@/lib/pdf-reader';

type Piece = readonly [text: string, left: number, base: number, width?: number];
const long = 'Salary as per provisions contained in section 17';

/** Returns a reader whose pages have these pieces, and what it was asked. */
function readerOf(pages: readonly (readonly unknown[])[] | Error, { isBusy = false } = {}) {
  const asked: unknown[] = [];
  let destroyed = 0;
  const reader = {
    GlobalWorkerOptions: { workerSrc: '' },
    getDocument: (source: unknown) => {
      asked.push(source);
      return {
        promise:
          pages instanceof Error
            ? Promise.reject(pages)
            : Promise.resolve({
                numPages: pages.length,
                getPage: async (page: number) => ({ getTextContent: async () => ({ items: pages[page - 1] }) }),
              }),
        destroy: async () => {
          destroyed += 1;
          if (isBusy) throw new Error('busy');
        },
      };
    },
  } as unknown as PdfReader;
  return { reader, asked, destroyed: () => destroyed };
}

const piece = ([str, left, base, width = 0]: Piece) => ({ str, width, transform: [1, 0, 0, 1, left, base] });
const bytes = new Uint8Array([1]);
/** A last line makes every page long enough to be no scanned image. */
const withLong = (...pieces: readonly Piece[]) => [...pieces, [long, 0, 0] as const].map(piece);
const linesOf = async (...pieces: readonly Piece[]) => {
  const read = await textOfPdf(readerOf([withLong(...pieces)]).reader, bytes, '');
  return 'text' in read ? read.text.split('\n').slice(0, -1) : read;
};

describe('the lines of a page', () => {
  it.each<[string, readonly Piece[], readonly string[]]>([
    [
      'go from the top',
      [
        ['low', 0, 100],
        ['high', 0, 700],
        ['middle', 0, 400],
      ],
      ['high', 'middle', 'low'],
    ],
    [
      'go from the left',
      [
        ['b', 200, 100],
        ['c', 300, 100],
        ['a', 50, 100],
      ],
      ['a\tb\tc'],
    ],
    [
      'are one up to 3 points apart, from the left all the same',
      [
        ['right', 90, 103],
        ['left', 40, 100],
      ],
      ['left\tright'],
    ],
    [
      'are two above that',
      [
        ['right', 90, 103.5],
        ['left', 40, 100],
      ],
      ['right', 'left'],
    ],
    [
      'are as far from their first piece at most',
      [
        ['a', 0, 104],
        ['b', 50, 102],
        ['c', 90, 100],
      ],
      ['a\tb', 'c'],
    ],
    [
      'have a tab in a gap above 12 points',
      [
        ['a', 0, 100, 10],
        ['b', 22.5, 100],
      ],
      ['a\tb'],
    ],
    [
      'have a space in one of 12',
      [
        ['a', 0, 100, 10],
        ['b', 22, 100],
      ],
      ['a b'],
    ],
    [
      'have a space in a gap above 1 point',
      [
        ['a', 0, 100, 10],
        ['b', 11.5, 100],
      ],
      ['a b'],
    ],
    [
      'have none in one of 1',
      [
        ['Sal', 0, 100, 10],
        ['ary', 11, 100, 5],
        ['!', 16, 100],
      ],
      ['Salary!'],
    ],
    [
      'leave out pieces of spaces',
      [
        ['a', 0, 100, 10],
        ['  ', 10, 100, 30],
        ['b', 10.5, 100],
        ['', 0, 300],
      ],
      ['ab'],
    ],
    ['have no spaces around them', [['  a ', 30, 100]], ['a']],
  ])('%s', async (_, pieces, lines) => {
    expect(await linesOf(...pieces)).toEqual(lines);
  });

  it('are those of every page, in their order; what is no piece of text is nothing', async () => {
    const marks = [null, 5, 'str', { type: 'beginMarkedContent' }, { str: 'without a place' }, { transform: [] }];
    const { reader } = readerOf([[...marks, ...withLong()], withLong(['second', 0, 9])]);
    expect(await textOfPdf(reader, bytes, '')).toEqual({ text: `${long}\nsecond\n${long}` });
  });
});

describe('what gives no text', () => {
  const faultOf = async (...asked: Parameters<typeof readerOf>) => textOfPdf(readerOf(...asked).reader, bytes, '');
  const error = (more: object) => Object.assign(new Error('failed'), more);

  it.each([
    [{ name: 'PasswordException', code: 1 }, 'password'],
    [{ name: 'PasswordException', code: 2 }, 'wrongPassword'],
    [{ name: 'InvalidPDFException', code: 2 }, 'broken'],
    [{ message: undefined }, 'broken'],
  ])('%j is %s', async (more, fault) => {
    expect(await faultOf(error(more))).toEqual({ fault });
  });

  it('a page that fails is a broken file, whatever it throws', async () => {
    const { reader } = readerOf([{ length: 1 } as never]);
    expect(await textOfPdf(reader, bytes, '')).toEqual({ fault: 'broken' });
    const withNothing = {
      ...reader,
      getDocument: () => ({ promise: Promise.reject(undefined), destroy: async () => {} }),
    };
    expect(await textOfPdf(withNothing as never, bytes, '')).toEqual({ fault: 'broken' });
  });

  it('a reader that could not be loaded is no fault of the file', async () => {
    const failed = error({ message: 'Setting up fake Worker failed' });
    await expect(faultOf(failed)).rejects.toBe(failed);
  });

  it('60 pages are read, 61 are too many', async () => {
    const pages = (count: number) => Array.from({ length: count }, () => withLong());
    expect(await faultOf(pages(60))).toHaveProperty('text');
    expect(await faultOf(pages(61))).toEqual({ fault: 'tooLong' });
  });

  it('fewer than 40 letters of any script are a scanned image', async () => {
    const read = (text: string) => faultOf([[piece([text, 0, 0])]]);
    expect(await read('वे'.repeat(20) + 'a'.repeat(19))).toEqual({ fault: 'noText' });
    expect(await read('व'.repeat(20) + 'a'.repeat(20))).toHaveProperty('text');
    expect(await read(`${'a'.repeat(39)} 12,34,567.00 (17)`)).toEqual({ fault: 'noText' });
  });
});

it('a file is opened without what could run or load anything, with its password if there is one, and closed', async () => {
  const { reader, asked, destroyed } = readerOf([withLong()], { isBusy: true });
  const closed = { isEvalSupported: false, useSystemFonts: false, disableFontFace: true, verbosity: 0 };
  await textOfPdf(reader, bytes, '');
  await textOfPdf(reader, bytes, 'ABCPD1234E');
  expect(asked).toEqual([
    { data: bytes, ...closed },
    { data: bytes, password: 'ABCPD1234E', ...closed },
  ]);
  expect(destroyed()).toBe(2);
});
