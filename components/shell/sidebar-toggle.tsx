'use client';

import { type ComponentType, type ReactNode, useSyncExternalStore } from 'react';
import { PanelButton, type PanelProps } from './panel-button';
import { hasSidebar, isSidebarOpen, onSidebarChange, toggleSidebar } from './sidebar-state';

/** Toggles the sidebar on a wide screen; elsewhere there is a drawer to open. */
function turnSidebar(): boolean {
  const isWide = window.matchMedia(hasSidebar).matches;
  if (isWide) toggleSidebar();
  return isWide;
}

const isExpanded = () => (window.matchMedia(hasSidebar).matches ? isSidebarOpen() : undefined);
const unknown = () => undefined;

/** Renders the button of the sidebar, also Ctrl or Cmd and B; on a phone it opens the drawer. */
export function SidebarToggle({
  label,
  loadDrawer,
  children,
}: {
  readonly label: string;
  readonly loadDrawer: () => Promise<ComponentType<PanelProps>>;
  readonly children: ReactNode;
}) {
  const expanded = useSyncExternalStore(onSidebarChange, isExpanded, unknown);
  return (
    <PanelButton
      label={label}
      className="bar-button"
      shortcut="b"
      load={loadDrawer}
      instead={turnSidebar}
      expanded={expanded}
    >
      {children}
    </PanelButton>
  );
}
