import { TextPage } from '@/components/page/text-page';
import { staticPage } from '@/content/pages';
import Advertising from '@/content/pages/advertising.mdx';
import { pageMetadata } from '../page-metadata';

const page = staticPage('/advertising/');

export const metadata = pageMetadata(page);

export default function AdvertisingPage() {
  return (
    <TextPage page={page}>
      <Advertising />
    </TextPage>
  );
}
