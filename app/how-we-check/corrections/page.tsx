import { TextPage } from '@/components/page/text-page';
import { staticPage } from '@/content/pages';
import AboutCorrections from '@/content/pages/how-we-check-corrections.mdx';
import { pageMetadata } from '../../page-metadata';
import { Corrections } from './list';

const page = staticPage('/how-we-check/corrections/');

export const metadata = pageMetadata(page);

export default function CorrectionsPage() {
  return (
    <TextPage page={page}>
      <AboutCorrections components={{ Corrections }} />
    </TextPage>
  );
}
