import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cardName } from '@/content/cards';
import { catalogue, unimplemented } from '@/content/catalogue';
import { staticPages } from '@/content/pages';
import type { PlacedText } from '@/scripts/cards/sheet';
import type { Fitted } from '@/scripts/cards/text';

interface Drawn {
  readonly name: string;
  readonly texts: readonly PlacedText[];
  readonly svg: string;
}

interface Probe {
  readonly routes: readonly Drawn[];
  readonly extremes: readonly Drawn[];
  readonly rupee: readonly string[];
  readonly figures: readonly number[];
  readonly cutShort: Fitted;
  readonly missing: string;
}

/** The probe on a machine without any font. */
function probe(): Probe {
  const none = path.join(mkdtempSync(path.join(tmpdir(), 'cards-')), 'fonts.conf');
  writeFileSync(none, '<?xml version="1.0"?><fontconfig></fontconfig>');
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'tests/cards-probe.ts'], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, FONTCONFIG_FILE: none },
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as Probe;
}

const { routes, extremes, ...seen } = probe();

const entries = [...catalogue, ...unimplemented];
const cardOf = (route: string): Drawn => {
  const found = routes.find((card) => card.name === route);
  if (!found) throw new Error(`There is no card for ${route}.`);
  return found;
};
const textOn = (card: Drawn): string => card.texts.map(({ text }) => text).join(' ');

describe('a card', () => {
  it('is there for every route, under a name of its own', () => {
    const expected = ['/', '/ifsc-lookup/', ...[...entries, ...staticPages].map(({ route }) => route)];
    expect(routes.map(({ name }) => name).sort()).toEqual([...expected].sort());
    expect(new Set(expected.map(cardName)).size).toBe(expected.length);
    expect(cardName('/')).toBe('home');
    expect(cardName('/emi-calculator/')).toBe('emi-calculator');
  });

  const all = [...routes, ...extremes];

  it.each(all)('of $name has every text within its margins', ({ texts }) => {
    const outside = texts.filter(({ box }) => box.left < 63 || box.right > 1137 || box.top < 48 || box.bottom > 606);
    expect(outside).toEqual([]);
  });

  it.each(all)('of $name has no text upon another', ({ texts }) => {
    const overlaps = texts.flatMap((one, index) =>
      texts
        .slice(index + 1)
        .filter(
          ({ box }) =>
            box.left < one.box.right &&
            one.box.left < box.right &&
            // Tall letters may reach into the empty foot of the line above.
            box.top + 0.1 * (box.bottom - box.top) < one.box.bottom - 0.2 * (one.box.bottom - one.box.top) &&
            one.box.top + 0.1 * (one.box.bottom - one.box.top) < box.bottom - 0.2 * (box.bottom - box.top),
        )
        .map((other) => [one.text, other.text]),
    );
    expect(overlaps).toEqual([]);
  });

  it.each(all)('of $name leaves no text to the fonts of the machine', ({ svg }) => {
    expect(svg).not.toMatch(/<text|font-family|NaN|undefined/);
  });

  it.each(['<text y="9">EMI</text>', '<g font-family="Inter">', '<path d="M NaN 0">', '<path d="M 0 undefined">'])(
    '%s would be found',
    (svg) => {
      expect(svg).toMatch(/<text|font-family|NaN|undefined/);
    },
  );
});

describe('the card of a calculator', () => {
  it.each(entries)('$title has its name in full and its category', ({ route, title, category }) => {
    const text = textOn(cardOf(route));
    expect(text).toContain(title);
    expect(text).toContain(category);
    expect(text).toContain('Hisaabi');
  });

  it.each(entries)('$title says what it works out, whole', ({ route, description }) => {
    expect(textOn(cardOf(route))).toContain(description);
  });

  it.each(entries)(
    '$title has no figure, which would contradict the answer that is shared with it',
    ({ route, ...entry }) => {
      const own = [entry.title, entry.description, entry.category].reduce(
        (left, text) => left.replace(text, ''),
        textOn(cardOf(route)),
      );
      expect(own).not.toMatch(/\d|₹|%/);
    },
  );
});

describe('text on a card', () => {
  it('has a ₹ in every weight, and stops rather than draw an empty box', () => {
    for (const outlines of seen.rupee) expect(outlines).toContain(' d="M');
    expect(new Set(seen.rupee).size).toBe(3);
    expect(seen.missing).toContain('"☃" (U+2603)');
  });

  it('has figures of one width', () => {
    expect(seen.figures[0]).toBeCloseTo(seen.figures[1] ?? 0, 5);
  });

  it('is cut short with an ellipsis only where no size fits', () => {
    expect(seen.cutShort.lines).toHaveLength(1);
    expect(seen.cutShort.lines[0]).toMatch(/^Employer.*…$/);
    expect(seen.cutShort.size).toBe(26);
  });
});
