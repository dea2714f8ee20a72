import { staticPage } from '@/content/pages';
import Advertising from '@/content/pages/advertising.mdx';
import { TextPage } from '../text-page';
import { metadataOf } from '../text-page-metadata';

const page = staticPage('/advertising/');

export const metadata = metadataOf(page);

export default function AdvertisingPage() {
  return (
    <TextPage page={page}>
      <Advertising />
    </TextPage>
  );
}
