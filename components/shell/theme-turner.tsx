'use client';

import { ThemeProvider, useTheme } from 'next-themes';
import { useLayoutEffect, useRef } from 'react';

/**
 * Turns the theme as often as it is asked to, stores it, and follows another tab that does. The provider holds nothing but
 * this: a provider around the page would, when it learns the stored theme, make React give up every part of the page that
 * has not hydrated yet.
 */
export function ThemeTurner({ turns }: { readonly turns: number }) {
  return (
    <ThemeProvider
      attribute="class"
      defaultTheme="light"
      enableSystem={false}
      enableColorScheme={false}
      storageKey="theme"
      themes={['light', 'dark']}
    >
      <Turn turns={turns} />
    </ThemeProvider>
  );
}

function Turn({ turns }: { readonly turns: number }) {
  const { resolvedTheme, setTheme } = useTheme();
  const done = useRef(0);
  // Before the provider puts on what is stored: what was asked for meanwhile must not be seen to turn back.
  useLayoutEffect(() => {
    const asked = turns - done.current;
    done.current = turns;
    if (asked % 2 === 1) setTheme(resolvedTheme === 'dark' ? 'light' : 'dark');
  }, [turns, resolvedTheme, setTheme]);
  return null;
}
