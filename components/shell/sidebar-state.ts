/** Whether the sidebar is open: stored as `data-sidebar` on the root, for CSS, and in a cookie, for the next visit. */

const COOKIE = 'sidebar_state';
const SEVEN_DAYS = 604_800;
const CHANGED = 'sidebar:changed';

/** Screens narrower than this have a drawer in place of the sidebar. */
export const hasSidebar = '(min-width: 768px)';

/** Returns whether the sidebar has its full width. */
export function isSidebarOpen(): boolean {
  return document.documentElement.dataset.sidebar === 'open';
}

/** Opens or closes the sidebar and remembers it for seven days. */
export function toggleSidebar(): void {
  const isOpen = !isSidebarOpen();
  document.documentElement.dataset.sidebar = isOpen ? 'open' : 'closed';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${COOKIE}=${isOpen}; path=/; max-age=${SEVEN_DAYS}; samesite=lax`;
  window.dispatchEvent(new Event(CHANGED));
}

/** Calls back after each change; returns what ends that. */
export function onSidebarChange(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  return () => window.removeEventListener(CHANGED, listener);
}
