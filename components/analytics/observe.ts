/**
 * Observes what visitors do, by listening on the document, and tracks it by the names of `analytics-events`. Nothing here
 * reads the value of a box, a result or in an address behind its path.
 */
import { track } from '@/lib/analytics';
import {
  analyticsEvents,
  type EventName,
  missingPage,
  mostSeconds,
  scrollDepths,
  timeStep,
  unknownCalculator,
} from '@/lib/analytics-events';

interface ObservedCalculator {
  readonly id: string;
  readonly route: string;
  readonly title: string;
  readonly category: string;
}

type StaticEvent = Extract<EventName, `${string}_page`>;

/** The pages there are to be seen. */
export interface ObservedSite {
  readonly calculators: readonly ObservedCalculator[];
  /** The event of each static page, by its path; undefined for a page without one. */
  readonly staticPages: Readonly<Record<string, StaticEvent | undefined>>;
  /** Paths of pages that are neither home, calculator nor static page. */
  readonly otherPages: readonly string[];
}

type PageKind = 'Home' | 'Calculator' | 'Static Page' | 'Other';

/** Returns a path as the site publishes it, with its slashes; the path of the missing page for any other. */
export function publishedPath(site: ObservedSite, path: string): string {
  const whole = path.endsWith('/') ? path : `${path}/`;
  const isKnown =
    whole === '/' ||
    whole in site.staticPages ||
    site.otherPages.includes(whole) ||
    site.calculators.some((calculator) => calculator.route === whole);
  return isKnown ? whole : missingPage;
}

/** Returns the kind of page at a published path. */
export function kindOfPage(site: ObservedSite, path: string): PageKind {
  if (path === '/') return 'Home';
  if (path in site.staticPages) return 'Static Page';
  return site.calculators.some((calculator) => calculator.route === path) ? 'Calculator' : 'Other';
}

const names = ({ id, title, category }: ObservedCalculator) => ({
  calculator_name: title,
  calculator_id: id,
  category,
});

/** Returns which kind of control it is; null for what is no control of a calculator. */
function controlKind(element: Element): 'text' | 'slider' | 'choice' | 'switch' | 'date' | null {
  if (element instanceof HTMLSelectElement) return 'choice';
  if (element instanceof HTMLTextAreaElement) return 'text';
  if (!(element instanceof HTMLInputElement)) return null;
  switch (element.type) {
    case 'range':
      return 'slider';
    case 'radio':
      return 'choice';
    case 'checkbox':
      return 'switch';
    case 'date':
    case 'month':
      return 'date';
    default:
      return element.getAttribute('role') === 'combobox' ? 'choice' : 'text';
  }
}

const isOneOf = <Value extends string>(values: readonly Value[], value: string | undefined): value is Value =>
  values.some((each) => each === value);

/** What is tracked of one page while it is open. */
interface Visit {
  readonly path: string;
  readonly kind: PageKind;
  readonly calculator: ObservedCalculator | undefined;
  /** Whole seconds for which it was in sight. */
  seconds: number;
  deepest: number;
  readonly controls: Set<string>;
  form: 'untouched' | 'started' | 'submitted';
}

interface Watching {
  readonly site: ObservedSite;
  /** Returns the visit of the page in sight. */
  readonly current: () => Visit | null;
  /** Options of every listener. */
  readonly on: { readonly capture: true; readonly passive: true; readonly signal: AbortSignal };
}

/** Width in px up to which a screen counts as a phone's. */
const MOBILE = 768;

const nameOfForm = (visit: Visit | null) => ({ calculator_name: visit?.calculator?.title ?? unknownCalculator });

/** Tracks a form that is left without an answer taken from it, once. */
function leave(visit: Visit | null): void {
  if (visit?.form === 'started') track('form_abandon', nameOfForm(visit));
  if (visit && visit.form !== 'untouched') visit.form = 'submitted';
}

/** Tracks how long a page was in sight and how far down it was read; returns what ends it. */
function watchReading({ current, on }: Watching): () => void {
  const clock = window.setInterval(() => {
    const visit = current();
    if (!visit || document.visibilityState === 'hidden' || visit.seconds >= mostSeconds) return;
    visit.seconds += 1;
    if (visit.seconds % timeStep === 0) {
      track('engagement', { engagement_type: 'time_on_page', value: visit.seconds });
    }
  }, 1_000);
  const scrolled = () => {
    const visit = current();
    if (!visit) return;
    const depth = ((window.scrollY + window.innerHeight) / document.documentElement.scrollHeight) * 100;
    for (const step of scrollDepths) {
      if (depth >= step && visit.deepest < step) {
        visit.deepest = step;
        track('engagement', { engagement_type: 'scroll_depth', value: step });
      }
    }
  };
  window.addEventListener('scroll', scrolled, on);
  return () => window.clearInterval(clock);
}

/** Tracks the use of forms. */
function watchForms({ current, on }: Watching): void {
  /** The form of a calculator, or of a page that computes something else; searches and contact forms are none. */
  const formOf = (target: EventTarget | null): HTMLFormElement | null => {
    const visit = current();
    if (!(target instanceof Element) || !visit || (visit.kind !== 'Calculator' && visit.kind !== 'Other')) return null;
    const form = target.closest('form');
    return form?.closest('main') && !form.closest('search, [role="search"]') ? form : null;
  };
  const touched = ({ target }: Event) => {
    const visit = current();
    if (!formOf(target) || !visit) return;
    if (visit.form === 'untouched') {
      visit.form = 'started';
      track('form_start', nameOfForm(visit));
    }
    const control = controlKind(target as Element);
    if (control && !visit.controls.has(control)) {
      visit.controls.add(control);
      track('form_interaction', { ...nameOfForm(visit), control });
    }
  };
  /** These forms answer as they are filled in: one whose entry is finished and cannot be faulted has been submitted. */
  const finished = ({ target }: Event) => {
    const form = formOf(target);
    if (!form) return;
    // The form marks a fault in the render that follows the entry.
    window.setTimeout(() => {
      const visit = current();
      if (visit?.form !== 'started' || form.querySelector('[aria-invalid="true"]')) return;
      visit.form = 'submitted';
      track('form_submit', nameOfForm(visit));
    });
  };
  document.addEventListener('input', touched, on);
  document.addEventListener('change', touched, on);
  // A box that formats its own text does not reliably fire `change`; leaving it does.
  for (const end of ['change', 'focusout', 'submit']) document.addEventListener(end, finished, on);
}

/** Tracks a search once typing has stopped: where it was made and whether it found something, never what was sought. */
function watchSearches({ on }: Watching): () => void {
  let searching = 0;
  const searched = ({ target }: Event) => {
    const box = target instanceof HTMLInputElement ? target : null;
    const search = box?.closest('search, [role="search"]');
    if (!box || !search) return;
    window.clearTimeout(searching);
    if (box.value.trim() === '') return;
    searching = window.setTimeout(() => {
      const place = search.closest('main') ? 'home' : search.closest('[role="dialog"]') ? 'dialog' : 'header';
      const results = place === 'home' ? search.closest('main') : search;
      track('search', { place, found: results?.querySelector('[data-nothing-found]') ? 'none' : 'some' });
    }, 1_000);
  };
  document.addEventListener('input', searched, on);
  return () => window.clearTimeout(searching);
}

/** Tracks buttons and links. */
function watchClicks({ site, current, on }: Watching): void {
  /** The value of an element's `data-track` names its press; the lists of the events have no value in common. */
  const pressed = ({ dataset: { track: name } }: HTMLElement) => {
    const visit = current();
    const { button_click, calculator_interaction, social_share } = analyticsEvents;
    if (isOneOf(button_click.button, name)) track('button_click', { button: name });
    else if (isOneOf(social_share.method, name)) track('social_share', { method: name });
    else if (visit?.calculator && isOneOf(calculator_interaction.action, name))
      track('calculator_interaction', { calculator_name: visit.calculator.title, action: name });
  };
  const followed = (link: HTMLAnchorElement) => {
    if (link.closest('[data-go-home]')) track('go_home_from_404');
    if (!/^https?:$/.test(link.protocol)) return;
    if (link.host !== window.location.host) {
      track('external_link_click', { host: link.hostname });
      return;
    }
    const path = publishedPath(site, link.pathname);
    const calculator = site.calculators.find((each) => each.route === path);
    if (calculator && path !== current()?.path) track('calculator_select', names(calculator));
  };
  const clicked = ({ target }: Event) => {
    const element = target instanceof Element ? target.closest<HTMLElement>('a[href], button') : null;
    if (element instanceof HTMLAnchorElement) followed(element);
    if (element) pressed(element);
  };
  document.addEventListener('click', clicked, on);
}

/** Tracks theme and sidebar, which are attributes of the root. A change from another tab comes while the page is hidden. */
function watchPreferences(): () => void {
  const root = document.documentElement;
  const preferences = () => ({
    theme: root.classList.contains('dark') ? ('dark' as const) : ('light' as const),
    sidebar: root.dataset.sidebar === 'closed' ? ('collapsed' as const) : ('open' as const),
  });
  let before = preferences();
  const rootWatch = new MutationObserver(() => {
    const now = preferences();
    const { theme, sidebar } = before;
    before = now;
    if (document.visibilityState === 'hidden') return;
    if (now.theme !== theme) {
      track('theme_toggle', { theme: now.theme });
      track('user_preference', { preference: 'theme', value: now.theme });
    }
    if (now.sidebar !== sidebar) track('user_preference', { preference: 'sidebar', value: now.sidebar });
  });
  rootWatch.observe(root, { attributes: true, attributeFilter: ['class', 'data-sidebar'] });
  return () => rootWatch.disconnect();
}

/** Tracks the menu of a phone, which is put at the end of the body while it is open. */
function watchMenu(): () => void {
  let isMenuOpen = false;
  const menuWatch = new MutationObserver(() => {
    const isOpen = document.querySelector('.phone-menu, .drawer') !== null;
    if (isOpen !== isMenuOpen) track('mobile_menu_toggle', { is_open: isOpen });
    isMenuOpen = isOpen;
  });
  menuWatch.observe(document.body, { childList: true });
  return () => menuWatch.disconnect();
}

/** Watches the pages of a site; `moved` is to be called with the path of each page that opens. */
export function observe(site: ObservedSite): { readonly moved: (path: string) => void; readonly stop: () => void } {
  const gone = new AbortController();
  const on = { capture: true, passive: true, signal: gone.signal } as const;
  let visit: Visit | null = null;

  const moved = (asked: string) => {
    const path = publishedPath(site, asked);
    if (visit?.path === path) return;
    leave(visit);
    const from = visit?.path;
    const kind = kindOfPage(site, path);
    const calculator = site.calculators.find((each) => each.route === path);
    visit = { path, kind, calculator, seconds: 0, deepest: 0, controls: new Set(), form: 'untouched' };
    if (from) track('navigation', { from_path: from, to_path: path });
    else track('device_usage', { device: window.innerWidth <= MOBILE ? 'mobile' : 'desktop' });
    track('page_view', { page_path: path });
    track('category_view', { category: kind });
    if (calculator) track('calculator_view', names(calculator));
    const page = path === missingPage ? 'not_found_page' : site.staticPages[path];
    if (page) track(page);
  };

  const watching: Watching = { site, current: () => visit, on };
  const stops = [watchReading(watching), watchSearches(watching), watchPreferences(), watchMenu()];
  watchForms(watching);
  watchClicks(watching);
  window.addEventListener('pagehide', () => leave(visit), on);
  window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      // A page that is restored from the back/forward cache counts as a new view.
      const path = visit?.path;
      if (!persisted || !path) return;
      visit = null;
      moved(path);
    },
    on,
  );
  window.addEventListener('error', () => track('error', { kind: 'script' }), { signal: gone.signal });
  window.addEventListener('unhandledrejection', () => track('error', { kind: 'promise' }), on);
  window.addEventListener('calculator:preload-error', () => track('error', { kind: 'preload' }), on);

  return {
    moved,
    stop: () => {
      for (const stop of stops) stop();
      gone.abort();
    },
  };
}
