import { StructuredData } from '@/components/page/structured-data';
import { staticPage } from '@/content/pages';
import About from '@/content/pages/about.mdx';
import { site } from '@/content/site';
import { staticPageWords } from '@/content/words/static-page';
import { TextPage } from '../text-page';
import { metadataOf } from '../text-page-metadata';

const page = staticPage('/about/');

export const metadata = metadataOf(page);

export default function AboutPage() {
  const publisher = { '@type': 'Organization', name: site.name, url: `${site.url}/` };
  return (
    <>
      <StructuredData
        data={{
          '@type': 'AboutPage',
          name: page.title,
          description: page.description,
          url: `${site.url}${page.route}`,
          publisher,
          author: { '@type': 'Person', name: site.author.name, jobTitle: site.author.jobTitle, worksFor: publisher },
        }}
      />
      <TextPage page={page}>
        <About />
        <h2>{staticPageWords.callToAction}</h2>
        <div className="mt-3 flex flex-wrap gap-2">
          <a href="/" className="button button-solid">
            {staticPageWords.toCalculators}
          </a>
          <a href="/contact/" className="button">
            {staticPageWords.toContact}
          </a>
        </div>
      </TextPage>
    </>
  );
}
