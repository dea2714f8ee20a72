/**
 * Tooltips for elements marked `data-tip="below"` or `data-tip="right"`: their own name, for those who see only the icon.
 * One at a time; 700 ms after the pointer stops, at once on keyboard focus and within 300 ms of the last one.
 * It may be pointed at, and Escape takes it away. The name is there for assistive technology already, so this is for the
 * eye alone.
 */
import { hasSidebar, isSidebarOpen } from './sidebar-state';
import './tips.css';

const DELAY = 700;
const SKIP_DELAY = 300;
/** Time to move the pointer from the element to its tooltip. */
const GRACE = 120;
const GAP = 6;

/** Returns the text of a tooltip; null where the name is there to read, or the menu of the button is open below it. */
function textOf(element: HTMLElement): string | null {
  // The sidebar's own button has a shortcut: what it opens is not below it.
  if (element.matches('[aria-expanded="true"]:not([aria-keyshortcuts])')) return null;
  if (element.dataset.tip === 'right') {
    if (isSidebarOpen() || !window.matchMedia(hasSidebar).matches) return null;
    return element.querySelector('.sidebar-text')?.textContent ?? null;
  }
  // biome-ignore lint/performance/useDomNodeTextContent: a tooltip repeats what is shown, and textContent has what is hidden too.
  return element.getAttribute('aria-label') ?? element.innerText;
}

function place(tip: HTMLElement, element: HTMLElement) {
  const at = element.getBoundingClientRect();
  const own = tip.getBoundingClientRect();
  const isRight = element.dataset.tip === 'right';
  const left = isRight ? at.right + GAP : at.left + at.width / 2 - own.width / 2;
  const top = isRight ? at.top + at.height / 2 - own.height / 2 : at.bottom + GAP;
  tip.style.left = `${Math.max(GAP, Math.min(left, window.innerWidth - own.width - GAP))}px`;
  tip.style.top = `${Math.max(GAP, Math.min(top, window.innerHeight - own.height - GAP))}px`;
}

const marked = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;

/** Starts the tooltips of the page; `first` is the element that the pointer is on already. Returns what ends them. */
export function startTips(first: Element | null): () => void {
  const tip = document.createElement('div');
  tip.setAttribute('role', 'tooltip');
  tip.setAttribute('aria-hidden', 'true');
  tip.className = 'tip';
  tip.hidden = true;
  document.body.append(tip);
  let owner: HTMLElement | null = null;
  let timer = 0;
  let hiddenAt = Number.NEGATIVE_INFINITY;

  const hide = () => {
    window.clearTimeout(timer);
    owner = null;
    // Set again, the attribute would have the browser compute styles with each touch and step of scrolling.
    if (tip.hidden) return;
    hiddenAt = performance.now();
    tip.hidden = true;
  };
  const show = (element: HTMLElement) => {
    const text = element.isConnected ? textOf(element) : null;
    if (!text) return hide();
    tip.textContent = text;
    tip.hidden = false;
    place(tip, element);
  };
  const meet = (element: HTMLElement, delay: number) => {
    window.clearTimeout(timer);
    if (element === owner) return;
    const wasShown = !tip.hidden;
    hide();
    owner = element;
    if (delay === 0 || wasShown) show(element);
    else timer = window.setTimeout(show, delay, element);
  };
  const leaveSoon = () => {
    window.clearTimeout(timer);
    if (tip.hidden) owner = null;
    else timer = window.setTimeout(hide, GRACE);
  };

  const stop = new AbortController();
  const listen = { signal: stop.signal, passive: true, capture: true } as const;
  const onPointer = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    if (event.target instanceof Node && tip.contains(event.target)) return window.clearTimeout(timer);
    const element = marked(event.target);
    if (element) meet(element, performance.now() - hiddenAt < SKIP_DELAY ? 0 : DELAY);
    else if (owner) leaveSoon();
  };
  const onFocus = (event: FocusEvent) => {
    const element = marked(event.target);
    if (element?.matches(':focus-visible')) meet(element, 0);
    else hide();
  };
  document.addEventListener('pointerover', onPointer, listen);
  document.documentElement.addEventListener('pointerleave', hide, listen);
  document.addEventListener('focusin', onFocus, listen);
  document.addEventListener('focusout', hide, listen);
  document.addEventListener('pointerdown', hide, listen);
  document.addEventListener('scroll', hide, listen);
  document.addEventListener('keydown', (event) => event.key === 'Escape' && hide(), listen);

  const element = marked(first);
  if (element) meet(element, element.matches(':focus-visible') ? 0 : DELAY);
  return () => {
    hide();
    stop.abort();
    tip.remove();
  };
}
