/** The colours of the cards: the tokens of the light theme, read from the root stylesheet of the site. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Tone } from '@/lib/calculator';

const css = readFileSync(path.join(process.cwd(), 'app', 'globals.css'), 'utf8');
const root = /^:root \{([^}]*)\}/m.exec(css)?.[1] ?? '';
const tokens = new Map(
  [...root.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
);

/** The colour of a token of app/globals.css, such as `ink`, as `#rrggbb`. */
export function colour(token: string): string {
  const found = tokens.get(token);
  if (!found) throw new Error(`app/globals.css has no colour --${token} in :root.`);
  return found;
}

/** So much of one colour (0 to 1) in another. */
export function mixed(share: number, one: string, other: string): string {
  const channel = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);
  const mix = (at: number): string =>
    Math.round(share * channel(one, at) + (1 - share) * channel(other, at))
      .toString(16)
      .padStart(2, '0');
  return `#${mix(1)}${mix(3)}${mix(5)}`;
}

/** The colour of each of several series: that of its tone, and another shade where an earlier series has the same tone. */
export function seriesColours(series: readonly { readonly tone: Tone }[]): readonly string[] {
  return series.map(({ tone }, index) => {
    const earlier = series.slice(0, index).filter((other) => other.tone === tone).length;
    const pure = colour(`tone-${tone}`);
    return [pure, mixed(0.55, pure, colour('paper')), mixed(0.6, pure, colour('ink'))][earlier % 3] ?? pure;
  });
}
