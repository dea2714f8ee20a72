import type { ReactNode } from 'react';

/** Renders the bar at the top of every page: sidebar, way home, financial year; search, menus and theme are passed in. */
export function Header({
  name,
  financialYear,
  sidebar,
  search,
  controls,
}: {
  readonly name: string;
  readonly financialYear: string;
  readonly sidebar: ReactNode;
  readonly search: ReactNode;
  readonly controls: ReactNode;
}) {
  return (
    <header className="bar no-print sticky z-30 border-line border-b bg-paper">
      <div className="flex h-13 items-center gap-2 px-1 lg:gap-4">
        <div className="flex min-w-0 items-center gap-1 lg:gap-2">
          {sidebar}
          <a href="/" className="flex min-h-11 min-w-0 items-center gap-2 font-semibold tracking-tight">
            <svg
              viewBox="0 0 32 32"
              className="icon size-7 shrink-0 rounded-md bg-accent stroke-[2.6] text-on-accent"
              aria-hidden="true"
            >
              <path d="M10 8h12M10 13h12M10 8h4.5a5 5 0 0 1 0 10H10l8 7" />
            </svg>
            <span className="truncate">{name}</span>
            <span className="sr-only">, home</span>
          </a>
          <span className="figure min-w-0 shrink-[99] truncate rounded-full border border-line px-2 py-0.5 text-muted">
            {`FY ${financialYear}`}
          </span>
        </div>
        <div className="ml-auto hidden w-full max-w-md lg:block">{search}</div>
        <nav className="flex min-w-0 items-center max-lg:ml-auto">{controls}</nav>
      </div>
    </header>
  );
}
