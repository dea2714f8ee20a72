import { TextPage } from '@/components/page/text-page';
import { corrections } from '@/content/corrections';
import { staticPage } from '@/content/pages';
import AboutCorrections from '@/content/pages/how-we-check-corrections.mdx';
import { pageMetadata } from '../../page-metadata';
import { CorrectedCalculators, CorrectionList } from './list';

const page = staticPage('/how-we-check/corrections/');

export const metadata = pageMetadata(page);

/** How many of the newest corrections the page has in full: the rest stand on the pages of the calculators, so that it stays short. */
const NEWEST = 12;

export default function CorrectionsPage() {
  return (
    <TextPage page={page}>
      <AboutCorrections
        components={{
          CorrectedCalculators,
          Newest: () => <CorrectionList list={corrections.slice(0, NEWEST)} named />,
        }}
      />
    </TextPage>
  );
}
