import type {
  BreadcrumbList,
  FAQPage,
  Graph,
  Organization,
  SearchAction,
  Thing,
  WebApplication,
  WithActionConstraints,
} from 'schema-dts';
import { builtIds, loadPage } from '@/content/calculators/load';
import type { Faqs } from '@/content/calculators/page';
import { entryOf } from '@/content/catalogue';
import { ifscPage } from '@/content/ifsc/page';
import { staticPages } from '@/content/pages';
import { contactPage } from '@/content/pages/contact';
import { homePage } from '@/content/pages/home';
import { site } from '@/content/site';

/** The address of the site, without a slash at its end. */
type Origin = string;

function organization(origin: Origin) {
  return { '@type': 'Organization', name: site.name, url: `${origin}/` } as const satisfies Organization;
}

/** Returns the place of the page, as its own breadcrumb shows it; the last place is the page itself and needs no address. */
function breadcrumb(origin: Origin, title: string): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
      { '@type': 'ListItem', position: 2, name: title },
    ],
  };
}

function questions(faqs: Faqs, checkedOn?: string): FAQPage {
  return {
    '@type': 'FAQPage',
    ...(checkedOn && { lastReviewed: checkedOn }),
    mainEntity: Object.entries(faqs).map(([question, answer]) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** Returns a web application that costs nothing. */
function application(
  origin: Origin,
  page: { readonly route: string; readonly title: string; readonly description: string },
): WebApplication {
  return {
    '@type': 'WebApplication',
    name: page.title,
    description: page.description,
    url: origin + page.route,
    applicationCategory: 'FinanceApplication',
    operatingSystem: 'Any',
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'INR' },
  };
}

/** Returns what the page of a tool has: the tool, free of charge, and the questions below it. */
function tool(
  origin: Origin,
  page: { readonly route: string; readonly title: string; readonly description: string },
  { faqs, checkedOn }: { readonly faqs: Faqs; readonly checkedOn: string },
): readonly Thing[] {
  return [application(origin, page), breadcrumb(origin, page.title), questions(faqs, checkedOn)];
}

function home(origin: Origin): readonly Thing[] {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}/?search={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
  return [
    {
      '@type': 'WebSite',
      name: site.name,
      description: homePage.description,
      url: `${origin}/`,
      inLanguage: 'en-IN',
      publisher: { ...organization(origin), logo: `${origin}/icons/icon-512.png`, email: site.supportEmail },
      potentialAction: search,
    },
    application(origin, { ...homePage, title: site.name }),
  ];
}

function text(origin: Origin, page: (typeof staticPages)[number]): readonly Thing[] {
  const facts = {
    name: page.title,
    description: page.description,
    url: origin + page.route,
    inLanguage: 'en-IN',
    publisher: organization(origin),
  };
  const trail = breadcrumb(origin, page.title);
  if (page.route === '/about/') {
    const { name, jobTitle } = site.author;
    const author = { '@type': 'Person', name, jobTitle, worksFor: organization(origin) } as const;
    return [{ '@type': 'AboutPage', ...facts, mainEntity: organization(origin), author }, trail];
  }
  if (page.route === '/contact/') {
    const contactPoint = {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email: site.supportEmail,
      availableLanguage: 'English',
      areaServed: 'IN',
    } as const;
    const mainEntity = { ...organization(origin), contactPoint };
    return [{ '@type': 'ContactPage', ...facts, mainEntity }, trail, questions(contactPage.faqs)];
  }
  return [{ '@type': 'WebPage', ...facts }, trail];
}

/**
 * Returns what schema.org has words for on the page of this route, on the site at `origin`; null for a page that search engines are asked
 * to leave out.
 */
export async function structuredData(route: string, origin: Origin): Promise<Graph | null> {
  const graph = await factsOf(route, origin);
  return graph && { '@context': 'https://schema.org', '@graph': graph };
}

async function factsOf(route: string, origin: Origin): Promise<readonly Thing[] | null> {
  if (route === homePage.route) return home(origin);
  if (route === ifscPage.route) return tool(origin, ifscPage, ifscPage);
  const textPage = staticPages.find((page) => page.route === route);
  if (textPage) return text(origin, textPage);
  const id = builtIds().find((each) => entryOf(each).route === route);
  if (!id) return null;
  const page = await loadPage(id);
  return tool(origin, { ...entryOf(id), description: page.description }, page);
}
