// The scripts of a page are fetched once it has been painted. All that a visitor sees first is in the HTML: on a slow line
// it should not share that line with seven times its size in scripts. See docs/decisions/015-scripts-after-paint.md.
import { changePages } from './pages';

/** Where a page names the scripts that it fetches after its first paint, parted by spaces. */
export const scriptsAttribute = 'data-scripts';

/**
 * Fetches the scripts named on its own element: after the first paint, at the first sign of use, where nothing is painted
 * because the page is not in view, or at the latest after three seconds. A constant, so that a policy can name its hash.
 */
export const loader = `(function(s,d,w){function go(){if(!s)return;s.split(' ').forEach(function(u){var t=d.createElement('script');t.src=u;\
t.setAttribute('async','');d.head.appendChild(t)});s=''}\
try{new PerformanceObserver(go).observe({type:'paint',buffered:true})}catch(e){go()}\
if(d.hidden)go();['pointerdown','keydown','touchstart'].forEach(function(n){w.addEventListener(n,go,{once:true,capture:true,passive:true})});\
setTimeout(go,3000)})(document.currentScript.dataset.scripts,document,window)`;

/** The page with its own scripts taken out and named on the loader, which stands where the first of them stood. */
export function afterPaint(html: string): string {
  const own = /<link\b(?=[^>]*rel="preload")(?=[^>]*as="script")[^>]*>|<script\b(?=[^>]*\basync="")[^>]*><\/script>/g;
  const addresses = new Set<string>();
  let first = -1;
  const without = html.replace(own, (tag, at: number) => {
    const address = /(?:src|href)="(\/_next\/[^"]+)"/.exec(tag)?.[1];
    if (!address) return tag;
    if (first < 0) first = at;
    addresses.add(address);
    return '';
  });
  if (first < 0) return html;
  const script = `<script ${scriptsAttribute}="${[...addresses].join(' ')}">${loader}</script>`;
  return without.slice(0, first) + script + without.slice(first);
}

/**
 * The page with its link to the web app manifest for browsers without scripts alone: the others would fetch the manifest and
 * an icon before the first paint. Where scripts run, React puts the link into the head when the page comes to life.
 */
export function manifestAfterPaint(html: string): string {
  return html.replace(/(<noscript>)?(<link\b(?=[^>]*rel="manifest")[^>]*>)/, (all, isDone, link) =>
    isDone ? all : `<noscript>${link}</noscript>`,
  );
}

/** Rewrites every page of the export in `out` so; returns how many pages were changed. */
export function deferScripts(out: string): number {
  return changePages(out, (html) => manifestAfterPaint(afterPaint(html)));
}
