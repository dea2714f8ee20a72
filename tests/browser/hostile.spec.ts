/**
 * Hostile addresses and storage in the real page: whatever they hold, the page works, shows figures or says what is wrong,
 * runs nothing that they bring, and complains nowhere. Which of them meet which page is drawn from a fixed seed.
 */
import { expect, type Page } from '@playwright/test';
import { nasty } from '../hostile/texts';
import { test } from './kept-page';

/** Numbers from 0 to below `most`, the same each time. */
function drawn(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

const next = drawn(20_261_121);
const oneOf = <Item>(items: readonly Item[]): Item => items[next(items.length)] as Item;

/** Values that would run if a page wrote them as markup or as an address. */
const markup = [
  '<img src=x onerror=window.__injected=1>',
  '<script>window.__injected=1</script>',
  '"><svg onload=window.__injected=1>',
  "';window.__injected=1;//",
  'javascript:window.__injected=1',
  '</script><iframe srcdoc="<script>parent.__injected=1</script>">',
];

/** Pages, and names that their links have. */
const calculators: readonly (readonly [path: string, names: readonly string[]])[] = [
  ['/emi-calculator/', ['loan', 'rate', 'tenure', 'firstMonth', 'timing']],
  ['/income-tax-calculator/', ['salary', 'age', 'interest', 'savings']],
  ['/capital-gains-tax-calculator/', ['lots', 'otherIncome', 'financialYear']],
  ['/gst-calculator/', ['amount', 'rate', 'pricing', 'lines', 'mode']],
  ['/tax-planning-timeline/', ['today', 'taxAfterTds', 'filedOn']],
];

const value = () => {
  // Some that a box can read, so that the answer moves.
  if (next(4) === 0) return String(1_000 + next(20_00_000));
  const text = next(3) === 0 ? oneOf(markup) : oneOf(nasty);
  // As it should be encoded, as it is, or broken off in the middle of a character.
  const encoded = encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
  return oneOf([
    encoded,
    encoded,
    text.replace(/[\s\p{Cc}]/gu, ''),
    `${encoded}%E0%A4`,
    `${encoded},${encoded};${encoded}`,
  ]);
};

const fragment = (names: readonly string[]) => {
  const parts = Array.from(
    { length: 1 + next(5) },
    () => `${oneOf([...names, ...names, 'pin', 'v', '__proto__', 'x'])}=${value()}`,
  );
  return `#${oneOf(['v=1&', 'v=1&', 'v=1&', 'v=2&', ''])}${parts.join('&')}`;
};

/** Records everything that must not happen. */
async function watched(page: Page): Promise<string[]> {
  const unwanted: string[] = [];
  page.on('pageerror', (error) => unwanted.push(`error: ${error.message}`));
  page.on('dialog', (dialog) => {
    unwanted.push(`dialog: ${dialog.message()}`);
    dialog.dismiss().catch(() => {});
  });
  page.on('console', (message) => {
    // These tests go without a service worker, and Playwright says so.
    if (message.text().includes('blocked by Playwright')) return;
    if (message.type() === 'error' || message.type() === 'warning') unwanted.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    const { origin } = new URL(request.url());
    if (origin !== 'null' && !/^https?:\/\/localhost:\d+$/.test(origin)) unwanted.push(`request: ${request.url()}`);
  });
  return unwanted;
}

/** What the page has that no page of ours has. */
const foreign = (page: Page) => page.evaluate(lookForForeign);

function lookForForeign() {
  const strange = 'iframe, object, embed, img[src="x"], svg[onload], [onerror], main script[src^="data:"]';
  const links = [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '');
  return {
    injected: '__injected' in window || 'polluted' in {},
    elements: document.querySelectorAll(strange).length,
    links: links.filter((href) => /^\s*(javascript|data):/i.test(href)).length,
  };
}
const clean = { injected: false, elements: 0, links: 0 };

test('a hundred hostile links to calculators show figures, or what is wrong, and run nothing', async ({ page }) => {
  test.setTimeout(120_000);
  const unwanted = await watched(page);
  const answers = new Set<string>();
  let complaints = 0;
  for (const [path, names] of calculators) {
    await page.goto(path);
    await page.evaluate(() => window.dispatchEvent(new Event('pointerdown')));
    for (let count = 0; count < 20; count += 1) {
      const link = fragment(names);
      // A link on an open page and one that opens it: the latter now and then, since it takes longer.
      if (count % 7 === 6) {
        await page.goto('about:blank');
        await page.goto(`${path}${link}`);
      } else {
        await page.evaluate((hash) => {
          window.location.hash = hash;
        }, link);
      }
      const { shown, faulty } = await page.evaluate(async () => {
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30)));
        const headlines = [...document.querySelectorAll('[data-headline]')];
        return {
          shown: headlines.map((headline) => headline.textContent ?? ''),
          faulty: document.querySelectorAll('[aria-invalid="true"]').length,
        };
      });
      const at = `${path}${link}`;
      for (const text of shown) answers.add(text);
      complaints += faulty;
      expect([at, shown.length > 0 && shown.every((text) => text.trim() !== '')]).toEqual([at, true]);
      expect([at, shown.filter((text) => /NaN|Infinity|undefined|null|∞|\[object|[-−]0$/.test(text))]).toEqual([
        at,
        [],
      ]);
      expect([at, await foreign(page), unwanted]).toEqual([at, clean, []]);
    }
  }
  // The links did reach the forms: answers changed, and boxes complained.
  expect(answers.size).toBeGreaterThan(calculators.length + 3);
  expect(complaints).toBeGreaterThan(20);
});

test('hostile queries on the home page and the look-up find something or nothing, and run nothing', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const unwanted = await watched(page);
  for (let count = 0; count < 20; count += 1) {
    const name = oneOf(['search', 'search', 'category', '__proto__']);
    const at = `/?${name}=${value().replace(/#/g, '%23')}`;
    await page.goto(at);
    await expect(page.locator('h1')).toHaveCount(1);
    expect([at, await foreign(page), unwanted]).toEqual([at, clean, []]);
  }
  await page.goto('/ifsc-lookup/');
  const box = page.locator('#ifsc-search');
  for (let count = 0; count < 15; count += 1) {
    const text = next(2) === 0 ? oneOf(markup) : oneOf(nasty);
    await box.fill(text);
    await box.press('Enter');
    await expect(page.locator('[data-outcome]')).not.toHaveAttribute('data-outcome', /searching|failed/);
    expect([text, await foreign(page), unwanted]).toEqual([text, clean, []]);
  }
  for (const hash of ['#ifsc=<script>', '#ifsc=SBIN0AAAAAA', '#ifsc=%00', '#ifsc=sbin0000001&x=1', '#__proto__']) {
    await page.evaluate((each) => {
      window.location.hash = each;
    }, hash);
    await expect(page.locator('[data-outcome]')).not.toHaveAttribute('data-outcome', /searching|failed/);
    expect([hash, await foreign(page), unwanted]).toEqual([hash, clean, []]);
  }
});

test('hostile storage and cookies leave every page working', async ({ page, context, baseURL }) => {
  test.setTimeout(120_000);
  const unwanted = await watched(page);
  const shapes = [
    '{}',
    '[[]]',
    'null',
    '[{"code":"SBIN0000001","text":"<img src=x onerror=window.__injected=1>"}]',
    '"x"',
    '[',
  ];
  await page.goto('/');
  for (let count = 0; count < 15; count += 1) {
    const held = Object.fromEntries(
      ['recentlyUsed', 'ifscRecent', 'theme', 'consent'].map((key) => [
        key,
        oneOf([
          oneOf(shapes),
          oneOf(nasty),
          oneOf(markup),
          JSON.stringify([oneOf(markup), oneOf(nasty), 'emi-calculator']),
        ]),
      ]),
    );
    await page.evaluate((entries) => {
      for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text);
    }, held);
    await context.addCookies([
      { name: 'sidebar_state', value: oneOf(['tru', '1', '%00', '{}', 'true%3B']), url: baseURL ?? '' },
    ]);
    const path = oneOf(['/', '/ifsc-lookup/', '/emi-calculator/', '/about/']);
    await page.goto(path);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('html')).not.toHaveClass(/dark/);
    expect([path, held, await foreign(page), unwanted]).toEqual([path, held, clean, []]);
  }
});
