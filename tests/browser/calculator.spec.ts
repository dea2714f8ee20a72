import { expect, type Page } from '@playwright/test';
import { scriptsOf } from '@/scripts/measure/pages';
import { hydrateParts, openIdle } from './hydrated';
import { test } from './kept-page';

const loan = (page: Page) => page.getByRole('textbox', { name: 'Loan amount' });
const headline = (page: Page) => page.locator('[data-headline]');

// A test may end while a request that it holds up is still on its way.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test.describe('typing money as people do', () => {
  for (const [typed, shown] of [
    ['15L', '₹13,017'],
    ['1.2cr', '₹1,04,139'],
    ['12,50,000', '₹10,848'],
    ['₹12.5 lakh', '₹10,848'],
    ['  12 50 000 ', '₹10,848'],
    ['१२,५०,०००', '₹10,848'],
    ['１２５００００', '₹10,848'],
  ] as const) {
    test(`"${typed}" is understood at once`, async ({ page }) => {
      await page.goto('/emi-calculator/');
      await loan(page).fill(typed);
      await expect(headline(page)).toHaveText(shown);
    });
  }

  test('digits group while they are typed and the caret stays behind the digit typed', async ({ page }) => {
    await page.goto('/emi-calculator/');
    await loan(page).fill('');
    await loan(page).pressSequentially('1250000');
    await expect(loan(page)).toHaveValue('12,50,000');
    await loan(page).press('Home');
    await loan(page).press('ArrowRight');
    await page.keyboard.type('9');
    await expect(loan(page)).toHaveValue('1,92,50,000');
    expect(await loan(page).evaluate((box: HTMLInputElement) => box.selectionStart)).toBe(3);
    await page.keyboard.press('Backspace');
    await expect(loan(page)).toHaveValue('12,50,000');
  });

  test('the amount appears in words, and short forms become figures when the box is left', async ({ page }) => {
    await page.goto('/emi-calculator/');
    await loan(page).fill('12.5 lakh');
    await expect(page.getByText('twelve lakh fifty thousand')).toBeVisible();
    await loan(page).blur();
    await expect(loan(page)).toHaveValue('12,50,000');
  });

  test('what cannot be read stays as typed, with a sentence, and no result stands for it', async ({ page }) => {
    await page.goto('/emi-calculator/');
    await loan(page).fill('fifty');
    await loan(page).blur();
    await expect(loan(page)).toHaveValue('fifty');
    await expect(loan(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('We can’t read this amount')).toBeVisible();
    await expect(headline(page)).toHaveText('–');
    await expect(page.getByText('Fix the highlighted box').first()).toBeVisible();
    await loan(page).fill('10L');
    await expect(page.getByText('Fix the highlighted box')).toHaveCount(0);
    await expect(headline(page)).toHaveText('₹8,678');
  });

  test('a small number where lakhs are asked is offered as lakhs', async ({ page }) => {
    await page.goto('/emi-calculator/');
    await loan(page).fill('25');
    await page.getByRole('button', { name: 'Use 25 lakh' }).click();
    await expect(headline(page)).toHaveText('₹21,696');
  });
});

test('a key draws what it types, the answer follows in a task of its own, and what is taken along is never older', async ({
  browser,
}) => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  await page.goto('/emi-calculator/');
  await loan(page).fill('10L');
  await expect(headline(page)).toHaveText('₹8,678');
  // Once, so that the code behind the button is there.
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Copy as text' }).click();
  await expect(page.locator('.toast')).toBeVisible();
  const inTheKeysTask = await loan(page).evaluate((box: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, '1250000');
    box.dispatchEvent(new Event('input', { bubbles: true }));
    const row = box.closest('[data-field]');
    const seen = {
      box: box.value,
      slider: row?.querySelector('input[type=range]')?.getAttribute('aria-valuetext'),
      headline: document.querySelector('[data-headline]')?.textContent,
    };
    [...document.querySelectorAll('button')].find((each) => each.textContent === 'Copy as text')?.click();
    return seen;
  });
  expect(inTheKeysTask).toEqual({
    box: '12,50,000',
    slider: '₹12,50,000, twelve lakh fifty thousand',
    headline: '₹8,678',
  });
  await expect(headline(page)).toHaveText('₹10,848');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('₹10,848');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('₹12,50,000');
  await context.close();
});

test('box and slider are two handles on one figure', async ({ page }) => {
  await page.goto('/emi-calculator/');
  const slider = page.getByRole('slider', { name: 'Loan amount' });
  await slider.fill('0');
  await expect(loan(page)).toHaveValue('1,00,000');
  await slider.press('End');
  await expect(loan(page)).toHaveValue('2,00,00,000');
  await loan(page).fill('12,34,567');
  await expect(slider).toHaveAttribute(
    'aria-valuetext',
    '₹12,34,567, twelve lakh thirty-four thousand five hundred sixty-seven',
  );
  await loan(page).press('ArrowUp');
  await expect(loan(page)).toHaveValue('13,00,000');
  await loan(page).press('ArrowDown');
  await expect(loan(page)).toHaveValue('12,00,000');
});

test('a screen reader announces the answer once typing has stopped, not before', async ({ page }) => {
  await page.goto('/emi-calculator/');
  const announcement = page.locator('[data-announcement]');
  await page.locator('[data-live]').waitFor();
  await hydrateParts(page);
  // That the example counts from the visitor's month is no news.
  await page.waitForTimeout(1_000);
  await expect(announcement).toHaveText('');
  const pauses = await announcement.evaluateHandle((place) => {
    let typed = performance.now();
    document.addEventListener('input', () => (typed = performance.now()), true);
    const before: number[] = [];
    const note = () => before.push(performance.now() - typed);
    new MutationObserver(note).observe(place, { childList: true, characterData: true, subtree: true });
    return before;
  });
  await loan(page).selectText();
  await loan(page).pressSequentially('1250000', { delay: 60 });
  await expect(announcement).toContainText('₹10,848', { timeout: 3_000 });
  // A machine that is slower than a second from key to key hears more than one answer, each after a pause.
  const heard = await pauses.jsonValue();
  expect(heard.length).toBeGreaterThan(0);
  expect(Math.min(...heard)).toBeGreaterThanOrEqual(890);
});

test.describe('the address', () => {
  test('has the figures, short, and brings them back on reload and on Back', async ({ page }) => {
    await page.goto('/emi-calculator/');
    await expect(page).toHaveURL(/\/emi-calculator\/$/);
    await loan(page).fill('12.5L');
    await expect(page).toHaveURL(/#v=2&r=\d{5}&loan=1250000&firstMonth=\d{4}-\d\d$/);
    await page.reload();
    await expect(loan(page)).toHaveValue('12,50,000');
    await expect(headline(page)).toHaveText('₹10,848');
    await page
      .getByRole('link', { name: /Hisaabi/ })
      .first()
      .click();
    await expect(page).toHaveURL(/:\d+\/$/);
    await page.goBack();
    await expect(loan(page)).toHaveValue('12,50,000');
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(page).toHaveURL(/\/emi-calculator\/$/);
  });

  test('keeps even what cannot be read', async ({ page }) => {
    await page.goto('/emi-calculator/');
    await loan(page).fill('12 something');
    await expect(page).toHaveURL(/#v=\d&(r=\d{5}&)?loan=/);
    await page.reload();
    await expect(loan(page)).toHaveValue('12 something');
  });

  for (const [what, fragment, notice] of [
    ['of another version', '#v=9&loan=900000', 'made by another version'],
    ['that is cut in the middle', '#v=1&loan=900000&rate=%E', 'could not read part of the link'],
    ['with unknown names', '#v=1&loan=900000&__proto__=1&nonsense=2', 'could not read part of the link'],
  ] as const) {
    test(`a link ${what} opens with a notice and what could be read`, async ({ page }) => {
      await page.goto(`/emi-calculator/${fragment}`);
      await expect(page.getByRole('alert').filter({ hasText: notice })).toBeVisible();
      await expect(loan(page)).toHaveValue('9,00,000');
    });
  }

  test('a link says when it was made under other rules, until something is changed', async ({ page }) => {
    const other = page.getByRole('alert').filter({ hasText: 'This link was made under rules 10000.' });
    await page.goto('/emi-calculator/#v=2&r=10000&loan=900000&firstMonth=2026-04');
    await expect(other).toBeVisible();
    await page.waitForTimeout(500);
    await expect(page).toHaveURL(/#v=2&r=10000&/);
    await loan(page).fill('12.5L');
    await expect(page).toHaveURL(/#v=2&r=(?!10000)\d{5}&loan=1250000&/);
    await page.reload();
    await expect(headline(page)).toHaveText('₹10,848');
    await expect(other).toHaveCount(0);
  });

  test('a link shared before anything is changed says so too', async ({ page }) => {
    await page.goto('/inflation-calculator/');
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(page).toHaveURL(/\/inflation-calculator\/#v=\d&r=\d{5}$/);
    await page.goto('about:blank');
    await page.goto('/inflation-calculator/#v=1&r=10000');
    await expect(page.getByRole('alert').filter({ hasText: 'This link was made under rules 10000.' })).toBeVisible();
    await page.waitForTimeout(500);
    await expect(page).toHaveURL(/#v=1&r=10000$/);
  });

  test('a hostile link opens the page, with no answer to what cannot be read', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(`/emi-calculator/#v=1&loan=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E&%FF&rate=${'9'.repeat(5000)}`);
    await expect(headline(page)).toHaveText('–');
    expect(errors).toEqual([]);
  });

  test('a citation leads to its source without losing the figures', async ({ page }) => {
    await page.goto('/emi-calculator/#v=1&loan=1250000');
    await expect(headline(page)).toHaveText('₹10,848');
    await page.locator('a[href^="#source-"]').first().click();
    await expect(page).toHaveURL(
      /#v=2&r=\d{5}&loan=1250000&homeLoan=1&firstMonth=\d{4}-\d\d$|&firstMonth=\d{4}-\d\d&homeLoan=1$/,
    );
    await expect(page.locator('li[id^="source-"]:focus')).toHaveCount(1);
  });

  test('opening a link with pins does not overwrite pins in silence', async ({ page }) => {
    await page.goto('/emi-calculator/#v=1&loan=1000000&pin=loan%3D2000000');
    await expect(loan(page)).toHaveValue('10,00,000');
    await page.evaluate(() => {
      window.location.hash = '#v=1&loan=3000000&pin=loan%3D4000000';
    });
    const notice = page.getByRole('alert').filter({ hasText: 'pinned result' });
    await expect(notice).toBeVisible();
    await expect(loan(page)).toHaveValue('30,00,000');
    await notice.getByRole('button', { name: 'Keep mine' }).click();
    await expect(page).toHaveURL(/pin=loan%3D2000000/);
  });
});

test('with JavaScript off the default answer, its working and its chart are in sight', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const slug of ['emi', 'sip', 'ppf', 'gst', 'hra']) {
    await page.goto(`/${slug}-calculator/`);
    await expect(headline(page)).toBeVisible();
    await expect(headline(page)).toHaveText(/₹[\d,]+/);
    await expect(page.getByRole('heading', { name: 'Working, step by step' })).toBeVisible();
    await expect(page.locator('figure svg:not(.chart-defs)').first()).toBeVisible();
    await expect(page.locator('noscript p')).toBeVisible();
  }
  await context.close();
});

for (const width of [360, 1280]) {
  test(`at ${width} px the answer stays in sight beside the last box of a long form`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 });
    await page.goto('/income-tax-calculator/');
    if (width < 1024) await page.getByRole('button', { name: /^More details/ }).click();
    await page.getByText('Capital gains', { exact: true }).click();
    const last = page.getByRole('textbox', { name: 'Gains on crypto and other virtual assets' });
    await last.fill('1L');
    await expect(last).toBeInViewport({ ratio: 0.8 });
    await expect(headline(page)).toBeInViewport({ ratio: 1 });
    await expect(headline(page)).toHaveText('₹1,28,700');
  });
}

test('typing before the rest of the answer has loaded loses nothing', async ({ page }) => {
  const named = scriptsOf(await (await page.request.get('/emi-calculator/')).text());
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    const isNamed = named.includes(new URL(route.request().url()).pathname);
    if (!isNamed) await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await page.goto('/emi-calculator/');
  await page.locator('[data-live]').waitFor();
  await loan(page).fill('12.5L');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(1);
  // The exported answer remains until the new one can be rendered: at no moment is there nothing in its place.
  for (let look = 0; look < 8; look += 1) {
    expect(await page.locator('[data-part="working"]').count()).toBe(1);
    await page.waitForTimeout(60);
  }
  await expect(page.getByRole('heading', { name: 'Working, step by step' })).toBeVisible();
  await expect(headline(page)).toHaveText('₹10,848', { timeout: 8_000 });
  await expect(page.locator('[data-part="working"]')).toContainText('₹12,50,000', { timeout: 8_000 });
});

test.describe('asking more of a result', () => {
  test('solve for finds the loan of a wanted EMI, and applies it', async ({ page }) => {
    await page.goto('/emi-calculator/');
    await page.getByRole('button', { name: 'Reach a target' }).click();
    await page.getByRole('textbox', { name: /Target/ }).fill('40,000');
    const panel = page.locator('#explore-panel');
    await expect(panel).toContainText('₹46,09,200');
    await panel
      .getByRole('button', { name: /Use|Apply/ })
      .first()
      .click();
    await expect(headline(page)).toHaveText('₹40,000');
  });

  test('solve for says what can be reached where the target cannot', async ({ page }) => {
    await page.goto('/emi-calculator/');
    await page.getByRole('button', { name: 'Reach a target' }).click();
    await page.getByRole('textbox', { name: /Target/ }).fill('1');
    await expect(page.locator('#explore-panel')).toContainText(/₹\d[\d,]* to ₹|between|from ₹/);
  });

  test('two results are shown side by side, and one can be gone back to', async ({ page }) => {
    await page.goto('/emi-calculator/');
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    await page.getByRole('button', { name: 'Pin this result' }).click();
    await loan(page).fill('40L');
    const panel = page.locator('#explore-panel');
    await expect(panel).toContainText('₹43,391');
    await expect(panel).toContainText('₹34,713');
    await expect(panel).toContainText('−₹8,678');
    await panel.getByRole('button', { name: /Go back/ }).click();
    await expect(headline(page)).toHaveText('₹43,391');
    await page.reload();
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    await expect(page.locator('#explore-panel').getByRole('button', { name: /Remove/ })).toHaveCount(1);
  });

  test('what if draws the headline against any input, with the present point', async ({ page }) => {
    await page.goto('/hra-calculator/');
    await page.getByRole('button', { name: 'See the effect of a change' }).click();
    const panel = page.locator('#explore-panel');
    await panel.getByRole('combobox').last().selectOption({ label: 'Rent paid a month' });
    await expect(panel.locator('figure svg:not(.chart-defs)').first()).toBeVisible();
    await expect(panel).toContainText('₹1,56,000');
    // The exemption begins at ₹5,000 of rent and stops rising at ₹25,000.
    await expect(panel).toContainText('₹5,000');
    await expect(panel).toContainText('₹25,000');
  });

  test('what moves it names the inputs by their effect', async ({ page }) => {
    await page.goto('/emi-calculator/');
    await page.getByRole('button', { name: 'What matters most' }).click();
    await expect(page.locator('#explore-panel tbody tr').first()).toContainText(/₹/);
    expect(await page.locator('#explore-panel tbody tr').count()).toBeGreaterThan(2);
  });
});

test.describe('rows and problems between fields', () => {
  test('lines of an invoice are added, moved and removed, with the focus where the work goes on', async ({ page }) => {
    await page.goto('/gst-calculator/');
    await page.getByText('Several lines').click();
    await expect(headline(page)).toHaveText('₹12,257.90');
    await page.getByRole('button', { name: 'Add line' }).click();
    await expect(page.locator('[data-row]')).toHaveCount(4);
    await expect(page.locator('[data-row]').nth(3).getByRole('textbox').first()).toBeFocused();
    await page.keyboard.type('Lamp');
    await page.getByRole('button', { name: 'Move line 4 up' }).click();
    await expect(page.locator('[data-row]').nth(2).getByRole('textbox').first()).toHaveValue('Lamp');
    await page.getByRole('button', { name: 'Remove line 3' }).click();
    await expect(page.locator('[data-row]')).toHaveCount(3);
    await expect(headline(page)).toHaveText('₹12,257.90');
    await page.getByRole('textbox', { name: 'Quantity' }).first().fill('3');
    await expect(page).toHaveURL(/lines=Office%20chair,3,/);
    await page.reload();
    await expect(page.locator('[data-row]')).toHaveCount(3);
    await expect(page.getByRole('textbox', { name: 'Quantity' }).first()).toHaveValue('3');
  });

  test('a rate that was not in force on the date is reported beside both fields', async ({ page }) => {
    await page.goto('/gst-calculator/#v=1&date=2026-01-15');
    // The answer to the link, whose headline is that of the exported page too.
    await hydrateParts(page);
    await expect(headline(page)).toHaveText('₹11,800.00');
    await page.getByRole('combobox', { name: 'GST rate' }).selectOption('12');
    await expect(page.getByRole('combobox', { name: 'GST rate' })).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('Fix the highlighted box').first()).toBeVisible();
    await expect(headline(page)).toHaveText('₹11,800.00');
  });
});

test.describe('failures', () => {
  /** Lets every script through but those that hold the EMI calculator's own text. */
  const withoutEmi = (page: Page) =>
    page.route('**/_next/static/chunks/*.js', async (route) => {
      const response = await route.fetch();
      if ((await response.text()).includes('Type of interest rate')) await route.abort();
      else await route.fulfill({ response });
    });

  test('a calculator whose code cannot be loaded says so, with its name and a way out', async ({ page }) => {
    await withoutEmi(page);
    await page.goto('/emi-calculator/');
    await expect(page.getByRole('heading', { name: 'Failed to Load Calculator' })).toBeVisible();
    await expect(page.getByText('Unable to load EMI Calculator.')).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('button', { name: 'Reload Page' }).click();
    await expect(headline(page)).toHaveText('₹43,391');
  });

  test('whoever cancels the preload-error event keeps the error screen away', async ({ page }) => {
    await page.addInitScript(() => {
      window.addEventListener('calculator:preload-error', (event) => event.preventDefault());
    });
    await withoutEmi(page);
    await page.goto('/emi-calculator/', { waitUntil: 'networkidle' });
    await expect(page.getByText('Failed to Load Calculator')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'EMI Calculator' })).toBeVisible();
    await expect(headline(page)).toBeVisible();
  });

  test('code that answers and cannot be loaded is reported once, though three places wait for it', async ({ page }) => {
    await page.addInitScript(() => {
      const counted = window as unknown as { raised: number };
      counted.raised = 0;
      window.addEventListener('calculator:preload-error', () => {
        counted.raised += 1;
      });
    });
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      const response = await route.fetch();
      if ((await response.text()).includes('Growth over the tenure')) await route.abort();
      else await route.fulfill({ response });
    });
    await page.goto('/emi-calculator/');
    await expect(page.getByText('Unable to load EMI Calculator.')).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { raised: number }).raised)).toBe(1);
  });

  test('a page that cannot be opened from another one says so', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
    await page
      .getByRole('link', { name: /^EMI Calculator/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'Failed to Load Calculator' }).or(headline(page))).toBeVisible();
  });
});

test.describe('a slow phone', () => {
  test('what is typed and chosen before the code has arrived counts', async ({ page }) => {
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_200));
      await route.continue();
    });
    await page.goto('/gst-calculator/', { waitUntil: 'commit' });
    await page.getByRole('textbox', { name: 'Amount' }).fill('2L');
    await page.getByText('GST is included').click();
    await page.getByRole('combobox', { name: 'GST rate' }).selectOption('5');
    await expect(page.locator('[data-headline]')).not.toHaveText('₹11,800.00', { timeout: 10_000 });
    // As it was typed, or grouped where the form had hydrated before the box was left.
    await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue(/^(2L|2,00,000)$/);
    await expect(page).toHaveURL(/amount=200000/);
    await expect(page).toHaveURL(/rate=5/);
    await expect(page).toHaveURL(/pricing=inclusive/);
  });

  test('a button pressed before its code has arrived does its work when it has', async ({ page }) => {
    await openIdle(page, '/emi-calculator/');
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      await route.continue();
    });
    await page.getByRole('button', { name: 'Reach a target' }).click();
    await expect(page.locator('#explore-panel')).not.toBeEmpty({ timeout: 8_000 });
  });

  for (const [place, press, done] of [
    [
      'a tool',
      (page: Page) => page.getByRole('button', { name: 'Reach a target' }).click(),
      (page: Page) => expect(page.getByRole('textbox', { name: /Target/ })).toBeVisible({ timeout: 10_000 }),
    ],
    [
      'the form',
      (page: Page) => page.getByRole('button', { name: 'Rate rises 1 point' }).click(),
      (page: Page) => expect(page).toHaveURL(/#.*rateChanges/, { timeout: 10_000 }),
    ],
    [
      'the bar',
      (page: Page) => page.getByRole('button', { name: 'Use dark theme' }).click(),
      (page: Page) => expect(page.locator('html')).toHaveClass(/dark/, { timeout: 10_000 }),
    ],
  ] as const) {
    test(`a button of ${place} pressed before any script has arrived does its work, once`, async ({ page }) => {
      await page.route('**/_next/static/chunks/*.js', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1_500));
        await route.continue();
      });
      await page.goto('/emi-calculator/', { waitUntil: 'commit' });
      await press(page);
      await expect(page.locator('html[data-unhydrated]')).toHaveCount(1);
      await done(page);
      await page.waitForTimeout(500);
      await done(page);
    });
  }
});

test('the theme is light unless dark was chosen, and the choice is kept', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/emi-calculator/');
  await expect(page.locator('html')).not.toHaveClass(/dark/);
  await page.getByRole('button', { name: 'Use dark theme' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.reload();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.getByRole('button', { name: 'Use light theme' }).click();
  await expect(page.locator('html')).not.toHaveClass(/dark/);
});

test('the exported answer stays as it is when it hydrates, in either theme', async ({ browser }) => {
  for (const theme of ['light', 'dark']) {
    const context = await browser.newContext();
    await context.addInitScript((stored) => localStorage.setItem('theme', stored), theme);
    const page = await context.newPage();
    await openIdle(page, '/ppf-calculator/');
    await expect(page.locator('[data-calculator][data-live]')).toHaveCount(1);
    await hydrateParts(page);
    await expect(page.getByText('Your deposits of ₹22,50,000 grow to')).toBeVisible();
    await context.close();
  }
});

test('no page throws, warns or asks anything of another host while it is used', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // These tests go without a service worker, and Playwright says so.
    if (message.text().includes('blocked by Playwright')) return;
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  const hosts = new Set<string>();
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url())) hosts.add(new URL(request.url()).host);
  });
  for (const slug of ['emi', 'sip', 'ppf', 'gst', 'hra']) {
    await page.goto(`/${slug}-calculator/`);
    await page.getByRole('textbox').first().press('ArrowUp');
    await page.getByRole('button', { name: 'Reach a target' }).click();
    await page.waitForTimeout(400);
  }
  expect(complaints).toEqual([]);
  expect([...hosts]).toHaveLength(1);
});

test('a page loads its own calculator at first and the tools only when asked', async ({ page }) => {
  const scripts: string[] = [];
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
    if (request.resourceType() === 'stylesheet') sheets.push(request.url());
  });
  await openIdle(page, '/emi-calculator/');
  const atFirst = scripts.length;
  // Its style sheet is in the page: neither the browser nor React asks for it.
  expect(sheets).toEqual([]);
  await page.getByRole('textbox').first().focus();
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Reach a target' }).click();
  await expect(page.locator('#explore-panel')).not.toBeEmpty();
  expect(scripts.length).toBeGreaterThan(atFirst);
  expect(new Set(scripts).size).toBe(scripts.length);
});
