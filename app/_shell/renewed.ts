import { watchForNew } from '@/components/shell/watch-for-new';
import { offlineWords } from '@/content/words/offline';

/** Watches for a new version of the site, and says so with its words. */
export const watch = (registration: ServiceWorkerRegistration) => watchForNew(registration, offlineWords.renewed);
