/** Milliseconds between two looks at the head, and the number of looks. */
const LOOK_AGAIN = 100;
const MOST_LOOKS = 100;

/**
 * Puts what schema.org has words for into the head after a step within the site, from the head's own tags: the exported data
 * is that of the page which was loaded. Next.js puts the new tags there a moment after the page, and leaves the first page's beside them
 * where the visitor went on before React had hydrated those.
 */
export function describePage(looks = 0): void {
  const path = window.location.pathname;
  const tag = (selector: string, name: string) =>
    [...document.querySelectorAll(selector)].at(-1)?.getAttribute(name) ?? '';
  window.setTimeout(() => {
    if (window.location.pathname !== path) return;
    const url = tag('link[rel="canonical"]', 'href');
    if (!URL.canParse(url) || new URL(url).pathname !== path) {
      if (looks < MOST_LOOKS) describePage(looks + 1);
      return;
    }
    if (tag('meta[name="robots"]', 'content').includes('noindex')) return;
    const facts = { name: document.title, description: tag('meta[name="description"]', 'content'), url };
    const isText = document.querySelector('main [data-text-page]') !== null;
    const offers = { '@type': 'Offer', price: 0, priceCurrency: 'INR' };
    const application = {
      '@type': 'WebApplication',
      applicationCategory: 'FinanceApplication',
      operatingSystem: 'Any',
    };
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    script.textContent = JSON.stringify({
      '@context': 'https://schema.org',
      '@graph': [
        isText ? { '@type': 'WebPage', ...facts, ...authorOfPage() } : { ...application, ...facts, offers },
        ...trailOfPage(),
        ...questionsOfPage(),
      ],
    });
    document.head.append(script);
  }, LOOK_AGAIN);
}

const textOf = (element: Element | null | undefined) => element?.textContent?.trim() ?? '';

/** Returns who wrote the page, where it says so. */
function authorOfPage(): object {
  const name = textOf(document.querySelector('main [data-author]'));
  return name ? { author: { '@type': 'Person', name } } : {};
}

/** Returns the place of the page as its breadcrumb shows it; nothing on a page without one. */
function trailOfPage(): object[] {
  const places = [...document.querySelectorAll('main nav[aria-label="Breadcrumb"] li')];
  if (places.length === 0) return [];
  const itemListElement = places.map((place, index) => {
    const link = place.querySelector('a');
    return {
      '@type': 'ListItem',
      position: index + 1,
      name: textOf(link ?? place),
      ...(link && { item: link.href }),
    };
  });
  return [{ '@type': 'BreadcrumbList', itemListElement }];
}

/** Returns the questions of the page with their answers; nothing on a page without any. */
function questionsOfPage(): object[] {
  const asked = [...document.querySelectorAll('main [data-questions] details')];
  if (asked.length === 0) return [];
  const mainEntity = asked.map((each) => ({
    '@type': 'Question',
    name: textOf(each.querySelector('summary')),
    acceptedAnswer: { '@type': 'Answer', text: textOf(each.querySelector('p')) },
  }));
  return [{ '@type': 'FAQPage', mainEntity }];
}
