import type { FocusEvent, MouseEvent } from 'react';

/** Boxes that have got the focus by a tap or click which has not ended yet. */
const justFocused = new WeakSet<HTMLInputElement>();

/**
 * Selects the whole text when a box gets the focus, so that what is typed replaces it: by a tap or click, which puts the caret
 * somewhere after that, at its end. A nought is selected by each click: a digit before it would make ten times the amount.
 */
export const selectsAtFocus = {
  onFocus: ({ currentTarget: box, isTrusted }: FocusEvent<HTMLInputElement>) => {
    // While it hydrates, React repeats a focus from before as an event of its own: by now something may have been typed.
    if (!isTrusted) return;
    justFocused.add(box);
    if (!box.matches(':active')) box.select();
  },
  // A further click into a nought would put the caret before or behind it.
  onMouseDown: (event: MouseEvent<HTMLInputElement>) => {
    const { currentTarget: box } = event;
    if (box.value !== '0' || box !== document.activeElement) return;
    event.preventDefault();
    box.select();
  },
  onClick: ({ currentTarget: box }: MouseEvent<HTMLInputElement>) => {
    // What was selected by dragging stays selected.
    if (justFocused.delete(box) && box.selectionStart === box.selectionEnd) box.select();
  },
};
