/** The site as programs read it: the calculators with their fields as data, and a guide for language models. */

import { builtIds, loadCalculator, loadGolden, loadPage } from '@/content/calculators/load';
import { type CalculatorId, categories, entryOf } from '@/content/catalogue';
import { homePage, homeTexts } from '@/content/pages/home';
import { site } from '@/content/site';
import { type AnyInput, defaultInput, shownInput } from '@/lib/calculator';
import { describedFields } from '@/lib/described-fields';
import { fragmentOf } from '@/lib/fragment';
import { VERSION } from '@/lib/fragment-of-values';
import { draftOf } from '@/lib/read-input';
import { indexedPages } from './indexed-pages';

/** How a link holds the inputs of a calculator, one rule a line. */
const linkRules = [
  `The address of a calculator with inputs is its url, then #v=${VERSION}, then &name=value for each field that differs from its default. Order does not matter.`,
  'Everything behind the # stays in the browser: no server receives it.',
  'money: rupees as a plain number, 5000000. percent: 8.5 for 8.5%. duration: whole months, 240. whole, decimal: a plain number. An optional box that is empty: nothing behind the =.',
  'choice: the value of an option. yesNo: 1 or 0. date: YYYY-MM-DD. month: YYYY-MM. text: as it is.',
  'A date or month with "today" is that of whoever opens the link, and a choice with "today" the option from that day on, unless the link has one.',
  'rows: the cells of a row in the order of its fields, joined by commas; rows joined by semicolons.',
  'Each value, and each cell of a row, is percent-encoded by itself.',
  'A field whose showIf does not hold counts as its default, whatever the link says. A list in showIf means any of its values; { "above": n } means a number greater than n.',
  'A value that cannot be used is left at its default, and the page says so.',
];

/**
 * Returns the link that opens a calculator with the first of its worked cases that is not simply the default; undefined if there is none.
 */
async function exampleOf(id: CalculatorId): Promise<{ readonly name: string; readonly url: string } | undefined> {
  const { fields } = await loadCalculator(id);
  for (const { name, input, refused } of await loadGolden(id)) {
    const given = shownInput(fields, { ...defaultInput(fields), ...(input as AnyInput) });
    const fragment = fragmentOf(fields, draftOf(fields, given));
    if (fragment && !refused) return { name, url: `${site.url}${entryOf(id).route}#${fragment}` };
  }
  return undefined;
}

/** Returns every calculator that is built, as data: its address, what it asks, and how to open it with inputs. */
export async function calculatorsIndex() {
  const calculators = builtIds().map(async (id) => {
    const { route, category, title, description } = entryOf(id);
    const { fields } = await loadCalculator(id);
    return {
      id,
      route,
      url: site.url + route,
      category,
      title,
      description,
      rulesCheckedOn: (await loadPage(id)).checkedOn,
      example: await exampleOf(id),
      fields: describedFields(fields),
    };
  });
  return {
    site: { name: site.name, url: `${site.url}/`, financialYear: site.financialYear, currency: 'INR', price: 0 },
    links: linkRules,
    calculators: await Promise.all(calculators),
  };
}

/** Returns the guide for language models, in the form of llmstxt.org: what the site is, then links under headings. */
export async function llmsText(): Promise<string> {
  const pages = await indexedPages();
  const list = (listed: typeof pages) =>
    listed.map(({ route, title, description }) => `- [${title}](${site.url}${route}): ${description}`).join('\n');
  const [example] = (await calculatorsIndex()).calculators.flatMap(({ title, example }) =>
    example ? [{ title, ...example }] : [],
  );
  const sections = [
    `# ${site.name}`,
    `> ${site.tagline}, for India, FY ${site.financialYear}. ${homeTexts.lead}`,
    [
      'The page of a calculator holds, in its HTML and without any script, the result for the default inputs, its working with the law beside each step, a worked example, questions with answers, and its sources.',
      'Results are for information only and are not professional advice. The page also says on which day its rules were last compared with their sources.',
    ].join('\n'),
    `A link can carry inputs. How, and what each calculator asks, is in ${site.url}/calculators.json.${example ? ` For example, the ${example.title}, ${example.name}: ${example.url}` : ''}`,
    ...categories.flatMap((category) => {
      const inCategory = pages.filter((page) => page.category === category);
      return inCategory.length > 0 ? [`## ${category}`, list(inCategory)] : [];
    }),
    '## Other pages',
    list(pages.filter(({ route, category }) => !category && route !== homePage.route)),
    '## Data',
    [
      `- [calculators.json](${site.url}/calculators.json): every calculator with its fields, their units, bounds and defaults, and the rules of links`,
      `- [sitemap.xml](${site.url}/sitemap.xml): every page, with its last change where that is known`,
    ].join('\n'),
  ];
  return `${sections.join('\n\n')}\n`;
}
