/**
 * Sets text as outlines: HarfBuzz shapes it with fonts from npm packages, so a card looks the same on every machine, also
 * on one without fonts, and what is measured is what is drawn. Lengths are pixels of the card.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type * as HarfBuzz from 'harfbuzzjs';

export type Weight = 'regular' | 'medium' | 'semibold';

export interface Style {
  readonly size: number;
  readonly weight: Weight;
}

/** One line of text: its width, and its outlines as SVG with the baseline's start at 0,0. */
export interface Line {
  readonly width: number;
  /** The empty space before the first letter's ink: to stand flush with a line above, a large text begins so much earlier. */
  readonly bearing: number;
  readonly outlines: string;
}

const geist = 'geist/dist/fonts/geist-sans/Geist';
const noto = '@expo-google-fonts/noto-sans-devanagari';
const files = {
  latin: {
    regular: `${geist}-Regular.ttf`,
    medium: `${geist}-Medium.ttf`,
    semibold: `${geist}-SemiBold.ttf`,
  },
  devanagari: {
    regular: `${noto}/400Regular/NotoSansDevanagari_400Regular.ttf`,
    medium: `${noto}/500Medium/NotoSansDevanagari_500Medium.ttf`,
    semibold: `${noto}/600SemiBold/NotoSansDevanagari_600SemiBold.ttf`,
  },
} as const satisfies Record<string, Record<Weight, string>>;

type Script = keyof typeof files;

let harfbuzz: typeof HarfBuzz | undefined;

/** Loads the shaper, once; nothing can be set or measured before. (It is a module with an await of its own: a plain import of it fails in tsx.) */
export async function loadShaper(): Promise<void> {
  harfbuzz ??= await import('harfbuzzjs');
}

function shaper(): typeof HarfBuzz {
  if (!harfbuzz) throw new Error('Text was set before loadShaper() had ended.');
  return harfbuzz;
}

interface OpenFont {
  readonly font: HarfBuzz.Font;
  readonly unitsPerEm: number;
}

/** The result of an expensive function, kept by its arguments. */
function remembered<Arguments extends readonly string[], Value>(of: (...given: Arguments) => Value) {
  const known = new Map<string, Value>();
  return (...given: Arguments): Value => {
    const key = given.join('\n');
    const value = known.get(key) ?? of(...given);
    known.set(key, value);
    return value;
  };
}

const fontOf = remembered((script: Script, weight: Weight): OpenFont => {
  const { Blob, Face, Font } = shaper();
  const face = new Face(new Blob(readFileSync(path.join(process.cwd(), 'node_modules', files[script][weight]))));
  return { font: new Font(face), unitsPerEm: face.upem };
});

// Joiners belong to the word they stand in; spaces between Hindi words may come from either font.
const devanagari = /([\u0900-\u097F\u1CD0-\u1CFF\uA8E0-\uA8FF\u200C\u200D]+)/;

/** The glyphs of a text in one script, in units of the font, each with its place. */
interface Run extends OpenFont {
  readonly script: Script;
  readonly glyphs: readonly { readonly glyph: number; readonly x: number; readonly y: number }[];
  readonly advance: number;
}

const runOf = remembered((text: string, script: Script, weight: Weight): Run => {
  const { Buffer, Feature, shape } = shaper();
  const opened = fontOf(script, weight);
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  // Figures of one width, as on the pages.
  shape(opened.font, buffer, [new Feature('tnum')]);
  const positions = buffer.getGlyphPositions();
  let advance = 0;
  const glyphs = buffer.getGlyphInfos().map(({ codepoint: glyph, cluster }, index) => {
    if (glyph === 0) {
      const character = text.codePointAt(cluster) ?? 0;
      const code = character.toString(16).toUpperCase().padStart(4, '0');
      const shown = String.fromCodePoint(character);
      throw new Error(`No font of the cards has the character "${shown}" (U+${code}) of "${text}".`);
    }
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const x = advance + xOffset;
    advance += xAdvance;
    return { glyph, x, y: yOffset };
  });
  return { ...opened, script, glyphs, advance };
});

const runsOf = (text: string, weight: Weight): readonly Run[] =>
  text
    .split(devanagari)
    .filter(Boolean)
    .map((part) => runOf(part, devanagari.test(part) ? 'devanagari' : 'latin', weight));

/** Large Latin letters stand a little closer; the headstroke of Devanagari must be neither broken nor overlapped. */
const tracking = ({ script }: Run, size: number): number => (script === 'latin' && size >= 48 ? -0.02 * size : 0);

const widthOfRun = (run: Run, size: number): number =>
  (run.advance * size) / run.unitsPerEm + run.glyphs.length * tracking(run, size);

/** The width of a line of text. Throws as `setLine` does. */
export function widthOf(text: string, { size, weight }: Style): number {
  return runsOf(text, weight).reduce((sum, run) => sum + widthOfRun(run, size), 0);
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

/**
 * One line of text, each script in its font. Throws where no font has a character: a card with an empty box is worse than none.
 */
export function setLine(text: string, { size, weight }: Style): Line {
  let start = 0;
  let bearing: number | undefined;
  let outlines = '';
  for (const run of runsOf(text, weight)) {
    const scale = size / run.unitsPerEm;
    for (const [index, { glyph, x, y }] of run.glyphs.entries()) {
      const outline = run.font.glyphToPath(glyph);
      if (!outline) continue;
      const left = start + x * scale + index * tracking(run, size);
      bearing ??= left + (run.font.glyphExtents(glyph)?.xBearing ?? 0) * scale;
      const place = `translate(${rounded(left)},${rounded(-y * scale)})`;
      outlines += `<path transform="${place} scale(${scale.toFixed(5)},${(-scale).toFixed(5)})" d="${outline}"/>`;
    }
    start += widthOfRun(run, size);
  }
  return { width: start, bearing: bearing ?? 0, outlines };
}

/** The text in lines no wider than `width`, broken at spaces; a word that is wider stands alone and sticks out. */
function wrapped(text: string, width: number, style: Style): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer, style) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The line cut short with an ellipsis so that it is no wider than `width`. */
export function cut(text: string, width: number, style: Style): string {
  if (widthOf(text, style) <= width) return text;
  const characters = [...new Intl.Segmenter('en-IN').segment(text)].map(({ segment }) => segment);
  while (characters.length > 1 && widthOf(`${characters.join('').trimEnd()}…`, style) > width) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}

/** How a text may be set: sizes from `most` down to `least` in at most so many lines. */
export interface Choice {
  readonly lines: number;
  readonly most: number;
  readonly least: number;
}

/** Text set to fit. */
export interface Fitted {
  readonly lines: readonly string[];
  readonly size: number;
}

/** The same lines as even as they can be: the narrowest setting that needs no line more. */
function balanced(text: string, width: number, style: Style, count: number): readonly string[] {
  let best = wrapped(text, width, style);
  for (let narrower = width - 8; narrower > width / count; narrower -= 8) {
    const lines = wrapped(text, narrower, style);
    if (lines.length > count || lines.some((line) => widthOf(line, style) > narrower)) break;
    best = lines;
  }
  return best;
}

/**
 * The text in the largest size at which it fits the width, by the first choice that has one. Where none has, it is
 * set by the last choice in its least size and cut short with an ellipsis.
 */
export function setToFit(text: string, width: number, weight: Weight, choices: readonly Choice[]): Fitted {
  for (const { lines: most, ...sizes } of choices) {
    for (let size = sizes.most; size >= sizes.least; size -= 2) {
      const style = { size, weight };
      const lines = wrapped(text, width, style);
      if (lines.length > most || lines.some((line) => widthOf(line, style) > width)) continue;
      return { lines: lines.length > 1 ? balanced(text, width, style, lines.length) : lines, size };
    }
  }
  const { lines: most = 1, least: size = 16 } = choices.at(-1) ?? {};
  const style = { size, weight };
  const lines = wrapped(text, width, style);
  const kept = [...lines.slice(0, most - 1), lines.slice(most - 1).join(' ')];
  return { lines: kept.map((line) => cut(line, width, style)), size };
}
