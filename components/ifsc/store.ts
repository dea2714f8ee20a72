/** The state that the parts of the look-up share. Each part is loaded when it is needed, so none of them imports another. */
import { useSyncExternalStore } from 'react';

/** A value that several parts read and write. */
interface Shared<Value> {
  /** The value with which the page was exported, and so with which it hydrates. */
  readonly first: Value;
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

function shared<Value>(first: Value): Shared<Value> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    first,
    get: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Returns the value now, and again whenever it changes; the first one while React hydrates what was exported with it. */
export function useShared<Value>({ first, subscribe, get }: Shared<Value>): Value {
  return useSyncExternalStore(subscribe, get, () => first);
}

/** What has been chosen in the steps so far; '' where nothing is. */
export interface Choice {
  readonly bank: string;
  readonly state: string;
  readonly place: string;
  readonly branch: string;
}

export const noChoice: Choice = { bank: '', state: '', place: '', branch: '' };

/** A code that was looked up, and the words by which it is known again. */
export interface Recent {
  readonly code: string;
  readonly text: string;
}

export interface LookupStore {
  readonly choice: Shared<Choice>;
  readonly recent: Shared<readonly Recent[]>;
  /** A text that another part asks the box to look up. A new object each time, so that the same text counts again. */
  readonly asked: Shared<{ readonly text: string } | null>;
  /** What went wrong in another part, and how it is tried again. */
  readonly trouble: Shared<{ readonly error: unknown; readonly retry: () => void } | null>;
}

/** Returns the code in the fragment of an address, as in `/ifsc-lookup/#ifsc=HDFC0000060`; '' where there is none. */
function codeInAddress(address: string): string {
  return /#ifsc=([A-Za-z0-9]{11})$/.exec(address)?.[1]?.toUpperCase() ?? '';
}

/**
 * Returns what an address asks the look-up for: the code after `#ifsc=`, or the words after `#find=`; '' where there is
 * nothing.
 */
export function askedInAddress(address: string): string {
  const words = /#find=([^&]+)$/.exec(address)?.[1];
  if (!words) return codeInAddress(address);
  try {
    return decodeURIComponent(words).slice(0, 120);
  } catch {
    return '';
  }
}

/** Returns an empty store for one page. */
export function createStore(): LookupStore {
  return {
    choice: shared(noChoice),
    recent: shared<readonly Recent[]>([]),
    asked: shared<{ text: string } | null>(null),
    trouble: shared<{ error: unknown; retry: () => void } | null>(null),
  };
}
