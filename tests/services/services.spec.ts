/** The export as it is when every service is configured. No request leaves this machine: each service is a stub. */
import { expect, type Page, test } from '@playwright/test';
import { violationsOf } from '../browser/axe';
import { openHydrated } from '../browser/hydrated';

/** Answers for the services in place of their hosts; returns the addresses that were asked for. */
async function stubs(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    (url) => url.hostname !== 'localhost',
    async (route) => {
      asked.push(route.request().url());
      const isForm = route.request().url().includes('hsforms');
      const body = isForm
        ? "window.hbspt={forms:{create:(o)=>{document.querySelector(o.target).innerHTML='<form><label>Name <input></label></form>'}}}"
        : '';
      await route.fulfill({ contentType: 'text/javascript', body });
    },
  );
  return asked;
}
const bar = (page: Page) => page.getByRole('region', { name: 'Your choice about visit counting' });
const queue = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).flatMap((each) =>
      typeof each === 'object' && each && 'event' in each ? [each as { event: string } & Record<string, unknown>] : [],
    ),
  );
const events = async (page: Page) => (await queue(page)).map(({ event }) => event);

test('before an answer, and after a refusal, nothing loads and nothing is kept; the question does not come back', async ({
  page,
}) => {
  const asked = await stubs(page);
  await page.goto('/emi-calculator/');
  await expect(bar(page)).toBeVisible();
  await page.getByRole('textbox', { name: 'Loan amount' }).fill('12.5L');
  expect(await page.evaluate(() => [typeof window.dataLayer, typeof window.clarity])).toEqual([
    'undefined',
    'undefined',
  ]);
  await bar(page).getByRole('button', { name: 'Refuse' }).click();
  await expect(bar(page)).toHaveCount(0);
  await page.goto('/about/');
  await page.waitForTimeout(1_800);
  await expect(bar(page)).toHaveCount(0);
  expect(await page.evaluate(() => [typeof window.dataLayer, typeof window.clarity])).toEqual([
    'undefined',
    'undefined',
  ]);
  expect(asked).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});

test('the bar moves nothing, is second in the order of the keyboard, and Refuse and Allow are alike', async ({
  page,
}) => {
  await stubs(page);
  // Asking a page anything counts as using it; until then it must have hydrated unused.
  await openHydrated(page, '/emi-calculator/');
  // The font may still arrive and move a line by a hair: what counts is what moves when the bar comes. What a chart that comes to life at
  // that moment puts in the place of its drawing goes from its place to none, and moves nothing.
  await page.evaluate(async () => {
    await document.fonts.ready;
    const counted = window as unknown as { shift: number };
    counted.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as { value: number; sources: { currentRect: DOMRectReadOnly }[] };
        if (sources.some(({ currentRect }) => currentRect.width > 0 || currentRect.height > 0)) counted.shift += value;
      }
    }).observe({ type: 'layout-shift' });
  });
  await expect(bar(page)).toHaveCount(0);
  await expect(bar(page)).toBeVisible();
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0);
  const size = async (name: string) => {
    const box = await bar(page).getByRole('button', { name }).boundingBox();
    return [Math.round(box?.height ?? 0), (box?.height ?? 0) >= 44];
  };
  expect(await size('Refuse')).toEqual(await size('Allow'));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(bar(page).getByRole('link', { name: 'Privacy' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(bar(page).getByRole('button', { name: 'Refuse' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bar(page)).toHaveCount(0);
});

for (const theme of ['light', 'dark']) {
  for (const width of [360, 1280]) {
    test(`axe finds nothing in the bar, the choice and the form, ${theme}, ${width} px`, async ({ browser }) => {
      test.setTimeout(120_000);
      const context = await browser.newContext({ viewport: { width, height: 740 } });
      await context.addInitScript((stored) => localStorage.setItem('theme', stored), theme);
      const page = await context.newPage();
      await stubs(page);
      for (const address of ['/privacy/', '/contact/', '/emi-calculator/']) {
        await page.goto(address);
        await expect(bar(page)).toBeVisible();
        expect([address, await violationsOf(page)]).toEqual([address, []]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
          0,
        );
      }
      await context.close();
    });
  }
}

test('once allowed, the services load and the visit is sent, without a figure, a search or a fragment', async ({
  page,
}) => {
  const asked = await stubs(page);
  await page.goto('/emi-calculator/#v=1&loan=1234567');
  expect(page.url()).toMatch(/1234567|12,34,567|76\.5|7650000|loan=|#v|₹/);
  await bar(page).getByRole('button', { name: 'Allow' }).click();
  await expect.poll(() => asked.length).toBe(2);
  expect(asked.sort()).toEqual([
    'https://www.googletagmanager.com/gtag/js?id=G-TEST',
    'https://www.googletagmanager.com/gtm.js?id=GTM-TEST',
  ]);
  await page.getByRole('textbox', { name: 'Loan amount' }).fill('76.5L');
  await page.getByRole('textbox', { name: 'Loan amount' }).blur();
  await page.getByRole('button', { name: 'Reach a target' }).click();
  await page.getByRole('button', { name: /dark theme/i }).click();
  await page.keyboard.press('End');
  await expect
    .poll(() => events(page))
    .toEqual(
      expect.arrayContaining([
        'device_usage',
        'page_view',
        'category_view',
        'calculator_view',
        'form_start',
        'form_interaction',
        'form_submit',
        'calculator_interaction',
        'theme_toggle',
        'user_preference',
        'engagement',
      ]),
    );
  const all = await page.evaluate(() =>
    JSON.stringify(
      (window.dataLayer ?? []).map((each) =>
        Object.prototype.toString.call(each) === '[object Arguments]' ? [...(each as IArguments)] : each,
      ),
    ),
  );
  expect(all).toContain('"calculator_name":"EMI Calculator"');
  expect(all).toMatch(/"page_location":"http:\/\/localhost:\d+\/emi-calculator\/"/);
  expect(all).not.toMatch(/1234567|12,34,567|76\.5|7650000|loan=|#v|₹/);
});

test('steps within the site, a missing page and the way home from it are tracked', async ({ page }) => {
  await stubs(page);
  await page.goto('/about/');
  await bar(page).getByRole('button', { name: 'Allow' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Contact us' }).click();
  await expect(page).toHaveURL(/\/contact\/$/);
  await expect.poll(() => events(page)).toEqual(expect.arrayContaining(['about_page', 'navigation', 'contact_page']));
  expect((await queue(page)).find(({ event }) => event === 'navigation')).toMatchObject({
    from_path: '/about/',
    to_path: '/contact/',
  });
  await page.goto('/salary-of-1234567/');
  await expect.poll(() => events(page)).toEqual(expect.arrayContaining(['not_found_page']));
  expect((await queue(page)).find(({ event }) => event === 'page_view')).toMatchObject({ page_path: '/404/' });
  await page.evaluate(() => {
    document.addEventListener('click', (event) => event.preventDefault());
  });
  await page.getByRole('link', { name: 'Go to Homepage' }).click();
  await expect.poll(() => events(page)).toEqual(expect.arrayContaining(['go_home_from_404']));
});

test('the recorder loads on a page of text and not on a calculator, nor does it go along to one', async ({ page }) => {
  const asked = await stubs(page);
  const recorder = () => asked.filter((address) => address.includes('clarity')).length;
  await page.goto('/about/');
  await bar(page).getByRole('button', { name: 'Allow' }).click();
  await expect.poll(recorder).toBe(1);
  await page.getByRole('main').getByRole('link', { name: 'Open the calculators' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await page
    .getByRole('link', { name: /^EMI Calculator/ })
    .first()
    .click();
  await expect(page).toHaveURL(/emi-calculator/);
  // The page is loaded afresh meanwhile, which ends whatever is asked of it in that moment.
  await expect(async () => {
    expect(await page.evaluate(() => typeof window.clarity)).toBe('undefined');
    expect(await events(page)).toContain('calculator_view');
  }).toPass();
  expect(recorder()).toBe(1);
});

test('the answer can be changed on the privacy page: withdrawn, the services are gone', async ({ page }) => {
  const asked = await stubs(page);
  await page.goto('/privacy/');
  await bar(page).getByRole('button', { name: 'Allow' }).click();
  await expect.poll(() => asked.length).toBe(3);
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the service sets it
    document.cookie = '_ga=GA1.1.1; path=/';
  });
  const choice = page.getByRole('group', { name: 'Your choice about visit counting' });
  await expect(choice.getByRole('status')).toContainText('You have allowed it.');
  await Promise.all([page.waitForEvent('load'), choice.getByRole('button', { name: 'Refuse' }).click()]);
  await expect(choice.getByRole('status')).toContainText('You have refused it.');
  await page.waitForTimeout(1_500);
  expect(await page.evaluate(() => [typeof window.dataLayer, document.cookie])).toEqual(['undefined', '']);
  expect(asked).toHaveLength(3);
});

test('an answer given in one tab holds in the other', async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  for (const page of [first, second]) {
    await stubs(page);
    await page.goto('/about/');
    await expect(bar(page)).toBeVisible();
  }
  await bar(first).getByRole('button', { name: 'Refuse' }).click();
  await expect(bar(second)).toHaveCount(0);
});

test('with storage blocked the question can be answered and the page works', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await stubs(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto('/emi-calculator/');
  await bar(page).getByRole('button', { name: 'Refuse' }).click();
  await expect(bar(page)).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('services that do not answer leave the page as it is', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.route(
    (url) => url.hostname !== 'localhost',
    (route) => route.abort(),
  );
  await page.goto('/emi-calculator/');
  await bar(page).getByRole('button', { name: 'Allow' }).click();
  await page.getByRole('textbox', { name: 'Loan amount' }).fill('12.5L');
  await expect(page.locator('[data-headline]')).toHaveText('₹10,848');
  expect(errors).toEqual([]);
});

test.describe('the contact form', () => {
  const script = 'script[src*="hsforms"]';

  test('loads when it is asked for, once, and leaves with the page', async ({ page }) => {
    const asked = await stubs(page);
    await page.goto('/contact/', { waitUntil: 'networkidle' });
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Open the contact form' }).click();
    await expect(page.getByLabel('Name')).toBeVisible();
    expect(asked).toEqual(['https://js.hsforms.net/forms/embed/v2.js']);
    await expect(page.locator(script)).toHaveCount(1);
    await expect(page.locator(script)).toHaveAttribute('defer', '');
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect(page.locator(script)).toHaveCount(0);
  });

  test('that does not come leaves the e-mail address', async ({ page }) => {
    await page.route(
      (url) => url.hostname !== 'localhost',
      (route) => route.abort(),
    );
    await page.goto('/contact/');
    await page.getByRole('button', { name: 'Open the contact form' }).click();
    await expect(page.getByText('The form could not be loaded.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', /^mailto:/);
  });
});

test('the privacy page says which services are on', async ({ page }) => {
  await stubs(page);
  await page.goto('/privacy/');
  const main = page.getByRole('main');
  await expect(main.getByText('Switched on, with your consent.')).toHaveCount(3);
  await expect(main).toContainText('Google Tag Manager, Google Analytics and Microsoft Clarity may count your visits');
  await expect(main.getByRole('heading', { name: 'The contact form' })).toBeVisible();
  await expect(main).not.toContainText('None of them is switched on');
});
