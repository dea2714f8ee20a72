'use client';

import { Moon, Sun } from 'lucide-react';
import { ThemeProvider as NextThemes, useTheme } from 'next-themes';
import type { ReactNode } from 'react';

/** Puts the stored theme on the page before first paint: dark only where `theme` is stored as `dark`. */
export function ThemeProvider({ children }: { readonly children: ReactNode }) {
  return (
    <NextThemes
      attribute="class"
      defaultTheme="light"
      enableSystem={false}
      storageKey="theme"
      themes={['light', 'dark']}
    >
      {children}
    </NextThemes>
  );
}

/** Flips between the light and the dark theme and stores the choice. */
export function ThemeToggle({ toDark, toLight }: { readonly toDark: string; readonly toLight: string }) {
  const { resolvedTheme, setTheme } = useTheme();
  return (
    <button
      type="button"
      className="grid size-11 place-items-center rounded-lg text-muted hover:bg-raised hover:text-ink"
      onClick={() => setTheme(resolvedTheme === 'dark' ? 'light' : 'dark')}
    >
      <Moon aria-hidden className="size-5 dark:hidden" />
      <Sun aria-hidden className="hidden size-5 dark:block" />
      <span className="sr-only dark:hidden">{toDark}</span>
      <span className="hidden dark:inline">
        <span className="sr-only">{toLight}</span>
      </span>
    </button>
  );
}
