/** Draws an answer as an image. Loads on demand only. */
import type { Result } from '@/lib/calculator';
import { formatFigure } from '@/lib/format';
import type { InputLine } from '@/lib/input-text';
import { answerTexts } from '../answer-texts';

/** The width of the image in pixels of the page; it has twice as many of its own. */
const WIDTH = 600;
const SCALE = 2;
const XHTML = 'http://www.w3.org/1999/xhtml';

interface ImageContent {
  readonly name: string;
  readonly result: Result;
  /** The answer's sentence, marked where it is an example. */
  readonly sentence: string;
  /** The inputs that it rests on. */
  readonly inputs: readonly InputLine[];
  /** Under which rules it was made, in a line. */
  readonly made: string;
  /** Where the page is, without what was typed: no one types a link with figures from an image. */
  readonly address: string;
  /** The chart as the page shows it. */
  readonly chart: Element | null;
}

/**
 * Returns name, answer, inputs, chart and address as a PNG, in the theme of the page. The browser itself draws them: as HTML within SVG, with the
 * page's own styles and font. Throws where it cannot.
 */
export async function imageOf(answer: ImageContent): Promise<Blob> {
  const body = bodyOf(answer);
  document.body.append(body);
  const height = Math.ceil(body.getBoundingClientRect().height);
  body.remove();
  const css = await stylesWithFonts();
  const { className } = document.documentElement;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" class="${className}" width="${WIDTH}" height="${height}">` +
    `<style><![CDATA[${css}]]></style>` +
    `<foreignObject width="100%" height="100%">${new XMLSerializer().serializeToString(body)}</foreignObject></svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = SCALE * WIDTH;
  canvas.height = SCALE * height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The image is empty.'))), 'image/png');
  });
}

function element(className: string, ...inside: readonly (Node | string)[]): HTMLElement {
  const made = document.createElementNS(XHTML, 'div') as HTMLElement;
  made.className = className;
  made.append(...inside);
  return made;
}

function bodyOf({ name, result, sentence, inputs, made, address, chart }: ImageContent): HTMLElement {
  const [main] = result.headline;
  const body = element(
    'bg-paper text-ink p-4',
    element('text-muted text-sm', name),
    element('mt-2 text-muted text-sm', main.label),
    element('figure font-semibold tracking-tight text-3xl', formatFigure(main)),
    element('mt-2', sentence),
    ...(result.assumed ? [element('mt-1 text-muted text-sm', answerTexts.assumed(result.assumed))] : []),
  );
  const lines = inputs.map(({ label, text }) => `${label}: ${text}`);
  body.append(...lines.map((line, index) => element(`text-sm ${index === 0 ? 'mt-3' : ''}`, line)));
  const copy = chart?.cloneNode(true) as Element | undefined;
  if (copy) {
    for (const control of copy.querySelectorAll('details, input')) control.remove();
    body.append(element('mt-6', copy));
  }
  body.append(
    element('mt-6 text-muted text-sm', `${answerTexts.onSite(name)}. ${made}`),
    element('text-muted text-sm', address),
  );
  Object.assign(body.style, {
    position: 'absolute',
    top: '0',
    left: '0',
    zIndex: '-1',
    width: `${WIDTH}px`,
    fontFamily: getComputedStyle(document.body).fontFamily,
    lineHeight: '1.6',
  });
  return body;
}

/** Returns the page's style sheets as text, with the fonts in them: an SVG image may fetch nothing. */
async function stylesWithFonts(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => [rule, sheet] as const));
  const texts = rules.map(async ([rule, sheet]) => {
    const address = rule instanceof CSSFontFaceRule && /url\("?([^")]+)"?\)/.exec(rule.cssText)?.[1];
    if (!address) return rule.cssText;
    const fontAddress = new URL(address, sheet.href ?? document.baseURI);
    const font = await (await fetch(fontAddress)).blob();
    return rule.cssText.replace(/url\("?[^")]+"?\)/, `url(${await dataUrlOf(font)})`);
  });
  return (await Promise.all(texts)).join('\n');
}

function dataUrlOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
