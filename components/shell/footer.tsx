import type { ShellWords } from './words';

/** The foot of every page: what the site promises, and what it is not. */
export function Footer({ name, words }: { readonly name: string; readonly words: ShellWords }) {
  return (
    <footer className="no-print mt-16 border-line border-t">
      <div className="mx-auto max-w-5xl px-4 py-8 text-muted text-sm sm:px-6">
        <p className="font-medium text-ink">{name}</p>
        <p className="mt-1 max-w-2xl">{words.footerPromise}</p>
        <p className="mt-1 max-w-2xl">{words.footerAdvice}</p>
      </div>
    </footer>
  );
}
