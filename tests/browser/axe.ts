import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Returns what axe finds wrong on a page, or in a part of it: the rule, and where. The pages have no frames, so that axe runs in the page
 * itself, put there once: looking for frames takes as long as its rules, and carrying its code to the page again as long as half of them.
 */
export async function violationsOf(page: Page, part?: string): Promise<string[]> {
  // As text it is no script of the page, which the policy would refuse.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (selector) => {
    const { axe: checker } = window as unknown as { axe: typeof axe };
    const { violations } = await checker.run(selector ?? document, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  }, part);
}
