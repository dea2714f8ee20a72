import { TextPage } from '@/components/page/text-page';
import { staticPage } from '@/content/pages';
import Disclaimer from '@/content/pages/disclaimer.mdx';
import { pageMetadata } from '../page-metadata';

const page = staticPage('/disclaimer/');

export const metadata = pageMetadata(page);

export default function DisclaimerPage() {
  return (
    <TextPage page={page}>
      <Disclaimer />
    </TextPage>
  );
}
