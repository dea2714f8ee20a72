const pages = [
  ['/about/', 'About'],
  ['/how-we-check/', 'How we check'],
  ['/disclaimer/', 'Disclaimer'],
  ['/privacy/', 'Privacy'],
  ['/advertising/', 'Advertising'],
  ['/contact/', 'Contact'],
] as const;

/** Renders the foot of every page: what the site promises, what it is not, and the pages about it. */
export function Footer({ name }: { readonly name: string }) {
  return (
    <footer className="no-print mt-10 border-line border-t">
      <div className="mx-auto max-w-5xl px-4 py-8 text-muted text-sm sm:px-6">
        <p className="font-medium text-ink">{name}</p>
        <p className="mt-1 max-w-2xl">
          Everything is computed in your browser. What you type is not sent anywhere and not stored.
        </p>
        <p className="mt-1 max-w-2xl">
          Results are for information only. They are not professional tax or investment advice.
        </p>
        <nav aria-label="About this site" className="-ml-2 mt-3">
          <ul className="flex flex-wrap">
            {pages.map(([href, text]) => (
              <li key={href}>
                <a href={href} className="inline-flex min-h-11 items-center px-2 hover:text-accent hover:underline">
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
