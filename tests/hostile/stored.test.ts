/** @jest-environment jsdom */
import { givenConsent } from '@/components/analytics/consent';
import { addRecent, clearRecent, readRecent } from '@/components/ifsc/recent';
import { beforePaint } from '@/components/shell/before-paint';
import { recents, recordUse } from '@/components/shell/recents';
import { nasty } from './texts';

/** What a store may hold instead of what we wrote: any text, and JSON of the wrong shape. */
const stored: readonly string[] = [
  ...nasty,
  '[',
  '[]]',
  '{}',
  '"text"',
  '[null,1,true,{},[]]',
  '[{"code":"SBIN0000001"}]',
  '[{"code":"SBIN0000001","text":5}]',
  '[{"code":"<b>","text":"x"}]',
  '{"length":3,"0":"a"}',
  '{"__proto__":{"polluted":1}}',
  '[{"__proto__":{"polluted":1},"code":"SBIN0000001","text":"x"}]',
  JSON.stringify(nasty),
  JSON.stringify(Array.from({ length: 20_000 }, (_, index) => `calculator-${index}`)),
  '['.repeat(5_000),
  'granted ',
  'GRANTED',
  'dark"><script>',
];

beforeEach(() => localStorage.clear());

it.each(stored.map((text) => [text.slice(0, 60), text]))('a store that holds %j gives what can be used', (_, text) => {
  for (const key of ['recentlyUsed', 'ifscRecent', 'consent', 'theme']) localStorage.setItem(key, text);
  expect(recents().every((id) => typeof id === 'string')).toBe(true);
  expect(recents().length).toBeLessThanOrEqual(10);
  for (const { code, text: shown } of readRecent()) {
    expect(code).toMatch(/^[A-Z]{4}0[A-Z0-9]{6}$/);
    expect(typeof shown).toBe('string');
  }
  expect(givenConsent()).toBeNull();
  expect((Object.prototype as Record<string, unknown>).polluted).toBeUndefined();

  // What is kept from now on is whole again.
  recordUse('emi-calculator');
  expect(recents()[0]).toBe('emi-calculator');
  expect(recents().length).toBeLessThanOrEqual(10);
  expect(addRecent({ code: 'SBIN0000001', text: 'x' })[0]?.code).toBe('SBIN0000001');
  expect(readRecent()[0]?.code).toBe('SBIN0000001');
  clearRecent();
  expect(localStorage.getItem('ifscRecent')).toBeNull();
});

describe('before the first paint', () => {
  const root = document.documentElement;
  const paint = () => {
    root.className = '';
    delete root.dataset.sidebar;
    window.matchMedia = (() => ({ matches: false })) as never;
    new Function(beforePaint)();
    return [root.className, root.dataset.sidebar];
  };

  it.each(stored.map((text) => [text.slice(0, 60), text]))('the theme %j is the light one', (_, text) => {
    localStorage.setItem('theme', text);
    expect(paint()).toEqual(['', 'closed']);
  });

  it.each([
    'sidebar_state=tru',
    'sidebar_state=1',
    'xsidebar_state=true',
    'sidebar_state="true"',
    '__proto__=true',
    `a=${'b'.repeat(3_000)}`,
  ])('the cookie %j opens no sidebar', (cookie) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the test writes what a page finds
    document.cookie = `${cookie}; path=/`;
    expect(paint()).toEqual(['', 'closed']);
    // biome-ignore lint/suspicious/noDocumentCookie: and clears it again
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  });

  it('a browser that forbids storage and cookies is no reason to fail', () => {
    const forbidden = () => {
      throw new DOMException('Forbidden', 'SecurityError');
    };
    const storage = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
    const cookie = jest.spyOn(Document.prototype, 'cookie', 'get').mockImplementation(forbidden);
    expect(paint()).toEqual(['', 'closed']);
    expect([recents(), readRecent(), givenConsent()]).toEqual([[], [], null]);
    storage.mockRestore();
    cookie.mockRestore();
  });
});
