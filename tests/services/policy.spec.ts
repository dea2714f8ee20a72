/** With every service configured the policy permits their hosts, each for what it needs, and no others; ours stays unrefused. */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { serviceHosts } from '../../content/service-hosts';

const policy = (
  JSON.parse(readFileSync('deploy/headers.json', 'utf8')) as { pages: Record<'Content-Security-Policy', string> }
).pages['Content-Security-Policy'];

/** Stubs in place of the services; each tells that it ran and asks its own hosts, as the real one would. */
async function stubs(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    (url) => url.hostname !== 'localhost',
    async (route) => {
      const { hostname } = new URL(route.request().url());
      asked.push(hostname);
      const asks =
        hostname === 'www.googletagmanager.com'
          ? "fetch('https://region1.google-analytics.com/g/collect',{method:'POST',mode:'no-cors'});new Image().src='https://www.google-analytics.com/x.gif'"
          : hostname === 'www.clarity.ms'
            ? "fetch('https://y.clarity.ms/collect',{method:'POST',mode:'no-cors'});new Image().src='https://c.clarity.ms/c.gif'"
            : hostname === 'js.hsforms.net'
              ? "window.hbspt={forms:{create:(o)=>{document.querySelector(o.target).innerHTML='<form action=\"https://forms.hsforms.com/submit\"><label>Name <input></label></form>';fetch('https://forms.hsforms.com/embed/v3/x',{mode:'no-cors'});new Image().src='https://forms-na1.hsforms.com/embed/v3/counters.gif';if(o.css!=='')throw new Error('styles of its own')}}}"
              : '';
      await route.fulfill({ contentType: 'text/javascript', body: asks });
    },
  );
  return asked;
}

async function complaintsOf(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (/Content Security Policy|refused:/i.test(message.text())) complaints.push(message.text());
  });
  await page.addInitScript(() => {
    window.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.warn(`refused: ${effectiveDirective} ${blockedURI}`),
    );
  });
  return complaints;
}

test('the policy names the hosts of the services, each in its place, and nothing looser', () => {
  const sources = (directive: string) => policy.split('; ').find((each) => each.startsWith(`${directive} `)) ?? '';
  for (const needs of Object.values(serviceHosts)) {
    for (const host of needs.script) expect(sources('script-src')).toContain(host);
    for (const host of needs.connect) expect(sources('connect-src')).toContain(host);
    for (const host of needs.image) expect(sources('img-src')).toContain(host);
  }
  expect(sources('frame-src')).toBe('frame-src https://*.hsforms.com');
  expect(sources('style-src').replace(/ 'sha256-[^']+'/g, '')).toBe("style-src 'self'");
  expect(policy).not.toMatch(/unsafe|http:|\s\*|https:\/\/\*(?:[;\s]|\.\w+(?:[;\s]|$))|c\.bing/);
});

test('tags, analytics and recording do their work, and nothing is refused on the way through the site', async ({
  page,
}) => {
  const asked = await stubs(page);
  const complaints = await complaintsOf(page);
  await page.goto('/about/');
  await page.getByRole('button', { name: 'Allow' }).click();
  for (const host of ['www.clarity.ms', 'y.clarity.ms', 'c.clarity.ms', 'region1.google-analytics.com']) {
    await expect.poll(() => asked).toContain(host);
  }
  await page.goto('/emi-calculator/');
  await page.getByRole('textbox', { name: 'Loan amount' }).fill('12.5L');
  await expect(page.locator('[data-headline]')).toHaveText('₹10,848');
  await page.getByRole('button', { name: 'Reach a target' }).click();
  await page.getByRole('button', { name: /dark theme/i }).click();
  await page.goto('/privacy/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first().click();
  await expect(page).toHaveURL(/about/);
  expect(complaints).toEqual([]);
});

test('the contact form loads, is drawn in the page’s own styles, and asks its own hosts', async ({ page }) => {
  const asked = await stubs(page);
  const complaints = await complaintsOf(page);
  await page.goto('/contact/');
  await page.getByRole('button', { name: 'Open the contact form' }).click();
  await expect(page.getByLabel('Name')).toBeVisible();
  await expect.poll(() => asked).toEqual(['js.hsforms.net', 'forms.hsforms.com', 'forms-na1.hsforms.com']);
  expect(complaints).toEqual([]);
});

test('a script that a tag would write into the page does not run', async ({ page }) => {
  await stubs(page);
  const complaints = await complaintsOf(page);
  await page.goto('/about/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.ran = true';
    document.head.append(script);
  });
  await expect.poll(() => complaints.length).toBeGreaterThan(0);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});
