import { existsSync } from 'node:fs';
import { builtIds, loadPage } from '@/content/calculators/load';
import { type Category, entryOf } from '@/content/catalogue';
import { ifscPage } from '@/content/ifsc/page';
import { staticPages } from '@/content/pages';
import { homePage } from '@/content/pages/home';

/** A page that search engines may list. */
export interface IndexedPage {
  readonly route: string;
  /** Its name in links. */
  readonly title: string;
  readonly description: string;
  /** Of a calculator. */
  readonly category?: Category;
  /** The files that its words and figures begin with; what they import belongs to them. */
  readonly files: readonly string[];
}

/** Returns every page that search engines may list: home, the calculators that are built, the look-up, the pages of text. */
export async function indexedPages(): Promise<readonly IndexedPage[]> {
  const calculators = builtIds().map(async (id): Promise<IndexedPage> => {
    const { route, title, category } = entryOf(id);
    const { description } = await loadPage(id);
    const files = ['index.ts', 'page.ts', 'article.mdx', 'golden.ts'].map(
      (file) => `content/calculators/${id}/${file}`,
    );
    return { route, title, description, category, files };
  });
  return [
    { ...homePage, files: ['content/pages/home.ts', 'content/catalogue.ts'] },
    ...(await Promise.all(calculators)),
    { ...ifscPage, files: ['page.ts', 'article.mdx', 'view.tsx'].map((file) => `content/ifsc/${file}`) },
    ...staticPages.map((page) => {
      const file = `content/pages/${page.route.slice(1, -1).replaceAll('/', '-')}`;
      return { ...page, files: [`${file}.mdx`, `${file}.ts`].filter((each) => existsSync(each)) };
    }),
  ];
}
