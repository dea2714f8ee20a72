import { watchForNew } from '@/components/shell/watch-for-new';
import { site } from '@/content/site';

/** Watches for a new version of the site, and says so. */
export const watch = (registration: ServiceWorkerRegistration) => watchForNew(registration, site.name);
