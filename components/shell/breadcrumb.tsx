/** Renders the way to a page: the home page, then the page itself. */
export function Breadcrumb({ here }: { readonly here: string }) {
  return (
    <nav aria-label="Breadcrumb" className="no-print text-muted text-xs">
      <ol className="flex flex-wrap items-center gap-x-1.5">
        <li className="flex items-center gap-1.5">
          <a href="/" className="inline-flex min-h-11 min-w-11 items-center hover:text-accent hover:underline">
            Home
          </a>
          <span aria-hidden="true">/</span>
        </li>
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
