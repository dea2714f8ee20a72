/** What the site does where the browser, the network or what is stored lets it down: everything works, and nothing throws. */
import { type Browser, type BrowserContext, chromium, expect, type Page, test } from '@playwright/test';
import config from '../../playwright.config';
import { brokenLoads, complaintsOf } from './complaints';
import { useUntil } from './hydrated';

test.use({ reuseContext: false });

const loan = (page: Page) => page.getByRole('textbox', { name: 'Loan amount' });
const headline = (page: Page) => page.locator('[data-headline]');
const stored = (page: Page, theme: string) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBe(theme);
const pages = ['/', '/emi-calculator/', '/gst-calculator/', '/about/', '/privacy/', '/contact/', '/nothing-here/'];

/** Uses the site as anybody would: every kind of page, both themes, a calculation, a step by link and back. */
async function useTheSite(page: Page): Promise<void> {
  for (const address of pages) {
    await page.goto(address);
    await expect(page.locator('h1')).toBeVisible();
  }
  await page.goto('/emi-calculator/');
  await loan(page).fill('12.5L');
  await expect(headline(page)).toHaveText('₹10,848');
  await page.getByRole('button', { name: /dark theme/i }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.getByRole('button', { name: /light theme/i }).click();
  await expect(page.locator('html')).not.toHaveClass(/dark/);
  await page.getByRole('button', { name: 'Reach a target' }).click();
  await expect(page.locator('#explore-panel')).not.toBeEmpty();
  await expect(page).toHaveURL(/loan=1250000/);
  await page.goto('/about/');
  await page.getByRole('main').getByRole('link', { name: 'Open the calculators' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await page
    .getByRole('link', { name: /^EMI Calculator/ })
    .first()
    .click();
  await expect(headline(page)).toHaveText('₹43,391');
  await page.goBack();
  await expect(page).toHaveURL(/:\d+\/$/);
}

// A test may end while a request that it holds up is still on its way.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test.describe('storage', () => {
  test('that is blocked, cookies too', async ({ page }) => {
    const complaints = await complaintsOf(page, brokenLoads);
    await page.addInitScript(() => {
      const blocked = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get: blocked });
      Object.defineProperty(window, 'sessionStorage', { get: blocked });
      Object.defineProperty(Document.prototype, 'cookie', { get: blocked, set: blocked });
    });
    await useTheSite(page);
    expect(complaints).toEqual([]);
  });

  test('whose every call fails', async ({ page }) => {
    const complaints = await complaintsOf(page, brokenLoads);
    await page.addInitScript(() => {
      for (const method of ['getItem', 'setItem', 'removeItem', 'key'] as const) {
        Storage.prototype[method] = () => {
          throw new DOMException('blocked', 'SecurityError');
        };
      }
    });
    await useTheSite(page);
    expect(complaints).toEqual([]);
  });

  test('that is full', async ({ page }) => {
    const complaints = await complaintsOf(page, brokenLoads);
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await useTheSite(page);
    expect(complaints).toEqual([]);
  });

  test('that is really full, to the last byte', async ({ page }) => {
    const complaints = await complaintsOf(page, brokenLoads);
    await page.goto('/privacy/');
    await page.evaluate(() => {
      for (let size = 1 << 21; size >= 1; size = Math.floor(size / 2)) {
        try {
          for (let count = 0; count < 8; count += 1) localStorage.setItem(`filling-${size}-${count}`, 'x'.repeat(size));
        } catch {
          // Full for this size: the next half is tried.
        }
      }
    });
    await useTheSite(page);
    expect(complaints).toEqual([]);
  });

  test('that holds other texts under every key', async ({ page, context, baseURL }) => {
    test.setTimeout(90_000);
    const complaints = await complaintsOf(page, brokenLoads);
    for (const corrupt of [
      '',
      'purple',
      'null',
      '[',
      '{"dark":true}',
      '[1,null,{"id":"x"},["a"]]',
      '"emi-calculator"',
      '<b>',
    ]) {
      await page.goto('/robots.txt');
      await page.evaluate((value) => {
        for (const key of ['theme', 'recentlyUsed', 'consent', 'sidebar_state']) localStorage.setItem(key, value);
      }, corrupt);
      await context.addCookies([{ name: 'sidebar_state', value: encodeURIComponent(corrupt), url: baseURL ?? '' }]);
      await page.goto('/emi-calculator/');
      await loan(page).fill('12.5L');
      await expect(headline(page), corrupt).toHaveText('₹10,848');
      expect([corrupt, await page.evaluate(() => document.documentElement.classList.contains('dark'))]).toEqual([
        corrupt,
        false,
      ]);
      await page.goto('/');
      await expect(page.getByRole('link', { name: /^EMI Calculator/ }).first()).toBeVisible();
      expect([corrupt, complaints]).toEqual([corrupt, []]);
    }
  });
});

test.describe('code that does not arrive', () => {
  /** Breaks the scripts that hold a text; returns what restores them. */
  async function breakScriptsWith(page: Page, text: string): Promise<() => Promise<void>> {
    const scripts = '**/_next/static/chunks/*.js';
    await page.route(scripts, async (route) => {
      const response = await route.fetch();
      if ((await response.text()).includes(text)) await route.abort();
      else await route.fulfill({ response });
    });
    return () => page.unrouteAll({ behavior: 'wait' });
  }

  test('raises a cancelable event, says so by name, and Reload Page brings the visitor back to their figures', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const store = window as unknown as { raised: boolean[] };
      store.raised = [];
      window.addEventListener('calculator:preload-error', (event) => store.raised.push(event.cancelable));
    });
    const restore = await breakScriptsWith(page, 'Growth over the tenure');
    await page.goto('/emi-calculator/#v=1&loan=1250000');
    const screen = page.getByRole('alert', { name: 'EMI Calculator' });
    await expect(screen.getByRole('heading', { name: 'Failed to Load Calculator' })).toBeVisible();
    await expect(screen).toContainText('Unable to load EMI Calculator.');
    expect(await page.evaluate(() => (window as unknown as { raised: boolean[] }).raised)).toEqual([true]);
    await restore();
    await screen.getByRole('button', { name: 'Reload Page' }).click();
    await expect(headline(page)).toHaveText('₹10,848');
    await expect(loan(page)).toHaveValue('12,50,000');
  });

  test('of the form alone, while React hydrates the rest, shows the error screen, whose button works', async ({
    page,
  }) => {
    const restore = await breakScriptsWith(page, 'Your figures');
    await page.goto('/emi-calculator/#v=1&loan=1250000');
    const screen = page.getByRole('alert', { name: 'EMI Calculator' });
    await expect(screen).toContainText('Unable to load EMI Calculator.');
    // React, which waits for that code, keeps clicks in this part from whoever listens above it.
    await page.waitForLoadState('networkidle');
    await restore();
    await screen.getByRole('button', { name: 'Reload Page' }).click();
    await expect(headline(page)).toHaveText('₹10,848');
    await expect(screen).toBeHidden();
  });

  test('is left to whoever cancels the event: the page stays as it came', async ({ page }) => {
    await page.addInitScript(() => {
      window.addEventListener('calculator:preload-error', (event) => event.preventDefault());
    });
    await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
    await page.goto('/emi-calculator/');
    await expect(headline(page)).toHaveText('₹43,391');
    await expect(page.getByRole('heading', { name: 'Working, step by step' })).toBeVisible();
    await expect(page.getByRole('alert', { name: 'EMI Calculator' })).toBeHidden();
  });

  // The code that answers loads after React has hydrated the page; the code of the answer's parts after that.
  for (const [what, text] of [
    ['that answers', 'Growth over the tenure'],
    ['of the answer’s parts', 'Working, step by step'],
  ] as const) {
    test(`${what} is left to whoever cancels the event too: the page stays as it came`, async ({ page }) => {
      await page.addInitScript(() => {
        const store = window as unknown as { raised: number };
        store.raised = 0;
        window.addEventListener('calculator:preload-error', (event) => {
          event.preventDefault();
          store.raised += 1;
        });
      });
      await breakScriptsWith(page, text);
      await page.goto('/emi-calculator/');
      const raised = () => page.evaluate(() => (window as unknown as { raised: number }).raised);
      await useUntil(page, () => expect.poll(raised, { timeout: 2_000 }).toBe(1));
      await page.waitForTimeout(300);
      await expect(headline(page)).toHaveText('₹43,391');
      await expect(page.getByRole('heading', { name: 'Working, step by step' })).toBeVisible();
      await expect(page.getByRole('alert', { name: 'EMI Calculator' })).toBeHidden();
    });
  }

  test('for a calculator reached by a link is reported, and Reload Page brings it', async ({ page }) => {
    await page.goto('/ppf-calculator/');
    await page.locator('[data-live]').waitFor();
    await page.evaluate(() => {
      const store = window as unknown as { raised: boolean[] };
      store.raised = [];
      window.addEventListener('calculator:preload-error', (event) => store.raised.push(event.cancelable));
    });
    const restore = await breakScriptsWith(page, 'The first EMI falls');
    await page.getByRole('link', { name: 'Hisaabi' }).first().click();
    await page
      .getByRole('link', { name: /^EMI Calculator/ })
      .first()
      .click();
    await expect(page).toHaveURL(/emi-calculator/);
    const screen = page.getByRole('main').getByRole('alert');
    await expect(screen).toContainText('Failed to Load Calculator');
    await expect(screen).toContainText('Unable to load this calculator.');
    expect(await page.evaluate(() => (window as unknown as { raised: boolean[] }).raised)).toEqual([true]);
    await restore();
    await screen.getByRole('button', { name: 'Reload Page' }).click();
    await expect(headline(page)).toHaveText('₹43,391');
  });

  test('of a tool is reported beside its button, and the calculator goes on', async ({ page }) => {
    const complaints = await complaintsOf(page, brokenLoads);
    await page.goto('/emi-calculator/');
    await loan(page).fill('12.5L');
    await expect(headline(page)).toHaveText('₹10,848');
    await expect(page.locator('[data-unhydrated]')).toHaveCount(0);
    await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
    await page.getByRole('button', { name: 'See the effect of a change' }).click();
    await expect(page.getByText('We could not load this.').first()).toBeVisible();
    await page.getByRole('button', { name: 'Excel' }).click();
    await expect(page.getByText('We could not load this.').nth(1)).toBeVisible();
    await loan(page).fill('10L');
    await expect(headline(page)).toHaveText('₹8,678');
    expect(complaints).toEqual([]);
  });

  test('at all is reported once, and leaves every page readable and its links leading on', async ({ page }) => {
    await page.addInitScript(() => {
      const store = window as unknown as { raised: boolean[] };
      store.raised = [];
      window.addEventListener('calculator:preload-error', (event) => store.raised.push(event.cancelable));
    });
    await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
    await page.goto('/emi-calculator/#v=1&loan=1250000');
    const screen = page.getByRole('alert', { name: 'EMI Calculator' });
    await expect(screen).toContainText('Unable to load EMI Calculator.');
    await expect(headline(page)).toBeHidden();
    await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { raised: boolean[] }).raised)).toEqual([true]);
    await page.unrouteAll({ behavior: 'wait' });
    await screen.getByRole('button', { name: 'Reload Page' }).click();
    await expect(headline(page)).toHaveText('₹10,848');
    await expect(screen).toBeHidden();
    await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
    await page.goto('/about/');
    await page.getByRole('main').getByRole('link', { name: 'Contact us' }).click();
    await expect(page).toHaveURL(/\/contact\/$/);
    await expect(page.getByRole('link', { name: 'Write to us' })).toBeVisible();
    await page.goto('/nothing-here/');
    await page.getByRole('link', { name: 'Go to Homepage' }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
  });

  test('for a step within the site still brings the page', async ({ page }) => {
    await page.goto('/about/', { waitUntil: 'networkidle' });
    // The data of the next page: without it the browser loads the page itself.
    await page.route('**/*.txt*', (route) => route.abort());
    await page.getByRole('main').getByRole('link', { name: 'Contact us' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
    await expect(page).toHaveURL(/\/contact\/$/);
  });
});

test.describe('a slow network', () => {
  test('shows the answer and takes what is typed before any script has come', async ({ page, context }) => {
    const complaints = await complaintsOf(page, brokenLoads);
    test.setTimeout(60_000);
    const network = await context.newCDPSession(page);
    await network.send('Network.enable');
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 80_000,
      uploadThroughput: 50_000,
    });
    await page.goto('/emi-calculator/', { waitUntil: 'commit' });
    await expect(headline(page)).toHaveText('₹43,391', { timeout: 10_000 });
    expect(await page.evaluate(() => document.querySelector('[data-live]'))).toBeNull();
    await loan(page).fill('12.5L');
    await expect(headline(page)).toHaveText('₹10,848', { timeout: 25_000 });
    await expect(loan(page)).toHaveValue('12.5L');
    expect(complaints).toEqual([]);
  });

  test('that breaks off after the page has come leaves a calculator that works', async ({ page, context }) => {
    const complaints = await complaintsOf(page, brokenLoads);
    await page.goto('/emi-calculator/');
    await loan(page).fill('12L');
    await expect(headline(page)).toHaveText('₹10,414');
    await expect(page.locator('[data-unhydrated]')).toHaveCount(0);
    await context.setOffline(true);
    await loan(page).fill('12.5L');
    await expect(headline(page)).toHaveText('₹10,848');
    await expect(page).toHaveURL(/loan=1250000/);
    expect(complaints).toEqual([]);
    await context.setOffline(false);
  });
});

test.describe('two tabs', () => {
  test('of one calculator keep their own figures', async ({ context }) => {
    const [first, second] = [await context.newPage(), await context.newPage()];
    await first.goto('/emi-calculator/');
    await second.goto('/emi-calculator/');
    await loan(first).fill('12.5L');
    await loan(second).fill('10L');
    await expect(headline(first)).toHaveText('₹10,848');
    await expect(headline(second)).toHaveText('₹8,678');
    await expect(first).toHaveURL(/1250000/);
    await first.reload();
    await expect(loan(first)).toHaveValue('12,50,000');
  });

  test('share the theme at the latest when one of them is loaded again', async ({ context }) => {
    const [first, second] = [await context.newPage(), await context.newPage()];
    await first.goto('/emi-calculator/');
    await second.goto('/about/');
    await first.getByRole('button', { name: /dark theme/i }).click();
    await stored(first, 'dark');
    await second.reload();
    await expect(second.locator('html')).toHaveClass(/dark/);
    await second.getByRole('button', { name: /light theme/i }).click();
    await stored(first, 'light');
    await first.reload();
    await expect(first.locator('html')).not.toHaveClass(/dark/);
  });

  test('one of which clears what is stored leave the other working', async ({ context }) => {
    const [first, second] = [await context.newPage(), await context.newPage()];
    const complaints = await complaintsOf(second, brokenLoads);
    await first.goto('/privacy/');
    await second.goto('/emi-calculator/');
    await second.getByRole('button', { name: /dark theme/i }).click();
    await first.evaluate(() => localStorage.clear());
    await loan(second).fill('12.5L');
    await expect(headline(second)).toHaveText('₹10,848');
    await second.getByRole('button', { name: /theme/i }).click();
    expect(complaints).toEqual([]);
  });
});

test.describe('Back and Forward', () => {
  /** A browser that keeps whole pages in memory, which Playwright's own does not. */
  async function withMemory(use: (context: BrowserContext) => Promise<void>, baseURL: string): Promise<void> {
    const browser: Browser = await chromium.launch({
      ...config.use?.launchOptions,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    try {
      await use(await browser.newContext({ baseURL }));
    } finally {
      await browser.close();
    }
  }

  test('from the browser’s memory bring a calculator back as it was left, hydrated', async ({ baseURL }) => {
    await withMemory(async (context) => {
      const page = await context.newPage();
      const complaints = await complaintsOf(page, brokenLoads);
      await page.addInitScript(() => {
        window.addEventListener('pageshow', ({ persisted }) => {
          document.documentElement.dataset.cameBack = String(persisted);
        });
      });
      await page.goto('/emi-calculator/');
      await loan(page).fill('12.5L');
      await expect(headline(page)).toHaveText('₹10,848');
      await page.goto('/nothing-here/');
      // By the page's own history: the driver of the browser waits for a load that does not happen.
      await page.evaluate(() => void window.setTimeout(() => window.history.back()));
      await expect(page).toHaveURL(/emi-calculator/);
      // Whole from memory: the page did not have to be put together again.
      await expect(page.locator('html')).toHaveAttribute('data-came-back', 'true');
      await expect(headline(page)).toHaveText('₹10,848');
      await loan(page).fill('10L');
      await expect(headline(page)).toHaveText('₹8,678');
      await expect(page).toHaveURL(/loan=1000000/);
      await page.evaluate(() => window.history.forward());
      await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
      expect(complaints).toEqual([]);
    }, baseURL ?? '');
  });

  test('without that memory bring it back from the address', async ({ page }) => {
    await page.goto('/emi-calculator/');
    await loan(page).fill('12.5L');
    await expect(page).toHaveURL(/loan=1250000/);
    await page.goto('/about/');
    await page.goBack();
    await expect(loan(page)).toHaveValue('12,50,000');
    await expect(headline(page)).toHaveText('₹10,848');
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: 'About Hisaabi' })).toBeVisible();
  });
});

test('lists whose code does not arrive say so in their place, and the calculator goes on', async ({ page }) => {
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    const answer = await route.fetch();
    if ((await answer.text()).includes('data-moves')) await route.abort();
    else await route.fulfill({ response: answer });
  });
  await page.goto('/emi-calculator/');
  await useUntil(page, () =>
    expect(page.getByText('Unable to load the list.').first()).toBeAttached({ timeout: 2_000 }),
  );
  await loan(page).fill('12.5L');
  await expect(headline(page)).toHaveText('₹10,848');
});
