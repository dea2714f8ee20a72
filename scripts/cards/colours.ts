/** The colours of the cards: the tokens of the light theme, read from the root stylesheet of the site. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const css = readFileSync(path.join(process.cwd(), 'app', 'globals.css'), 'utf8');
const root = /^:root \{([^}]*)\}/m.exec(css)?.[1] ?? '';
const tokens = new Map(
  [...root.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
);

/** Returns the colour of a token of app/globals.css, such as `ink`, as `#rrggbb`. */
export function colour(token: string): string {
  const found = tokens.get(token);
  if (!found) throw new Error(`app/globals.css has no colour --${token} in :root.`);
  return found;
}
