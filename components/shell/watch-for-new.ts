/** Shows on an open page that there is a new version of the site. */

import { toast } from '@/components/ui/use-toast';
import type { FromPage } from '@/lib/offline/worker';
import { loadedScripts } from './loaded-scripts';

/** An open page asks at most once in this time whether there is a new version, in milliseconds. */
const HOUR = 3_600_000;

/** Returns whether the worker's build has all scripts of this page, so that the page computes as that build does. */
function isCurrent(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data === true);
    worker.postMessage({ scripts: loadedScripts() } satisfies FromPage, [port2]);
  });
}

/** Shows that there is a new version, until it is loaded or the message is closed. */
function offerReload(name: string): void {
  toast({
    description: `There is a new version of ${name}.`,
    action: { label: 'Reload', onClick: () => window.location.reload() },
    duration: Number.POSITIVE_INFINITY,
  });
}

/** Watches for a new version of the site of this name and offers to load it, once the visitor looks at the page. It never reloads by itself. */
export function watchForNew(registration: ServiceWorkerRegistration, name: string): void {
  let asked = Date.now();
  let offered: ServiceWorker | null = null;
  const look = async () => {
    const worker = registration.waiting;
    if (document.hidden || !worker || worker === offered || (await isCurrent(worker))) return;
    offered = worker;
    offerReload(name);
  };
  const listen = () => registration.installing?.addEventListener('statechange', look);
  registration.addEventListener('updatefound', listen);
  listen();
  document.addEventListener('visibilitychange', () => {
    look();
    if (document.hidden || Date.now() - asked < HOUR) return;
    asked = Date.now();
    registration.update().catch(() => {});
  });
  look();
}
