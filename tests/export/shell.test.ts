import { searchFields } from '@/content/calculators/search-fields';
import { catalogue } from '@/content/catalogue';
import { categoryIntros } from '@/content/pages/home';
import { fileOf, htmlOf, scriptsOf, textOf } from './page';

const pages = ['/', ...catalogue.map((entry) => entry.route)];

describe('the frame of every page', () => {
  it.each(pages)('%s holds the bar, the sidebar with its counts, and the links of the foot', (route) => {
    const html = htmlOf(route);
    const text = textOf(html);
    expect(text).toContain('FY 2025-26');
    expect(text).toContain('All Calculators45+Business6GST2Income Tax13Investments16Loans & EMI8Property2IFSC Lookup');
    for (const href of ['/about/', '/disclaimer/', '/privacy/', '/advertising/', '/contact/', '/ifsc-lookup/']) {
      expect(html).toContain(`href="${href}"`);
    }
    expect(text).toContain(
      'Everything is computed in your browser. What you type is not sent anywhere and not stored.',
    );
    expect(text).toContain('Results are for information only. They are not professional tax or investment advice.');
    expect(html).toContain('aria-label="Toggle sidebar"');
    expect(html).toContain('placeholder="Search calculators..."');
  });

  it.each(pages)('%s sets theme and sidebar in its head, before anything is drawn', (route) => {
    const html = htmlOf(route);
    const head = html.slice(0, html.indexOf('<body'));
    expect(head).toContain("localStorage.getItem('theme')==='dark'");
    expect(head).toContain('sidebar_state=');
  });

  it.each(['/', '/emi-calculator/'])('%s brings no catalogue, no search and no Radix with it', (route) => {
    const scripts = scriptsOf(htmlOf(route)).map(fileOf).join('\n');
    // A description of the catalogue, a text of the search, and Radix's mark.
    for (const mark of [
      'The home loan your income',
      'Try a different search term',
      'dismissableLayer',
      'minMatchCharLength',
    ]) {
      expect([mark, scripts.includes(mark)]).toEqual([mark, false]);
    }
  });
});

describe('the home page', () => {
  const html = () => htmlOf('/');

  it('introduces each category with what it is about, what it gives and where to begin', () => {
    const text = textOf(html());
    for (const [category, { description, benefits, help }] of Object.entries(categoryIntros)) {
      for (const sentence of [category, description, ...benefits, help]) expect(text).toContain(sentence);
    }
  });

  it('shows title and description of every calculator, with 11 New badges and 9 Popular ones', () => {
    const text = textOf(html());
    for (const { title, description } of catalogue) {
      expect(text).toContain(title);
      expect(text).toContain(description);
    }
    expect(html().match(/>New<\/span>/g)).toHaveLength(11);
    expect(html().match(/>Popular<\/span>/g)).toHaveLength(9);
  });
});

it('the exported index of search fields is what the forms say, and each page names it', async () => {
  const named = ['/', '/emi-calculator/', '/about/'].map(
    (route) => /data-search-fields="(\w+)"/.exec(htmlOf(route))?.[1],
  );
  expect(new Set(named).size).toBe(1);
  expect(JSON.parse(fileOf(`search-fields/${named[0]}.json`))).toEqual(await searchFields());
});
