// The one source of what every host sends: which headers a response has, and for how long a file may be cached. The
// configurations of hosts.ts, `npm start` and the tests are made from this.
import { configuredHosts } from '@/content/service-hosts';
import { liveService } from '@/lib/ifsc/live';
import { contentSecurityPolicy, hashesOf } from './policy';

/** Headers by name. */
export type Headers = Readonly<Record<string, string>>;

/** What a host has to send, whichever it is. */
export interface SiteHeaders {
  /** On every answer. */
  readonly everywhere: Headers;
  /** On every answer over HTTPS. */
  readonly secure: Headers;
  /** On pages, the page that says that there is none included. */
  readonly pages: Headers;
  /** Cache-Control by address; the first that matches counts. */
  readonly cache: readonly CacheRule[];
}

/** For how long files of an address may be cached without asking. */
interface CacheRule {
  /** Begins with a slash; `:name` matches one part of the path, `*` at the end all that follows. */
  readonly path: string;
  readonly value: string;
}

/** A file whose name has a hash of its content never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** Cached, but the browser asks each time whether it is still valid. */
const ASK_EACH_TIME = 'no-cache';

/** Files that may be cached, and all that keep their name from one build to the next (pages, the service worker, cards). */
export const cacheRules: readonly CacheRule[] = [
  { path: '/_next/static/*', value: FOR_EVER },
  { path: '/ifsc/:release/*', value: FOR_EVER },
  { path: '/pdf/*', value: FOR_EVER },
  { path: '/search-fields/*', value: FOR_EVER },
  { path: '/*', value: ASK_EACH_TIME },
];

/** What no page of the site uses, and so no script in it may. */
const unused = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** Returns the headers of the export in `out`, whose inline scripts and style sheets the policy names. */
export function siteHeaders(out: string): SiteHeaders {
  const policy = contentSecurityPolicy(hashesOf(out), [{ connect: [new URL(liveService).origin] }, ...configuredHosts]);
  return {
    everywhere: { 'X-Content-Type-Options': 'nosniff' },
    // This host alone: whether other hosts of the domain serve HTTPS is not known here.
    secure: { 'Strict-Transport-Security': 'max-age=31536000' },
    pages: {
      'Content-Security-Policy': policy,
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': unused.map((feature) => `${feature}=()`).join(', '),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
    },
    cache: cacheRules,
  };
}

/** Returns a path of the rules as a regular expression over an address. */
export function pathPattern(path: string): string {
  const escaped = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return `^${escaped.replace(/:\w+/g, '[^/]+').replace(/\*$/, '')}`;
}
