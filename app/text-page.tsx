import type { ReactNode } from 'react';
import { TextPage as Frame } from '@/components/page/text-page';
import type { StaticPage } from '@/content/pages';
import { pageWords } from '@/content/words/page';
import { shellWords } from '@/content/words/shell';
import { staticPageWords } from '@/content/words/static-page';

/** A page of text in its frame. */
export function TextPage({ page, children }: { readonly page: StaticPage; readonly children: ReactNode }) {
  return (
    <Frame
      title={page.title}
      updated={page.updated && staticPageWords.updated(page.updated)}
      trail={[{ href: '/', text: pageWords.home }]}
      breadcrumbLabel={shellWords.breadcrumb}
    >
      {children}
    </Frame>
  );
}
