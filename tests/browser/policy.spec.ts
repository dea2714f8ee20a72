/** The site under its Content-Security-Policy: nothing of ours is refused, whatever is used (each page by itself: visits.spec.ts); what is not ours is. */
import { createServer, request as requestTo } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { complaintsOf } from './complaints';
import { openHydrated } from './hydrated';

/** Types into the first box of a calculator and waits for its code. */
async function use(page: Page): Promise<void> {
  await page.locator('[data-calculator][data-live]').waitFor();
  await page.locator('[data-calculator] input[inputmode]:visible').first().fill('12');
}

for (const [width, height] of [
  [360, 740],
  [1280, 860],
] as const) {
  test.describe(`at ${width} px nothing is refused`, () => {
    test.use({ viewport: { width, height } });

    test('in menus, panels, tooltips, messages, search and themes', async ({ page }) => {
      const complaints = await complaintsOf(page);
      await openHydrated(page, '/emi-calculator/');
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').fill('sip');
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('Escape');
      const openers =
        width < 768
          ? ['Toggle sidebar', 'Search calculators']
          : ['Toggle sidebar', 'All Calculators', 'Toggle sidebar'];
      for (const name of openers) {
        const opener = page.getByRole('banner').getByRole('button', { name, exact: true });
        await opener.hover();
        await opener.click();
        if (width < 768 || name === 'All Calculators') {
          await expect(page.getByRole('dialog')).toBeVisible();
          await page.keyboard.press('Escape');
          await expect(page.getByRole('dialog')).toHaveCount(0);
        }
      }
      await page.getByRole('button', { name: /dark theme/i }).hover();
      await page.getByRole('button', { name: /dark theme/i }).click();
      await page.getByRole('button', { name: /light theme/i }).click();
      if (width >= 1024) {
        await page.getByRole('banner').getByRole('combobox').fill('gst');
        await expect(page.getByRole('option').first()).toBeVisible();
        await page.keyboard.press('Escape');
      }
      // A message, as the site shows after copying.
      await page.getByRole('button', { name: 'Share', exact: true }).click();
      await page.getByRole('button', { name: 'Copy link' }).click();
      await page.waitForTimeout(300);
      expect(complaints).toEqual([]);
    });

    test('in the tools of a calculator, in what can be taken away, and in print', async ({ page }) => {
      test.setTimeout(90_000);
      const complaints = await complaintsOf(page);
      await openHydrated(page, '/emi-calculator/');
      await use(page);
      await page.locator('[data-calculator]').getByRole('slider').first().press('ArrowRight');
      for (const tool of ['Compare', 'Reach a target', 'See the effect of a change', 'What matters most']) {
        await page.getByRole('button', { name: tool, exact: true }).click();
        await expect(page.locator('#explore-panel')).not.toBeEmpty();
        if (tool === 'Compare') await page.getByRole('button', { name: 'Pin this result' }).click();
      }
      // On a phone a longer table is closed, and its buttons with it.
      await page.evaluate(() => {
        for (const fold of document.querySelectorAll('details:has([data-track="csv"])')) fold.setAttribute('open', '');
      });
      for (const name of [/^Excel/, /^CSV/]) {
        const file = page.waitForEvent('download');
        await page.getByRole('button', { name }).first().click();
        await file;
      }
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('button', { name: 'Copy as text' }).click();
      for (const chart of await page.getByRole('img').all()) await chart.hover({ trial: true }).catch(() => {});
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
      await page.emulateMedia({ media: 'print' });
      await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
      await page.emulateMedia({ media: 'screen' });
      await page.getByRole('button', { name: 'Reset' }).click();
      expect(complaints).toEqual([]);
    });

    test('on the way through the site, there and back', async ({ page }) => {
      const complaints = await complaintsOf(page);
      await openHydrated(page, '/');
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      const steps = [
        page
          .getByRole('main')
          .getByRole('link', { name: /^EMI Calculator/ })
          .first(),
        page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).first(),
        page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first(),
      ];
      for (const link of steps) {
        const before = page.url();
        await link.click();
        await expect(page).not.toHaveURL(before);
        await expect(page.locator('h1')).toBeVisible();
      }
      await page.goBack();
      await page.goBack();
      await use(page);
      await expect(page).toHaveURL(/emi-calculator/);
      // All of that in one document: its first page's policy held for every page.
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
      expect(complaints).toEqual([]);
    });

    test('in the look-up of bank branches, the public service included', async ({ page }) => {
      const complaints = await complaintsOf(page);
      let asked = 0;
      await page.route('https://ifsc.razorpay.com/**', (route) => {
        asked += 1;
        return route.fulfill({ status: 404, body: 'Not Found', headers: { 'Access-Control-Allow-Origin': '*' } });
      });
      await openHydrated(page, '/ifsc-lookup/');
      const box = page.getByRole('textbox', { name: 'IFSC, MICR, or bank and place' });
      await box.fill('sbi andheri west');
      await box.press('Enter');
      await expect(page.locator('[data-outcome="words"]')).toBeVisible();
      await box.fill('HDFC0000060');
      await expect(page.locator('[data-branch]')).toHaveAttribute('data-branch', 'HDFC0000060');
      const bank = page.getByRole('combobox', { name: 'Bank' });
      await bank.fill('hdf');
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await box.fill('IPOS0000001');
      await page.getByRole('button', { name: 'Ask the public service' }).click();
      await expect.poll(() => asked).toBe(1);
      expect(complaints).toEqual([]);
    });
  });
}

test('a page whose data comes long after React has started hydrates all the same', async ({ page, baseURL }) => {
  const complaints = await complaintsOf(page);
  // The site, but the last part of a page, with React's data in it, is held back until it is let go.
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const slow = createServer((asked, answer) => {
    const { 'accept-encoding': _, ...headers } = asked.headers;
    requestTo(new URL(asked.url ?? '/', baseURL), { headers }, async (answered) => {
      answer.writeHead(answered.statusCode ?? 0, answered.headers);
      const chunks: Buffer[] = [];
      for await (const chunk of answered) chunks.push(chunk as Buffer);
      const body = Buffer.concat(chunks);
      const cut = body.lastIndexOf('<script type="text/plain">');
      if (cut === -1) return answer.end(body);
      answer.write(body.subarray(0, cut + 5_000));
      await held;
      answer.end(body.subarray(cut + 5_000));
    }).end();
  });
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
  try {
    await page.goto(`http://localhost:${(slow.address() as AddressInfo).port}/emi-calculator/`, {
      waitUntil: 'commit',
    });
    // Next.js has taken over the queue: what is pushed now goes to React at once.
    await page.waitForFunction(() => {
      const { __next_f: queue } = window as unknown as { __next_f?: unknown[] };
      return queue !== undefined && queue.push !== Array.prototype.push;
    });
    expect(await page.locator('[data-live]').count()).toBe(0);
    letGo();
    await use(page);
    await expect(page).toHaveURL(/#v=[12]/);
    expect(complaints).toEqual([]);
  } finally {
    letGo();
    slow.closeAllConnections();
    slow.close();
  }
});

test.describe('what is not ours', () => {
  /** What the policy refuses of it, by directive. */
  async function refused(page: Page, attempt: () => void): Promise<string[]> {
    const directives: string[] = [];
    await page.exposeFunction('tellRefused', (directive: string) => directives.push(directive));
    await page.addInitScript(() => {
      window.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
        (window as unknown as { tellRefused: (directive: string) => void }).tellRefused(effectiveDirective),
      );
    });
    await openHydrated(page, '/404.html');
    await page.evaluate(attempt);
    await page.waitForTimeout(1_000);
    return directives;
  }

  test('does not run: an inline script, a handler, a script of another host, text as code', async ({ page }) => {
    const directives = await refused(page, () => {
      const inline = document.createElement('script');
      inline.textContent = 'window.ran = true';
      document.body.append(inline);
      const foreign = document.createElement('script');
      foreign.src = 'https://elsewhere.example/x.js';
      document.body.append(foreign);
      document.body.insertAdjacentHTML('beforeend', '<p onclick="window.ran = true">x</p>');
      document.body.lastElementChild?.dispatchEvent(new MouseEvent('click'));
      // Later, for the driver of the browser may do what a page may not.
      window.setTimeout(() => {
        try {
          // biome-ignore lint/security/noGlobalEval: it is to be refused
          window.eval('window.ran = true');
        } catch {
          // Refused.
        }
      });
    });
    expect(directives.sort()).toEqual(['script-src', 'script-src-attr', 'script-src-elem', 'script-src-elem']);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  });

  test('is neither asked, nor framed, nor sent a form, nor styles the page', async ({ page }) => {
    const directives = await refused(page, () => {
      void fetch('https://elsewhere.example/').catch(() => {});
      document.body.insertAdjacentHTML(
        'beforeend',
        '<img src="https://elsewhere.example/x.png"><iframe src="https://elsewhere.example/"></iframe><style>p{color:red}</style><i style="color:red">x</i>' +
          '<form action="https://elsewhere.example/"></form>',
      );
      document.querySelector<HTMLFormElement>('form[action^=https]')?.submit();
    });
    expect([...new Set(directives)].sort()).toEqual([
      'connect-src',
      'form-action',
      'frame-src',
      'img-src',
      'style-src-attr',
      'style-src-elem',
    ]);
  });
});
