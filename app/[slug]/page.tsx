import type { Metadata } from 'next';
import { UnderDevelopment } from '@/components/page/under-development';
import { isBuilt } from '@/content/calculators/load';
import { byUseIn, type CatalogueEntry, catalogue, unimplemented } from '@/content/catalogue';
import { site } from '@/content/site';
import { pageMetadata } from '../page-metadata';

export const dynamicParams = false;

const slugOf = (entry: { readonly route: string }) => entry.route.replaceAll('/', '');
const pages = [...catalogue.filter(({ id }) => !isBuilt(id)), ...unimplemented];

/** Returns a page for each calculator that is known by name but not built. */
export function generateStaticParams(): { slug: string }[] {
  return pages.map((entry) => ({ slug: slugOf(entry) }));
}

type Params = { readonly params: Promise<{ readonly slug: string }> };

function entryAt(slug: string): CatalogueEntry {
  const entry = pages.find((candidate) => slugOf(candidate) === slug);
  if (!entry) throw new Error(`No calculator has the address "${slug}".`);
  return entry;
}

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const { title: name, description, route, category, aliases = [] } = entryAt((await params).slug);
  return pageMetadata(
    {
      route,
      title: name,
      description: `${description}. This calculator is not ready yet.`,
      keywords: [name, ...aliases, category],
    },
    { unlisted: true },
  );
}

/** Returns up to two calculators of the same category that are built, those that most people look for first. */
function relativesOf({ category }: CatalogueEntry) {
  return byUseIn(category)
    .filter(({ id }) => isBuilt(id))
    .slice(0, 2)
    .map(({ route, title, description }) => ({ href: route, title, description }));
}

export default async function UnbuiltRoute({ params }: Params) {
  const entry = entryAt((await params).slug);
  return (
    <UnderDevelopment
      name={entry.title}
      description={entry.description}
      financialYear={site.financialYear}
      meanwhile={relativesOf(entry)}
    />
  );
}
