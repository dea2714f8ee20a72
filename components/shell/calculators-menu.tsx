'use client';

import { Popover } from 'radix-ui';
import { CalculatorLinks, type MenuGroup } from './calculator-links';
import type { PanelProps } from './panel-button';
import type { MenuWords } from './words';

interface CalculatorsMenuProps extends PanelProps {
  readonly groups: readonly MenuGroup[];
  readonly words: MenuWords;
}

/** The menu of all calculators below its button on a large screen. */
export function CalculatorsMenu({ isOpen, onOpenChange, opener, groups, words }: CalculatorsMenuProps) {
  const isOpener = (target: EventTarget | null) => target instanceof Node && opener.current?.contains(target) === true;
  return (
    <Popover.Root open={isOpen} onOpenChange={onOpenChange}>
      <Popover.Anchor virtualRef={opener as React.RefObject<HTMLElement>} />
      <Popover.Portal>
        <Popover.Content
          aria-label={words.title}
          align="end"
          sideOffset={8}
          collisionPadding={12}
          className="z-40 max-h-[min(42rem,var(--radix-popover-content-available-height))] w-[min(68rem,calc(100vw-1.5rem))] overflow-y-auto overscroll-contain rounded-lg border border-line-strong bg-surface p-4 pb-0 [box-shadow:0_8px_24px_rgb(0_0_0/0.16)]"
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
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
