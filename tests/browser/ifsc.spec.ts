import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { violationsOf } from './axe';
import { openIdle } from './hydrated';
import { test } from './kept-page';

const box = (page: Page) => page.getByRole('textbox', { name: 'IFSC, MICR, or bank and place' });
const card = (page: Page) => page.locator('[data-branch]');
const step = (page: Page, name: string) => page.getByRole('combobox', { name });

test.beforeEach(async ({ page }) => {
  await page.goto('/ifsc-lookup/');
});

test.describe('find by code', () => {
  test('typed: the branch is shown at the last letter, with its list’s day', async ({ page }) => {
    await box(page).click();
    await box(page).pressSequentially('HDFC0000060');
    await expect(card(page)).toHaveAttribute('data-branch', 'HDFC0000060');
    await expect(card(page)).toContainText('HDFC Bank');
    await expect(card(page)).toContainText('Fort');
    await expect(card(page)).toContainText('On the list of 29 Oct 2025');
    await expect(card(page)).toContainText('as of Sep 2017');
  });

  test('pasted within a message, in small letters and with an O for the zero: found, and reported', async ({
    page,
  }) => {
    await box(page).fill('Pls pay to a/c 123456789012, ifsc code: sbino000300 (mumbai main). Thx');
    await expect(card(page)).toHaveAttribute('data-branch', 'SBIN0000300');
    await expect(page.getByText('Read as SBIN0000300')).toContainText('the digit 0, not the letter O');
  });

  for (const [code, text] of [
    ['SBIN000030', 'It has 10 characters; an IFSC has 11'],
    ['SBIN1000300', 'always 0; here it is 1'],
    ['QQQQ0000300', 'We don’t know this bank'],
    ['SBIN0999999', 'Not on the list of 29 Oct 2025'],
    ['IPOS0000001', 'A valid code, but its branch is not in our data'],
    ['ALLA0210022', 'Retired: Allahabad Bank has merged'],
  ] as const) {
    test(`${code}: ${text}`, async ({ page }) => {
      await box(page).fill(code);
      await box(page).press('Enter');
      await expect(page.locator('[data-outcome]')).toContainText(text);
    });
  }

  for (const [code, text] of [
    ['HDF00002854', 'begins with HDF0'],
    ['1KBK0000261', 'begins with 1KBK'],
    ['ALLA0AU1002', 'belonged to Allahabad UP Gramin Bank'],
    ['CNRB0000294', 'the PIN code in this address is one of Rajasthan'],
    ['110024252', '37 other codes of'],
  ] as const) {
    test(`${code}: ${text}`, async ({ page }) => {
      await box(page).fill(code);
      await box(page).press('Enter');
      await expect(page.locator('[data-outcome]')).toContainText(text);
      await expect(page.getByRole('button', { name: /^Look for/ })).toHaveCount(0);
    });
  }

  test('BANKOFBAROD is searched for as it was typed', async ({ page }) => {
    await box(page).fill('BANKOFBAROD');
    await box(page).press('Enter');
    await expect(page.locator('[data-outcome]')).not.toContainText('BANK0FBAROD');
  });

  test('a retired code leads to the code of the branch now', async ({ page }) => {
    await box(page).fill('SYNB0000100');
    await expect(page.getByText('stopped working on 1 Jul 2021')).toBeVisible();
    await expect(card(page)).toHaveAttribute('data-branch', 'CNRB0010100');
  });

  test('where no rule leads on, a search for the place at the new bank is one press away', async ({ page }) => {
    await box(page).fill('ALLA0210022');
    await page.getByRole('button', { name: 'Look for Kolkata at Indian Bank' }).click();
    await expect(page.locator('[data-outcome="words"]')).toContainText('IDIB0');
  });

  test('a sublet code shows the bank of the account first', async ({ page }) => {
    await box(page).fill('YESB0VNB001');
    await expect(card(page).getByRole('heading')).toContainText('Vaish');
    await expect(card(page)).toContainText('Payments go through Yes Bank');
  });

  test('a link with a code opens it, the address follows, and what was looked up last is kept', async ({ page }) => {
    await page.goto('/ifsc-lookup/#ifsc=HDFC0000060');
    await expect(card(page)).toHaveAttribute('data-branch', 'HDFC0000060');
    await box(page).fill('SBIN0000300');
    await expect(card(page)).toHaveAttribute('data-branch', 'SBIN0000300');
    await expect(page).toHaveURL(/#ifsc=SBIN0000300$/);
    await page.goto('/ifsc-lookup/');
    await box(page).click();
    await page
      .getByRole('button', { name: /HDFC0000060/ })
      .nth(1)
      .click();
    await expect(card(page)).toHaveAttribute('data-branch', 'HDFC0000060');
  });

  test('the code can be copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await box(page).fill('HDFC0000060');
    await page.getByRole('button', { name: 'Copy code' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('HDFC0000060');
  });
});

test('what is typed and sent off before the code is there counts', async ({ page }) => {
  await page.goto('/ifsc-lookup/', { waitUntil: 'commit' });
  await box(page).fill('sbi andheri west');
  await box(page).press('Enter');
  await expect(page.locator('[data-outcome="words"]')).toContainText('SBIN0004650');
  await expect(page).toHaveURL(/\/ifsc-lookup\/$/);
});

test('a box of the steps that is pressed before the code is there opens when it is', async ({ page }) => {
  await page.goto('/ifsc-lookup/', { waitUntil: 'commit' });
  await step(page, 'Bank').click();
  await expect(page.getByRole('option', { name: /^A/ }).first()).toBeVisible();
});

test('on a phone a first look-up by code moves at most 25 kB beyond the page, compressed, code and data together', async ({
  page,
  baseURL,
}) => {
  // With a sidebar there is room for, its menu comes at the first sign of use too, on every page.
  await page.setViewportSize({ width: 360, height: 740 });
  await openIdle(page, '/ifsc-lookup/');
  await page.waitForLoadState('networkidle');
  const asked = new Set<string>();
  page.on('request', (request) =>
    asked.add(
      request
        .url()
        .replace(baseURL ?? '', 'out')
        .replace(/\?.*/, ''),
    ),
  );
  await box(page).focus();
  await page.keyboard.type('HDFC0000060');
  await expect(card(page)).toBeVisible();
  // The browser itself looks for the icon of a tab anew where its address changes.
  const files = [...asked].filter((file) => !file.endsWith('/icon.svg'));
  expect(files.filter((file) => file.startsWith('out/ifsc/'))).toHaveLength(2);
  const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0);
  // The code came with hydration; what a look-up asks for is its data.
  expect(bytes).toBeGreaterThan(3_000);
  expect(bytes).toBeLessThanOrEqual(25_000);
});

test.describe('on a slow phone, no letter that is typed before the code is there is lost, wherever it arrives in between', () => {
  const text = 'state bank of india, andheri west';
  for (const [name, find] of [
    ['the box', box],
    ['the first of the steps', (page: Page) => step(page, 'Bank')],
  ] as const) {
    for (const pause of [15, 60]) {
      test(`${name}, a letter each ${pause} ms`, async ({ page, context }) => {
        test.setTimeout(90_000);
        const devtools = await context.newCDPSession(page);
        await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
        await page.goto('/ifsc-lookup/', { waitUntil: 'commit' });
        await find(page).focus();
        await page.keyboard.type(text, { delay: pause });
        await expect(find(page)).toHaveValue(text);
        await expect(find(page)).toBeFocused();
        // In the middle of the text the caret stays where it was put.
        for (let index = 0; index < 5; index += 1) await page.keyboard.press('ArrowLeft');
        await page.keyboard.type('-', { delay: pause });
        await expect(find(page)).toHaveValue('state bank of india, andheri- west');
      });
    }
  }

  test('a code typed at once is answered', async ({ page, context }) => {
    test.setTimeout(90_000);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.goto('/ifsc-lookup/', { waitUntil: 'commit' });
    await box(page).focus();
    await page.keyboard.type('HDFC0000060', { delay: 40 });
    await expect(card(page)).toHaveAttribute('data-branch', 'HDFC0000060', { timeout: 20_000 });
    await expect(box(page)).toHaveValue('HDFC0000060');
  });
});

test('the theme may be switched before the steps are used: they stay', async ({ page }) => {
  await page.getByRole('button', { name: /theme/i }).click();
  await page.waitForTimeout(500);
  await expect(step(page, 'Bank')).toBeVisible();
  await box(page).fill('HDFC0000060');
  await expect(card(page)).toBeVisible();
  await expect(step(page, 'Bank')).toBeVisible();
  await step(page, 'Bank').click();
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('bank, state, city, branch by keyboard alone', async ({ page }) => {
  await step(page, 'Bank').focus();
  await page.keyboard.type('sbi');
  await expect(page.getByRole('option').first()).toContainText('State Bank of India');
  await page.keyboard.press('Enter');
  await expect(step(page, 'State')).toBeFocused();
  await page.keyboard.type('mahar');
  await page.keyboard.press('Enter');
  await expect(step(page, 'City or district')).toBeFocused();
  await page.keyboard.type('poona');
  await expect(page.getByRole('option', { name: /^Pune/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(step(page, 'Branch')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(card(page)).toContainText('State Bank of India');
  await expect(card(page)).toContainText('Maharashtra');
});

test('free text finds the branch, and choosing it shows it', async ({ page }) => {
  await box(page).fill('sbi andheri west');
  await box(page).press('Enter');
  await page.getByRole('button', { name: /Andheri West.*SBIN0004650/s }).click();
  await expect(card(page)).toHaveAttribute('data-branch', 'SBIN0004650');
});

test('a MICR gives city and bank for certain, and offers branches', async ({ page }) => {
  await box(page).fill('411002017');
  const answer = page.locator('[data-outcome="micr"]');
  await expect(answer).toContainText('mostly in Pune');
  await expect(answer).toContainText('State Bank of India');
  await expect(answer).toContainText('Our data does not say');
  await expect(answer.getByRole('button', { name: /SBIN0/ }).first()).toBeVisible();
});

test.describe('when data does not come whole', () => {
  for (const [name, answer] of [
    ['cut short', { body: '["x/c/1","0' }],
    ['another file', { body: '["x/c/1","00000000",[]]' }],
    ['missing', { status: 404, body: 'Not Found' }],
  ] as const) {
    test(`${name}: an error, no branch, and a retry that works`, async ({ page }) => {
      let isBroken = true;
      await page.route(/\/ifsc\/[0-9a-f]+\/c\//, (route) =>
        isBroken ? route.fulfill({ contentType: 'application/json', ...answer }) : route.continue(),
      );
      await box(page).fill('HDFC0000060');
      await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible();
      await expect(card(page)).toHaveCount(0);
      isBroken = false;
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(card(page)).toHaveAttribute('data-branch', 'HDFC0000060');
    });
  }

  test('offline: the steps say so too, and go on when it is back', async ({ page }) => {
    let isBroken = true;
    await page.route(/\/ifsc\/[0-9a-f]+\/manifest/, (route) => (isBroken ? route.abort() : route.continue()));
    await step(page, 'Bank').click();
    await expect(page.getByText('You may be offline')).toBeVisible();
    isBroken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await step(page, 'Bank').click();
    await expect(page.getByRole('option').first()).toContainText('Bank');
  });
});

test.describe('the public service', () => {
  const answer = {
    BANK: 'India Post Payments Bank',
    IFSC: 'IPOS0000001',
    BRANCH: 'CORPORATE OFFICE',
    ADDRESS: 'SPEED POST CENTRE, MARKET ROAD, NEW DELHI 110001',
    CENTRE: 'DELHI',
    CITY: 'NEW DELHI',
    DISTRICT: 'DELHI',
    STATE: 'DELHI',
    CONTACT: '+911123362148',
    MICR: '110768001',
    SWIFT: 'IPOSINDD001',
    NEFT: true,
    RTGS: true,
    IMPS: true,
    UPI: true,
  };

  test('is asked at a press alone, and its checked answer is shown without the phone number', async ({ page }) => {
    const asked: string[] = [];
    await page.route('https://ifsc.razorpay.com/**', (route) => {
      asked.push(route.request().url());
      return route.fulfill({ json: answer, headers: { 'access-control-allow-origin': '*' } });
    });
    await box(page).fill('IPOS0000001');
    await expect(card(page)).toBeVisible();
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Ask the public service' }).click();
    await expect(card(page)).toContainText('110768001');
    await expect(card(page)).toContainText('IPOSINDD001');
    await expect(card(page)).toContainText('Corporate Office');
    await expect(card(page)).not.toContainText('911123362148');
    expect(asked).toEqual(['https://ifsc.razorpay.com/IPOS0000001']);
  });

  test('an answer about another code is not shown, and a failure is reported plainly', async ({ page }) => {
    await page.route('https://ifsc.razorpay.com/**', (route) =>
      route.fulfill({ json: { ...answer, IFSC: 'IPOS0000002' }, headers: { 'access-control-allow-origin': '*' } }),
    );
    await box(page).fill('IPOS0000001');
    await page.getByRole('button', { name: 'Ask the public service' }).click();
    await expect(page.getByText('could not verify')).toBeVisible();
    await expect(card(page)).not.toContainText('110768001');
    await page.unrouteAll({ behavior: 'wait' });
    await page.route('https://ifsc.razorpay.com/**', (route) => route.abort());
    await page.getByRole('button', { name: 'Ask again' }).click();
    await expect(page.getByText('could not be reached')).toBeVisible();
  });
});

test('nothing leaves this site while codes, words and places are looked up, and the same again costs no request', async ({
  page,
  baseURL,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await box(page).fill('HDFC0000060');
  await expect(card(page)).toBeVisible();
  await box(page).fill('sbi andheri west');
  await box(page).press('Enter');
  await expect(page.locator('[data-outcome="words"]')).toContainText('SBIN0004650');
  expect(asked.filter((url) => !url.startsWith(baseURL ?? ''))).toEqual([]);
  expect(asked.filter((url) => /HDFC0000060|andheri/i.test(url))).toEqual([]);
  const before = asked.length;
  await box(page).fill('HDFC0000060');
  await expect(card(page)).toHaveAttribute('data-branch', 'HDFC0000060');
  await box(page).fill('sbi andheri west');
  await box(page).press('Enter');
  await expect(page.locator('[data-outcome="words"]')).toBeVisible();
  expect(asked.slice(before)).toEqual([]);
});

for (const [theme, width] of [
  ['light', 360],
  ['dark', 1280],
] as const) {
  test(`axe finds nothing in the answers, and nothing runs over the side, ${theme}, ${width} px`, async ({
    browser,
  }) => {
    test.setTimeout(120_000);
    const context = await browser.newContext({ viewport: { width, height: 800 } });
    await context.addInitScript((stored) => localStorage.setItem('theme', stored), theme);
    const page = await context.newPage();
    await page.goto('/ifsc-lookup/');
    for (const text of [
      'HDFC0000060',
      'SYNB0000100',
      'ALLA0210022',
      'IPOS0000001',
      'mumbai',
      '411002017',
      'SBIN000030',
    ]) {
      await box(page).fill(text);
      await box(page).press('Enter');
      await expect(page.locator('[data-outcome]')).not.toHaveAttribute('data-outcome', /nothing|searching/);
      await page.waitForTimeout(300);
      expect([text, await violationsOf(page, '[data-outcome]')]).toEqual([text, []]);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect([text, over]).toEqual([text, 0]);
    }
    await step(page, 'Bank').click();
    await page.waitForTimeout(300);
    expect(await violationsOf(page, 'main form + section ~ div')).toEqual([]);
    await context.close();
  });
}
