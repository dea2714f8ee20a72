import { staticPage } from '@/content/pages';
import About from '@/content/pages/about.mdx';
import { staticPageWords } from '@/content/words/static-page';
import { pageMetadata } from '../page-metadata';
import { TextPage } from '../text-page';

const page = staticPage('/about/');

export const metadata = pageMetadata(page);

export default function AboutPage() {
  return (
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
  );
}
