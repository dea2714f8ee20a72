/** The messages that are shown at present: put by `use-toast.ts`, drawn by `toaster.tsx`. */
import { useSyncExternalStore } from 'react';

/** How long a message stays, unless it is pointed at or focused; milliseconds. */
export const TOAST_DURATION = 5_000;
/** Time for a message to leave the screen; milliseconds. */
const TOAST_REMOVE_DELAY = 200;

export interface ToastProps {
  readonly description: string;
  /** One thing to do about it. Data, not an element: whoever shows a message must not load Radix for it. */
  readonly action?: { readonly label: string; readonly onClick: () => void };
  /** Milliseconds; `Infinity` stays until it is closed. */
  readonly duration?: number;
}

/** A message that is shown; a dismissed one is not open and stays until it has left the screen. */
interface ToasterToast extends ToastProps {
  readonly id: number;
  readonly open: boolean;
}

const none: readonly ToasterToast[] = [];
let toasts = none;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Changes the list of messages. */
export function dispatch(change: (before: readonly ToasterToast[]) => readonly ToasterToast[]): void {
  toasts = change(toasts);
  for (const listener of listeners) listener();
}

/** Hides the message with this id, and forgets it once it has left the screen. */
export function dismissToast(id: number): void {
  dispatch((before) => before.map((each) => (each.id === id ? { ...each, open: false } : each)));
  setTimeout(() => dispatch((before) => before.filter((each) => each.id !== id)), TOAST_REMOVE_DELAY);
}

/** Returns the messages that are shown. */
export function useToasts(): readonly ToasterToast[] {
  return useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  );
}
