'use client';

import { Popover, PopoverAnchor, PopoverContent } from '@/components/ui/popover';
import { CalculatorLinks, type MenuGroup } from './calculator-links';
import type { PanelProps } from './panel-button';

interface CalculatorsMenuProps extends PanelProps {
  readonly groups: readonly MenuGroup[];
}

/** Renders the menu of all calculators below its button on a large screen. */
export function CalculatorsMenu({ isOpen, onOpenChange, opener, groups }: CalculatorsMenuProps) {
  const isOpener = (target: EventTarget | null) => target instanceof Node && opener.current?.contains(target) === true;
  return (
    <Popover open={isOpen} onOpenChange={onOpenChange}>
      <PopoverAnchor virtualRef={opener as React.RefObject<HTMLElement>} />
      <PopoverContent
        aria-label="All Calculators"
        className="max-h-[min(42rem,var(--radix-popover-content-available-height))] w-[min(68rem,calc(100vw-1.5rem))] overflow-y-auto overscroll-contain pb-0"
        onInteractOutside={(event) => {
          // The button itself closes the menu: closed here, its click would open it again.
          if (isOpener(event.target)) event.preventDefault();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          opener.current?.focus();
        }}
      >
        <CalculatorLinks groups={groups} className="columns-4 gap-5" onChoose={() => onOpenChange(false)} />
      </PopoverContent>
    </Popover>
  );
}
