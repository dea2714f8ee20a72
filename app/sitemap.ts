import type { MetadataRoute } from 'next';
import { indexedPages } from '@/app/indexed-pages';
import { lastChanged } from '@/app/last-changed';
import { site } from '@/content/site';

export const dynamic = 'force-static';

/** Returns every page that search engines may list, with the moment of its last change where that is known. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  return (await indexedPages()).map(({ route, files }) => ({
    url: site.url + route,
    lastModified: lastChanged(files),
  }));
}
