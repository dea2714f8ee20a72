// React writes large finished parts of a page behind the rest of it, hidden, for a script to
// put in place. A static page has nothing to wait for: this puts each part where it belongs, so that a page is whole
// without any script. See docs/decisions/003-settled-html.md.
import { changePages } from './pages';

/** Returns the end of the element or comment pair that is open at `from`, counting nested ones of the same kind. */
function endOf(html: string, from: number, opening: string, closing: string) {
  const marks = new RegExp(`${opening}|${closing}`, 'g');
  marks.lastIndex = from;
  let depth = 1;
  for (let mark = marks.exec(html); mark; mark = marks.exec(html)) {
    depth += mark[0].startsWith('</') || mark[0].startsWith('<!--/') ? -1 : 1;
    if (depth === 0) return { start: mark.index, end: marks.lastIndex };
  }
  throw new Error('A part of the page has no end.');
}

/** Returns the page with every finished part in its place and without the scripts that would have put it there. */
export function settled(html: string): string {
  const parts = new Map<string, string>();
  let text = html;
  for (;;) {
    const opening = /<div hidden id="S:([0-9a-f]+)">/.exec(text);
    if (opening?.[1] === undefined) break;
    const inside = opening.index + opening[0].length;
    const close = endOf(text, inside, '<div\\b', '</div>');
    parts.set(opening[1], text.slice(inside, close.start));
    text = text.slice(0, opening.index) + text.slice(close.end);
  }
  if (parts.size === 0) return html;
  text = text.replace(/<script>(?:\$RB=\[\];[\s\S]*?)?\$RC\("B:[0-9a-f]+","S:[0-9a-f]+"\)<\/script>/g, '');
  text = text.replace('<script>requestAnimationFrame(function(){$RT=performance.now()});</script>', '');
  for (;;) {
    const place = /<!--\$\?--><template id="B:([0-9a-f]+)"><\/template>/.exec(text);
    if (place?.[1] === undefined) break;
    const part = parts.get(place[1]);
    if (part === undefined) throw new Error(`The part S:${place[1]} is missing.`);
    const close = endOf(text, place.index + place[0].length, '<!--\\$[?!~]?-->', '<!--/\\$-->');
    text = `${text.slice(0, place.index)}<!--$-->${part}${text.slice(close.start)}`;
    parts.delete(place[1]);
  }
  if (parts.size > 0) throw new Error(`No place for the parts ${[...parts.keys()].join(', ')}.`);
  return text;
}

/** Settles every page of the export in `out`; returns how many pages it had to change. */
export function settle(out: string): number {
  return changePages(out, settled);
}
