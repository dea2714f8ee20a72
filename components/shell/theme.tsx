'use client';

import { ThemeProvider, useTheme } from 'next-themes';
import { Glyph } from './glyphs';

/**
 * The switch between the light and the dark theme. The provider holds nothing but the switch: a provider around the page
 * would, when it learns the stored theme, make React give up every part of the page that has not come to life yet.
 * `before-paint.ts` puts the stored theme on the root before anything is drawn.
 */
export function ThemeToggle({ toDark, toLight }: { readonly toDark: string; readonly toLight: string }) {
  return (
    <ThemeProvider
      attribute="class"
      defaultTheme="light"
      enableSystem={false}
      enableColorScheme={false}
      storageKey="theme"
      themes={['light', 'dark']}
    >
      <Toggle toDark={toDark} toLight={toLight} />
    </ThemeProvider>
  );
}

function Toggle({ toDark, toLight }: { readonly toDark: string; readonly toLight: string }) {
  const { resolvedTheme, setTheme } = useTheme();
  return (
    <button
      type="button"
      className="bar-button"
      data-tip="below"
      onClick={() => setTheme(resolvedTheme === 'dark' ? 'light' : 'dark')}
    >
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
