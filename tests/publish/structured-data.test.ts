import { cardName } from '@/content/cards';
import { structuredData } from '@/scripts/publish/schema-org';
import { withData } from '@/scripts/publish/structured-data';
import { faultsOf } from '../export/schema-org';

const origin = 'https://site.example';

describe('structured data in a page', () => {
  it('is the last thing in its body', () => {
    const page = '<html><body><p>a</p><script>"</body>"</script></body></html>';
    expect(withData(page, { a: 1 })).toBe(
      '<html><body><p>a</p><script>"</body>"</script><script type="application/ld+json">{"a":1}</script></body></html>',
    );
  });

  it('cannot end its own block, and keeps its text', () => {
    const data = { text: '</script><!--<script>', money: '$& $1 ₹' };
    const page = withData('<body></body>', data);
    const json = /<script type="application\/ld\+json">(.*)<\/script><\/body>$/.exec(page)?.[1] ?? '';
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual(data);
  });

  it('needs a page that ends', () => {
    expect(() => withData('<p>', {})).toThrow('no end');
  });
});

describe('the facts about a page', () => {
  it('are at the address that the page names', async () => {
    const data = await structuredData('/emi-calculator/', origin);
    expect(JSON.stringify(data)).toContain(`${origin}/emi-calculator/`);
    expect(JSON.stringify(data)).not.toContain('hisaabi.example');
  });

  it.each(['/gst-return-calculator/', '/404/', '/nothing/'])('are none for %s', async (route) => {
    expect(await structuredData(route, origin)).toBeNull();
  });
});

describe('the check of structured data', () => {
  const offer = { '@type': 'Offer', price: 0, priceCurrency: 'INR' };
  const app = {
    '@type': 'WebApplication',
    name: 'A tool',
    url: `${origin}/`,
    description: 'Does',
    applicationCategory: 'FinanceApplication',
    offers: offer,
  };
  const place = (position: number, item?: string) => ({
    '@type': 'ListItem',
    position,
    name: 'Here',
    ...(item && { item }),
  });
  const trail = (...itemListElement: object[]) => ({ '@type': 'BreadcrumbList', itemListElement });
  const question = { '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'So.' } };

  it('passes what is whole', () => {
    for (const thing of [
      app,
      trail(place(1, `${origin}/`), place(2)),
      { '@type': 'FAQPage', mainEntity: [question] },
    ]) {
      expect(faultsOf(thing)).toEqual([]);
    }
  });

  it.each([
    ['a type that is unknown', { '@type': 'Calculator' }],
    ['no name', { ...app, name: undefined }],
    ['a price', { ...app, offers: { ...offer, price: 10 } }],
    ['another currency', { ...app, offers: { ...offer, priceCurrency: 'USD' } }],
    ['an invented rating', { ...app, aggregateRating: { '@type': 'AggregateRating', ratingValue: 5 } }],
    ['an address without a site', { ...app, url: '/here/' }],
    ['a trail of one place', trail(place(1))],
    ['a trail that counts from 0', trail(place(0, `${origin}/`), place(1))],
    ['a trail whose first place has no address', trail(place(1), place(2))],
    ['no question', { '@type': 'FAQPage', mainEntity: [] }],
    ['a question without an answer', { '@type': 'FAQPage', mainEntity: [{ ...question, acceptedAnswer: undefined }] }],
    [
      'an empty answer',
      { '@type': 'FAQPage', mainEntity: [{ ...question, acceptedAnswer: { '@type': 'Answer', text: '' } }] },
    ],
    ['a day that is none', { '@type': 'FAQPage', lastReviewed: '2026-13-40', mainEntity: [question] }],
  ])('finds %s', (_, thing) => {
    expect(faultsOf(thing)).not.toEqual([]);
  });
});

it('names the card of a route', () => {
  expect(['/', '/emi-calculator/'].map(cardName)).toEqual(['home', 'emi-calculator']);
});
