import { TextPage } from '@/components/page/text-page';
import { entryOf } from '@/content/catalogue';
import { staticPage } from '@/content/pages';
import HowWeCheck from '@/content/pages/how-we-check.mdx';
import { formatDate } from '@/lib/format';
import { listed } from '@/lib/listed';
import { pageMetadata } from '../page-metadata';
import { count, totals } from './counted';
import { Calculators, Comparisons, DisputedPoints } from './tables';

const page = staticPage('/how-we-check/');

export const metadata = pageMetadata(page);

export default async function HowWeCheckPage() {
  const counted = await count();
  const second = totals(counted.secondComputations);
  const longDays = [...new Set([second.first, second.last])].map((day) => formatDate(day ?? '')).join(' to ');
  return (
    <TextPage page={page}>
      <HowWeCheck
        counted={counted}
        longDays={longDays}
        second={second}
        components={{
          Agreements: () => <Comparisons all={counted.agreements} />,
          Calculators: () => <Calculators calculators={counted.calculators} />,
          DisputedPoints,
          SecondComputations: () => <Comparisons all={counted.secondComputations} />,
          WithoutSecond: () =>
            counted.withoutSecond.length > 0 && (
              <p>
                {`No second computation is made for: ${listed(counted.withoutSecond.map((id) => entryOf(id).title))}. These have worked cases and the tests that all calculators share.`}
              </p>
            ),
        }}
      />
    </TextPage>
  );
}
