/** Milliseconds between two looks at the head, and the number of looks. */
const LOOK_AGAIN = 100;
const MOST_LOOKS = 100;

/**
 * Puts what schema.org has words for into the head after a step within the site, from the head's own tags: the exported data
 * is that of the page which was loaded. Next.js puts the new tags there a moment after the page.
 */
export function describePage(looks = 0): void {
  const path = window.location.pathname;
  const tag = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name) ?? '';
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
      ...(isText ? { '@type': 'WebPage', ...facts } : { ...application, ...facts, offers }),
    });
    document.head.append(script);
  }, LOOK_AGAIN);
}
