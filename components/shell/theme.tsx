'use client';

import { Glyph } from './glyphs';

/** Turns the theme over and stores it. Where nothing can be stored it holds for this page. */
function toggleTheme() {
  const isDark = document.documentElement.classList.toggle('dark');
  try {
    localStorage.setItem('theme', isDark ? 'dark' : 'light');
  } catch {
    // Storage is forbidden: the choice is not remembered.
  }
}

/**
 * The switch between the light and the dark theme. Its state is the class on the root, which `before-paint.ts` sets from
 * storage: nothing in React changes with it, so no part of the page is drawn anew.
 */
export function ThemeToggle({ toDark, toLight }: { readonly toDark: string; readonly toLight: string }) {
  return (
    <button type="button" className="bar-button" data-tip="below" onClick={toggleTheme}>
      <span className="dark:hidden">
        <Glyph name="moon" />
        <span className="sr-only">{toDark}</span>
      </span>
      <span className="hidden dark:block">
        <Glyph name="sun" />
        <span className="sr-only">{toLight}</span>
      </span>
    </button>
  );
}
