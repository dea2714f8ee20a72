/** A file of trades is read in a Web Worker, under the policy that the site is served with, and nothing of it is sent. */
import { expect } from '@playwright/test';
import writeXlsxFile from 'write-excel-file/universal';
import { test } from './kept-page';

const book = [
  'symbol,trade_date,trade_type,quantity,price,exchange',
  'SBI,2025-06-02,buy,100,500,NSE',
  'SBI,2025-08-04,sell,100,600,NSE',
];

test('a broker’s file is read in a worker, which ends with its answer', async ({ page }) => {
  await page.goto('/stock-market-tax-calculator/#v=1&trade=many');
  await page.getByRole('button', { name: 'Read a file' }).click();
  const started = page.waitForEvent('worker');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.url().includes('SBI')) sent.push(request.url());
  });
  await page
    .getByLabel('CSV or Excel files')
    .setInputFiles({ name: 'tradebook.csv', mimeType: 'text/csv', buffer: Buffer.from(book.join('\n')) });
  const worker = await started;
  await expect(page.getByText(/^2 lines read, 1 closed trade found\./)).toBeVisible();
  await expect.poll(() => page.workers()).not.toContain(worker);
  await page.getByRole('button', { name: 'Use these figures' }).click();
  await expect(page.getByLabel('Profits, before charges')).toHaveValue('10,000');
  expect(sent).toEqual([]);
});

test('an Excel file is read as the broker gives it, with lines that are pasted beside it', async ({ page }) => {
  await page.goto('/stock-market-tax-calculator/#v=1&trade=many');
  await page.getByRole('button', { name: 'Read a file' }).click();
  const heading = ['Symbol', 'Trade Date', 'Trade Type', 'Quantity', 'Price'];
  const sale = ['SBI', { value: new Date('2025-08-04'), type: Date, format: 'yyyy-mm-dd' }, 'sell', 100, 600];
  const data = await writeXlsxFile([{ sheet: 'Sheet1', data: [['Client ID', 'AB1234'], heading, sale] }]).toBlob();
  await page.getByLabel('CSV or Excel files').setInputFiles({
    name: 'tradebook.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(await data.arrayBuffer()),
  });
  await expect(page.getByText(/^1 sale has no purchase in the file, such as SBI on 4 Aug 2025\./)).toBeVisible();
  await page.getByLabel('Or paste lines here').fill(`${heading.join('\t')}\nSBI\t2025-06-02\tbuy\t100\t500`);
  await expect(page.getByText(/^2 lines read, 1 closed trade found\./)).toBeVisible();
});

test('a worker that cannot be fetched is reported', async ({ page }) => {
  await page.goto('/stock-market-tax-calculator/#v=1&trade=many');
  await page.getByRole('button', { name: 'Read a file' }).click();
  const box = page.getByLabel('Or paste lines here');
  await box.waitFor();
  await page.route('**/_next/static/chunks/**', (route) => route.abort());
  await box.fill(book.join('\n'));
  await expect(page.getByText(/^The file could not be read\./)).toBeVisible();
  await page.unroute('**/_next/static/chunks/**');
  await box.fill(`${book.join('\n')}\n`);
  await expect(page.getByText(/^2 lines read/)).toBeVisible();
});
