'use client';

import { Toast, ToastAction, ToastClose, ToastDescription, ToastProvider, ToastViewport } from './toast';
import { dismissToast, TOAST_DURATION, useToasts } from './toast-store';

/** How far a message is dragged, in pixels, before it is dismissed. */
const TOAST_SWIPE = 50;
const texts = { region: 'Messages', close: 'Close' };

/** Renders the messages that `toast()` shows. */
export function Toaster() {
  const toasts = useToasts();
  return (
    <ToastProvider duration={TOAST_DURATION} swipeThreshold={TOAST_SWIPE} label={texts.region}>
      {toasts.map(({ id, open, description, action, duration }) => (
        <Toast
          key={id}
          open={open}
          {...(duration === undefined ? {} : { duration })}
          onOpenChange={(isOpen) => !isOpen && dismissToast(id)}
        >
          <ToastDescription>{description}</ToastDescription>
          {action && (
            <ToastAction altText={action.label} onClick={action.onClick}>
              {action.label}
            </ToastAction>
          )}
          <ToastClose aria-label={texts.close} />
        </Toast>
      ))}
      <ToastViewport />
    </ToastProvider>
  );
}
