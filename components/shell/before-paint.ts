/**
 * Runs in the head of every page before anything is drawn: the stored theme (dark only where `theme` is stored as `dark`; the
 * system's preference is not asked) and the stored state of the sidebar, which without a cookie is open where a wide screen
 * has room for it. Where a script of the page itself does not arrive, it raises the preload-error event and, uncancelled,
 * lets the page's error screen show: nothing else may be there to do it. It keeps the button that is pressed in a part still
 * marked `data-waits`, and lets go of it where that very press has brought the part to life: React listens below the window.
 * A constant, so that a policy can name its hash.
 * `theme-turner.tsx` and `sidebar-state.ts` write what it reads; `preload-error.ts` and `come-to-life.ts` read what it writes.
 */
export const beforePaint = `(function(r){try{if(localStorage.getItem('theme')==='dark')r.classList.add('dark')}catch(e){}\
var s;try{s=/(?:^|; )sidebar_state=(true|false)/.exec(document.cookie)}catch(e){}\
r.dataset.sidebar=(s?s[1]==='true':matchMedia('(min-width:80rem)').matches)?'open':'closed';\
addEventListener('error',function(e){var t=e.target;if(/\\/_next\\//.test(t.src)&&t.hasAttribute('async')&&!r.dataset.failed)\
r.dataset.failed=dispatchEvent(new CustomEvent('calculator:preload-error',{cancelable:true,detail:{error:e}}))?'told':'left'},true);\
addEventListener('click',function(e){if(r.dataset.failed&&e.target.closest('[data-reload]'))location.reload()});\
function waits(b){return b&&b.closest('[data-waits]')?b:null}\
addEventListener('click',function(e){var t=e.target;window.pressed=waits(t.closest&&t.closest('button'))},true);\
addEventListener('click',function(){window.pressed=waits(window.pressed)})})(document.documentElement)`;
