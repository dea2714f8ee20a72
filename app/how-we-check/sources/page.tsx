import { TextPage } from '@/components/page/text-page';
import { staticPage } from '@/content/pages';
import Sources from '@/content/pages/how-we-check-sources.mdx';
import { pageMetadata } from '../../page-metadata';
import { count } from '../counted';
import { SourceDays } from '../tables';

const page = staticPage('/how-we-check/sources/');

export const metadata = pageMetadata(page);

export default async function SourcesPage() {
  const counted = await count();
  return (
    <TextPage page={page}>
      <Sources counted={counted} components={{ Sources: () => <SourceDays sources={counted.sources} /> }} />
    </TextPage>
  );
}
