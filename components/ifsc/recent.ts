/** The codes looked up last, in this browser alone. Where nothing can be stored, nothing is. */
import type { Recent } from './store';

const KEY = 'ifscRecent';
const most = 8;

/** Returns what was looked up last, newest first. */
export function readRecent(): readonly Recent[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(stored)) return [];
    const isRecent = (each: unknown): each is Recent =>
      typeof each === 'object' &&
      each !== null &&
      'code' in each &&
      'text' in each &&
      typeof each.text === 'string' &&
      typeof each.code === 'string' &&
      /^[A-Z]{4}0[A-Z0-9]{6}$/.test(each.code);
    return stored.filter(isRecent).slice(0, most);
  } catch {
    return [];
  }
}

function store(recent: readonly Recent[]): readonly Recent[] {
  try {
    if (recent.length > 0) localStorage.setItem(KEY, JSON.stringify(recent));
    else localStorage.removeItem(KEY);
  } catch {
    // A full or forbidden store is no reason to fail.
  }
  return recent;
}

/** Returns the list with this code in front, stored. */
export function addRecent(recent: Recent): readonly Recent[] {
  return store([recent, ...readRecent().filter(({ code }) => code !== recent.code)].slice(0, most));
}

/** Returns the empty list, stored. */
export function clearRecent(): readonly Recent[] {
  return store([]);
}
