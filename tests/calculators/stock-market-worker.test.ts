/** The worker that reads a broker's files: it names a file that says nothing, and reads Unicode text of Excel. */

import stockMarket from '@/content/calculators/stock-market-tax-calculator';
import { textOfFile } from '@/content/calculators/stock-market-tax-calculator/file-text';
import { defaultInput, type FileToRead, type ReadFile } from '@/lib/calculator';

const BOOK = 'Symbol,Date,Type,Quantity,Price\nSBI,2025-06-02,buy,1,5\nSBI,2025-08-01,sell,1,6';

async function answerTo(asked: Pick<FileToRead, 'text' | 'files'>): Promise<ReadFile> {
  const own = globalThis as { self?: unknown };
  const before = own.self;
  try {
    return await new Promise<ReadFile>((resolve, reject) => {
      const worker: {
        onmessage?: (event: { data: FileToRead }) => Promise<void>;
        postMessage: (read: ReadFile) => void;
      } = {
        postMessage: resolve,
      };
      own.self = worker;
      jest.isolateModules(() => require('@/content/calculators/stock-market-tax-calculator/read-file-worker'));
      worker.onmessage?.({ data: { ...asked, input: defaultInput(stockMarket.fields) } }).catch(reject);
    });
  } finally {
    own.self = before;
  }
}

it('a file without column names beside one with them is named', async () => {
  const files = [new File([BOOK], 'book.csv'), new File(['<table>'], 'rest.csv')];
  const { rows, wrong } = await answerTo({ text: '', files });
  expect(rows).toHaveLength(1);
  expect(wrong).toEqual(['“rest.csv” does not count: we did not find a line with the column names in it.']);
});

it('lines pasted without column names beside a file are named', async () => {
  const { wrong } = await answerTo({ text: 'SBI,2025-06-02,buy,1,5', files: [new File([BOOK], 'book.csv')] });
  expect(wrong).toEqual([expect.stringMatching(/^The lines that you pasted do not count/)]);
});

it('where none has column names, the needed ones are said once', async () => {
  const { wrong } = await answerTo({ text: 'a', files: [new File(['b'], 'b.csv')] });
  expect(wrong).toEqual([expect.stringMatching(/^We did not find a line with the column names/)]);
});

it.each([true, false])('UTF-16 text is read by its byte order mark, little end first: %s', async (little) => {
  const view = new DataView(new ArrayBuffer(2 * (BOOK.length + 1)));
  for (const [at, letter] of [...`\ufeff${BOOK}`].entries()) view.setUint16(2 * at, letter.charCodeAt(0), little);
  expect(await textOfFile(new File([view.buffer], 'book.txt'))).toEqual({ text: BOOK });
});
