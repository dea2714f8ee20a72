'use client';

import type { ComponentType } from 'react';
import type { PanelProps } from '@/components/shell/panel-button';
import { Modal } from '@/components/ui/modal';
import { type ListProps, SearchBox } from './search-box';

interface SearchDialogProps extends PanelProps {
  readonly load: () => Promise<ComponentType<ListProps>>;
}

/** Renders the search over the page: a box, and all calculators while nothing is typed. */
export function SearchDialog({ isOpen, onOpenChange, opener, load }: SearchDialogProps) {
  return (
    <Modal
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      opener={opener}
      title="Search Calculators"
      className="search-dialog"
      focusesBox
    >
      <SearchBox kind="dialog" load={load} onDone={() => onOpenChange(false)} />
    </Modal>
  );
}
