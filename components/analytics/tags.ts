/** The scripts of services, put on the page only after the visitor has agreed. */

declare global {
  interface Window {
    /** The page's queue of events, read by the services. */
    dataLayer?: unknown[];
    /** Commands for the session recorder, queued until its script has loaded. */
    clarity?: ((...command: unknown[]) => void) & { q?: unknown[][] };
  }
}

/** The ids of the configured services; empty where one is not configured. */
export interface ServiceIds {
  readonly tagManager: string;
  readonly webAnalytics: string;
  readonly sessionRecording: string;
}

const queue = (): unknown[] => (window.dataLayer ??= []);

function addScript(address: string): void {
  if ([...document.scripts].some((script) => script.src === address)) return;
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
}

/** Sends a command to web analytics, whose script takes only the `arguments` of a function for one. */
function toWebAnalytics(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: an array is not recognised as a command
  queue().push(arguments);
}

/** Returns the address of a page as services get it: without query and fragment. */
const plainAddress = (path: string) => `${window.location.origin}${path}`;

/** Returns the site from which the visitor came, without its path and what it searched for. */
function plainReferrer(): string {
  return URL.canParse(document.referrer) ? new URL(document.referrer).origin : '';
}

/** Starts tag manager and web analytics, each where it is configured. */
export function startTags({ tagManager, webAnalytics }: ServiceIds, path: string): void {
  if (webAnalytics) {
    toWebAnalytics('js', new Date());
    toWebAnalytics('config', webAnalytics, {
      // Views and clicks are sent as our own events, with an address without figures.
      send_page_view: false,
      page_location: plainAddress(path),
      page_referrer: plainReferrer(),
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
    });
    addScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(webAnalytics)}`);
  }
  if (tagManager) {
    queue().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    addScript(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(tagManager)}`);
  }
}

/** Puts an event into the page's queue and, where configured, sends it to web analytics. */
export function queueEvent({ webAnalytics }: ServiceIds, event: { readonly event: string }): void {
  queue().push(event);
  if (!webAnalytics) return;
  const { event: name, ...params } = event;
  toWebAnalytics('event', name, params);
}

/** Sets the address that web analytics reports for the page open now. */
export function setPageAddress({ webAnalytics }: ServiceIds, path: string): void {
  if (webAnalytics) toWebAnalytics('set', { page_location: plainAddress(path) });
}

/** Starts the session recorder, set to blank every text and every box. */
export function startRecording(id: string): void {
  document.documentElement.setAttribute('data-clarity-mask', 'true');
  if (!window.clarity) {
    const waiting: unknown[][] = [];
    window.clarity = Object.assign((...command: unknown[]) => void waiting.push(command), { q: waiting });
  }
  window.clarity('consentv2', { ad_Storage: 'denied', analytics_Storage: 'granted' });
  addScript(`https://www.clarity.ms/tag/${encodeURIComponent(id)}`);
}

/** Ends the recording of this page; nothing after this is seen by the recorder. */
export function stopRecording(): void {
  window.clarity?.('stop');
}
