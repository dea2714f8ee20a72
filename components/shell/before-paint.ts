/**
 * Runs in the head of every page before anything is drawn: the stored theme (dark only where `theme` is stored as `dark`; the
 * system's preference is not asked) and the stored state of the sidebar, which without a cookie is open where a wide screen
 * has room for it. A constant, so that a policy can name its hash. `theme.tsx` and `sidebar-state.ts` write what it reads.
 */
export const beforePaint = `(function(r){try{if(localStorage.getItem('theme')==='dark')r.classList.add('dark')}catch(e){}\
var s;try{s=/(?:^|; )sidebar_state=(true|false)/.exec(document.cookie)}catch(e){}\
r.dataset.sidebar=(s?s[1]==='true':matchMedia('(min-width:80rem)').matches)?'open':'closed'})(document.documentElement)`;
