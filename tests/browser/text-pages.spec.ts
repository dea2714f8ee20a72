import { expect } from '@playwright/test';
import { storedValues } from '../../content/pages/stored-values';
import { test } from './kept-page';
import { quiet, requestsOf } from './loaded';

const named = storedValues.map(({ name }) => name as string);

test('after all that a visitor may do, nothing is kept but what the privacy page names', async ({ page, context }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url())) hosts.add(new URL(request.url()).host);
  });
  for (const address of ['/', '/?search=emi', '/about/', '/contact/', '/gst-calculator/', '/nothing-here/']) {
    await page.goto(address);
  }
  await page.goto('/emi-calculator/');
  await page.getByRole('textbox', { name: 'Loan amount' }).fill('12.5L');
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await page.getByRole('button', { name: 'Pin this result' }).click();
  await page.getByRole('button', { name: /dark theme/i }).click();
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Control+k');
  await page.waitForTimeout(500);
  await page.keyboard.press('Escape');
  await page.reload();
  const kept = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    values: JSON.stringify({ ...localStorage }),
  }));
  const cookies = (await context.cookies()).map(({ name }) => name);
  expect(kept.local).toContain('theme');
  expect([...kept.local, ...cookies].filter((name) => !named.includes(name))).toEqual([]);
  expect([kept.session, kept.databases, kept.caches, kept.workers]).toEqual([[], [], [], 0]);
  // What was typed is in none of it.
  expect(kept.values).not.toMatch(/12\.5|1250000|12,50,000/);
  expect(hosts.size).toBe(1);
});

test('no request is made because of what is typed', async ({ page }) => {
  await page.goto('/emi-calculator/');
  const loan = page.getByRole('textbox', { name: 'Loan amount' });
  await loan.fill('10L');
  // The first use brings what pages load when idle, the tips last.
  await page.locator('.tip').waitFor({ state: 'attached' });
  const asked = requestsOf(page, page.url());
  await quiet(page, asked);
  asked.length = 0;
  for (const amount of ['12.5L', '1.2cr', '7777777', 'nonsense', '15L']) {
    await loan.fill(amount);
    await page.waitForTimeout(350);
  }
  await loan.blur();
  await page.waitForTimeout(1_200);
  expect(asked).toEqual([]);
});

test('without a configured service no visitor is asked for consent and no queue of events exists', async ({ page }) => {
  for (const address of ['/emi-calculator/', '/privacy/']) {
    await page.goto(address);
    await page.waitForTimeout(1_500);
    await expect(page.locator('[data-consent-bar]')).toHaveCount(0);
    expect(await page.evaluate(() => [typeof window.dataLayer, typeof window.clarity])).toEqual([
      'undefined',
      'undefined',
    ]);
  }
});

test('a missing page leads home by a full load', async ({ page }) => {
  const response = await page.goto('/nothing-here/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.dataset.here = 'still';
  });
  await page.getByRole('link', { name: 'Go to Homepage' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.locator('html')).not.toHaveAttribute('data-here', 'still');
});

test('a popular calculator of the missing page goes home with the search filled in', async ({ page }) => {
  await page.goto('/nothing-here/');
  await page.getByRole('main').getByRole('link', { name: 'Income Tax' }).click();
  await expect(page).toHaveURL(/\/\?search=Income%20Tax$/);
});

test('the calls to action of the about page lead to the calculators and to contact', async ({ page }) => {
  await page.goto('/about/');
  await page.getByRole('main').getByRole('link', { name: 'Open the calculators' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.goBack();
  await page.getByRole('main').getByRole('link', { name: 'Contact us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
});

test('a calculator leads to its own corrections, and a link to its line of the list of all still does', async ({
  page,
}) => {
  await page.goto('/how-we-check/corrections/#hra-calculator');
  const row = page.locator('#hra-calculator');
  await expect(row).toBeInViewport();
  await row.getByRole('link', { name: 'HRA Calculator' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Corrections: HRA Calculator' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'HRA Calculator' }).click();
  await expect(page).toHaveURL(/:\d+\/hra-calculator\/$/);
});

test('the under-development page leads to all calculators', async ({ page }) => {
  await page.goto('/gst-return-calculator/');
  await expect(page.getByRole('heading', { level: 1, name: 'GST Return Calculator' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' })).toBeVisible();
  await page.getByRole('link', { name: 'Browse All Calculators' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});
