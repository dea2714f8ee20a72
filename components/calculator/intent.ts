const signs = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'keydown',
  'focusin',
  'wheel',
  'scroll',
  'beforeprint',
] as const;

/**
 * Settles at the first sign that a person uses the page: a touch, a key, the pointer, a scroll, or a link that carries
 * figures. Code that only answers to use waits for it; until then the exported HTML stands. On the server it is settled.
 */
export const firstIntent: Promise<void> =
  typeof window === 'undefined' || window.location.hash.includes('=')
    ? Promise.resolve()
    : new Promise((settle) => {
        const stop = new AbortController();
        const go = () => {
          stop.abort();
          settle();
        };
        for (const sign of signs)
          window.addEventListener(sign, go, { signal: stop.signal, passive: true, capture: true });
      });
