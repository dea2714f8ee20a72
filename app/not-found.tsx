import type { Metadata } from 'next';
import { homePage } from '@/content/pages/home';
import { pageMetadata } from './page-metadata';

const { alternates: _none, ...tags } = pageMetadata(
  {
    ...homePage,
    title: 'Page Not Found',
    description:
      'There is no page at this address. All calculators for tax, GST, loans and investments are on the home page.',
  },
  { unlisted: true },
);

/** All tags of a page but a canonical address: a missing page has none. The card is that of the home page. */
export const metadata: Metadata = tags;

export default function NotFound() {
  const popular = ['Income Tax', 'GST', 'EMI', 'SIP'];
  return (
    <div className="py-12">
      <p className="figure font-semibold text-[5rem] text-muted leading-tight">404</p>
      <h1 className="mt-2 font-semibold text-2xl">Page Not Found</h1>
      <p className="mt-2 max-w-xl">The calculator or page you’re looking for doesn’t exist or has been moved.</p>
      {/* A full page load, so that whatever went wrong starts afresh. */}
      <a href="/" target="_self" data-go-home className="button button-solid mt-5">
        Go to Homepage
      </a>
      <h2 className="mt-10 font-semibold text-lg">Popular Calculators</h2>
      <ul className="mt-2">
        {popular.map((name) => (
          <li key={name}>
            <a
              href={`/?search=${encodeURIComponent(name)}`}
              className="inline-flex min-h-11 min-w-11 items-center text-accent underline underline-offset-4"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-10 text-muted text-xs">© 2024 Hisaabi</p>
    </div>
  );
}
