import { watchForNew } from '@/components/shell/watch-for-new';
import { site } from '@/content/site';

/** Watches for a new version of the site, and shows that there is one. */
export const watch = (registration: ServiceWorkerRegistration) => watchForNew(registration, site.name);
