import type { FooterWords } from './words';

/** The foot of every page: what the site promises, what it is not, and the pages about it. */
export function Footer({ name, words }: { readonly name: string; readonly words: FooterWords }) {
  return (
    <footer className="no-print mt-16 border-line border-t">
      <div className="mx-auto max-w-5xl px-4 py-8 text-muted text-sm sm:px-6">
        <p className="font-medium text-ink">{name}</p>
        <p className="mt-1 max-w-2xl">{words.promise}</p>
        <p className="mt-1 max-w-2xl">{words.advice}</p>
        <nav aria-label={words.links} className="-ml-2 mt-3">
          <ul className="flex flex-wrap">
            {words.pages.map(([href, text]) => (
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
