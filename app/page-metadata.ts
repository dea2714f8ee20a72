import type { Metadata } from 'next';
import { cardName } from '@/content/cards';
import { site } from '@/content/site';

/** The metadata of a page for search engines and the cards of social networks. */
interface Described {
  readonly route: string;
  /** Without the site's name, unless `whole`. */
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
}

/**
 * Returns the tags of a page's head: title, description, keywords, robots, canonical address, card. `unlisted` asks search engines to leave
 * the page out; `whole` takes the title as it is, without the site's name behind it; `card` is the route whose card it has, where not its own.
 */
export function pageMetadata(
  { route, title, description, keywords }: Described,
  {
    unlisted = false,
    whole = false,
    card = route,
  }: { readonly unlisted?: boolean; readonly whole?: boolean; readonly card?: string } = {},
): Metadata {
  const url = `/og/${cardName(card)}.png`;
  return {
    title: whole ? { absolute: title } : title,
    description,
    keywords: [...keywords],
    robots: { index: !unlisted, follow: true },
    alternates: { canonical: route },
    openGraph: {
      title,
      description,
      url: route,
      siteName: site.name,
      type: 'website',
      locale: 'en_IN',
      images: { url, width: 1200, height: 630, alt: title },
    },
    twitter: { card: 'summary_large_image', title, description, images: url },
  };
}
