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
const symbols = names.map((name) => {
  const icon = Object.entries(icons).find(([key]) => key === name)?.[1];
  if (!icon) throw new Error(`lucide-react has no icon "${name}".`);
  const inside = renderToStaticMarkup(createElement(icon as typeof icons.Calculator)).replace(
    /^<svg[^>]*>|<\/svg>$/g,
    '',
  );
  return `<symbol id="${name}" viewBox="0 0 24 24">${inside.replace(/><\/(?:path|rect|line|circle|polyline|polygon|ellipse)>/g, '/>')}</symbol>`;
});
writeFileSync(
  new URL('../components/ui/icons.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" aria-hidden="true">\n${symbols.join('\n')}\n</svg>\n`,
);
console.log(`${names.length} icons`);
