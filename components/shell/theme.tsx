'use client';

import { type ComponentType, useState } from 'react';
import { Glyph } from '@/components/ui/glyph';

/** The theme of the last press; a new object with each press. */
export interface Pressed {
  readonly theme: 'dark' | 'light';
}

/** The part that changes the theme to that of the last press. */
type Switcher = ComponentType<{ readonly pressed: Pressed | undefined }>;

/**
 * Renders the switch between the light and the dark theme. The code that changes it loads when the switch is pointed at or
 * focused; `before-paint.ts` puts the stored theme on the root before anything is drawn.
 */
export function ThemeToggle({ load }: { readonly load: () => Promise<Switcher> }) {
  const [Switch, setSwitch] = useState<Switcher>();
  const [pressed, setPressed] = useState<Pressed>();
  const warm = () => {
    load().then(
      (switcher) => setSwitch(() => switcher),
      () => {},
    );
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
          // At once, and stored: a page that is opened before the code of the switch has loaded is in this theme too.
          const theme = document.documentElement.classList.toggle('dark') ? 'dark' : 'light';
          setPressed({ theme });
          try {
            localStorage.setItem('theme', theme);
          } catch {}
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
      {Switch && <Switch pressed={pressed} />}
    </>
  );
}
