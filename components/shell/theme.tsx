'use client';

import { type ComponentType, useState } from 'react';
import { Glyph } from '@/components/ui/glyph';

/** The part that turns the theme; `turns` counts how often it was asked to. */
export type Turner = ComponentType<{ readonly turns: number }>;

/**
 * Renders the switch between the light and the dark theme. The code that changes it loads when the switch is pointed at or
 * focused; `before-paint.ts` puts the stored theme on the root before anything is drawn.
 */
export function ThemeToggle({ load }: { readonly load: () => Promise<Turner> }) {
  const [Turn, setTurn] = useState<Turner | null>(null);
  const [turns, setTurns] = useState(0);
  const fetchTurner = () => load().then((turner) => setTurn(() => turner));
  const warm = () => {
    fetchTurner().catch(() => {});
  };
  return (
    <>
      <button
        type="button"
        className="bar-button"
        data-tip="below"
        onPointerEnter={warm}
        onFocus={warm}
        onClick={() => {
          setTurns(turns + 1);
          if (Turn) return;
          // At once, and for this page even where the code that stores it does not arrive.
          document.documentElement.classList.toggle('dark');
          warm();
        }}
      >
        <span className="dark:hidden">
          <Glyph name="moon" />
          <span className="sr-only">Use dark theme</span>
        </span>
        <span className="hidden dark:block">
          <Glyph name="sun" />
          <span className="sr-only">Use light theme</span>
        </span>
      </button>
      {Turn && <Turn turns={turns} />}
    </>
  );
}
