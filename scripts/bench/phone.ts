import type { CDPSession, Locator, Page } from '@playwright/test';

/** A touch or a key: which of the openings' steps it is, and when it began. */
export interface Step {
  readonly name: string;
  readonly when: number;
}

/** A page with the session by which it is touched, and what was done on it. */
export interface Phone {
  readonly page: Page;
  readonly session: CDPSession;
  readonly steps: Step[];
}

const mostBoxes = 6;
const mostSliders = 3;
const mostFolds = 3;
const mostLists = 2;
/** Between two keys of a quick thumb. */
const betweenKeys = 80;
/** From touching a box to letting it go. */
const touch = 60;
/** Between the end of scrolling to a box and the touch that follows it. */
const beforeTouch = 250;
/** Until what was opened or added is drawn. */
const afterPress = 400;

/**
 * Brings a box or slider to the middle of the screen. Playwright's `scrollIntoViewIfNeeded` leaves some at its lower edge, which
 * lies outside the window that headless Chromium draws: no frame follows their events until something else changes.
 */
export async function scrollTo(page: Page, to: Locator): Promise<void> {
  await to.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.waitForTimeout(beforeTouch);
}

/** Touches a place of the screen as a finger does, without asking the page anything meanwhile. */
export async function press({ page, session, steps }: Phone, on: Locator, name: string): Promise<void> {
  const box = await on.boundingBox();
  if (!box) return;
  steps.push({ name: `${name} touch`, when: Date.now() });
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(touch);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

export async function keys({ page, steps }: Phone, name: string, ...each: readonly string[]): Promise<void> {
  for (const [index, key] of each.entries()) {
    steps.push({ name: `${name} key ${index}`, when: Date.now() });
    await page.keyboard.press(key, { delay: 20 });
    await page.waitForTimeout(betweenKeys - 20);
  }
}

export async function type(phone: Phone): Promise<void> {
  const { page } = phone;
  const boxes = page.locator('main input[inputmode="decimal"]:visible');
  const count = Math.min(mostBoxes, await boxes.count());
  for (let index = 0; index < count; index += 1) {
    if (index >= (await boxes.count())) break;
    const box = boxes.nth(index);
    await scrollTo(page, box);
    await press(phone, box, `box ${index}`);
    await keys(phone, `box ${index}`, 'End', 'Backspace', '7', '5', 'Backspace', '3');
  }
}

export async function drag({ page, session, steps }: Phone): Promise<void> {
  const sliders = page.locator('main input[type="range"]:visible');
  const count = Math.min(mostSliders, await sliders.count());
  for (let index = 0; index < count; index += 1) {
    // What was typed or dragged before may have taken a field away.
    if (index >= (await sliders.count())) break;
    const slider = sliders.nth(index);
    await scrollTo(page, slider);
    const at = await slider.boundingBox();
    if (!at) continue;
    const middle = at.y + at.height / 2;
    const fingerAt = (share: number) => [{ x: at.x + at.width * share, y: middle }];
    steps.push({ name: `slider ${index}`, when: Date.now() });
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingerAt(0.3) });
    for (let step = 1; step <= 40; step += 1) {
      await session.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: fingerAt(0.3 + 0.4 * (step / 40)),
      });
      await page.waitForTimeout(16);
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }
}

/** Opens folds by touch: groups of questions in the form, or working, notes and tables of the answer. */
export async function unfold(phone: Phone, within: 'form' | 'answer'): Promise<void> {
  const inForm = 'main form details:not([open]) > summary:visible';
  const folds = phone.page.locator(
    within === 'form' ? inForm : 'main details:not([open]):not(form details) > summary:visible',
  );
  for (let index = 0; index < mostFolds && (await folds.count()) > 0; index += 1) {
    // What was opened is no longer among them.
    const fold = folds.first();
    await scrollTo(phone.page, fold);
    await press(phone, fold, `fold ${index} of the ${within}`);
    await phone.page.waitForTimeout(afterPress);
  }
}

/** Adds a row to the first lists of the form. */
export async function addRows(phone: Phone): Promise<void> {
  const lists = phone.page.locator('main form').getByRole('button', { name: /^Add / });
  const count = Math.min(mostLists, await lists.count());
  for (let index = 0; index < count; index += 1) {
    const add = lists.nth(index);
    await scrollTo(phone.page, add);
    await press(phone, add, `row of list ${index}`);
    await phone.page.waitForTimeout(afterPress);
  }
}

/** Types a search with figures, where the page has a box for it. */
export async function search(phone: Phone): Promise<void> {
  const box = phone.page.locator('main input[type="search"]:visible').first();
  if (!(await box.isVisible())) return;
  await scrollTo(phone.page, box);
  await press(phone, box, 'search');
  await phone.page.waitForTimeout(1_000);
  await keys(phone, 'search', ...'emi 50 lakh 8.5% 20 years');
}
