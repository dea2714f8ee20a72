import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Returns what axe finds wrong on a page, or in a part of it: the rule, and where. The pages have no frames, so that axe runs in the page
 * itself, put there once: looking for frames takes as long as its rules, and carrying its code to the page again as long as half of them.
 * Contrast, which takes three times as long as all other rules, is judged once for each way in which text is drawn: the cells of a
 * table have one colour, one background and one size.
 */
export async function violationsOf(page: Page, part?: string): Promise<string[]> {
  // As text it is no script of the page, which the policy would refuse.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (selector) => {
    const { axe: checker } = window as unknown as { axe: typeof axe };
    const drawn = new Map<string, Element>();
    /** Notes the first element of each way of drawing text, `around` being what its ancestors draw behind it and how they are placed. */
    const note = (element: Element, around: string): void => {
      const style = getComputedStyle(element);
      if (style.display === 'none') return;
      const { backgroundColor, backgroundImage, opacity, position, color, fontSize, fontWeight } = style;
      const isSeenThrough = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none' && opacity === '1';
      const place = position === 'static' || position === 'relative' ? '' : position;
      const behind =
        isSeenThrough && place === '' ? around : [around, backgroundColor, backgroundImage, opacity, place].join();
      const hasText = [...element.childNodes].some(
        ({ nodeType, data }: ChildNode & { data?: string }) => nodeType === Node.TEXT_NODE && data?.trim(),
      );
      const way = [behind, color, fontSize, fontWeight, style.visibility, element.className].join('|');
      if ((hasText || element.matches('input, select, textarea')) && !drawn.has(way)) drawn.set(way, element);
      for (const child of element.children) note(child, behind);
    };
    const top = selector === undefined ? document.body : document.querySelector(selector);
    if (top) note(top, '');
    const contrast = { 'color-contrast': { enabled: false } };
    const reports = [
      await checker.run(selector ?? document, { resultTypes: ['violations'], rules: contrast }),
      await checker.run([...drawn.values()], { resultTypes: ['violations'], runOnly: ['color-contrast'] }),
    ];
    return reports
      .flatMap(({ violations }) => violations)
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  }, part);
}
