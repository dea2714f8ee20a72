/** A Form 16 as a PDF, read in the browser under the site's policy: fetched on intent alone, sent nowhere. */
import { expect } from '@playwright/test';
import { traces } from '../form16/layouts';
import { pdfOf } from '../form16/pdf';
import { test } from './kept-page';

const asFile = (buffer: Buffer) => ({ name: 'form16.pdf', mimeType: 'application/pdf', buffer });

test('a PDF fills the boxes; PDF.js comes with the first file and nothing is sent', async ({ page }) => {
  const requests: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('blocked by Playwright'))
      complaints.push(message.text());
  });
  await page.goto('/form16-calculator/');
  await page.locator('[data-calculator][data-live]').waitFor();
  await page.getByRole('button', { name: 'Fill from your Form 16' }).click();
  const file = page.getByLabel('Open a PDF');
  await file.waitFor();
  expect(requests.filter((each) => each.includes('/pdf/'))).toEqual([]);

  const panel = page.getByRole('group', { name: 'Fill from your Form 16' });
  await file.setInputFiles(asFile(pdfOf(null)));
  await expect(panel.getByText('is a scan and has no text')).toBeVisible();
  await file.setInputFiles(asFile(Buffer.from('no PDF')));
  await expect(panel.getByText('could not read this file as a PDF')).toBeVisible();
  await file.setInputFiles(asFile(pdfOf(traces, 'ABCPD1234E')));
  await panel.getByLabel('Password of the PDF').fill('ABCPD1234E');
  await panel.getByRole('button', { name: 'Open with this password' }).click();
  await panel.getByRole('button', { name: 'Fill the boxes' }).click();
  await expect(page.getByRole('textbox', { name: 'Salary, section 17(1)' })).toHaveValue('15,00,000');
  await expect(page.getByRole('textbox', { name: 'Tax deducted, Part A' })).toHaveValue('1,03,992');
  await expect(page.locator('[data-calculator]').getByText('₹6,180').first()).toBeVisible();

  expect(new Set(requests.filter((each) => each.includes('/pdf/'))).size).toBe(2);
  expect(requests.filter((each) => !each.startsWith('GET '))).toEqual([]);
  expect(complaints).toEqual([]);
});
