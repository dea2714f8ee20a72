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
interface Line {
  readonly width: number;
  /** The empty space before the first letter's ink: to be flush with a line above, a large text begins so much earlier. */
  readonly bearing: number;
  readonly outlines: string;
}

const geist = 'geist/dist/fonts/geist-sans/Geist';
const files: Readonly<Record<Weight, string>> = {
  regular: `${geist}-Regular.ttf`,
  medium: `${geist}-Medium.ttf`,
  semibold: `${geist}-SemiBold.ttf`,
};

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

/** Returns the result of an expensive function, cached by its arguments. */
function remembered<Arguments extends readonly string[], Value>(of: (...given: Arguments) => Value) {
  const known = new Map<string, Value>();
  return (...given: Arguments): Value => {
    const key = given.join('\n');
    const value = known.get(key) ?? of(...given);
    known.set(key, value);
    return value;
  };
}

const fontOf = remembered((weight: Weight): OpenFont => {
  const { Blob, Face, Font } = shaper();
  const face = new Face(new Blob(readFileSync(path.join(process.cwd(), 'node_modules', files[weight]))));
  return { font: new Font(face), unitsPerEm: face.upem };
});

/** The glyphs of a text, in units of the font, each with its place. */
interface Run extends OpenFont {
  readonly glyphs: readonly { readonly glyph: number; readonly x: number; readonly y: number }[];
  readonly advance: number;
}

const runOf = remembered((text: string, weight: Weight): Run => {
  const { Buffer, Feature, shape } = shaper();
  const opened = fontOf(weight);
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
      throw new Error(`The font of the cards has no character "${shown}" (U+${code}) of "${text}".`);
    }
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const x = advance + xOffset;
    advance += xAdvance;
    return { glyph, x, y: yOffset };
  });
  return { ...opened, glyphs, advance };
});

/** Returns the space between letters: large ones are set a little closer. */
const tracking = (size: number): number => (size >= 48 ? -0.02 * size : 0);

/** Returns the width of a line of text. Throws as `setLine` does. */
export function widthOf(text: string, { size, weight }: Style): number {
  const run = runOf(text, weight);
  return (run.advance * size) / run.unitsPerEm + run.glyphs.length * tracking(size);
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** Returns one line of text as outlines. Throws where the font has no such character: a card with an empty box is worse than none. */
export function setLine(text: string, style: Style): Line {
  const { size, weight } = style;
  const run = runOf(text, weight);
  const scale = size / run.unitsPerEm;
  let bearing: number | undefined;
  let outlines = '';
  for (const [index, { glyph, x, y }] of run.glyphs.entries()) {
    const outline = run.font.glyphToPath(glyph);
    if (!outline) continue;
    const left = x * scale + index * tracking(size);
    bearing ??= left + (run.font.glyphExtents(glyph)?.xBearing ?? 0) * scale;
    const place = `translate(${rounded(left)},${rounded(-y * scale)})`;
    outlines += `<path transform="${place} scale(${scale.toFixed(5)},${(-scale).toFixed(5)})" d="${outline}"/>`;
  }
  return { width: widthOf(text, style), bearing: bearing ?? 0, outlines };
}

/** Returns the text in lines no wider than `width`, broken at spaces; a word that is wider has its own line and sticks out. */
function wrapped(text: string, width: number, style: Style): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer, style) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Returns the line cut short with an ellipsis so that it is no wider than `width`. */
function cut(text: string, width: number, style: Style): string {
  if (widthOf(text, style) <= width) return text;
  const characters = [...new Intl.Segmenter('en-IN').segment(text)].map(({ segment }) => segment);
  while (characters.length > 1 && widthOf(`${characters.join('').trimEnd()}…`, style) > width) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}

/** How a text may be set: sizes from `most` down to `least`, and the most lines. */
interface Choice {
  readonly lines: number;
  readonly most: number;
  readonly least: number;
}

/** Text set to fit. */
export interface Fitted {
  readonly lines: readonly string[];
  readonly size: number;
}

/** Returns the same lines as even as they can be: the narrowest setting that needs no line more. */
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
 * Returns the text in the largest size at which it fits the width, by the first choice that has one. Where none has, it is set by the last
 * choice in its least size and cut short with an ellipsis.
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
