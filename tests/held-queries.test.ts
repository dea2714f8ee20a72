/** Searches of `tests/queries` that must stay right one by one: the page's own form takes every figure that they say, and no other. */
import { readdirSync, readFileSync } from 'node:fs';
import { searchFields } from '@/content/calculators/search-fields';
import { filled } from '@/lib/fill/filled';
import type { FillForm } from '@/lib/fill/form';
import { isFilled, type Query } from './filled-in';

const queries = readdirSync('tests/queries').flatMap((file): Query[] =>
  JSON.parse(readFileSync(`tests/queries/${file}`, 'utf8')),
);
const held = queries
  .filter((each) => each.held)
  .map(({ query, page, figures = {} }) => [query, page ?? '', figures] as const);

let forms: Readonly<Record<string, FillForm>> = {};
beforeAll(async () => {
  forms = await searchFields();
});

it.each(held)('%s', async (query, page, figures) => {
  const found = filled(query, forms[page] as FillForm);
  const isRight = found !== null && (await isFilled(page, found, figures));
  expect([found?.fragment, isRight]).toEqual([found?.fragment, true]);
});
