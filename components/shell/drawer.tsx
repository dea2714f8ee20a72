'use client';

import { type ReactNode, useEffect } from 'react';
import { Modal } from '@/components/ui/modal';
import type { PanelProps } from './panel-button';
import { type SidebarCategory, SidebarNav } from './sidebar-nav';
import { hasSidebar } from './sidebar-state';

interface DrawerProps extends PanelProps {
  readonly categories: readonly SidebarCategory[];
  readonly search: ReactNode;
  readonly quickAccess: ReactNode;
  /** All calculators. */
  readonly children: ReactNode;
}

/** A search that has something in it takes Escape for itself. */
const isSearching = ({ target }: KeyboardEvent) => target instanceof HTMLInputElement && target.value !== '';

/**
 * Renders the one menu of a phone, search and all calculators in it: a drawer over the page, closed by choosing, and by a
 * screen that has room for the sidebar.
 */
export function Drawer({ isOpen, onOpenChange, opener, categories, search, quickAccess, children }: DrawerProps) {
  useEffect(() => {
    if (!isOpen) return;
    const room = window.matchMedia(hasSidebar);
    const close = () => onOpenChange(false);
    room.addEventListener('change', close);
    return () => room.removeEventListener('change', close);
  }, [isOpen, onOpenChange]);
  return (
    <Modal
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      opener={opener}
      title="Categories"
      className="drawer"
      keepsEscape={isSearching}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links are the controls; this only listens for a choice */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link clicks by Enter too */}
      <div
        className="overflow-y-auto overscroll-contain p-2"
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a')) onOpenChange(false);
        }}
      >
        <div className="pb-2">{search}</div>
        <SidebarNav categories={categories}>{quickAccess}</SidebarNav>
        {children}
      </div>
    </Modal>
  );
}
