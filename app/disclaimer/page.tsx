import { staticPage } from '@/content/pages';
import Disclaimer from '@/content/pages/disclaimer.mdx';
import { TextPage } from '../text-page';
import { metadataOf } from '../text-page-metadata';

const page = staticPage('/disclaimer/');

export const metadata = metadataOf(page);

export default function DisclaimerPage() {
  return (
    <TextPage page={page}>
      <Disclaimer />
    </TextPage>
  );
}
