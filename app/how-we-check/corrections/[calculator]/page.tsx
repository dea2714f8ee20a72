import type { Metadata } from 'next';
import { TextPage } from '@/components/page/text-page';
import { type CatalogueEntry, catalogue } from '@/content/catalogue';
import { corrections } from '@/content/corrections';
import { correctionsRoute, staticPage } from '@/content/pages';
import CorrectionsOf from '@/content/pages/corrections-of.mdx';
import { pageMetadata } from '../../../page-metadata';
import { CorrectionList } from '../list';

export const dynamicParams = false;

const slugOf = ({ route }: CatalogueEntry) => route.replaceAll('/', '');
const correctedIds = new Set(corrections.map(({ calculator }) => calculator));
const corrected = catalogue.filter(({ id }) => correctedIds.has(id));

/** Returns a page for each calculator of which an amount was corrected. */
export function generateStaticParams(): { calculator: string }[] {
  return corrected.map((entry) => ({ calculator: slugOf(entry) }));
}

type Params = { readonly params: Promise<{ readonly calculator: string }> };

async function entryAt(params: Params['params']) {
  const { calculator } = await params;
  const entry = corrected.find((candidate) => slugOf(candidate) === calculator);
  if (!entry) throw new Error(`No corrected calculator has the address "${calculator}".`);
  return entry;
}

const titleOf = ({ title }: CatalogueEntry) => `Corrections: ${title}`;

/** Search engines are asked to leave these pages out: most of their words are what was wrong. */
export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const entry = await entryAt(params);
  return pageMetadata(
    {
      route: correctionsRoute(entry.route),
      title: titleOf(entry),
      description: `Amounts of the ${entry.title} that were wrong and have been corrected: since when, for whom, by how much, and what is right.`,
      keywords: [`${entry.title} corrections`, 'wrong amounts', 'what was corrected'],
    },
    { unlisted: true, card: staticPage('/how-we-check/corrections/').route },
  );
}

export default async function CorrectionsOfCalculator({ params }: Params) {
  const entry = await entryAt(params);
  const own = corrections.filter(({ calculator }) => calculator === entry.id);
  return (
    <TextPage page={{ title: titleOf(entry) }}>
      <CorrectionsOf {...entry} components={{ Corrections: () => <CorrectionList list={own} /> }} />
    </TextPage>
  );
}
