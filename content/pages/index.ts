import type { EventName } from '@/lib/analytics-events';
import { site } from '../site';

/** A page of text: its route, its metadata for search engines, and the event of its being opened, if it has one. */
interface StaticPage {
  readonly route: string;
  readonly title: string;
  /** For search engines, 110 to 160 characters. */
  readonly description: string;
  readonly keywords: readonly string[];
  readonly event?: Extract<EventName, `${string}_page`>;
  /** Month of the last change, where the page is a legal statement. */
  readonly updated?: string;
}

/** The pages of text, in the order in which the footer names them; it leaves out the lists of sources and corrections. */
export const staticPages = [
  {
    route: '/about/',
    title: `About ${site.name}`,
    description: `What ${site.name} is for, how its calculators work out their figures, who writes and checks them, and why they are free and keep your data with you.`,
    keywords: ['about', site.name, 'tax calculators India', 'how calculations are checked'],
    event: 'about_page',
  },
  {
    route: '/how-we-check/',
    title: 'How we check',
    description: `How ${site.name} tests its calculators: worked cases, second computations, dated sources, disputed points, and the amounts we have corrected.`,
    keywords: ['how calculations are checked', 'tested tax calculators', 'corrections', 'worked examples'],
  },
  {
    route: '/how-we-check/sources/',
    title: 'Sources',
    description: `Every Act, rule, notification, scheme and table that ${site.name} takes its rates and limits from, with the day on which each was last compared.`,
    keywords: ['sources', 'Acts and notifications', 'when rules were checked'],
  },
  {
    route: '/how-we-check/corrections/',
    title: 'Corrections',
    description: `Every amount that ${site.name} showed wrongly and has corrected: what was wrong, since when, for whom, by how much, and what is right, with the law.`,
    keywords: ['corrections', 'wrong amounts', 'what was corrected'],
  },
  {
    route: '/disclaimer/',
    title: 'Disclaimer',
    description: `What ${site.name}’s results are and what they are not: for information only, not professional advice, and no promise that every figure is right.`,
    keywords: ['disclaimer', 'no professional advice'],
    event: 'disclaimer_page',
    updated: site.legalUpdated,
  },
  {
    route: '/privacy/',
    title: 'Privacy Policy',
    description: `What ${site.name} keeps in your browser, what it never sends, which outside services may load only with your consent, and what rights you have.`,
    keywords: ['privacy policy', 'cookies', 'data protection', 'consent'],
    event: 'privacy_page',
    updated: site.legalUpdated,
  },
  {
    route: '/advertising/',
    title: 'Advertising',
    description: `${site.name} shows no advertisements and earns nothing from links today. What is planned, how you will be able to opt out, and the standards we will keep.`,
    keywords: ['advertising', 'affiliate links', 'opt out'],
    event: 'advertising_page',
    updated: site.legalUpdated,
  },
  {
    route: '/contact/',
    title: 'Contact',
    description: `Write to ${site.name} about a calculator, a figure or the site. We answer within 24 hours on business days. Please leave out PAN and account numbers.`,
    keywords: ['contact', 'support', 'report a mistake'],
    event: 'contact_page',
  },
] as const satisfies readonly StaticPage[];

/** Returns the route of the page of a calculator's corrections, by the calculator's own. */
export const correctionsRoute = (route: string): string => `/how-we-check/corrections${route}`;

/** Returns the page of text at this route. */
export function staticPage(route: (typeof staticPages)[number]['route']): StaticPage {
  const page = staticPages.find((candidate) => candidate.route === route);
  if (!page) throw new Error(`No page of text is at "${route}".`);
  return page;
}
