'use client';

import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type ReactNode, type RefObject, useEffect } from 'react';
import './modal.css';

interface ModalProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly opener: RefObject<HTMLElement | null>;
  readonly title: string;
  readonly close: string;
  /** Where and how large the panel stands. */
  readonly className: string;
  /** The first box takes the focus; else the panel itself, so that no keyboard comes up on a phone. */
  readonly focusesBox?: boolean;
  /** Whether Escape belongs to something inside the panel rather than to the panel. */
  readonly keepsEscape?: (event: KeyboardEvent) => boolean;
  readonly children: ReactNode;
}

/**
 * A panel over the page: takes the focus, keeps it, gives it back, and closes by Escape, by its button and by a click beside it.
 * It has a backdrop of its own in place of Radix's overlay, which would write a `<style>` that a strict policy forbids.
 */
export function Modal({
  isOpen,
  onOpenChange,
  opener,
  title,
  close,
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
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <div className="backdrop" />
        <Dialog.Content
          className={`modal ${className}`}
          aria-describedby={undefined}
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
          <div className="flex items-center justify-between gap-2 border-line border-b py-1 pr-1 pl-4">
            <Dialog.Title className="font-semibold">{title}</Dialog.Title>
            <Dialog.Close className="bar-button" aria-label={close}>
              <X aria-hidden className="size-5" />
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
