/** What the lists below a box have in common; the box keeps the focus and names the highlighted option by `aria-activedescendant`. */

const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };

/**
 * Returns the option that a key leads to from the highlighted one (-1 for none); undefined for a key that does not move. The arrows go
 * around the ends, the page keys stop there.
 */
export function steppedTo(key: string, active: number, count: number): number | undefined {
  const step = steps[key];
  if (step === undefined || count === 0) return undefined;
  const from = step < 0 ? Math.max(active, 0) : active;
  return Math.abs(step) === 1 ? (from + step + count) % count : Math.min(Math.max(from + step, 0), count - 1);
}

/** Scrolls a list so that an option of it is in sight, without moving the page. The list is what the option is positioned in. */
export function keepInSight(list: HTMLElement, { offsetTop: top, offsetHeight }: HTMLElement): void {
  if (top < list.scrollTop) list.scrollTop = top;
  else list.scrollTop = Math.max(list.scrollTop, top + offsetHeight - list.clientHeight);
}
