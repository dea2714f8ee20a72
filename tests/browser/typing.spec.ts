/** Typing on a phone: what a tap, the number keyboard and a wrong amount do. */
import { devices, expect, type Locator, type Page } from '@playwright/test';
import { test } from './kept-page';

const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
test.use({ ...phone, viewport: { width: 360, height: 780 } });

const loan = (page: Page) => page.getByRole('textbox', { name: 'Loan amount' });
const headline = (page: Page) => page.locator('[data-headline]');
const selected = (page: Page) =>
  loan(page).evaluate((box: HTMLInputElement) => box.value.slice(box.selectionStart ?? 0, box.selectionEnd ?? 0));

test.beforeEach(async ({ page }) => {
  await page.goto('/emi-calculator/');
  await page.locator('[data-live]').waitFor();
});

test('the first tap into a box selects the whole amount, a second one places the caret', async ({ page }) => {
  await loan(page).tap();
  await expect.poll(() => selected(page)).toBe('50,00,000');
  await page.keyboard.type('1800000');
  await expect(loan(page)).toHaveValue('18,00,000');
  // Two taps in quick succession are a double tap, with which the browser selects the word.
  await page.waitForTimeout(700);
  await loan(page).tap();
  await expect.poll(() => selected(page)).toBe('');
  await loan(page).blur();
  await loan(page).tap();
  await expect.poll(() => selected(page)).toBe('18,00,000');
});

test('a focus that React repeats while it hydrates selects nothing: the next digit would replace what was typed', async ({
  page,
}) => {
  await loan(page).tap();
  await page.keyboard.type('125');
  await loan(page).evaluate((box) => box.dispatchEvent(new FocusEvent('focusin', { bubbles: true })));
  await page.keyboard.type('0000');
  await expect(loan(page)).toHaveValue('12,50,000');
});

test('a click selects the amount too, and a Tab into the next box', async ({ page }) => {
  await loan(page).click();
  await expect.poll(() => selected(page)).toBe('50,00,000');
  await expect(page.getByRole('button', { name: 'lakh', exact: true })).toBeVisible();
  await page.keyboard.press('Tab');
  const rate = page.getByRole('textbox', { name: 'Interest rate, per year' });
  await expect(rate).toBeFocused();
  await page.keyboard.type('9');
  await expect(rate).toHaveValue('9');
});

test('keys that a number pad lacks are above the keyboard while an amount has the focus, and move nothing', async ({
  page,
}) => {
  const lakh = page.getByRole('button', { name: 'lakh', exact: true });
  const rate = page.getByRole('textbox', { name: 'Interest rate, per year' });
  const before = await rate.boundingBox();
  await loan(page).tap();
  await expect(lakh).toBeVisible();
  await expect(lakh).toHaveAttribute('aria-disabled', 'true');
  expect(await rate.boundingBox()).toEqual(before);
  await page.keyboard.type('2');
  await page.keyboard.type('5');
  await expect(lakh).toHaveAttribute('aria-disabled', 'false');
  for (const name of ['lakh', 'crore', 'plus', 'times']) {
    const box = await page.getByRole('button', { name, exact: true }).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(44);
    expect((box?.y ?? 0) + (box?.height ?? 0), name).toBeLessThanOrEqual(780);
  }
  await expect(page.getByRole('button', { name: 'minus' })).toHaveCount(0);
  await lakh.tap();
  await expect(loan(page)).toHaveValue('25,00,000');
  await expect(loan(page)).toBeFocused();
  await expect(headline(page)).toHaveText('₹21,696');
  await rate.tap();
  await expect(lakh).toHaveCount(0);
});

test('a sum is typed with the keys, its total is shown and stays when the box is left', async ({ page }) => {
  await loan(page).tap();
  await page.keyboard.type('5');
  await page.getByRole('button', { name: 'lakh', exact: true }).tap();
  await page.getByRole('button', { name: 'times' }).tap();
  await page.keyboard.type('3');
  await page.getByRole('button', { name: 'plus' }).tap();
  await page.keyboard.type('3');
  await page.getByRole('button', { name: 'lakh', exact: true }).tap();
  await expect(loan(page)).toBeFocused();
  await expect(page.getByText('= ₹18,00,000', { exact: true })).toBeVisible();
  await expect(headline(page)).toHaveText('₹15,621');
  await expect(page).toHaveURL(/loan=1800000/);
  await loan(page).blur();
  await expect(loan(page)).toHaveValue('18,00,000');
});

test('where a loss can be given, a key turns the sign', async ({ page }) => {
  await page.goto('/income-tax-calculator/#v=3&business=yes');
  await page.locator('[data-live]').waitFor();
  const boxes = page.locator('input[inputmode="decimal"]:visible');
  const minus = page.getByRole('button', { name: 'minus' });
  for (let index = 0; index < (await boxes.count()); index += 1) {
    await boxes.nth(index).tap();
    if ((await minus.count()) === 0) continue;
    await boxes.nth(index).fill('50000');
    await minus.tap();
    await expect(boxes.nth(index)).toHaveValue('-50,000');
    await minus.tap();
    await expect(boxes.nth(index)).toHaveValue('50,000');
    return;
  }
});

test('an amount whose full stop may group digits is asked about', async ({ page }) => {
  await loan(page).tap();
  await page.keyboard.type('12,50.000');
  await loan(page).blur();
  await expect(page.getByText('Did you mean 12,50,000?')).toBeVisible();
  await page.getByRole('button', { name: 'Use 12,50,000' }).tap();
  await expect(headline(page)).toHaveText('₹10,848');
});

/** Puts an amount into the box with the caret where the bar is, and returns what a key leaves, with its caret. */
async function edit(page: Page, marked: string, press: () => Promise<unknown>): Promise<string> {
  const at = marked.indexOf('|');
  await loan(page).fill(marked.replace('|', ''));
  await loan(page).evaluate((box: HTMLInputElement, caret) => box.setSelectionRange(caret, caret), at);
  await press();
  return loan(page).evaluate((box: HTMLInputElement) => {
    const caret = box.selectionStart ?? -1;
    return `${box.value.slice(0, caret)}|${box.value.slice(caret)}`;
  });
}

test('Backspace, Delete and a comma leave the caret behind the digit where it was', async ({ page }) => {
  const key = (name: string) => () => page.keyboard.press(name);
  expect(await edit(page, '12,|50,000', key('Backspace'))).toBe('1|,50,000');
  expect(await edit(page, '12,50,|000', key('Backspace'))).toBe('1,25|,000');
  expect(await edit(page, '12|,50,000', key('Delete'))).toBe('1,2|0,000');
  expect(await edit(page, '12|,50,000', key(','))).toBe('12|,50,000');
  expect(await edit(page, '12,5|0,000', key('7'))).toBe('1,25,7|0,000');
  expect(await edit(page, '|12,50,000', key('Delete'))).toBe('|2,50,000');
});

test('so does a phone’s keyboard, which composes', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  // With a caret in the number the keyboard takes all of it for its composition, and replaces it without what it deletes.
  const compose = (text: string, caret: number) => () =>
    session.send('Input.imeSetComposition', {
      text,
      selectionStart: caret,
      selectionEnd: caret,
      replacementStart: 0,
      replacementEnd: 9,
    });
  expect((await edit(page, '12,|50,000', compose('1250,000', 2))).replace('|', '')).toBe('1,50,000');
  await loan(page).blur();
  await edit(page, '12,50,000|', compose('12,50,00', 8));
  await loan(page).blur();
  await expect(loan(page)).toHaveValue('1,25,000');
});

test('while a box is wrong the last right answer stays, in the muted ink, and a half-typed amount is none', async ({
  page,
}) => {
  await loan(page).tap();
  await page.keyboard.type('1250000');
  await expect(headline(page)).toHaveText('₹10,848');
  const colour = () => headline(page).evaluate((element) => getComputedStyle(element).color);
  const ink = await colour();
  await loan(page).blur();
  await loan(page).tap();
  await page.keyboard.type('99000');
  await page.keyboard.type('x');
  await expect(page.getByText('Fix the highlighted box to update your result.').first()).toBeVisible();
  await expect(headline(page)).toHaveText('₹10,848');
  expect(await colour()).not.toBe(ink);
  const faded = await headline(page).evaluate((element) => {
    let opacity = 1;
    for (let each: Element | null = element; each; each = each.parentElement) {
      opacity *= Number(getComputedStyle(each).opacity);
    }
    return opacity;
  });
  expect(faded).toBe(1);
});

test('an emptied box shows the answer to what was typed, and none where nothing was', async ({ page }) => {
  await loan(page).fill('');
  await expect(headline(page)).toHaveText('–');
  await expect(page.getByText('Monthly EMI, no result yet')).toHaveCount(1);
  await expect(page.locator('.answer').first()).toHaveAttribute('inert', '');
  await loan(page).fill('2000000');
  await expect(headline(page)).toHaveText('₹17,356');
  await loan(page).fill('');
  await expect(headline(page)).toHaveText('₹17,356');
  await expect(page.getByText('Monthly EMI, earlier result')).toHaveCount(1);
});

test('a length of time is taken as 20 years or as 240 months', async ({ page }) => {
  const years = page.getByRole('textbox', { name: 'Tenure, years' });
  for (const typed of ['15 years', '180 months', '180']) {
    await years.fill(typed);
    await expect(headline(page)).toHaveText('₹49,237');
    await years.blur();
    await expect(years).toHaveValue('15');
    await years.fill('20');
    await expect(headline(page)).toHaveText('₹43,391');
  }
});

test('a day is typed as dd/mm/yyyy, with or without its slashes, or picked, whatever the order of the browser', async ({
  page,
}) => {
  await page.goto('/gst-calculator/#v=1&date=2026-02-10');
  const date = page.locator('[data-field="date"] input[inputmode="numeric"]');
  await expect(date).toHaveValue('10/02/2026');
  for (const [typed, shown] of [
    ['15012026', '15/01/2026'],
    ['1/2/2026', '01/02/2026'],
    ['31-12-2025', '31/12/2025'],
    ['28/02/2026', '28/02/2026'],
    ['5.4.26', '05/04/2026'],
  ] as const) {
    await date.fill('');
    await date.pressSequentially(typed);
    await date.blur();
    await expect(date).toHaveValue(shown);
    await expect(page).toHaveURL(new RegExp(`date=${shown.split('/').reverse().join('-')}`));
  }
  await date.fill('31/02/2026');
  await date.blur();
  await expect(date).toHaveAttribute('aria-invalid', 'true');
  const calendar = page.locator('[data-field="date"] input[type="date"]');
  await calendar.evaluate((input: HTMLInputElement) => {
    input.showPicker = () => input.setAttribute('data-opened', '');
  });
  await calendar.tap();
  await expect(calendar).toHaveAttribute('data-opened', '');
  await calendar.fill('2026-03-09');
  await expect(date).toHaveValue('09/03/2026');
});

test('removing a row focuses no box and moves no page', async ({ page }) => {
  await page.goto('/capital-gains-tax-calculator/');
  await page.locator('[data-live]').waitFor();
  await page.getByRole('button', { name: 'Add lot' }).tap();
  const remove = page.getByRole('button', { name: /^Remove/ }).last();
  await remove.scrollIntoViewIfNeeded();
  const at = () => page.evaluate(() => window.scrollY);
  const before = await at();
  const rows = await page.locator('[data-field="lots"] [data-row]').count();
  await remove.tap();
  await expect(page.locator('[data-field="lots"] [data-row]')).toHaveCount(rows - 1);
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON');
  expect(Math.abs((await at()) - before)).toBeLessThan(2);
});

test('the answer is marked as an example until something is changed, and again after Reset', async ({ page }) => {
  const mark = page.getByText('Example', { exact: true });
  await expect(mark).toBeVisible();
  await loan(page).fill('18,00,000');
  await expect(mark).toHaveCount(0);
  await page.getByRole('button', { name: 'Reset' }).tap();
  await expect(mark).toBeVisible();
});

test('a box of years and months that is empty counts as nought', async ({ page }) => {
  await page.goto('/loan-refinancing-calculator/');
  await page.locator('[data-live]').waitFor();
  await page.getByRole('textbox', { name: 'New tenure, years' }).fill('20');
  await expect(page.getByText(/can’t read this time/)).toHaveCount(0);
  await expect(headline(page)).toContainText('₹');
  await page.getByRole('textbox', { name: 'New tenure, years' }).fill('');
  await page.getByRole('textbox', { name: 'New tenure, months' }).fill('x');
  await expect(page.getByText(/can’t read this time/)).toBeVisible();
});

test('a tap from one box into another leaves the page where it is, also a little below its top', async ({ page }) => {
  await page.goto('/hra-calculator/');
  await page.locator('[data-live]').waitFor();
  const [basic, hra] = ['Basic pay + DA a month', 'HRA received a month'].map((name) =>
    page.getByRole('textbox', { name }).first(),
  ) as [Locator, Locator];
  await basic.tap();
  await page.keyboard.type('24000');
  await expect(page.getByRole('button', { name: 'lakh', exact: true })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 60));
  await hra.tap();
  await page.keyboard.type('45');
  await expect(hra).toHaveValue('45');
  expect(await page.evaluate(() => window.scrollY)).toBe(60);
});

test('a click into a box that holds a nought selects it, however often', async ({ page }) => {
  await page.goto('/income-tax-calculator/');
  await page.locator('[data-live]').waitFor();
  const savings = page.getByRole('textbox', { name: 'Savings under section 80C' });
  await savings.click();
  await page.waitForTimeout(700);
  await savings.click();
  await page.keyboard.type('150000');
  await expect(savings).toHaveValue('1,50,000');
});
