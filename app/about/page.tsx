import { TextPage } from '@/components/page/text-page';
import { staticPage } from '@/content/pages';
import About from '@/content/pages/about.mdx';
import { pageMetadata } from '../page-metadata';

const page = staticPage('/about/');

export const metadata = pageMetadata(page);

export default function AboutPage() {
  return (
    <TextPage page={page}>
      <About />
      <h2>See for yourself</h2>
      <div className="mt-3 flex flex-wrap gap-2">
        <a href="/" className="button button-solid">
          Open the calculators
        </a>
        <a href="/contact/" className="button">
          Contact us
        </a>
      </div>
    </TextPage>
  );
}
