import { expect } from '@playwright/test';
import { test } from './kept-page';

test.describe('a step within the site', () => {
  test('shows a skeleton while the page is on its way, then the page at its top', async ({ page }) => {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/sip-calculator\/.*(txt|_rsc)|sip-calculator\.txt/, async (route) => {
      await held;
      await route.continue();
    });
    await page.evaluate(() => window.scrollTo(0, 600));
    await page.locator('main a[href="/sip-calculator/"]').first().click();
    await expect(page.getByRole('status').filter({ hasText: 'Loading the page' })).toBeAttached();
    await expect(page.locator('html[data-pending]')).toHaveCount(1);
    await expect(page.locator('main h1')).toBeHidden();
    release();
    await expect(page.getByRole('heading', { level: 1, name: 'SIP Calculator' })).toBeVisible();
    await expect(page.locator('html[data-pending]')).toHaveCount(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('keeps the structured data in step with the page', async ({ page }) => {
    await page.goto('/emi-calculator/');
    const facts = page.locator('script[type="application/ld+json"]');
    const graph = async () => JSON.parse((await facts.textContent()) ?? '')['@graph'];
    await expect(facts).toHaveCount(1);
    expect(await facts.textContent()).toContain('EMI Calculator');
    await page.locator('footer a[href="/about/"]').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('About');
    await expect
      .poll(graph)
      .toMatchObject([{ '@type': 'WebPage', author: { '@type': 'Person' } }, { '@type': 'BreadcrumbList' }]);
    await page.locator('header a[href="/"]').click();
    await expect(page.locator('main input[type="search"]')).toBeVisible();
    await expect
      .poll(async () => (await graph())[0])
      .toMatchObject({ '@type': 'WebApplication', offers: { price: 0, priceCurrency: 'INR' } });
    const [home] = await graph();
    expect(new URL(home.url).pathname).toBe('/');
    await page.locator('main a[href="/sip-calculator/"]').first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'SIP Calculator' })).toBeVisible();
    await expect
      .poll(async () => (await graph())[1].itemListElement)
      .toMatchObject([{ name: 'Home' }, { position: 2, name: 'SIP Calculator' }]);
    await expect(facts).toHaveCount(1);
    const [, , questions] = await graph();
    expect(questions.mainEntity.length).toBeGreaterThan(3);
    expect(questions.mainEntity[0]).toMatchObject({ '@type': 'Question', acceptedAnswer: { '@type': 'Answer' } });
  });

  test('a search of the bar from a scrolled home page shows its results from their top; a chip does not move the page', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 700 });
    await page.goto('/');
    await page.evaluate(() => window.scrollTo(0, 900));
    const box = page.locator('header').getByRole('combobox');
    await box.fill('tax');
    await box.press('ArrowUp');
    await page.locator('header form button[type="submit"]').click();
    await expect(page).toHaveURL(/\?search=tax/);
    await expect(page.getByText(/calculators found/).first()).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goto('/');
    await page.evaluate(() => window.scrollTo(0, 120));
    await page.getByRole('button', { name: 'Property', exact: true }).click();
    await expect(page).toHaveURL(/category=Property/);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(60);
  });
});

test('the missing page has all tags but an address of its own', async ({ page }) => {
  await page.goto('/no-such-page/');
  const content = (selector: string) => page.locator(selector).first().getAttribute('content');
  expect(await content('meta[name="robots"]')).toContain('noindex');
  expect((await content('meta[name="description"]'))?.length).toBeGreaterThan(60);
  for (const tag of ['meta[name="keywords"]', 'meta[property="og:title"]', 'meta[name="twitter:card"]']) {
    expect(await content(tag)).toBeTruthy();
  }
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
});
