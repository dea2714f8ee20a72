'use client';

import { Toast as ToastPrimitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import './toast.css';
import { Icon } from './icon';

/** Renders the region of messages; `label` names it for assistive technology. */
export const ToastProvider = ToastPrimitive.Provider;

/** Renders the place of the messages on the screen. */
export function ToastViewport({ className = '', ...props }: ComponentProps<typeof ToastPrimitive.Viewport>) {
  return <ToastPrimitive.Viewport className={`toasts no-print ${className}`} {...props} />;
}

/** Renders one message. */
export function Toast({ className = '', ...props }: ComponentProps<typeof ToastPrimitive.Root>) {
  return <ToastPrimitive.Root className={`toast ${className}`} {...props} />;
}

/** Renders the text of a message. */
export function ToastDescription({ className = '', ...props }: ComponentProps<typeof ToastPrimitive.Description>) {
  return <ToastPrimitive.Description className={`min-w-0 flex-1 ${className}`} {...props} />;
}

/** Renders the button of a message; `altText` describes another way for those who cannot reach it in time. */
export function ToastAction({ className = '', ...props }: ComponentProps<typeof ToastPrimitive.Action>) {
  return <ToastPrimitive.Action className={`button button-quiet ${className}`} {...props} />;
}

/** Renders the button that closes a message; its name is `aria-label`. */
export function ToastClose({ className = '', ...props }: ComponentProps<typeof ToastPrimitive.Close>) {
  return (
    <ToastPrimitive.Close className={`bar-button ${className}`} {...props}>
      <Icon name="X" />
    </ToastPrimitive.Close>
  );
}
