import type { Metadata } from 'next';
import type { StaticPage } from '@/content/pages';
import { site } from '@/content/site';

/** What a page of text tells search engines and cards. */
export function metadataOf({ route, title, description, keywords }: StaticPage): Metadata {
  return {
    title,
    description,
    keywords: [...keywords],
    robots: { index: true, follow: true },
    alternates: { canonical: route },
    openGraph: { title, description, url: route, siteName: site.name, type: 'website', locale: 'en_IN' },
    twitter: { card: 'summary', title, description },
  };
}
