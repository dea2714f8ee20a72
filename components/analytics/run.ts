import { listen } from '@/lib/analytics';
import { admitted, type PublishedNames } from '@/lib/analytics-events';
import { deleteCookies, followConsent, givenConsent } from './consent';
import { kindOfPage, type ObservedSite, observe, publishedPath } from './observe';
import { queueEvent, type ServiceIds, setPageAddress, startRecording, startTags, stopRecording } from './tags';

export interface AnalyticsSetUp {
  readonly ids: ServiceIds;
  /** How the names of the services' cookies begin. */
  readonly cookies: readonly string[];
  readonly site: ObservedSite;
  /** Hosts that pages link to. */
  readonly hosts: readonly string[];
}

/** Returns everything that may be a name in an event. */
function namesOf({ site, hosts }: AnalyticsSetUp): PublishedNames {
  const { calculators, staticPages, otherPages } = site;
  return {
    routes: ['/', ...calculators.map(({ route }) => route), ...Object.keys(staticPages), ...otherPages],
    calculators,
    hosts,
  };
}

/** Records visits where that is agreed, and never a page with figures. */
function recorder({ ids, site }: AnalyticsSetUp, loadAfresh: () => void) {
  let isRecording = false;
  let hasShownFigures = false;

  /** Pages where people type, and addresses that may contain what they typed, are never recorded. */
  const mayHoldFigures = (at: string) =>
    window.location.search !== '' || !['Home', 'Static Page'].includes(kindOfPage(site, at));

  /** Before something is typed, and before a link is followed that may contain what was typed, the recorder is stopped. */
  const pause = ({ type, target }: Event) => {
    if (!isRecording || !(target instanceof Element)) return;
    const box = target.closest('input, textarea, select, [contenteditable]');
    const link = type === 'click' ? target.closest<HTMLAnchorElement>('a[href]') : null;
    const leavesForFigures =
      link?.host === window.location.host && (mayHoldFigures(publishedPath(site, link.pathname)) || link.search !== '');
    if (!box && !leavesForFigures) return;
    stopRecording();
    hasShownFigures = true;
  };
  const gone = new AbortController();
  for (const sign of ['focusin', 'input', 'click']) {
    document.addEventListener(sign, pause, { capture: true, signal: gone.signal });
  }

  return {
    /** Notes a page that opens while nothing is agreed. */
    passed: (at: string) => {
      if (mayHoldFigures(at)) hasShownFigures = true;
    },
    /** Returns whether a page must be loaded afresh, without the recorder that is on. */
    mustReload: (at: string) => isRecording && mayHoldFigures(at),
    /**
     * Records only in a document that has shown no page with figures. A recorder that is on cannot be taken off a page: a
     * step from a recorded page to one with figures therefore loads that page afresh, without it.
     */
    recordOrNot: (at: string) => {
      if (mayHoldFigures(at)) {
        hasShownFigures = true;
        if (isRecording) loadAfresh();
      } else if (ids.sessionRecording && !isRecording && !hasShownFigures) {
        isRecording = true;
        startRecording(ids.sessionRecording);
      }
    },
    stop: () => gone.abort(),
  };
}

/**
 * Starts services and the sending of events while the visitor agrees, and ends both when they no longer do. `moved` is to
 * be called with the path of each page that opens; it returns at once where nothing is agreed.
 */
export function runAnalytics(
  setUp: AnalyticsSetUp,
  loadAfresh = () => window.location.reload(),
): {
  readonly moved: (path: string) => void;
  readonly stop: () => void;
} {
  const { ids, site } = setUp;
  const names = namesOf(setUp);
  let path: string | null = null;
  let watching: ReturnType<typeof observe> | null = null;
  const recording = recorder(setUp, loadAfresh);

  const begin = (at: string) => {
    listen((name, params) => {
      const event = admitted(name, params, names);
      if (event) queueEvent(ids, event);
    });
    startTags(ids, at);
    watching = observe(site);
    watching.moved(at);
    recording.recordOrNot(at);
  };
  const follow = () => {
    const agreed = givenConsent() === 'granted';
    if (agreed && !watching && path) begin(path);
    if (agreed || !watching) return;
    watching.stop();
    watching = null;
    listen(null);
    deleteCookies(setUp.cookies);
    // The services' code cannot be taken off a page: the page is loaded afresh without it.
    loadAfresh();
  };
  const unfollow = followConsent(follow);

  return {
    moved: (next) => {
      path = publishedPath(site, next);
      if (!watching) {
        recording.passed(path);
        follow();
        return;
      }
      // A page that is about to be loaded afresh is counted there, and once.
      if (recording.mustReload(path)) {
        recording.recordOrNot(path);
        return;
      }
      setPageAddress(ids, path);
      watching.moved(path);
      recording.recordOrNot(path);
    },
    stop: () => {
      recording.stop();
      unfollow();
      watching?.stop();
      listen(null);
    },
  };
}
