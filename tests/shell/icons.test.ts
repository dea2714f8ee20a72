import { readFileSync } from 'node:fs';
import { catalogue, unimplemented } from '@/content/catalogue';
import { sidebarCategories } from '@/content/sidebar';

it('the sheet of icons holds every icon that a list names, and no other', () => {
  const sheet = readFileSync('components/ui/icons.svg', 'utf8');
  const held = [...sheet.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name);
  const named = [...catalogue, ...unimplemented, ...sidebarCategories].map(({ icon }) => icon);
  expect(held.sort()).toEqual([...new Set([...named, 'LayoutGrid', 'Landmark'])].sort());
});
