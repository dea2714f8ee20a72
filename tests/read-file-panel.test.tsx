/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Calculator } from '@/components/calculator/calculator';
import RowsControl from '@/components/calculator/rows-control';
import stockMarket from '@/content/calculators/stock-market-tax-calculator';
import { readFile } from '@/content/calculators/stock-market-tax-calculator/read-file';
import { type FileToRead, type ReadFile, rupees } from '@/lib/calculator';
import { FILE_END } from '@/lib/finance/trade-file';
import { lateCode } from './late-code';
import { toyRules } from './toy-calculator';

/** What jsdom has not: a worker, which answers later. `tests/browser/read-file.spec.ts` has the real one. */
class LateReader {
  static readonly running = new Set<LateReader>();
  onmessage: ((event: { readonly data: ReadFile }) => void) | null = null;
  onerror: (() => void) | null = null;
  constructor() {
    LateReader.running.add(this);
  }
  postMessage({ text: pasted, files, input }: FileToRead) {
    setTimeout(async () => {
      const text = [pasted, ...(await Promise.all(files.map((file) => file.text())))].join(FILE_END);
      if (!LateReader.running.has(this)) return;
      if (text.includes('break')) act(() => this.onerror?.());
      else act(() => this.onmessage?.({ data: readFile(text, input) }));
    });
  }
  terminate() {
    LateReader.running.delete(this);
  }
}

beforeAll(() => Object.assign(globalThis, { Worker: LateReader }));
afterEach(() => {
  cleanup();
  expect(LateReader.running.size).toBe(0);
});

const book = [
  'symbol,trade_date,trade_type,quantity,price,exchange',
  'SBI,2025-06-02,buy,100,500,NSE',
  'SBI,2025-08-04,sell,100,600,NSE',
].join('\n');

async function openPanel() {
  window.history.replaceState(null, '', '/#v=1&trade=many');
  const Nothing = () => null;
  render(
    <Calculator
      form={stockMarket}
      Rows={RowsControl}
      asExported={undefined}
      firstHeadline={[rupees('Left after charges and tax', 0)]}
      load={lateCode(stockMarket)}
      onAnswer={() => {}}
      BarActions={Nothing}
      Beside={Nothing}
      Below={Nothing}
      Notice={Nothing}
      name="Stock market tax"
      years={undefined}
      slug="stock-market-tax-calculator"
      rules={toyRules}
      related={[]}
      next={[]}
      sources={{}}
    />,
  );
  await act(async () => {});
  await userEvent.click(await screen.findByRole('button', { name: /^Read a file/ }));
  return screen.findByLabelText('Or paste lines here');
}

it('lines that are pasted become totals, once their figures are used', async () => {
  const box = await openPanel();
  fireEvent.change(box, { target: { value: book } });
  expect(await screen.findByText(/^2 lines read, 1 closed trade found\./)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Use these figures' }));
  expect(screen.getByLabelText('Profits, before charges')).toHaveValue('10,000');
  expect(screen.queryByLabelText('Or paste lines here')).toBeNull();
});

it('a file is read as its lines are, and a long one is not put into the box', async () => {
  const box = await openPanel();
  const long = `${book}\n${Array.from({ length: 1_000 }, () => 'SBI,2025-06-02,buy,100,500,NSE').join('\n')}`;
  const file = new File([long], 'tradebook.csv', { type: 'text/csv' });
  Object.assign(file, { text: async () => long });
  await userEvent.upload(screen.getByLabelText('CSV or Excel files'), file);
  expect(await screen.findByText(/^1,002 lines read, 1 closed trade found\./)).toBeVisible();
  expect(box).toHaveValue('');
  expect(screen.getByText('1 share is still held in whole or in part.')).toBeVisible();
});

it('what is no file of trades is reported, and nothing can be added', async () => {
  const box = await openPanel();
  fireEvent.change(box, { target: { value: 'Dear sir,\nmy trades are enclosed' } });
  expect(await screen.findByText(/^We did not find a line with the column names\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Use these figures' })).toBeDisabled();
});

it('the lines are read again when the form changes under them', async () => {
  const box = await openPanel();
  fireEvent.change(box, { target: { value: book } });
  expect(await screen.findByText(/Charges are by Zerodha\.$/)).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Broker'), 'groww');
  expect(await screen.findByText(/Charges are by Groww\.$/)).toBeVisible();
});

it('a worker that fails is reported, and the panel can be closed while one reads', async () => {
  const box = await openPanel();
  fireEvent.change(box, { target: { value: `${book}\nbreak` } });
  expect(await screen.findByText(/^The file could not be read\./)).toBeVisible();
  fireEvent.change(box, { target: { value: `${book}\n${' '.repeat(30_000)}` } });
  expect(screen.getByText('Reading …')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByLabelText('Or paste lines here')).toBeNull();
});
