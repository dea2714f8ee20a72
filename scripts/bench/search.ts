import { readFileSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { chromium } from '@playwright/test';
import { searchFields } from '@/content/calculators/search-fields';
import { catalogue, unimplemented } from '@/content/catalogue';
import { searchVocabulary } from '@/content/search-vocabulary';
import { finderOver } from '@/lib/search';
import { browserOptions } from '../browser-options';
import { at, compressed } from '../measure/pages';
import { serve } from '../measure/server';
import { kilobytes, milliseconds, type Options, type Report } from './report';

/** Returns what people type: names letter by letter, the same with a slip, and questions with figures in them. */
function queries(): Readonly<Record<string, readonly string[]>> {
  const names = catalogue.map(({ title }) => title.replace(/ Calculator$/, '').toLowerCase());
  const slipped = (name: string) => `${name.slice(0, 2)}${name.slice(3)}`;
  return {
    'a name, letter by letter': names.flatMap((name) => [...name].map((_, index) => name.slice(0, index + 1))),
    'a name with a letter left out': names.filter((name) => name.length > 4).map(slipped),
    'words and figures': names.map((name) => `${name} 50 lakh 8.5% 20 years`),
  };
}

/** Returns files of scripts and data that pointing at the search box of the bar loads, by path. */
async function loadedByPointing(out: string): Promise<string[]> {
  const server = await serve(out);
  const browser = await chromium.launch(browserOptions);
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 860 } });
    await page.goto(`${server.url}/about/`, { waitUntil: 'networkidle' });
    const paths: string[] = [];
    page.on('request', (request) => paths.push(new URL(request.url()).pathname));
    const box = page.getByRole('banner').getByRole('combobox');
    await box.hover();
    await box.fill('emi');
    await page.getByRole('option').first().waitFor();
    await page.waitForTimeout(500);
    return [...new Set(paths)].filter((each) => /\.(js|json|css)$/.test(each));
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Measures how long one search takes, and what the search weighs when it is first used. */
export async function search({ out }: Options): Promise<Report> {
  const finder = finderOver(catalogue, unimplemented, searchVocabulary);
  const prefill = await searchFields();
  const rows = Object.entries(queries()).map(([kind, asked]) => {
    const ask = (query: string) => {
      const start = performance.now();
      finder.find(query, ['title', 'description', 'category', 'id'], prefill);
      return performance.now() - start;
    };
    for (const query of asked) ask(query);
    const times = asked.map(ask);
    return [kind, String(times.length), ...[0.5, 0.99, 1].map((share) => milliseconds(at(times, share)))];
  });
  const files = await loadedByPointing(out);
  const weight = files.reduce((sum, file) => sum + compressed(readFileSync(path.join(out, file))), 0);
  return {
    title: 'One search over the catalogue, on this machine',
    columns: ['', 'queries', 'median', 'p99', 'most'],
    rows,
    notes: [`First use of the search, all that loads with it: ${files.length} files, ${kilobytes(weight)}.`],
  };
}
