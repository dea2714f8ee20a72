import { expect, type Page } from '@playwright/test';
import { isBuilt } from '../../content/calculators/load';
import { catalogue } from '../../content/catalogue';
import { violationsOf } from './axe';
import { openHydrated, test } from './hydrated';
import { watchShifts } from './shifts';

const desktop = { width: 1280, height: 860 };
const phone = { width: 360, height: 740 };

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search Calculators' });
const barBox = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: 'Search calculators' });
const homeBox = (page: Page) => page.getByRole('searchbox', { name: 'Search all calculators' });
const sidebar = (page: Page) => page.locator('aside.sidebar');
const widthOf = async (page: Page) => (await sidebar(page).boundingBox())?.width;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const recents = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('recentlyUsed') ?? '[]'));

test.describe('on a wide screen', () => {
  test.use({ viewport: desktop });

  test('a calculator is found by the search of the bar', async ({ page }) => {
    await page.goto('/');
    await barBox(page).fill('sukanya');
    await expect(page.getByRole('option').first()).toContainText(/^Sukanya Samriddhi(?! Calculator)/);
    await barBox(page).fill('gratuity');
    const option = page.getByRole('option', { name: /Gratuity Calculator/ });
    await expect(option).toContainText('Calculate gratuity amount and tax implications');
    await expect(option).not.toContainText('Popular');
    await option.click();
    await expect(page).toHaveURL(/\/gratuity-calculator\/$/);
    expect(await recents(page)).toContain('gratuity');
  });

  test('Escape closes and clears the search of the bar, a click elsewhere closes it', async ({ page }) => {
    await page.goto('/emi-calculator/');
    await barBox(page).fill('tax');
    await expect(page.getByRole('listbox')).toBeVisible();
    await barBox(page).press('Escape');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(barBox(page)).toHaveValue('');
    await barBox(page).fill('zzzz');
    await expect(page.getByText('No calculators found', { exact: true }).last()).toBeVisible();
    await expect(page.getByText('Try a different search term')).toBeVisible();
    await page.mouse.click(300, 820);
    await expect(page.getByText('Try a different search term')).toHaveCount(0);
  });

  test('Search in the bar leads to the home page with the same search', async ({ page }) => {
    await page.goto('/emi-calculator/');
    await barBox(page).fill('sip');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/\/\?search=sip$/);
    await expect(homeBox(page)).toHaveValue('sip');
    await expect(page.getByText(/\d calculators found/).first()).toBeVisible();
  });

  test('a calculator is found in the dialog by keyboard alone, and the focus comes back on Escape', async ({
    page,
  }) => {
    await page.goto('/emi-calculator/');
    await page.getByRole('textbox', { name: 'Loan amount' }).focus();
    await page.keyboard.press('Control+k');
    const box = dialog(page).getByRole('combobox');
    await expect(box).toBeFocused();
    await expect(box).toHaveAttribute('placeholder', 'Search calculators...');
    await expect(dialog(page).getByRole('group', { name: 'Popular' }).getByRole('option')).toHaveCount(9);
    await expect(dialog(page).getByRole('group', { name: 'All Calculators' }).getByRole('option')).toHaveCount(39);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: 'Loan amount' })).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(box).toBeFocused();
    await page.keyboard.type('sip');
    await expect(dialog(page).getByRole('option').first()).toContainText('SIP Calculator');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/sip-calculator\/$/);
    await expect(dialog(page)).toHaveCount(0);
    expect((await recents(page))[0]).toBe('sip-calculator');
    await page.keyboard.press('Control+k');
    await expect(dialog(page).getByRole('combobox')).toHaveValue('');
    await page.keyboard.press('Control+k');
    await expect(dialog(page)).toHaveCount(0);
  });

  test('the dialog keeps the focus, and a click beside it closes it', async ({ page }) => {
    await page.goto('/');
    await page.keyboard.press('Control+k');
    await expect(dialog(page).getByRole('combobox')).toBeFocused();
    for (let press = 0; press < 4; press += 1) {
      await page.keyboard.press('Tab');
      expect(await dialog(page).evaluate((panel) => panel.contains(document.activeElement))).toBe(true);
    }
    const list = await dialog(page).getByRole('listbox').boundingBox();
    expect(list?.height).toBeLessThanOrEqual(300);
    await page.mouse.click(5, 500);
    await expect(dialog(page)).toHaveCount(0);
  });

  test('"emi 50 lakh 8.5% 20 years" opens the EMI page filled in, also from the EMI page itself', async ({ page }) => {
    for (const [start, query, loan, emi] of [
      ['/', 'emi 50 lakh 8.5% 20 years', '50,00,000', '₹43,391'],
      ['/emi-calculator/', 'emi 25 lakh 9% 15 years', '25,00,000', '₹25,357'],
    ] as const) {
      await page.goto(start);
      await page.keyboard.press('Control+k');
      await expect(dialog(page).getByRole('combobox')).toBeFocused();
      await page.keyboard.type(query);
      await expect(dialog(page).getByRole('option').first()).toContainText(`Loan amount ₹${loan}`);
      await page.keyboard.press('Enter');
      await expect(heading(page, 'EMI Calculator')).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Loan amount' })).toHaveValue(loan);
      await expect(page.locator('[data-headline]')).toContainText(emi);
    }
  });

  test('a calculator is found by the menu, which Escape closes', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: 'All Calculators', exact: true });
    await button.click();
    const menu = page.getByRole('dialog', { name: 'All Calculators' });
    // The 47 calculators and the look-up.
    await expect(menu.getByRole('link')).toHaveCount(48);
    await expect(menu.getByRole('region')).toHaveCount(7);
    await expect(menu.getByRole('link', { name: 'IFSC Lookup' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(button).toBeFocused();
    await button.click();
    await button.click();
    await expect(menu).toHaveCount(0);
    await button.click();
    await menu.getByRole('region', { name: 'Property' }).getByRole('link', { name: 'Property Tax Calculator' }).click();
    await expect(page).toHaveURL(/\/property-tax-calculator\/$/);
    await expect(menu).toHaveCount(0);
  });

  test('a calculator is found by its category, from the sidebar and by the buttons', async ({ page }) => {
    await page.goto('/emi-calculator/');
    // Quick Access shows calculators at random; the link of a category has its count behind the name.
    await expect(sidebar(page).getByRole('link', { name: /^Loans & EMI\s*\d/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await sidebar(page)
      .getByRole('link', { name: /^GST\s*\d/ })
      .click();
    await expect(page.getByRole('button', { name: 'GST', exact: true })).toHaveAttribute('aria-pressed', 'true');
    await expect(sidebar(page).getByRole('link', { name: /^GST\s*\d/ })).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(2);
    await page.getByRole('button', { name: 'Popular', exact: true }).click();
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(9);
    await page.getByRole('button', { name: 'Property', exact: true }).click();
    await page.getByText('What these are for').click();
    await expect(page.getByText('what the city charges each year')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Property', exact: true })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('link', { name: /Rental Income Tax Calculator/ }).click();
    await expect(page).toHaveURL(/\/rental-income-tax-calculator\/$/);
  });

  test('the sidebar keeps its state over a reload, without a shift', async ({ page, context }) => {
    const shifted = await watchShifts(page);
    await page.goto('/emi-calculator/');
    await expect.poll(() => widthOf(page)).toBe(256);
    expect((await sidebar(page).boundingBox())?.x).toBe(0);
    await page.keyboard.press('Control+b');
    await expect.poll(() => widthOf(page)).toBe(48);
    const [cookie] = (await context.cookies()).filter(({ name }) => name === 'sidebar_state');
    expect(cookie?.value).toBe('false');
    expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 60)).toBe(7 * 24 * 60);
    await page.reload({ waitUntil: 'commit' });
    await expect(sidebar(page)).toBeAttached();
    expect(await widthOf(page)).toBe(48);
    await page.waitForLoadState('networkidle');
    // Marks of charts below the screen count as a few ten-thousandths when they are first laid out; the sidebar would be a twentieth.
    expect(await shifted()).toBeLessThan(0.001);
    await page.getByRole('button', { name: 'Toggle sidebar' }).click();
    await expect.poll(() => widthOf(page)).toBe(256);
    await page.reload({ waitUntil: 'networkidle' });
    expect(await widthOf(page)).toBe(256);
    expect(await shifted()).toBeLessThan(0.001);
  });

  test('the breakpoint is 768 px: sidebar from there, drawer below', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 700 });
    await page.goto('/');
    await expect(sidebar(page)).toBeVisible();
    await page.setViewportSize({ width: 767, height: 700 });
    await expect(sidebar(page)).toBeHidden();
    await page.getByRole('button', { name: 'Toggle sidebar' }).click();
    const drawer = page.getByRole('dialog', { name: 'Categories' });
    await expect(drawer).toBeVisible();
    await page.setViewportSize({ width: 768, height: 700 });
    await expect(drawer).toHaveCount(0);
  });

  test('Cmd serves as Ctrl does, for the search and for the sidebar', async ({ page }) => {
    await page.goto('/');
    await page.keyboard.press('Meta+k');
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Meta+k');
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press('Meta+b');
    await expect.poll(() => widthOf(page)).toBe(48);
  });

  test('the bar stays at the top while the page scrolls', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => window.scrollTo(0, 1200));
    expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
  });

  test('from 768 to 1023 px a menu lists every calculator by category and closes by choosing', async ({ page }) => {
    await page.setViewportSize({ width: 900, height: 860 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = page.getByRole('dialog', { name: 'All Calculators' });
    await expect(menu.getByRole('region')).toHaveCount(7);
    await expect(menu.getByRole('link')).toHaveCount(48);
    await menu.getByRole('region', { name: 'GST' }).getByRole('link', { name: 'GST Calculator' }).click();
    await expect(page).toHaveURL(/\/gst-calculator\/$/);
    await expect(menu).toHaveCount(0);
  });

  test('the dropdown is bounded: 24rem below the bar', async ({ page }) => {
    await page.goto('/');
    await barBox(page).fill('a');
    await expect(page.getByRole('option').first()).toBeVisible();
    expect((await page.getByRole('listbox').boundingBox())?.height).toBe(384);
  });

  test('quick access shows up to three used last and three popular ones', async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem(
        'recentlyUsed',
        JSON.stringify(['gst-calculator', 'gone', 'sip-calculator', 'ppf-calculator', 'fd-calculator']),
      ),
    );
    await page.goto('/');
    // From the first view on, without a touch.
    const quick = page.getByRole('region', { name: 'Quick Access' });
    await expect(quick.getByRole('list').first().getByRole('link')).toHaveText([
      'GST Calculator',
      'SIP Calculator',
      'PPF Calculator',
    ]);
    await expect(quick.getByRole('list').last().getByRole('link')).toHaveCount(3);
    for (const title of await quick.getByRole('list').last().getByRole('link').allTextContents()) {
      const entry = catalogue.find((each) => each.title === title);
      expect([title, entry?.popular, entry && isBuilt(entry.id)]).toEqual([title, true, true]);
    }
  });

  test('the theme is the stored one alone, set before anything is drawn', async ({ browser }) => {
    const context = await browser.newContext({ viewport: desktop, colorScheme: 'dark' });
    const page = await context.newPage();
    await openHydrated(page, '/');
    const isDark = () => page.evaluate(() => document.documentElement.classList.contains('dark'));
    expect(await isDark()).toBe(false);
    await page.getByRole('button', { name: 'Use dark theme' }).click();
    expect(await isDark()).toBe(true);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    // At the first element of the body the theme is set already.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        Object.assign(window, { darkAtBody: document.documentElement.classList.contains('dark') });
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    await page.reload();
    expect(await page.evaluate(() => (window as unknown as { darkAtBody: boolean }).darkAtBody)).toBe(true);
    await page.getByRole('button', { name: 'Use light theme' }).click();
    await page.reload();
    expect(await isDark()).toBe(false);
    await context.close();
  });

  test('a tooltip names the icon under the pointer', async ({ page }) => {
    await page.goto('/');
    // Chromium may report the first place of a pointer as no movement; nobody's hand moves a mouse once.
    await page.mouse.move(200, 200);
    await page.getByRole('button', { name: 'Use dark theme' }).hover();
    await expect(page.locator('.tip')).toHaveText('Use dark theme');
    await page.keyboard.press('Escape');
    await expect(page.locator('.tip')).toBeHidden();
  });

  test('a new page starts at its top', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => window.scrollTo(0, 2000));
    await page
      .getByRole('main')
      .getByRole('link', { name: /FIRE Calculator/ })
      .click();
    await expect(heading(page, 'FIRE Calculator')).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(homeBox(page)).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('search, menus and Radix load on intent, and none of them writes a style element', async ({ page }) => {
    const loaded: string[] = [];
    page.on('response', async (response) => {
      if (response.url().endsWith('.js')) loaded.push(await response.text().catch(() => ''));
    });
    await page.goto('/emi-calculator/', { waitUntil: 'networkidle' });
    const marks = ['Try a different search term', 'Property Tax Calculator', 'dismissableLayer'];
    expect(marks.filter((mark) => loaded.some((text) => text.includes(mark)))).toEqual([]);
    // Beside the page's own sheet.
    const styles = () => page.evaluate(() => document.querySelectorAll('style').length - 1);
    await page.keyboard.press('Control+k');
    await expect(dialog(page)).toBeVisible();
    expect(await styles()).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'All Calculators', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'All Calculators' })).toBeVisible();
    expect(await styles()).toBe(0);
    expect(marks.filter((mark) => loaded.some((text) => text.includes(mark)))).toEqual(marks);
  });
});

test.describe('the home page', () => {
  test.use({ viewport: desktop });

  test('starts with four popular calculators and every category with its introduction', async ({ page }) => {
    await page.goto('/');
    await expect(sidebar(page).getByRole('link', { name: /^All Calculators/ })).toHaveAttribute('aria-current', 'true');
    const popular = page.locator('section', { has: page.getByRole('heading', { name: 'Popular Calculators' }) });
    const firstFour = catalogue.filter((entry) => entry.popular && isBuilt(entry.id)).slice(0, 4);
    await expect(popular.getByRole('link')).toHaveText(firstFour.map(({ title }) => new RegExp(title)));
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Popular Calculators',
      'Income Tax',
      'Loans & EMI',
      'Investments',
      'GST',
      'Property',
      'Business',
      'Banking',
    ]);
    await expect(page.getByRole('main').getByText('Coming soon')).toHaveCount(
      catalogue.filter(({ id }) => !isBuilt(id)).length,
    );
    const chips = page.getByRole('group', { name: 'Categories' }).getByRole('button');
    await expect(chips).toHaveText([
      'All',
      'Business',
      'GST',
      'Income Tax',
      'Investments',
      'Loans & EMI',
      'Property',
      'Popular',
    ]);
    await expect(
      page.getByRole('region', { name: 'Investments' }).getByRole('link', { name: /SIP Calculator/ }),
    ).toHaveCount(3);
    await expect(page.getByRole('main').getByText('New', { exact: true })).toHaveCount(11);
  });

  test('counts what is found, and leads back from nothing', async ({ page }) => {
    await page.goto('/');
    await homeBox(page).fill('capital gains');
    await expect(page.getByText(/calculators? found/).first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').first()).toContainText('Capital Gains Tax Calculator');
    await homeBox(page).fill('emmi');
    await expect(page.getByRole('main').getByRole('link').first()).toContainText('EMI Calculator');
    await homeBox(page).fill('xyzzy');
    await expect(page.getByRole('heading', { name: 'No calculators found' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Categories' }).last().getByRole('link')).toHaveCount(6);
    await expect(page.getByRole('main').getByRole('link', { name: /^Income Tax Calculator/ })).toBeVisible();
    await page.getByRole('button', { name: 'GST', exact: true }).click();
    await page.getByRole('button', { name: 'View All Calculators' }).click();
    await expect(page.getByRole('button', { name: 'All', exact: true })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('heading', { name: 'Popular Calculators' })).toBeVisible();
  });

  test('a link with ?search= fills the box, figures included', async ({ page }) => {
    await page.goto('/?search=emi%2050%20lakh%208.5%25%2020%20years');
    await expect(homeBox(page)).toHaveValue('emi 50 lakh 8.5% 20 years');
    const found = page.getByRole('main').getByRole('link', { name: /^EMI Calculator/ });
    // The exported lists have it too until the results take their place.
    await expect(found).toHaveCount(1);
    await found.click();
    await expect(page).toHaveURL(/\/emi-calculator\//);
    await expect(page.getByRole('textbox', { name: 'Loan amount' })).toHaveValue('50,00,000');
  });

  test('is used by keyboard: down from the box into the results and on', async ({ page }) => {
    await page.goto('/');
    await homeBox(page).focus();
    await page.keyboard.type('sip');
    await expect(page.getByText('3 calculators found')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/sip-calculator\/$/);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('the sidebar is a drawer of 18rem that closes by choosing', async ({ page }) => {
    await page.goto('/');
    await expect(sidebar(page)).toBeHidden();
    await page.getByRole('button', { name: 'Toggle sidebar' }).tap();
    const drawer = page.getByRole('dialog', { name: 'Categories' });
    await expect(drawer).toBeVisible();
    expect((await drawer.boundingBox())?.width).toBe(288);
    await expect(drawer.getByRole('link', { name: /^Investments\s*\d/ })).toContainText('16');
    await drawer.getByRole('link', { name: /^GST\s*\d/ }).tap();
    await expect(drawer).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'GST', exact: true })).toHaveAttribute('aria-pressed', 'true');
  });

  test('has one menu, which lists every calculator and whose search finds one', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeHidden();
    await expect(page.locator('header').getByText('Hisaabi', { exact: true })).toBeInViewport();
    const open = () => page.getByRole('button', { name: 'Toggle sidebar' }).tap();
    await open();
    const menu = page.getByRole('dialog', { name: 'Categories' });
    // The calculators and the look-up, in the list and in the lines above it.
    for (const { title } of catalogue) await expect(menu.getByRole('link', { name: title }).last()).toBeAttached();
    await expect(menu.getByRole('link', { name: 'IFSC Lookup' })).toHaveCount(2);
    await expect(menu.getByRole('region', { name: 'Quick Access' }).getByRole('link')).toHaveCount(3);
    await menu.getByRole('combobox').fill('a');
    await expect(menu.getByRole('option').first()).toBeVisible();
    expect((await menu.getByRole('listbox').boundingBox())?.height).toBe(256);
    await page.keyboard.press('Escape');
    await expect(menu).toBeVisible();
    await expect(menu.getByRole('combobox')).toHaveValue('');
    await menu.getByRole('combobox').fill('ppf');
    await menu.getByRole('option', { name: /PPF Calculator/ }).tap();
    await expect(page).toHaveURL(/\/ppf-calculator\/$/);
    await expect(menu).toHaveCount(0);
    await open();
    await menu.getByRole('link', { name: 'TDS Calculator' }).last().tap();
    await expect(page).toHaveURL(/\/tds-calculator\/$/);
    await expect(menu).toHaveCount(0);
  });

  test('home: the categories are in one row, the first card in the first screen, targets are 44 px', async ({
    page,
  }) => {
    await page.goto('/');
    const chips = page.getByRole('group', { name: 'Categories' }).getByRole('button');
    const tops = await chips.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    const card = page
      .locator('section', { has: page.getByRole('heading', { name: 'Popular Calculators' }) })
      .getByRole('link');
    const box = await card.first().boundingBox();
    expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(phone.height);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('main button, main a, header button, footer a')]
        .map((each) => ({ text: each.textContent?.trim(), box: each.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && box.height < 44)
        .map(({ text, box }) => `${text}: ${box.height}`),
    );
    expect(small).toEqual([]);
  });

  test('a bank and a place go to the look-up, which searches for them', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Search calculators' }).tap();
    await dialog(page).getByRole('combobox').fill('sbi andheri west');
    await dialog(page).getByRole('option').first().tap();
    await expect(page).toHaveURL(/\/ifsc-lookup\/#find=/);
    await expect(page.locator('[data-outcome="words"]')).toContainText('SBIN0004650');
  });

  test('the search button opens the dialog', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Search calculators' }).tap();
    await dialog(page).getByRole('combobox').fill('hra');
    await dialog(page).getByRole('option').first().tap();
    await expect(page).toHaveURL(/\/hra-calculator\/$/);
  });
});

for (const viewport of [desktop, phone]) {
  test(`axe finds nothing in the open panels at ${viewport.width} px, in either theme`, async ({ browser }) => {
    test.setTimeout(90_000);
    for (const theme of ['light', 'dark']) {
      const context = await browser.newContext({ viewport });
      await context.addInitScript((stored) => localStorage.setItem('theme', stored), theme);
      const page = await context.newPage();
      await openHydrated(page, '/');
      const check = async (what: string) => {
        expect([what, await violationsOf(page)]).toEqual([what, []]);
      };
      await page.keyboard.press('Control+k');
      await expect(dialog(page).getByRole('option').first()).toBeVisible();
      await check('dialog');
      await page.keyboard.type('xyzzy');
      await expect(dialog(page).getByText('Try a different search term')).toBeVisible();
      await check('dialog, nothing found');
      await page.keyboard.press('Escape');
      await homeBox(page).fill('zzzz');
      await expect(page.getByRole('button', { name: 'View All Calculators' })).toBeVisible();
      await check('home, nothing found');
      if (viewport === desktop) {
        await barBox(page).fill('tax');
        await expect(page.getByRole('option').first()).toBeVisible();
        await check('bar');
        await barBox(page).press('Escape');
        await page.getByRole('button', { name: 'All Calculators', exact: true }).click();
        await expect(page.getByRole('dialog', { name: 'All Calculators' })).toBeVisible();
        await check('menu');
      } else {
        await page.getByRole('button', { name: 'Toggle sidebar' }).click();
        await expect(page.getByRole('dialog', { name: 'Categories' })).toBeVisible();
        await check('drawer');
      }
      await context.close();
    }
  });
}

test('a second tab follows the theme, also where nobody has touched its switch', async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  await first.goto('/about/');
  await second.goto('/about/');
  const isDark = () => second.evaluate(() => document.documentElement.classList.contains('dark'));
  await first.bringToFront();
  await first.getByRole('button', { name: 'Use dark theme' }).click();
  await expect.poll(isDark).toBe(true);
  await first.getByRole('button', { name: 'Use light theme' }).click();
  await expect.poll(isDark).toBe(false);
});
