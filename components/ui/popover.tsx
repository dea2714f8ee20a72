'use client';

import { Popover as PopoverPrimitive } from 'radix-ui';
import type { ComponentProps } from 'react';

/** Holds whether a popover is open. */
export const Popover = PopoverPrimitive.Root;

/** Names the element that the popover is positioned at, where that is not its trigger: `virtualRef`, or the element inside. */
export const PopoverAnchor = PopoverPrimitive.Anchor;

/** Renders the panel of a popover over the page. */
export function PopoverContent({
  className = '',
  align = 'end',
  sideOffset = 8,
  ...props
}: ComponentProps<typeof PopoverPrimitive.Content>) {
  return (
    <PopoverPrimitive.Portal>
      <PopoverPrimitive.Content
        align={align}
        sideOffset={sideOffset}
        collisionPadding={12}
        className={`no-print z-40 rounded-lg border border-line-strong bg-surface p-4 [box-shadow:0_8px_24px_rgb(0_0_0/0.16)] ${className}`}
        {...props}
      />
    </PopoverPrimitive.Portal>
  );
}
