/** Where the page stands: links from the home page down, the page itself last. */
export function Breadcrumb({
  label,
  trail,
  here,
}: {
  readonly label: string;
  readonly trail: readonly { readonly href: string; readonly text: string }[];
  readonly here: string;
}) {
  return (
    <nav aria-label={label} className="no-print text-muted text-xs">
      <ol className="flex flex-wrap items-center gap-x-1.5">
        {trail.map(({ href, text }) => (
          <li key={href + text} className="flex items-center gap-1.5">
            <a href={href} className="inline-flex min-h-11 items-center hover:text-accent hover:underline">
              {text}
            </a>
            <span aria-hidden="true">/</span>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
