/**
 * Short messages at the edge of the screen, one at a time: a new one takes the place of the old one. The code that draws
 * them comes with the first message, so a page that says nothing pays nothing.
 */
import { currentToast, dismissToast, putToast, type ToastMessage } from './toast-store';

/** What a caller can still do with its message; nothing happens once another has taken its place. */
export interface ToastHandle {
  readonly update: (change: Partial<ToastMessage>) => void;
  readonly dismiss: () => void;
}

let lastId = 0;
let isDrawn = false;

/** Shows a message in place of the one that is there. */
export function toast(message: ToastMessage): ToastHandle {
  lastId += 1;
  const id = lastId;
  putToast({ ...message, id, isOpen: true });
  if (!isDrawn) {
    isDrawn = true;
    import('./toaster').then(
      ({ drawToasts }) => drawToasts(),
      () => {
        isDrawn = false;
      },
    );
  }
  return {
    update: (change) => {
      const shown = currentToast();
      if (shown?.id === id) putToast({ ...shown, ...change });
    },
    dismiss: () => dismissToast(id),
  };
}
