'use client';

import { type ComponentType, useEffect, useState } from 'react';

/** Draws the messages that `toast()` shows; the code for it loads with the first one. */
export function ToasterLater() {
  const [Toaster, setToaster] = useState<ComponentType>();
  useEffect(() => {
    const draw = () => {
      import('./toaster').then(
        (loaded) => setToaster(() => loaded.Toaster),
        () => {},
      );
    };
    window.addEventListener('toast', draw);
    return () => window.removeEventListener('toast', draw);
  }, []);
  return Toaster && <Toaster />;
}
