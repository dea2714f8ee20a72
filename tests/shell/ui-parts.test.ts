/** What opens or pops comes from `components/ui`, under shadcn-ui's names, and stays out of what a page loads first. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = process.cwd();
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const files = ['app', 'components', 'content'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`),
);

it('only components/ui imports Radix', () => {
  const others = files.filter((file) => !file.startsWith('components/ui/') && /from 'radix-ui'/.test(read(file)));
  expect(others).toEqual([]);
});

it.each([
  ['dialog', ['Dialog', 'DialogContent', 'DialogHeader', 'DialogOverlay', 'DialogTitle', 'DialogClose']],
  ['popover', ['Popover', 'PopoverAnchor', 'PopoverContent']],
  ['toast', ['ToastProvider', 'ToastViewport', 'Toast', 'ToastDescription', 'ToastAction', 'ToastClose']],
  ['toaster', ['Toaster']],
])('components/ui/%s.tsx exports what shadcn-ui’s does', (name, parts) => {
  const text = read(`components/ui/${name}.tsx`);
  expect(parts.filter((part) => !new RegExp(`export (const|function) ${part}\\b`).test(text))).toEqual([]);
});

it('components.json names folders that exist', () => {
  const { aliases, tailwind } = JSON.parse(read('components.json'));
  expect(aliases.ui).toBe('@/components/ui');
  const folders = Object.values<string>(aliases).map((alias) => alias.replace('@/', ''));
  expect(folders.filter((folder) => !existsSync(path.join(root, folder)))).toEqual([]);
  expect(read(tailwind.css)).toContain('tailwindcss');
});
