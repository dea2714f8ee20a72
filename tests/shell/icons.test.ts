import { readdirSync, readFileSync } from 'node:fs';
import { catalogue, unimplemented } from '@/content/catalogue';
import { sidebarCategories } from '@/content/sidebar';

it('the sheet of icons holds every icon that a list or a component names, and no other', () => {
  const sheet = readFileSync('components/ui/icons.svg', 'utf8');
  const held = [...sheet.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name);
  const named = [...catalogue, ...unimplemented, ...sidebarCategories].map(({ icon }) => icon);
  const drawn = readdirSync('components', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => [...readFileSync(`components/${file}`, 'utf8').matchAll(/<Icon name="([^"]+)"/g)])
    .map(([, name]) => name);
  expect(held.sort()).toEqual([...new Set([...named, ...drawn])].sort());
});

it('each icon is one path, with another for what is filled: browsers style every element of the sheet on every page', () => {
  const sheet = readFileSync('components/ui/icons.svg', 'utf8');
  const shapes = [...sheet.matchAll(/<symbol [^>]*>(.*)<\/symbol>/g)].map(([, inside = '']) =>
    [...inside.matchAll(/<(\w+)(?: fill="(\w+)")?/g)].map(([, shape, fill = '']) => `${shape} ${fill}`.trim()),
  );
  expect([...new Set(shapes.map((each) => each.join(', ')))].sort()).toEqual(['path', 'path, path currentColor']);
});
