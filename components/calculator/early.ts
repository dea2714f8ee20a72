/**
 * What a person did before the code had arrived. The exported HTML can be typed into at once, long before a slow phone
 * has run any script: that input must count, and a button pressed a moment too early must still do its work.
 */

/** Puts a box back to what the page came with and then to what was typed, as an input of which React is told. */
function retype(box: HTMLInputElement): void {
  const typed = box.value;
  box.value = box.defaultValue;
  // The prototype's own setter goes past React's bookkeeping, so that the event below is news to it.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, typed);
  box.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Makes everything that was typed or chosen in a form before it came to life count. */
export function takeUpEarlyInput(form: HTMLFormElement): void {
  for (const element of form.elements) {
    if (element instanceof HTMLSelectElement) {
      const asItCame = [...element.options].find((option) => option.defaultSelected) ?? element.options[0];
      if (asItCame && !asItCame.selected) element.dispatchEvent(new Event('change', { bubbles: true }));
    } else if (element instanceof HTMLInputElement && element.type === 'checkbox') {
      if (element.checked === element.defaultChecked) continue;
      // Undone and done again, it is a click like any other.
      element.checked = element.defaultChecked;
      element.click();
    } else if (element instanceof HTMLInputElement && element.type === 'radio') {
      if (!element.checked || element.defaultChecked) continue;
      const asItCame = form.querySelector<HTMLInputElement>(`input[name="${CSS.escape(element.name)}"][checked]`);
      element.checked = false;
      if (asItCame) asItCame.checked = true;
      element.click();
    } else if (element instanceof HTMLInputElement && element.value !== element.defaultValue) {
      retype(element);
    }
  }
}

/** The press of a button whose code was still on its way: the part it stands in, and what is written on it. */
let early: { readonly part: string; readonly text: string } | null = null;

if (typeof window !== 'undefined') {
  window.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      const part = button?.closest<HTMLElement>('[data-waits]')?.dataset.waits;
      early = button && part ? { part, text: button.textContent ?? '' } : null;
    },
    { capture: true },
  );
  // React, which listens below the window, may bring the part to life within that very click and press the button itself.
  window.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest?.('[data-waits]')) early = null;
  });
}

/** To be called when a part marked `data-waits` has come to life: repeats the press of a button that came too early. */
export function comeToLife(element: HTMLElement | null): void {
  const part = element?.dataset.waits;
  if (!element || !part) return;
  element.removeAttribute('data-waits');
  const pressed = early;
  if (pressed?.part !== part) return;
  // It takes on the figures of the link or the form a moment after it has come to life.
  window.setTimeout(() => {
    if (early !== pressed) return;
    // The part may have been drawn anew: the button is found by what is written on it.
    [...element.querySelectorAll('button')].find((each) => each.textContent === pressed.text)?.click();
  }, 120);
}
