import { HoverLink } from '@/components/ui/hover-link';
import { ThemeToggle } from './theme';
import type { ShellWords } from './words';

/** The bar at the top of every page: the way home, the financial year, the theme. */
export function Header({
  name,
  financialYear,
  words,
}: {
  readonly name: string;
  readonly financialYear: string;
  readonly words: ShellWords;
}) {
  return (
    <header className="no-print sticky top-0 z-30 border-line border-b bg-paper">
      <div className="mx-auto flex h-13 max-w-5xl items-center gap-3 px-4 sm:px-6">
        <HoverLink href="/" className="flex min-w-0 items-center gap-2 font-semibold text-lg tracking-tight">
          <svg viewBox="0 0 32 32" className="size-7 shrink-0 rounded-md bg-accent text-on-accent" aria-hidden="true">
            <path
              d="M10 8h12M10 13h12M10 8h4.5a5 5 0 0 1 0 10H10l8 7"
              fill="none"
              stroke="currentColor"
              strokeWidth="2.6"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
          <span className="truncate">{name}</span>
          <span className="sr-only">, {words.home}</span>
        </HoverLink>
        <span className="figure min-w-0 shrink-[99] truncate rounded-full border border-line px-2 py-0.5 text-muted text-xs">
          {words.financialYear(financialYear)}
        </span>
        <nav className="ml-auto flex shrink-0 items-center gap-1">
          <HoverLink
            href="/"
            className="hidden min-h-11 items-center rounded-lg px-3 text-muted text-sm hover:bg-raised hover:text-ink sm:flex"
          >
            {words.allCalculators}
          </HoverLink>
          <ThemeToggle toDark={words.toDark} toLight={words.toLight} />
        </nav>
      </div>
    </header>
  );
}
