import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { SidebarLink } from './sidebar-link';

/** A category as the sidebar lists it. */
export interface SidebarCategory {
  readonly name: string;
  readonly icon: string;
  readonly count: number;
}

/** Returns the address of the home page with one category chosen. */
function categoryHref(category: string): string {
  return `/?category=${encodeURIComponent(category)}`;
}

/** Renders the lines of the sidebar, in the page and in the drawer: all calculators, the categories, IFSC codes, quick access. */
export function SidebarNav({
  categories,
  children,
}: {
  readonly categories: readonly SidebarCategory[];
  /** Quick access. */
  readonly children: ReactNode;
}) {
  return (
    <nav aria-label="Categories">
      <ul>
        <li>
          <SidebarLink href="/" category="All">
            <Icon name="LayoutGrid" />
            <span className="sidebar-text">All Calculators</span>
            <span className="sidebar-count rounded-full bg-accent-soft px-2 text-accent">45+</span>
          </SidebarLink>
        </li>
        {categories.map(({ name, icon, count }) => (
          <li key={name}>
            <SidebarLink href={categoryHref(name)} category={name}>
              <Icon name={icon} />
              <span className="sidebar-text">{name}</span>
              <span className="sidebar-count">{count}</span>
            </SidebarLink>
          </li>
        ))}
        <li className="mt-2 border-line border-t pt-2">
          <SidebarLink href="/ifsc-lookup/">
            <Icon name="Landmark" />
            <span className="sidebar-text">IFSC Lookup</span>
          </SidebarLink>
        </li>
      </ul>
      {children}
    </nav>
  );
}
