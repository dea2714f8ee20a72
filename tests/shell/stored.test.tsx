/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforePaint } from '@/components/shell/before-paint';
import { recents, recordUse } from '@/components/shell/recents';
import { isSidebarOpen, onSidebarChange, toggleSidebar } from '@/components/shell/sidebar-state';
import { ThemeToggle } from '@/components/shell/theme';
import { ThemeSwitcher } from '@/components/shell/theme-switcher';

const root = document.documentElement;

/** The media queries that the inline script has asked since it began. */
const asked: string[] = [];

/** Runs the inline script on a screen of this width. */
function paint(width: number) {
  root.className = '';
  delete root.dataset.sidebar;
  const [, rem = ''] = /min-width:(\d+)rem/.exec(beforePaint) ?? [];
  asked.length = 0;
  window.matchMedia = ((query: string) => {
    asked.push(query);
    return { matches: query.includes('min-width') && width >= Number(rem) * 16 };
  }) as never;
  new Function(beforePaint)();
}

beforeEach(() => {
  localStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: the test clears what the page may have written
  document.cookie = 'sidebar_state=; path=/; max-age=0';
});

describe('the calculators used last', () => {
  it('are kept most recent first, none twice, at most ten, under recentlyUsed', () => {
    for (let index = 1; index <= 12; index += 1) recordUse(`c${index}`);
    recordUse('c5');
    expect(recents()).toEqual(['c5', 'c12', 'c11', 'c10', 'c9', 'c8', 'c7', 'c6', 'c4', 'c3']);
    expect(JSON.parse(localStorage.getItem('recentlyUsed') ?? '')).toEqual(recents());
  });

  it.each(['not json', '{"a":1}', '[1,null,"emi-calculator","emi-calculator"]', 'null'])(
    'survive a spoilt list: %s',
    (stored) => {
      localStorage.setItem('recentlyUsed', stored);
      expect(recents()).toEqual(stored.includes('emi') ? ['emi-calculator'] : []);
      recordUse('x');
      expect(recents()[0]).toBe('x');
    },
  );

  it('are silently none where storage is forbidden or full', () => {
    const forbidden = () => {
      throw new Error('forbidden');
    };
    const reading = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
    expect(recents()).toEqual([]);
    reading.mockRestore();
    const writing = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
    expect(() => recordUse('x')).not.toThrow();
    expect(writing).toHaveBeenCalled();
    writing.mockRestore();
    expect(recents()).toEqual([]);
  });
});

describe('before first paint', () => {
  it.each([
    ['dark', true],
    ['light', false],
    ['system', false],
    [null, false],
  ])('theme stored as %s: dark is %s', (stored, dark) => {
    if (stored) localStorage.setItem('theme', stored);
    paint(1280);
    expect(root).toHaveProperty('className', dark ? 'dark' : '');
  });

  it('the system’s preference is not asked', () => {
    paint(1280);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((query) => !query.includes('min-width'))).toEqual([]);
  });

  it.each([
    ['true', 800, 'open'],
    ['false', 1600, 'closed'],
    [null, 1600, 'open'],
    [null, 1280, 'open'],
    [null, 1279, 'closed'],
  ])('sidebar cookie %s on %s px: %s', (cookie, width, state) => {
    // biome-ignore lint/suspicious/noDocumentCookie: what an earlier visit wrote
    if (cookie) document.cookie = `sidebar_state=${cookie}; path=/`;
    paint(width);
    expect(root.dataset.sidebar).toBe(state);
  });
});

it('the sidebar toggles, calls back, and writes a cookie for seven days', () => {
  root.dataset.sidebar = 'open';
  const written = jest.spyOn(document, 'cookie', 'set');
  const calls = jest.fn();
  const stop = onSidebarChange(calls);
  toggleSidebar();
  expect(isSidebarOpen()).toBe(false);
  expect(written).toHaveBeenCalledWith(expect.stringMatching(/^sidebar_state=false; path=\/; max-age=604800/));
  toggleSidebar();
  expect(isSidebarOpen()).toBe(true);
  expect(calls).toHaveBeenCalledTimes(2);
  stop();
  written.mockRestore();
});

it('the theme switch flips the class on the root and stores it', async () => {
  root.className = '';
  // next-themes listens to the system's preference, though here it does not follow it.
  window.matchMedia = (() => ({ matches: true, addListener() {}, removeListener() {} })) as never;
  render(<ThemeToggle load={() => Promise.resolve(ThemeSwitcher)} />);
  const button = screen.getByRole('button');
  await userEvent.click(button);
  expect(root).toHaveClass('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  await userEvent.click(button);
  expect(root).not.toHaveClass('dark');
  expect(localStorage.getItem('theme')).toBe('light');
});

/** Presses the switch before its code has loaded; what is returned has the code arrive. */
async function pressedBeforeItsCode(): Promise<() => void> {
  root.className = '';
  let arrive = () => {};
  const late = new Promise<typeof ThemeSwitcher>((resolve) => {
    arrive = () => resolve(ThemeSwitcher);
  });
  render(<ThemeToggle load={() => late} />);
  await userEvent.click(screen.getByRole('button'));
  return arrive;
}

it('the theme is stored with the press, before the code of the switch has loaded, and another tab is followed after it', async () => {
  const arrive = await pressedBeforeItsCode();
  expect(root).toHaveClass('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  await act(async () => arrive());
  expect(root).toHaveClass('dark');
  localStorage.setItem('theme', 'light');
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'light' }));
  });
  expect(root).not.toHaveClass('dark');
  await userEvent.click(screen.getByRole('button'));
  expect(root).toHaveClass('dark');
});

it('where nothing can be stored the theme of the press stays when the code of the switch arrives', async () => {
  const writing = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  const arrive = await pressedBeforeItsCode();
  await act(async () => arrive());
  expect(root).toHaveClass('dark');
  writing.mockRestore();
});
