const signs = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'keydown',
  'focusin',
  'wheel',
  'scroll',
  'beforeprint',
  'hashchange',
] as const;

let settle: () => void = () => {};

/**
 * Settles at the first sign that a person uses the page: a touch, a key, the pointer, a scroll, or a link that carries
 * figures. Code that only answers to use waits for it; until then the exported HTML stands. On the server it is settled.
 */
export const firstIntent: Promise<void> = new Promise((resolve) => {
  settle = resolve;
});

/** Says that the page is being used, where no event can tell: something was typed before any script ran. */
export function noteIntent(): void {
  settle();
}

if (typeof window === 'undefined' || window.location.hash.includes('=') || navigator.userActivation?.hasBeenActive) {
  settle();
} else {
  const stop = new AbortController();
  for (const sign of signs) {
    window.addEventListener(
      sign,
      () => {
        stop.abort();
        // One task later: what was touched is answered first.
        window.setTimeout(settle);
      },
      { signal: stop.signal, passive: true, capture: true },
    );
  }
}
