import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { MDXContent } from 'mdx/types';
import { type CalculatorId, catalogue } from '@/content/catalogue';
import { laterActs } from '@/content/tax/later-acts';
import type { AnyCalculator, GoldenCase } from '@/lib/calculator';
import type { CalculatorPage } from './page';

const folder = path.join(process.cwd(), 'content', 'calculators');

/** Returns whether the calculator has its folder, that is, whether it is built. For the server and tests: it looks at the disk. */
export function isBuilt(id: string): boolean {
  return existsSync(path.join(folder, id, 'index.ts'));
}

/** Returns the ids of all calculators that are built, in the order of the catalogue. */
export function builtIds(): CalculatorId[] {
  const folders = new Set(readdirSync(folder));
  return catalogue.map((entry) => entry.id).filter((id) => folders.has(id) && isBuilt(id));
}

export async function loadCalculator(id: CalculatorId): Promise<AnyCalculator> {
  return ((await import(`./${id}/index.ts`)) as { default: AnyCalculator }).default;
}

/** Returns the worked cases of a calculator. */
export async function loadGolden(id: CalculatorId): Promise<readonly GoldenCase<AnyCalculator>[]> {
  return ((await import(`./${id}/golden.ts`)) as { golden: readonly GoldenCase<AnyCalculator>[] }).golden;
}

/** Loads the texts around a calculator on its page, and the sources of its figures. */
export async function loadPage(id: CalculatorId): Promise<CalculatorPage> {
  const { page } = (await import(`./${id}/page.ts`)) as { page: CalculatorPage };
  return { ...page, sources: [...page.sources, ...laterActs(page.sources)] };
}

/** Returns the article of a calculator, as a component. */
export async function loadArticle(id: CalculatorId): Promise<MDXContent> {
  return ((await import(`./${id}/article.mdx`)) as { default: MDXContent }).default;
}
