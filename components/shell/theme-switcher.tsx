'use client';

import { ThemeProvider, useTheme } from 'next-themes';
import { useLayoutEffect, useRef } from 'react';
import type { Pressed } from './theme';

/**
 * Changes the theme to that of the last press, stores it, and follows another tab that does. The provider holds nothing but
 * this: a provider around the page would, when it reads the stored theme, make React give up every part of the page that
 * has not hydrated yet.
 */
export function ThemeSwitcher({ pressed }: { readonly pressed: Pressed | undefined }) {
  return (
    <ThemeProvider
      attribute="class"
      defaultTheme="light"
      enableSystem={false}
      enableColorScheme={false}
      storageKey="theme"
      themes={['light', 'dark']}
    >
      <Switch pressed={pressed} />
    </ThemeProvider>
  );
}

function Switch({ pressed }: { readonly pressed: Pressed | undefined }) {
  const { setTheme } = useTheme();
  const done = useRef<Pressed>(undefined);
  // Before the provider puts on what is stored: what was asked for meanwhile must not be seen to revert, even where nothing can be stored.
  useLayoutEffect(() => {
    if (pressed && pressed !== done.current) setTheme(pressed.theme);
    done.current = pressed;
  }, [pressed, setTheme]);
  return null;
}
