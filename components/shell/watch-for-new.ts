/** Says on an open page that the site has been renewed. */
import type { FromPage } from '@/lib/offline/worker';
import '@/components/ui/toaster.css';
import { loadedScripts } from './loaded-scripts';

/** Texts of the message that the site has been renewed. */
export interface RenewedWords {
  readonly text: string;
  readonly reload: string;
  readonly close: string;
}

/** An open page asks at most once in this time whether there is a new version, in milliseconds. */
const HOUR = 3_600_000;

/** Whether the worker's build has all scripts of this page, so that the page computes as that build does. */
function isCurrent(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data === true);
    worker.postMessage({ scripts: loadedScripts() } satisfies FromPage, [port2]);
  });
}

/**
 * Says that there is a new version, until it is loaded or the message is closed. Plain elements: the messages of
 * `components/ui/toast.ts` go by themselves, and with React's root and Radix they would cost every page half a kilobyte.
 */
function offerReload(words: RenewedWords): void {
  const region = document.createElement('div');
  region.className = 'toasts no-print';
  region.role = 'status';
  const message = document.createElement('div');
  message.className = 'toast';
  const text = document.createElement('p');
  text.className = 'min-w-0 flex-1';
  text.textContent = words.text;
  const button = (label: string, onPress: () => void) => {
    const made = document.createElement('button');
    made.type = 'button';
    made.className = 'button button-quiet';
    made.textContent = label;
    made.addEventListener('click', onPress);
    return made;
  };
  message.append(
    text,
    button(words.reload, () => window.location.reload()),
    button(words.close, () => region.remove()),
  );
  document.body.append(region);
  // A region that is there before its text is read out.
  requestAnimationFrame(() => region.append(message));
}

/** Watches for a new version and offers to load it, once the visitor looks at the page. It never loads it by itself. */
export function watchForNew(registration: ServiceWorkerRegistration, words: RenewedWords): void {
  let asked = Date.now();
  let offered: ServiceWorker | null = null;
  const look = async () => {
    const worker = registration.waiting;
    if (document.hidden || !worker || worker === offered || (await isCurrent(worker))) return;
    offered = worker;
    offerReload(words);
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
