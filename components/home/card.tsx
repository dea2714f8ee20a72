import { Icon } from '@/components/ui/icon';

/** A calculator as the home page shows it. */
interface CardEntry {
  readonly id: string;
  readonly route: string;
  readonly title: string;
  readonly description: string;
  readonly icon: string;
  readonly popular?: boolean;
  readonly new?: boolean;
}

function Badge({ children, strong }: { readonly children: string; readonly strong?: boolean }) {
  return (
    <span
      className={`rounded-full px-2 py-0.5 font-medium text-xs ${strong ? 'bg-accent text-on-accent' : 'bg-accent-soft text-accent'}`}
    >
      {children}
    </span>
  );
}

/** Renders a link to a calculator: a line of a list or, featured, a card of its own. */
export function CalculatorCard({
  entry,
  featured,
  href = entry.route,
  text = entry.description,
  soon,
}: {
  readonly entry: CardEntry;
  readonly featured?: boolean;
  readonly href?: string;
  readonly text?: string;
  /** Not built yet. */
  readonly soon?: boolean | undefined;
}) {
  return (
    <a
      href={href}
      className={
        featured
          ? 'group flex h-full gap-3 rounded-xl border border-line bg-surface p-3 hover:border-accent sm:flex-col sm:p-4'
          : 'group flex h-full gap-3 py-2 sm:py-3'
      }
    >
      <span
        className={`grid shrink-0 place-items-center rounded-lg bg-accent-soft text-accent ${featured ? 'size-11' : 'size-9'}`}
      >
        <Icon name={entry.icon} className={featured ? 'size-6' : 'size-5'} />
      </span>
      <span className="min-w-0 wrap-anywhere">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium leading-snug group-hover:text-accent">
          {entry.title}
          {/* The featured ones stand under a heading that says so. */}
          {entry.popular && !featured && <Badge>Popular</Badge>}
          {entry.new && <Badge strong>New</Badge>}
          {soon && <span className="font-normal text-muted text-xs">Coming soon</span>}
        </span>
        <span className="mt-0.5 block text-muted text-sm">{text}</span>
      </span>
    </a>
  );
}
