import { readdirSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { violationsOf } from './axe';
import { test } from './kept-page';

// Every calculator that is built, the home page, a page of one that is not, the look-up, and the pages of text.
const calculators = readdirSync('app/(calculators)', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => `/${entry.name}/`);
const corrections = ['/how-we-check/corrections/', '/how-we-check/corrections/take-home-salary-calculator/'];
const texts = ['/about/', '/disclaimer/', '/privacy/', '/contact/', '/advertising/', ...corrections, '/404.html'];
const pages = ['/', ...calculators, '/gst-return-calculator/', '/ifsc-lookup/', ...texts];

/** Uses the page and waits for what loads with it, the questions behind headings among it. */
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
const narrow = { width: 360, height: 640 };
const sizes = [narrow, { width: 1280, height: 900 }];

const looks = (['light', 'dark'] as const).flatMap((theme) => sizes.map((viewport) => ({ theme, viewport })));
/** Pages in groups that workers share, so that no test takes longer as pages come. */
const groupsOf = <Each>(all: readonly Each[], most = 10) =>
  Array.from({ length: Math.ceil(all.length / most) }, (_, index) => all.slice(index * most, (index + 1) * most));
/** For one page, of a slow machine, in milliseconds. */
const EACH = 20_000;

async function openDetails(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    document.querySelector<HTMLButtonElement>('form button[aria-expanded="false"][aria-controls]')?.click();
    // What is below the screen is judged as it looks when it has come near.
    for (const part of document.querySelectorAll<HTMLElement>('.below-screen')) part.style.animation = 'none';
  });
}

/** The widths at which every page is laid out, whichever it was loaded at. */
const widths = [320, 768, 1024, 1280];

/** Expects the first inputs and the headline in sight, and the headline still when the end of the form is. */
async function expectHeadlineInSight(page: Page): Promise<void> {
  await expect(page.locator('[data-headline]')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('form :is(input:not([type=radio]), select, label):visible').first()).toBeInViewport({
    ratio: 1,
  });
  await page.getByRole('button', { name: 'Reset' }).scrollIntoViewIfNeeded();
  await expect(page.locator('[data-headline]')).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

/** Expects that every label points to a control, and that a group of radio buttons has its name from its label. */
async function expectNamedControls(page: Page, address: string): Promise<void> {
  const wrong = await page.locator('form label[for]').evaluateAll((labels) =>
    labels.flatMap((label) => {
      const control = document.getElementById((label as HTMLLabelElement).htmlFor);
      return control?.matches('input, select, textarea, button') ? [] : [label.textContent];
    }),
  );
  expect(wrong, address).toEqual([]);
  for (const group of await page.getByRole('radiogroup').all()) await expect(group).toHaveAccessibleName(/./);
}

/** Expects that no figure beside a ring breaks within itself. */
async function expectWholeFigures(page: Page, address: string): Promise<void> {
  const broken = await page.locator('.chart-parts td').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const figure = document.createRange();
      figure.selectNodeContents(cell);
      const lines = new Set([...figure.getClientRects()].map(({ top }) => top));
      return lines.size > 1 && !cell.textContent.includes(' ') ? [cell.textContent] : [];
    }),
  );
  expect(broken, address).toEqual([]);
}

/** Expects that the chosen option of each list can be read whole on a phone: in its box, or below it. */
async function expectWholeChoices(page: Page, address: string): Promise<void> {
  const cut = await page.locator('form select:visible').evaluateAll((lists) => {
    const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    return (lists as HTMLSelectElement[]).flatMap((list) => {
      const style = getComputedStyle(list);
      pen.font = `${style.fontSize} ${style.fontFamily}`;
      const room = list.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      const text = list.selectedOptions[0]?.textContent ?? '';
      const below = [...(list.closest('[data-field]')?.querySelectorAll('p') ?? [])];
      const isWhole = pen.measureText(text).width <= room + 1 || below.some((line) => line.textContent === text);
      return isWhole ? [] : [text];
    });
  });
  expect(cut, address).toEqual([]);
}

/** Expects that the table of a chart with up to four columns of rupees, none of a crore or more, fits a phone. */
async function expectWholeChartTables(page: Page, address: string): Promise<void> {
  const over = await page.locator('.chart-scroll:visible').evaluateAll((boxes) =>
    boxes
      .filter((box) => box.querySelectorAll('thead th').length <= 4 && !/\d,\d\d,\d\d,\d/.test(box.textContent))
      .filter((box) => box.scrollWidth > box.clientWidth)
      .map((box) => `${box.getAttribute('aria-label')}: ${box.scrollWidth} > ${box.clientWidth}`),
  );
  expect(over, address).toEqual([]);
}

/** Expects that nothing runs over the side at any width, nor with text at 200 %; on wide screens with the sidebar open. */
async function expectNothingOver(page: Page, address: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 700 });
    const sidebar = page.getByRole('banner').getByRole('button', { name: 'Toggle sidebar' });
    if (width >= 1024 && (await sidebar.getAttribute('aria-expanded')) === 'false') await sidebar.click();
    for (const size of ['100%', '200%']) {
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, size);
      // The sidebar takes a moment to its new width.
      const over = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      await expect.poll(over, `${address} at ${width} px, text at ${size}`).toBeLessThanOrEqual(0);
      await expectWholeFigures(page, `${address} at ${width} px, text at ${size}`);
    }
  }
}

// Every page is loaded in one of four looks, by turns, and one of each kind in all of them; at its first load it is laid out at every width.
const kinds = ['/', '/income-tax-calculator/', '/ifsc-lookup/', '/privacy/'];
const loads = pages.flatMap((address, index) =>
  looks.flatMap((look, turn) => {
    const isFirst = index % looks.length === turn;
    return isFirst || kinds.includes(address) ? [{ ...look, address, isFirst }] : [];
  }),
);

test('every page is laid out at every width, and one of each kind seen in all looks', () => {
  for (const address of pages) {
    const own = loads.filter((each) => each.address === address);
    expect(own.filter(({ isFirst }) => isFirst).length).toBe(1);
    expect(own.length).toBe(kinds.includes(address) ? 4 : 1);
  }
});

for (const { theme, viewport } of looks) {
  const mine = loads.filter((each) => each.theme === theme && each.viewport === viewport);
  for (const [index, group] of groupsOf(mine).entries()) {
    test(`axe finds nothing, nothing runs over the side, the headline is in sight, controls have names: ${theme}, loaded at ${viewport.width} px, group ${index + 1}`, async ({
      browser,
    }) => {
      test.setTimeout(group.length * EACH);
      const context = await browser.newContext({ viewport });
      await context.addInitScript((stored) => localStorage.setItem('theme', stored), theme);
      const page = await context.newPage();
      for (const { address, isFirst } of group) {
        await page.setViewportSize(viewport);
        await page.goto(address);
        if (isFirst && calculators.includes(address)) {
          await page.setViewportSize(narrow);
          await expectHeadlineInSight(page);
          await page.setViewportSize(viewport);
        }
        await wake(page);
        await openDetails(page);
        expect([address, await violationsOf(page)]).toEqual([address, []]);
        if (!isFirst) continue;
        await page.setViewportSize(narrow);
        await expectWholeChoices(page, address);
        await expectWholeChartTables(page, address);
        await expectNamedControls(page, address);
        await expectNothingOver(page, address);
      }
      await context.close();
    });
  }
}

test('axe judges contrast on a page: a figure of a table that is hard to read is found', async ({ page }) => {
  await page.goto('/emi-calculator/');
  await wake(page);
  await openDetails(page);
  await page
    .locator('main table td')
    .last()
    .evaluate((cell) => {
      cell.style.color = '#ccc';
    });
  expect((await violationsOf(page)).map((found) => found.split(':')[0])).toEqual(['color-contrast']);
});

test('axe finds nothing with each tool open', async ({ page }) => {
  test.setTimeout(60_000);
  await page.goto('/emi-calculator/#v=1&loan=1000000&pin=loan%3D2000000');
  for (const tool of ['Compare', 'Reach a target', 'See the effect of a change', 'What matters most']) {
    await page.getByRole('button', { name: tool, exact: true }).click();
    await page.waitForTimeout(800);
    expect([tool, await violationsOf(page, '#explore-panel')]).toEqual([tool, []]);
  }
});

test('what matters most shows both steps at 360 px without scrolling to the side', async ({ page }) => {
  await page.setViewportSize(narrow);
  await page.goto('/sip-calculator/#v=3&amount=100000&period=180');
  await page.getByRole('button', { name: 'What matters most', exact: true }).click();
  for (const name of ['One step down', 'One step up']) {
    const heading = page.getByRole('columnheader', { name, exact: true });
    await heading.scrollIntoViewIfNeeded();
    await expect(heading).toBeInViewport({ ratio: 1 });
  }
  const table = page.locator('#explore-panel table').locator('..');
  expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('from 1024 px the result is beside the inputs and stays in view', async ({ browser }) => {
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

test('in forced colours the chosen option and the part of a slider that is filled are seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/income-tax-calculator/');
  await wake(page);
  const option = (chosen: boolean) =>
    page.locator(`.segments label:${chosen ? 'has(:checked)' : 'not(:has(:checked))'}`).first();
  const background = (chosen: boolean) => option(chosen).evaluate((label) => getComputedStyle(label).backgroundColor);
  expect(await background(true)).not.toBe(await background(false));
  await page.goto('/emi-calculator/');
  await wake(page);
  const colours = await page.evaluate(() => {
    const { style } = document.documentElement;
    return ['--accent', '--line'].map(
      (name) => style.getPropertyValue(name) || getComputedStyle(document.documentElement).getPropertyValue(name),
    );
  });
  expect(new Set(colours).size).toBe(2);
});
