/** The calculators used last, by id, in the browser's own storage. Nothing here ever throws: without storage there are none. */

const KEY = 'recentlyUsed';
const MOST = 10;

type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

/** The browser's storage; null where there is none or it is forbidden. */
function browserShelf(): Shelf | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** The ids used last, most recent first, at most ten, none twice; none where storage fails or holds something else. */
export function recents(shelf: Shelf | null = browserShelf()): readonly string[] {
  try {
    const stored: unknown = JSON.parse(shelf?.getItem(KEY) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return [...new Set(stored.filter((id): id is string => typeof id === 'string'))].slice(0, MOST);
  } catch {
    return [];
  }
}

/** Puts an id at the head of the list; silently nothing where storage fails. */
export function recordUse(id: string, shelf: Shelf | null = browserShelf()): void {
  try {
    const list = [id, ...recents(shelf).filter((other) => other !== id)].slice(0, MOST);
    shelf?.setItem(KEY, JSON.stringify(list));
  } catch {
    // A full or forbidden storage costs the visitor a convenience, nothing else.
  }
}
