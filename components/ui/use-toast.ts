/**
 * Short messages at the edge of the screen, with shadcn-ui's names: `toast()` shows one from anywhere. The code that renders them loads with the
 * first message, so a page without messages does not load it.
 */
import { dismissToast, dispatch, type ToastProps } from './toast-store';

let count = 0;

/**
 * Shows a message in place of the last passing one; those that stay until closed remain. Returns how to change or dismiss it, which
 * does nothing once it has gone. Where the code that draws messages cannot be loaded, nothing is shown.
 */
export function toast(props: ToastProps) {
  count += 1;
  const id = count;
  dispatch((before) => [
    ...before.filter(({ duration }) => duration === Number.POSITIVE_INFINITY),
    { ...props, id, open: true },
  ]);
  // `ToasterLater` listens.
  window.dispatchEvent(new Event('toast'));
  return {
    update: (next: Partial<ToastProps>) =>
      dispatch((before) => before.map((each) => (each.id === id ? { ...each, ...next } : each))),
    dismiss: () => dismissToast(id),
  };
}
