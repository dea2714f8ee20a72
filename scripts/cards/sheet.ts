/** What a card is drawn on: shapes and texts, kept apart so that a test can see where each text is. */
import sharp from 'sharp';
import { colour } from './colours';
import { type Style, setLine } from './text';

/** The size of every card in pixels, as sharing services ask for it. */
export const cardWidth = 1200;
export const cardHeight = 630;

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface PlacedText {
  readonly text: string;
  readonly size: number;
  /** What it takes: its ink across, from the top of its tall letters to the foot of its long ones. */
  readonly box: Box;
}

export interface Sheet {
  /** Draws SVG. */
  shape(svg: string): void;
  /** Sets one line with its baseline at `y`; `x` is where its ink begins, or ends with `end`, or has its middle. */
  text(text: string, x: number, y: number, style: Style & TextLook): void;
  readonly texts: readonly PlacedText[];
  /** The whole card as SVG. */
  svg(): string;
}

interface TextLook {
  /** A token of app/globals.css, or `#rrggbb`. */
  readonly colour?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
}

const tall = 0.76;
const long = 0.22;

/** Returns an empty card. */
export function sheet(): Sheet {
  const texts: PlacedText[] = [];
  let drawn = '';
  return {
    texts,
    shape(svg) {
      drawn += svg;
    },
    text(text, x, y, { colour: named = 'ink', anchor = 'start', ...style }) {
      const { width, bearing, outlines } = setLine(text, style);
      const left = x - { start: bearing, middle: width / 2, end: width }[anchor];
      const { size } = style;
      texts.push({
        text,
        size,
        box: { left: left + bearing, top: y - tall * size, right: left + width, bottom: y + long * size },
      });
      const fill = named.startsWith('#') ? named : colour(named);
      drawn += `<g transform="translate(${left.toFixed(2)},${y.toFixed(2)})" fill="${fill}">${outlines}</g>`;
    },
    svg: () =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${cardWidth}" height="${cardHeight}">` +
      `<rect width="100%" height="100%" fill="${colour('paper')}"/>${drawn}</svg>`,
  };
}

/** Returns a card as a PNG of few colours: half the bytes, and no difference that is seen. */
export function png(card: Sheet): Promise<Buffer> {
  return sharp(Buffer.from(card.svg()))
    .png({ palette: true, quality: 90, dither: 0, effort: 4, compressionLevel: 9 })
    .toBuffer();
}
