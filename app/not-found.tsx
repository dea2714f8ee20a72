import type { Metadata } from 'next';
import { homePage } from '@/content/pages/home';
import { pageWords } from '@/content/words/page';
import { pageMetadata } from './page-metadata';

const { alternates: _none, ...tags } = pageMetadata(
  { ...homePage, title: pageWords.notFound.title, description: pageWords.notFound.description },
  { unlisted: true },
);

/** All tags of a page but a canonical address: a missing page has none. The card is that of the home page. */
export const metadata: Metadata = tags;

export default function NotFound() {
  const words = pageWords.notFound;
  const popular = ['Income Tax', 'GST', 'EMI', 'SIP'];
  return (
    <div className="py-12">
      <p className="figure font-semibold text-[5rem] text-muted leading-none">{words.code}</p>
      <h1 className="mt-2 font-semibold text-2xl">{words.title}</h1>
      <p className="mt-2 max-w-xl">{words.text}</p>
      {/* A full page load, so that whatever went wrong starts afresh. */}
      <a href="/" target="_self" data-go-home className="button button-solid mt-5">
        {words.home}
      </a>
      <h2 className="mt-10 font-semibold text-lg">{words.popular}</h2>
      <ul className="mt-2">
        {popular.map((name) => (
          <li key={name}>
            <a
              href={`/?search=${encodeURIComponent(name)}`}
              className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-10 text-muted text-xs">{words.copyright}</p>
    </div>
  );
}
