import { useEffect, useState } from 'react';

const PAUSE = 150;

/** Returns the outcome of long work, done once the page has rendered and typing has paused. */
interface Later<T> {
  /** The last outcome; null before the first. While `isBusy` it is that of earlier inputs. */
  readonly value: T | null;
  readonly isBusy: boolean;
}

/** Runs `work` a moment after it last changed; pass a memoised function, which changes with its inputs alone. */
export function useLater<T>(work: () => T): Later<T> {
  const [done, setDone] = useState<{ readonly work: () => T; readonly value: T } | null>(null);
  useEffect(() => {
    const timer = window.setTimeout(() => setDone({ work, value: work() }), PAUSE);
    return () => window.clearTimeout(timer);
  }, [work]);
  return { value: done?.value ?? null, isBusy: done?.work !== work };
}
