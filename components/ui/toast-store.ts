/** The message that is shown at present: set by `toast.ts`, drawn by `toaster.tsx`. */

/** How long a message stays, unless it is pointed at or focused. */
export const TOAST_DURATION = 5_000;
/** How far a message is dragged, in pixels, before it goes. */
export const TOAST_SWIPE = 50;

/** A message with the names that assistive technology tells: of the place where it appears, and of its close button. */
export interface ToastMessage {
  readonly text: string;
  readonly region: string;
  readonly close: string;
}

/** The message at hand; one that was dismissed stays, not open, until it has left the screen. */
export interface Toast extends ToastMessage {
  readonly id: number;
  readonly isOpen: boolean;
}

let current: Toast | null = null;
const listeners = new Set<() => void>();

/** Puts this message, or none, in place of the one at hand. */
export function putToast(next: Toast | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** The message at hand, if any. */
export function currentToast(): Toast | null {
  return current;
}

/** Calls back after each change; returns what ends that. */
export function onToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Lets the message with this id leave. */
export function dismissToast(id: number): void {
  if (current?.id === id) putToast({ ...current, isOpen: false });
}

/** Forgets the message with this id, once it has left the screen. */
export function removeToast(id: number): void {
  if (current?.id === id) putToast(null);
}
