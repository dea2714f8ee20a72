// Makes components/ui/icons.svg: one sheet with every icon that the catalogue, the lists and the components name.
// Run it again when a name is added: npx tsx scripts/icons.ts
import { writeFileSync } from 'node:fs';
import * as icons from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { catalogue, unimplemented } from '@/content/catalogue';
import { sidebarCategories } from '@/content/sidebar';

const listed = [...catalogue, ...unimplemented, ...sidebarCategories].map(({ icon }) => icon);
const drawn = [
  'LayoutGrid',
  'Landmark',
  'CalendarPlus',
  'Check',
  'ChevronDown',
  'Copy',
  'Download',
  'FileSpreadsheet',
  'Image',
  'Link2',
  'Mail',
  'MessageCircle',
  'Pin',
  'Printer',
  'Share2',
  'X',
];
const names = [...new Set([...listed, ...drawn])].sort();

/** Returns the data of a path that begins at the same point whatever is drawn before it; what follows stays relative. */
function fromItsOwnStart(d: string): string {
  return d.replace(
    /^m(-?\d*\.?\d+)[ ,]?(-?\d*\.?\d+) ?(?=(.?))/,
    (_, x, y, next) => `M${x} ${y}${/[a-z]/i.test(next) ? '' : 'l'}`,
  );
}

/** Returns the outline of one of lucide's shapes as the data of a path. */
function outlineOf(shape: string, attributes: Readonly<Record<string, string>>): string {
  const number = (name: string) => Number(attributes[name] ?? 0);
  if (shape === 'path' && attributes.d) return fromItsOwnStart(attributes.d);
  if (shape === 'line') return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`;
  if (shape === 'circle') {
    const r = number('r');
    return `M${number('cx') - r} ${number('cy')}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
  }
  if (shape === 'rect') {
    const r = number('rx') || number('ry');
    const [across, down] = [number('width') - 2 * r, number('height') - 2 * r];
    const corner = (x: number, y: number) => (r > 0 ? `a${r} ${r} 0 0 1 ${x} ${y}` : '');
    return `M${number('x') + r} ${number('y')}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`;
  }
  throw new Error(`No outline for <${shape}>.`);
}

/** Returns the content of an icon's SVG as one path, and another for what is filled: browsers style each element of the sheet on every page. */
function asPaths(svg: string): string {
  const outlines = new Map<string, string>();
  for (const [, shape = '', text = ''] of svg.matchAll(/<(\w+) ([^>]*)>/g)) {
    if (shape === 'svg') continue;
    const attributes = Object.fromEntries(
      [...text.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    );
    const fill = attributes.fill ?? '';
    outlines.set(fill, (outlines.get(fill) ?? '') + outlineOf(shape, attributes));
  }
  return [...outlines].map(([fill, d]) => `<path ${fill && `fill="${fill}" `}d="${d}"/>`).join('');
}

const symbols = names.map((name) => {
  const icon = Object.entries(icons).find(([key]) => key === name)?.[1];
  if (!icon) throw new Error(`lucide-react has no icon "${name}".`);
  const svg = renderToStaticMarkup(createElement(icon as typeof icons.Calculator));
  return `<symbol id="${name}" viewBox="0 0 24 24">${asPaths(svg)}</symbol>`;
});
writeFileSync(
  new URL('../components/ui/icons.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" aria-hidden="true">\n${symbols.join('\n')}\n</svg>\n`,
);
console.log(`${names.length} icons`);
