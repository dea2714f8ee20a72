'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import { onSelectedCategory, selectedCategory } from './selected-category';

const none = () => null;

/** Renders one line of the sidebar, highlighted while the page shows its category. */
export function SidebarLink({
  href,
  category,
  children,
}: {
  readonly href: string;
  readonly category?: string;
  readonly children: ReactNode;
}) {
  const selected = useSyncExternalStore(onSelectedCategory, selectedCategory, none);
  return (
    <a
      href={href}
      className="sidebar-link"
      data-tip="right"
      aria-current={category !== undefined && category === selected ? 'true' : undefined}
    >
      {children}
    </a>
  );
}
