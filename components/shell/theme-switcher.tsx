'use client';

import { ThemeProvider, useTheme } from 'next-themes';
import { useLayoutEffect, useRef } from 'react';

/**
 * Toggles the theme as often as `toggles` grows, stores it, and follows another tab that does. The provider holds nothing but
 * this: a provider around the page would, when it reads the stored theme, make React give up every part of the page that
 * has not hydrated yet.
 */
export function ThemeSwitcher({ toggles }: { readonly toggles: number }) {
  return (
    <ThemeProvider
      attribute="class"
      defaultTheme="light"
      enableSystem={false}
      enableColorScheme={false}
      storageKey="theme"
      themes={['light', 'dark']}
    >
      <Switch toggles={toggles} />
    </ThemeProvider>
  );
}

function Switch({ toggles }: { readonly toggles: number }) {
  const { resolvedTheme, setTheme } = useTheme();
  const done = useRef(0);
  // Before the provider puts on what is stored: what was asked for meanwhile must not be seen to revert.
  useLayoutEffect(() => {
    const asked = toggles - done.current;
    done.current = toggles;
    if (asked % 2 === 1) setTheme(resolvedTheme === 'dark' ? 'light' : 'dark');
  }, [toggles, resolvedTheme, setTheme]);
  return null;
}
