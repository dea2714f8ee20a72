/**
 * Makes what a visitor types, chooses or presses before React has hydrated that part of the page count. The React of Next 16.4 gives a
 * controlled box back the value of its state, and drops clicks that come before it; where `enableHydrationChangeEvent` is on, boxes need
 * none of this. A part that hydrates by itself has `data-unhydrated` in its HTML and `ref={markHydrated}`.
 * See docs/decisions/026-plain-hydration.md.
 */
declare global {
  interface Window {
    /** Buttons pressed in a part that had not hydrated, in order; `recordEarlyClicks` writes it. */
    earlyClicks?: HTMLButtonElement[];
  }
}

const UNHYDRATED = 'data-unhydrated';

/**
 * An inline script for the head of every page: records each button pressed in a part that has not hydrated, unless React hydrates the part
 * within that very click and so handles it (React listens below the window).
 */
export const recordEarlyClicks = `(function(w){var early=w.earlyClicks=[];\
function of(e){return e.target.closest&&e.target.closest('button')}\
function waits(b){return b&&b.closest('[${UNHYDRATED}]')}\
addEventListener('click',function(e){var b=of(e);if(waits(b))early.push(b)},true);\
addEventListener('click',function(e){var b=of(e);if(b&&b===early[early.length-1]&&!waits(b))early.pop()})})(window)`;

/** Sets a box back to the exported value and then to what was typed, as an input event that React sees. */
function retype(box: HTMLInputElement): void {
  const typed = box.value;
  box.value = box.defaultValue;
  // The prototype's own setter bypasses React's tracked value, so that React handles the event below as a change.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, typed);
  box.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Repeats a choice in a list as a change event, and restores it: until React renders the choice it sets the list back. */
function choose(list: HTMLSelectElement): void {
  const { value } = list;
  list.dispatchEvent(new Event('change', { bubbles: true }));
  list.value = value;
}

/** Raises the events of what was typed or chosen in one control before it hydrated; none where it is unchanged. */
function repeatInput(control: HTMLInputElement | HTMLSelectElement): void {
  if (control instanceof HTMLSelectElement) {
    const preselected = [...control.options].find((option) => option.defaultSelected) ?? control.options[0];
    if (preselected && !preselected.selected) choose(control);
  } else if (control.type === 'checkbox') {
    if (control.checked === control.defaultChecked) return;
    // Undone and done again, it is a click like any other.
    control.checked = control.defaultChecked;
    control.click();
  } else if (control.type === 'radio') {
    if (!control.checked || control.defaultChecked) return;
    const name = CSS.escape(control.name);
    const preselected = control.form?.querySelector<HTMLInputElement>(`input[name="${name}"][checked]`);
    control.checked = false;
    if (preselected) preselected.checked = true;
    control.click();
  } else if (control.value !== control.defaultValue) {
    retype(control);
  }
}

/** Returns the button to press: the recorded one, or its twin by its words where React rendered the part anew; undefined where it has neither. */
function presentButton(button: HTMLButtonElement): HTMLButtonElement | undefined {
  if (button.isConnected) return button;
  return [...document.querySelectorAll('button')].find(
    (other) => other.textContent === button.textContent && other.ariaLabel === button.ariaLabel,
  );
}

/**
 * Presses the recorded buttons whose part has hydrated, each in a task of its own. One whose part is out of the page, because React renders
 * it anew once its code has come, waits for that.
 */
function repeatClicks(): void {
  const early = window.earlyClicks ?? [];
  const isReady = (button: HTMLButtonElement) => {
    const present = presentButton(button);
    return present !== undefined && !present.closest(`[${UNHYDRATED}]`);
  };
  for (const button of early.filter(isReady)) {
    early.splice(early.indexOf(button), 1);
    window.setTimeout(() => presentButton(button)?.click());
  }
}

/**
 * Repeats what was done in a part before it hydrated: boxes at once, in React's own commit, so that nothing a person does in between
 * is lost; clicks after it. To be given as the `ref` of an element with `data-unhydrated`: a form, or any part with buttons.
 */
export function markHydrated(element: HTMLElement | null): void {
  if (!element?.hasAttribute(UNHYDRATED)) return;
  element.removeAttribute(UNHYDRATED);
  if (element instanceof HTMLFormElement) {
    for (const control of element.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) {
      repeatInput(control);
    }
  }
  window.setTimeout(repeatClicks);
}
