'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

/** Has the service worker cache each page that is opened, once it has loaded and the browser has nothing else to do. */
export function WorkerRegistration({ load }: { readonly load: () => Promise<() => void> }) {
  const path = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is there to be cached
  useEffect(() => {
    const begin = () =>
      (window.requestIdleCallback ?? setTimeout)(() => {
        load().then(
          (register) => register(),
          () => {},
        );
      });
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin, { once: true });
  }, [path, load]);
  return null;
}
