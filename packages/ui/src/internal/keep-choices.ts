/**
 * Makes the present choices of an element the ones that a reset of its form returns to: what the
 * consumer controls is its own default.
 */
export function keepChoices(root: Element): void {
  for (const control of [root, ...root.querySelectorAll('input, option')]) {
    if ('checked' in control)
      (control as HTMLInputElement).defaultChecked = control.checked === true;
    else if ('selected' in control)
      (control as HTMLOptionElement).defaultSelected = control.selected === true;
  }
}
