import type { Metadata } from 'next';
import { offlineWords } from '@/content/words/offline';

export const metadata: Metadata = { title: offlineWords.title, robots: { index: false } };

/** What the service worker shows in place of a page that it has not kept, while there is no connection. */
export default function Offline() {
  return (
    <div className="py-12">
      <h1 className="font-semibold text-2xl">{offlineWords.title}</h1>
      <p className="mt-2 max-w-xl">{offlineWords.text}</p>
      {/* A full page load, as on the page that says that there is none: it is kept. */}
      <a href="/" data-go-home className="button button-solid mt-5">
        {offlineWords.home}
      </a>
    </div>
  );
}
