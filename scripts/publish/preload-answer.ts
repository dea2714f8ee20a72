/** Names the code that answers in the HTML of each calculator: it comes with the page's own scripts, and not after they have asked for it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { scriptsOf } from '../measure/pages';
import { changePages } from './pages';

/** The end of an island as it is compiled, a call with what imports its `index.ts`, exported by default: the number of that import. */
const importOfIsland = /,\(\)=>\w+\.A\((\d+)\)\);\w+\.s\(\["default",0,\w+\]/g;

/** Returns the files that an import loads, as scripts name them: `"static/chunks/a.js","static/chunks/b.js"`. */
const filesOf = (code: string, module: string): readonly string[] => {
  const [, list = ''] =
    new RegExp(`[,[]${module},\\w=>\\{\\w\\.v\\(\\w=>Promise\\.all\\(\\[([^\\]]*)\\]`).exec(code) ?? [];
  return [...list.matchAll(/"(static\/[^"]+\.js)"/g)].map(([, file]) => `/_next/${file}`);
};

/**
 * Returns the HTML of a calculator with its code that answers named, of low priority as the browser gives it to the page's other scripts; other
 * pages come back as they are, and so does one whose scripts do not say what that code is. tests/export holds all calculators to it.
 */
export function withAnswer(html: string, codeOf: (script: string) => string): string {
  if (!html.includes('data-calculator=')) return html;
  const code = scriptsOf(html).map(codeOf).join('\n');
  const files = [...code.matchAll(importOfIsland)].flatMap(([, module = '']) => filesOf(code, module));
  if (files.length === 0) return html;
  const links = files.map((file) => `<link rel="preload" as="script" fetchPriority="low" data-later href="${file}"/>`);
  return html.includes(links[0] ?? '') ? html : html.replace('</head>', `${links.join('')}</head>`);
}

/** Names the code that answers on every calculator in `out`; returns how many pages it changed. */
export function preloadAnswers(out: string): number {
  const known = new Map<string, string>();
  const codeOf = (script: string) => {
    const code = known.get(script) ?? readFileSync(path.join(out, script), 'utf8');
    known.set(script, code);
    return code;
  };
  return changePages(out, (html) => withAnswer(html, codeOf));
}
