import type { Metadata } from 'next';

export const metadata: Metadata = { title: 'No connection', robots: { index: false } };

/** Renders what the service worker shows in place of a page that it has not cached, while there is no connection. */
export default function Offline() {
  return (
    <div className="py-12">
      <h1 className="font-semibold text-2xl">No connection</h1>
      <p className="mt-2 max-w-xl">
        This page hasn’t been kept on this device, so it can’t be shown without a connection. Reload it when you have
        one. Pages that you opened before work without a connection.
      </p>
      {/* A full page load, as on the 404 page: the home page is cached. */}
      <a href="/" className="button button-solid mt-5">
        All calculators
      </a>
    </div>
  );
}
