'use client';

import type { KeyboardEvent } from 'react';

/** A calculator as the menus list it. */
export interface MenuEntry {
  readonly id: string;
  readonly route: string;
  readonly title: string;
  /** Shown after the title where the calculator is not built yet. */
  readonly note?: string | undefined;
}

/** The calculators of one category. */
export interface MenuGroup {
  readonly category: string;
  readonly entries: readonly MenuEntry[];
}

/** Moves the focus along the links by the arrow keys, Home and End. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const links = [...event.currentTarget.querySelectorAll('a')];
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
  const next: Partial<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: links.length - 1,
  };
  const target = next[event.key];
  if (target === undefined || event.nativeEvent.isComposing) return;
  event.preventDefault();
  links.at(target % links.length)?.focus();
}

/** Renders every calculator, by category. */
export function CalculatorLinks({
  groups,
  className,
  onChoose,
}: {
  readonly groups: readonly MenuGroup[];
  readonly className: string;
  readonly onChoose: (entry: MenuEntry) => void;
}) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys are a second way; Tab goes through the links
    <div className={className} onKeyDown={moveFocus}>
      {groups.map(({ category, entries }) => (
        <section key={category} className="mb-4 break-inside-avoid-column" aria-label={category}>
          <h3 className="px-2 pb-1 font-semibold text-muted text-xs">{category}</h3>
          <ul>
            {entries.map((entry) => (
              <li key={entry.id}>
                <a
                  href={entry.route}
                  onClick={() => onChoose(entry)}
                  className="flex min-h-8 items-center rounded-md px-2 py-1 text-sm leading-snug hover:bg-accent-soft hover:text-accent max-lg:min-h-11"
                >
                  <span>
                    {entry.title}
                    {entry.note && <span className="text-muted text-xs"> {entry.note}</span>}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
