import type { Metadata } from 'next';
import { UnderDevelopment } from '@/components/page/under-development';
import { isBuilt } from '@/content/calculators/load';
import { type CatalogueEntry, catalogue, unimplemented } from '@/content/catalogue';
import { site } from '@/content/site';
import { pageWords } from '@/content/words/page';
import { shellWords } from '@/content/words/shell';

export const dynamicParams = false;

const slugOf = (entry: { readonly route: string }) => entry.route.replaceAll('/', '');
const pages = [...catalogue.filter(({ id }) => !isBuilt(id)), ...unimplemented];

/** A page for each calculator that is known by name but not built. */
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
  const { title: name, description, route } = entryAt((await params).slug);
  const title = `${name} (${shellWords.financialYear(site.financialYear)})`;
  return {
    title,
    description,
    robots: { index: false, follow: true },
    alternates: { canonical: route },
    openGraph: { title, description, url: route, siteName: site.name, type: 'website', locale: 'en_IN' },
    twitter: { card: 'summary', title, description },
  };
}

export default async function UnbuiltRoute({ params }: Params) {
  const entry = entryAt((await params).slug);
  return (
    <UnderDevelopment
      name={entry.title}
      trail={[{ href: '/', text: pageWords.home }]}
      breadcrumbLabel={shellWords.breadcrumb}
      words={pageWords.underDevelopment}
    />
  );
}
