import { recordEarlyClicks } from '../hydration/early-input';

/**
 * Runs in the head of every page before anything is drawn: the stored theme (dark only where `theme` is stored as `dark`; the
 * system's preference is not asked), also when another tab changes it, whether a calculator was used before, and the stored state of the sidebar, which without a cookie is open where a wide screen
 * has room for it. Where a script of the page itself does not arrive, it raises the preload-error event and, uncancelled,
 * lets the page's error screen show: nothing else may be there to do it. The button of an error screen loads the page again. It records buttons pressed before their part hydrates.
 * A constant, so that a policy can name its hash.
 * `theme-switcher.tsx` and `sidebar-state.ts` write what it reads; `preload-error.ts` and `early-input.ts` read what it writes.
 */
export const beforePaint = `${recordEarlyClicks};(function(r){try{if(localStorage.getItem('theme')==='dark')r.classList.add('dark');if(localStorage.getItem('recentlyUsed'))r.dataset.used=''}catch(e){}\
addEventListener('storage',function(e){e.key=='theme'&&r.classList.toggle('dark',e.newValue=='dark')});\
var s;try{s=/(?:^|; )sidebar_state=(true|false)/.exec(document.cookie)}catch(e){}\
if(/[#&]came=/.test(location.hash))r.dataset.came='';\
r.dataset.sidebar=(s?s[1]==='true':matchMedia('(min-width:80rem)').matches)?'open':'closed';\
addEventListener('error',function(e){var t=e.target;if(/\\/_next\\//.test(t.src)&&t.hasAttribute('async')&&!r.dataset.failed)\
r.dataset.failed=dispatchEvent(new CustomEvent('calculator:preload-error',{cancelable:true,detail:{error:e}}))?'uncancelled':'cancelled'},true);\
addEventListener('click',function(e){if(e.target.closest('[data-reload]'))location.reload()},true)})(document.documentElement)`;
