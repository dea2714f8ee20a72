/** The visitor's choice about services that count or record visits: stored in local storage, asked for once. */

export type Consent = 'granted' | 'refused';

const KEY = 'consent';

/** Where the browser stores nothing, the choice is valid until the page is left. */
let unstored: Consent | null = null;

function isConsent(value: unknown): value is Consent {
  return value === 'granted' || value === 'refused';
}

/**
 * Returns the visitor's choice; null where there is none yet or what is stored cannot be read. A browser that states for
 * its user that data is not to be shared (Global Privacy Control) has refused for them, until they choose otherwise here.
 */
export function givenConsent(): Consent | null {
  let stored: unknown = unstored;
  try {
    stored = window.localStorage.getItem(KEY) ?? unstored;
  } catch {
    // Local storage is blocked: the choice of this page is valid.
  }
  if (isConsent(stored)) return stored;
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true ? 'refused' : null;
}

const followers = new Set<() => void>();

/** Stores the visitor's choice and calls whoever follows it. */
export function giveConsent(consent: Consent): void {
  unstored = consent;
  try {
    window.localStorage.setItem(KEY, consent);
  } catch {
    // Blocked or full: the choice is valid until the page is left, and is asked for again on the next.
  }
  for (const follow of followers) follow();
}

/** Calls `follow` at each change of the visitor's choice, in this tab or another; returns what ends it. */
export function followConsent(follow: () => void): () => void {
  const elsewhere = (event: StorageEvent) => {
    // Cleared storage has no key at all.
    if (event.key !== KEY && event.key !== null) return;
    unstored = null;
    follow();
  };
  followers.add(follow);
  window.addEventListener('storage', elsewhere);
  return () => {
    followers.delete(follow);
    window.removeEventListener('storage', elsewhere);
  };
}

/** Deletes the cookies that services have set on this site, as far as a page may. */
export function deleteCookies(beginnings: readonly string[]): void {
  try {
    const labels = window.location.hostname.split('.');
    const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
    for (const cookie of document.cookie.split(/;\s*/)) {
      const name = cookie.replace(/=.*$/, '');
      if (!beginnings.some((beginning) => name.startsWith(beginning))) continue;
      for (const domain of ['', ...domains]) {
        // biome-ignore lint/suspicious/noDocumentCookie: the other way to delete a cookie is not in every browser
        document.cookie = `${name}=; max-age=0; path=/${domain}`;
      }
    }
  } catch {
    // Where cookies are blocked there are none.
  }
}
