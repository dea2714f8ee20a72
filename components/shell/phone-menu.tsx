'use client';

import type { ComponentType } from 'react';
import type { ListProps } from '@/components/search/search-box';
import { SearchBox } from '@/components/search/search-box';
import { Modal } from '@/components/ui/modal';
import { CalculatorLinks, type MenuGroup } from './calculator-links';
import type { PanelProps } from './panel-button';

interface PhoneMenuProps extends PanelProps {
  readonly groups: readonly MenuGroup[];
  readonly loadList: () => Promise<ComponentType<ListProps>>;
}

/** A search that has something in it takes Escape for itself. */
const isSearching = ({ target }: KeyboardEvent) => target instanceof HTMLInputElement && target.value !== '';

/** Renders the menu of a small screen: a search box, and every calculator by category. */
export function PhoneMenu({ isOpen, onOpenChange, opener, groups, loadList }: PhoneMenuProps) {
  const close = () => onOpenChange(false);
  return (
    <Modal
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      opener={opener}
      title="All Calculators"
      className="phone-menu"
      keepsEscape={isSearching}
    >
      <div className="p-3">
        <SearchBox kind="menu" load={loadList} onDone={close} />
      </div>
      <CalculatorLinks
        groups={groups}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-2"
        onChoose={close}
      />
    </Modal>
  );
}
