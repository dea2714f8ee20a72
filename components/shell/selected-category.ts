/** The category that the current page shows, which the sidebar highlights: `All`, a category, or null elsewhere. */

let selected: string | null = null;
const listeners = new Set<() => void>();

/** Returns the category shown at present. */
export function selectedCategory(): string | null {
  return selected;
}

/** Sets what the page shows now. */
export function selectCategory(category: string | null): void {
  if (category === selected) return;
  selected = category;
  for (const listener of listeners) listener();
}

/** Calls back after each change; returns what ends that. */
export function onSelectedCategory(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
