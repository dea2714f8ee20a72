'use client';

import { Moon, Sun } from 'lucide-react';
import { ThemeProvider, useTheme } from 'next-themes';

/**
 * The switch between the light and the dark theme, and the script that puts the stored one on the page before first paint:
 * dark only where `theme` is stored as `dark`. The provider holds nothing but the switch: a provider around the page would,
 * when it learns the stored theme, make React give up every part of the page that has not come to life yet.
 */
export function ThemeToggle({ toDark, toLight }: { readonly toDark: string; readonly toLight: string }) {
  return (
    <ThemeProvider
      attribute="class"
      defaultTheme="light"
      enableSystem={false}
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
      className="grid size-11 place-items-center rounded-lg text-muted hover:bg-raised hover:text-ink"
      onClick={() => setTheme(resolvedTheme === 'dark' ? 'light' : 'dark')}
    >
      <span className="dark:hidden">
        <Moon aria-hidden className="size-5" />
        <span className="sr-only">{toDark}</span>
      </span>
      <span className="hidden dark:block">
        <Sun aria-hidden className="size-5" />
        <span className="sr-only">{toLight}</span>
      </span>
    </button>
  );
}
