declare global {
  interface Window {
    /** The last button pressed in a part that had not come to life; `before-paint.ts` keeps it, from before any script has come. */
    pressed?: HTMLButtonElement | null;
  }
}

/** To be called when a part marked `data-waits` has come to life: repeats the press of a button in it that came too early. */
export function comeToLife(element: HTMLElement | null): void {
  const part = element?.dataset.waits;
  if (!element || !part) return;
  const { pressed } = window;
  const isOurs = pressed?.closest<HTMLElement>('[data-waits]')?.dataset.waits === part;
  element.removeAttribute('data-waits');
  if (!pressed || !isOurs) return;
  // It takes on the figures of the link or the form a moment after it has come to life.
  window.setTimeout(() => {
    if (window.pressed !== pressed) return;
    // Where the part has been drawn anew, the button is found by what is written on it.
    const inPlace = [...element.querySelectorAll('button')].find((each) => each.textContent === pressed.textContent);
    (pressed.isConnected ? pressed : inPlace)?.click();
  }, 120);
}
