import { keepOffline } from '@/components/shell/keep-offline';
import { offlineWords } from '@/content/words/offline';

/** Keeps the page at hand for use offline. */
export function keep(): void {
  keepOffline(offlineWords.renewed).catch(() => {});
}
