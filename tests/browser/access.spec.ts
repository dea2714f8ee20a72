import { readdirSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { targets } from '@/scripts/measure/budgets';
import { watchShifts } from './shifts';

// Every calculator that is built, the home page, a page of one that is not, the look-up, and the pages of text.
const calculators = readdirSync('app/(calculators)', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => `/${entry.name}/`);
const texts = ['/about/', '/disclaimer/', '/privacy/', '/contact/', '/advertising/', '/404.html'];
const pages = ['/', ...calculators, '/fd-calculator/', '/ifsc-lookup/', ...texts];

/** Gives the page the first sign of use and waits for what comes with it, the questions behind headings among it. */
async function wake(page: Page): Promise<void> {
  if ((await page.locator('[data-calculator]').count()) === 0) return;
  await page.locator('[data-calculator][data-live]').waitFor();
  await page.keyboard.press('Shift');
  await page.waitForFunction(
    () => [...document.querySelectorAll('form details > div')].every((group) => group.childElementCount > 0),
    undefined,
    { timeout: 5_000 },
  );
}
const sizes = [
  { width: 360, height: 640 },
  { width: 1280, height: 900 },
];

for (const theme of ['light', 'dark']) {
  for (const viewport of sizes) {
    test(`axe finds nothing, ${theme}, ${viewport.width} px`, async ({ browser }) => {
      test.setTimeout(240_000);
      const context = await browser.newContext({ viewport });
      await context.addInitScript((stored) => localStorage.setItem('theme', stored), theme);
      const page = await context.newPage();
      for (const address of pages) {
        await page.goto(address, { waitUntil: 'networkidle' });
        await wake(page);
        await page.evaluate(() => {
          for (const details of document.querySelectorAll('details')) details.open = true;
          // What is far below is judged as it looks when it has come near.
          for (const part of document.querySelectorAll<HTMLElement>('[data-tall]'))
            part.style.contentVisibility = 'visible';
        });
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(
          violations.map(
            (violation) =>
              `${address} ${violation.id}: ${violation.nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`,
          ),
        ).toEqual([]);
      }
      await context.close();
    });
  }
}

test('axe finds nothing with each tool open', async ({ page }) => {
  test.setTimeout(60_000);
  await page.goto('/emi-calculator/#v=1&loan=1000000&pin=loan%3D2000000');
  for (const tool of ['Compare', 'Solve for', 'What if', 'What moves it']) {
    await page.getByRole('button', { name: tool, exact: true }).click();
    await page.waitForTimeout(800);
    const { violations } = await new AxeBuilder({ page }).include('#explore-panel').analyze();
    expect(
      violations.map(
        (violation) => `${tool} ${violation.id}: ${violation.nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`,
      ),
    ).toEqual([]);
  }
});

for (const width of [320, 360, 768, 1024, 1280, 1920]) {
  test(`nothing runs over the side at ${width} px, nor with text at 200 %`, async ({ browser }) => {
    test.setTimeout(120_000);
    const context = await browser.newContext({ viewport: { width, height: 700 } });
    const page = await context.newPage();
    for (const address of pages) {
      await page.goto(address);
      await wake(page);
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true;
      });
      const over = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(await over(), address).toBeLessThanOrEqual(0);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect(await over(), `${address} at 200 %`).toBeLessThanOrEqual(0);
    }
    await context.close();
  });
}

test('at 360 × 640 the first inputs and the headline are both in sight, and the headline stays', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 } });
  const page = await context.newPage();
  for (const address of calculators) {
    await page.goto(address);
    await expect(page.locator('[data-headline]')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('form :is(input:not([type=radio]), select, label):visible').first()).toBeInViewport({
      ratio: 1,
    });
    await page.getByRole('button', { name: 'Reset' }).scrollIntoViewIfNeeded();
    await expect(page.locator('[data-headline]')).toBeInViewport({ ratio: 1 });
  }
  await context.close();
});

test('what is out of sight is laid out when it comes near, and is no taller than the room kept for it', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  for (const viewport of sizes) {
    const context = await browser.newContext({ viewport });
    const page = await context.newPage();
    for (const address of ['/', ...calculators]) {
      await page.goto(address);
      const last = page.locator('[data-tall]').last();
      const isLaidOut = () =>
        last.evaluate((part) => part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }));
      expect(await isLaidOut(), `${address} before`).toBe(false);
      await last.scrollIntoViewIfNeeded();
      await expect.poll(isLaidOut, address).toBe(true);
      const tooTall = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('[data-tall]')].flatMap((part) => {
          part.style.contentVisibility = 'visible';
          const tall = part.offsetHeight / 16;
          return tall > Number(part.dataset.tall) ? [`${part.textContent?.slice(0, 30)}: ${tall}`] : [];
        }),
      );
      expect(tooTall, address).toEqual([]);
    }
    await context.close();
  }
});

test('hardly anything jumps while a page opens', async ({ browser }) => {
  test.setTimeout(120_000);
  for (const viewport of sizes) {
    for (const address of ['/', ...calculators, '/ifsc-lookup/', '/fd-calculator/']) {
      const context = await browser.newContext({ viewport });
      const page = await context.newPage();
      const shifted = await watchShifts(page);
      await page.goto(address, { waitUntil: 'networkidle' });
      expect(await shifted(), `${address} at ${viewport.width} px`).toBeLessThanOrEqual(targets.layoutShift);
      await context.close();
    }
  }
});

test('from 1024 px the result stands beside the inputs and stays in view', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 1024, height: 700 } });
  const page = await context.newPage();
  await page.goto('/emi-calculator/');
  const box = await page.getByRole('textbox', { name: 'Loan amount' }).boundingBox();
  const answer = await page.locator('[data-headline]').boundingBox();
  expect(answer?.x ?? 0).toBeGreaterThan((box?.x ?? 0) + (box?.width ?? 0));
  await page.getByRole('button', { name: 'Reset' }).scrollIntoViewIfNeeded();
  await expect(page.locator('[data-headline]')).toBeInViewport({ ratio: 1 });
  await context.close();
});

test('the form can be filled by keyboard alone', async ({ page }) => {
  await page.goto('/emi-calculator/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  const loan = page.getByRole('textbox', { name: 'Loan amount' });
  for (let steps = 0; steps < 12 && !(await loan.evaluate((box) => box === document.activeElement)); steps += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(loan).toBeFocused();
  await page.keyboard.press('PageDown');
  await expect(loan).toHaveValue('40,00,000');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Interest rate, per year' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('textbox', { name: 'Interest rate, per year' })).toHaveValue('8.55');
});
