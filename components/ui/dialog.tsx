'use client';

import { Dialog as DialogPrimitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import './dialog.css';
import { Icon } from './icon';

/** Holds whether a dialog is open. */
export const Dialog = DialogPrimitive.Root;

/** Renders the shade behind a dialog: Radix's own would write a `<style>` that the site's policy forbids. */
export function DialogOverlay({ className = '', ...props }: ComponentProps<'div'>) {
  return <div className={`backdrop ${className}`} {...props} />;
}

/** Renders the panel of a dialog over the page. */
export function DialogContent({ className = '', ...props }: ComponentProps<typeof DialogPrimitive.Content>) {
  return (
    <DialogPrimitive.Portal>
      <DialogOverlay />
      <DialogPrimitive.Content className={`modal ${className}`} aria-describedby={undefined} {...props} />
    </DialogPrimitive.Portal>
  );
}

/** Renders the line at the top of a dialog: its title and the button that closes it. */
export function DialogHeader({ className = '', ...props }: ComponentProps<'div'>) {
  return (
    <div
      className={`flex items-center justify-between gap-2 border-line border-b py-1 pr-1 pl-4 ${className}`}
      {...props}
    />
  );
}

/** Renders the title, which names the dialog. */
export function DialogTitle({ className = '', ...props }: ComponentProps<typeof DialogPrimitive.Title>) {
  return <DialogPrimitive.Title className={`font-semibold ${className}`} {...props} />;
}

/** Renders the button that closes a dialog; its name is `aria-label`. */
export function DialogClose({ className = '', ...props }: ComponentProps<typeof DialogPrimitive.Close>) {
  return (
    <DialogPrimitive.Close className={`bar-button ${className}`} {...props}>
      <Icon name="X" />
    </DialogPrimitive.Close>
  );
}
