/**
 * What the things of our structured data must and may have: the properties that schema.org gives each type, and of these the ones
 * that Google's search documentation requires for breadcrumbs, questions and free applications.
 */

type Check = (value: unknown) => boolean;
interface Shape {
  readonly must: Readonly<Record<string, Check>>;
  readonly may?: Readonly<Record<string, Check>>;
}

const isText: Check = (value) => typeof value === 'string' && value.trim() === value && value.length > 1;
const isAddress: Check = (value) => isText(value) && /^https?:\/\/[^\s{}]+$/.test(value as string);
const isDay: Check = (value) =>
  isText(value) && /^\d{4}-\d\d-\d\d$/.test(value as string) && !Number.isNaN(Date.parse(value as string));
const is =
  (...values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);
const isA =
  (type: string): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    (value as Record<string, unknown>)['@type'] === type &&
    faultsOf(value).length === 0;
const areA =
  (type: string, atLeast: number): Check =>
  (value) =>
    Array.isArray(value) && value.length >= atLeast && value.every(isA(type));
/** Items that count from 1, each but the last with its address. */
const isTrail: Check = (value) =>
  areA('ListItem', 2)(value) &&
  (value as readonly Record<string, unknown>[]).every(
    ({ position, item }, index, all) => position === index + 1 && (index === all.length - 1 || isAddress(item)),
  );

/** The categories of applications that Google's documentation lists and that fit here. */
const applicationCategories = ['FinanceApplication', 'BusinessApplication', 'UtilitiesApplication'];

const page: Shape = {
  must: { name: isText, url: isAddress },
  may: {
    description: isText,
    inLanguage: is('en-IN'),
    publisher: isA('Organization'),
    author: isA('Person'),
    mainEntity: isA('Organization'),
    lastReviewed: isDay,
  },
};

const shapes: Readonly<Record<string, Shape>> = {
  WebApplication: {
    must: {
      name: isText,
      url: isAddress,
      description: isText,
      offers: isA('Offer'),
      applicationCategory: is(...applicationCategories),
    },
    may: { operatingSystem: isText },
  },
  Offer: { must: { price: is(0), priceCurrency: is('INR') } },
  BreadcrumbList: { must: { itemListElement: isTrail } },
  ListItem: { must: { position: (value) => Number.isInteger(value), name: isText }, may: { item: isAddress } },
  FAQPage: { must: { mainEntity: areA('Question', 1) }, may: { lastReviewed: isDay } },
  Question: { must: { name: isText, acceptedAnswer: isA('Answer') } },
  Answer: { must: { text: isText } },
  WebPage: page,
  AboutPage: page,
  ContactPage: page,
  WebSite: {
    must: { name: isText, url: isAddress },
    may: {
      description: isText,
      inLanguage: is('en-IN'),
      publisher: isA('Organization'),
      potentialAction: isA('SearchAction'),
    },
  },
  SearchAction: {
    must: { target: isA('EntryPoint'), 'query-input': is('required name=search_term_string') },
  },
  EntryPoint: {
    must: { urlTemplate: (value) => isText(value) && /^https?:\/\/.*=\{search_term_string\}$/.test(value as string) },
  },
  Organization: {
    must: { name: isText, url: isAddress },
    may: { logo: isAddress, email: isText, contactPoint: isA('ContactPoint') },
  },
  ContactPoint: {
    must: { contactType: isText, email: (value) => isText(value) && /^\S+@\S+\.\S+$/.test(value as string) },
    may: { availableLanguage: isText, areaServed: is('IN') },
  },
  Person: { must: { name: isText }, may: { jobTitle: isText, worksFor: isA('Organization') } },
};

/** What is wrong with a thing, as sentences: an unknown type, a property that is missing, unfit or unknown. */
export function faultsOf(thing: object): readonly string[] {
  const { '@type': type, ...properties } = thing as Readonly<Record<string, unknown>>;
  const shape = shapes[String(type)];
  if (!shape) return [`There is no type "${String(type)}".`];
  const checks: Readonly<Record<string, Check>> = { ...shape.may, ...shape.must };
  return [
    ...Object.keys(shape.must).flatMap((name) => (name in properties ? [] : [`${String(type)} has no ${name}.`])),
    ...Object.entries(properties).flatMap(([name, value]) =>
      checks[name]?.(value) ? [] : [`${String(type)} cannot have ${name}: ${JSON.stringify(value)}.`],
    ),
  ];
}
