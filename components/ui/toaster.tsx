'use client';

import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useEffect, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { currentToast, dismissToast, onToast, removeToast, TOAST_DURATION, TOAST_SWIPE } from './toast-store';
import './toaster.css';

const none = () => null;
/** Time for a message to leave the screen. */
const LEAVING = 200;

function Toaster() {
  const message = useSyncExternalStore(onToast, currentToast, none);
  const leaving = message && !message.isOpen ? message.id : null;
  useEffect(() => {
    if (leaving === null) return;
    const timer = window.setTimeout(removeToast, LEAVING, leaving);
    return () => window.clearTimeout(timer);
  }, [leaving]);
  if (!message) return null;
  return (
    <Toast.Provider duration={TOAST_DURATION} swipeThreshold={TOAST_SWIPE} label={message.region}>
      <Toast.Root
        key={message.id}
        open={message.isOpen}
        onOpenChange={(isOpen) => !isOpen && dismissToast(message.id)}
        className="toast"
      >
        <Toast.Description className="min-w-0 flex-1">{message.text}</Toast.Description>
        <Toast.Close className="bar-button" aria-label={message.close}>
          <X aria-hidden className="size-5" />
        </Toast.Close>
      </Toast.Root>
      <Toast.Viewport className="toasts" />
    </Toast.Provider>
  );
}

/** Draws the messages from now on, in a root of their own: they need nothing of the page. */
export function drawToasts(): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<Toaster />);
}
