/**
 * What a person typed before the code had arrived. The exported HTML can be typed into at once, long before a slow phone
 * has run any script: that input must count. Buttons pressed too early: `components/ui/come-to-life.ts`.
 */

/** Puts a box back to what the page came with and then to what was typed, as an input of which React is told. */
function retype(box: HTMLInputElement): void {
  const typed = box.value;
  box.value = box.defaultValue;
  // The prototype's own setter goes past React's bookkeeping, so that the event below is news to it.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, typed);
  box.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Tells React of what was chosen in a list. Until React draws the choice it puts the list back to what it has drawn; a
 * choice made while the form comes to life is an event under way, whose handler must still find what was chosen.
 */
function choose(list: HTMLSelectElement): void {
  const { value } = list;
  list.dispatchEvent(new Event('change', { bubbles: true }));
  list.value = value;
}

/** Makes everything that was typed or chosen in a form before it came to life count. */
export function takeUpEarlyInput(form: HTMLFormElement): void {
  for (const element of form.elements) {
    if (element instanceof HTMLSelectElement) {
      const asItCame = [...element.options].find((option) => option.defaultSelected) ?? element.options[0];
      if (asItCame && !asItCame.selected) choose(element);
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
