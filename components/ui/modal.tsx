'use client';

import { type ReactNode, type RefObject, useEffect } from 'react';
import { Dialog, DialogClose, DialogContent, DialogHeader, DialogTitle } from './dialog';

interface ModalProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly opener: RefObject<HTMLElement | null>;
  readonly title: string;
  /** Position and size of the panel. */
  readonly className: string;
  /** The first box takes the focus; else the panel itself, so that no keyboard comes up on a phone. */
  readonly focusesBox?: boolean;
  /** Whether Escape belongs to something inside the panel rather than to the panel. */
  readonly keepsEscape?: (event: KeyboardEvent) => boolean;
  readonly children: ReactNode;
}

/** Renders a dialog that opens at a button elsewhere: takes the focus, keeps it, gives it back, and closes by Escape, its button and a click beside it. */
export function Modal({
  isOpen,
  onOpenChange,
  opener,
  title,
  className,
  focusesBox,
  keepsEscape,
  children,
}: ModalProps) {
  useEffect(() => {
    if (!isOpen) return;
    const { clientWidth } = document.documentElement;
    // Where a scrollbar takes room, the room is kept.
    document.documentElement.dataset.modal = window.innerWidth > clientWidth ? 'bar' : '';
    return () => {
      delete document.documentElement.dataset.modal;
    };
  }, [isOpen]);
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent
        className={className}
        onOpenAutoFocus={(event) => {
          if (!(event.currentTarget instanceof HTMLElement)) return;
          event.preventDefault();
          const panel = event.currentTarget;
          ((focusesBox && panel.querySelector('input')) || panel).focus();
        }}
        onEscapeKeyDown={(event) => {
          // During composition the key belongs to the input method.
          if (event.isComposing || keepsEscape?.(event)) event.preventDefault();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          opener.current?.focus();
        }}
      >
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
          <DialogClose aria-label="Close" />
        </DialogHeader>
        {children}
      </DialogContent>
    </Dialog>
  );
}
