/** The calculators used last, by id, in the browser's own storage. Nothing here ever throws: without storage there are none. */

const KEY = 'recentlyUsed';
const MOST = 10;

/** Returns the ids used last, most recent first, none twice; none where storage fails or holds something else. */
export function recents(): readonly string[] {
  try {
    const stored: unknown[] = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return [...new Set(stored.filter((id) => typeof id === 'string'))].slice(0, MOST);
  } catch {
    return [];
  }
}

let opened: string | null = null;

/** Sets which calculator the page shows; null for none. */
export function setOpened(id: string | null): void {
  opened = id;
}

/** Returns the ids used last, most recent first, without the calculator that the page shows. */
export function recentsElsewhere(): readonly string[] {
  return recents().filter((id) => id !== opened);
}

/** Puts an id at the head of the list, which has at most ten; does nothing where storage fails. */
export function recordUse(id: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([id, ...recents()])].slice(0, MOST)));
  } catch {
    // A full or forbidden storage costs the visitor a convenience, nothing else.
  }
}
