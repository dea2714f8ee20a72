'use client';

import { type ComponentType, useState } from 'react';
import { Glyph } from '@/components/ui/glyph';

/** The part that toggles the theme; `toggles` counts the presses. */
type Switcher = ComponentType<{ readonly toggles: number }>;

/**
 * Renders the switch between the light and the dark theme. The code that changes it loads when the switch is pointed at or
 * focused; `before-paint.ts` puts the stored theme on the root before anything is drawn.
 */
export function ThemeToggle({ load }: { readonly load: () => Promise<Switcher> }) {
  const [Switch, setSwitch] = useState<Switcher | null>(null);
  const [toggles, setToggles] = useState(0);
  const fetchSwitcher = () => load().then((switcher) => setSwitch(() => switcher));
  const warm = () => {
    fetchSwitcher().catch(() => {});
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
          setToggles(toggles + 1);
          if (Switch) return;
          // At once, and for this page even where the code that stores it does not load.
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
      {Switch && <Switch toggles={toggles} />}
    </>
  );
}
