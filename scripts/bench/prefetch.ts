import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { browserOptions } from '../browser-options';
import { compressed, scriptsOf } from '../measure/pages';
import { serve } from '../measure/server';
import { kilobytes, type Options, type Report } from './report';

const target = '/sip-calculator/';

/** Measures how many requests a visit makes: opening the home page, pointing at a calculator there, clicking, and typing. */
export async function prefetch({ out }: Options): Promise<Report> {
  const server = await serve(out);
  const browser = await chromium.launch(browserOptions);
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 860 } });
    let paths: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      // Browsers ask for the site's icon when they like.
      if (request.url().startsWith(server.url) && pathname !== '/icon.svg') paths.push(pathname);
    });
    const rows: string[][] = [];
    const step = async (name: string) => {
      for (let before = -1; before !== paths.length; ) {
        before = paths.length;
        await page.waitForTimeout(500);
      }
      const made = paths;
      paths = [];
      const fileOf = (each: string) => path.join(out, each.endsWith('/') ? `${each}index.html` : each);
      const weight = [...new Set(made)].reduce((sum, each) => sum + compressed(readFileSync(fileOf(each))), 0);
      rows.push([name, String(made.length), kilobytes(weight)]);
      return made;
    };
    await page.goto(`${server.url}/`);
    await step('opening the home page');
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await step('scrolling through it');
    const link = page.getByRole('main').locator(`a[href^="${target}"]`).first();
    await link.scrollIntoViewIfNeeded();
    await link.hover();
    await step('pointing at a calculator');
    await link.click();
    const atClick = await step('clicking it');
    await page.locator('main input[inputmode="decimal"]').first().fill('12345');
    await step('typing there');
    const own = scriptsOf(readFileSync(path.join(out, target, 'index.html'), 'utf8'));
    const missing = atClick.filter((each) => !each.startsWith('/_next/static/') || own.includes(each));
    return {
      title: 'Requests of a visit',
      columns: ['', 'requests', 'gzip 9'],
      rows,
      targets: [
        {
          what: 'requests for the page at a click on a warmed link',
          target: '0',
          measured: String(missing.length),
          met: missing.length === 0,
        },
      ],
    };
  } finally {
    await browser.close();
    await server.stop();
  }
}
