/**
 * Makes the present choices in an element the ones that a reset of its form returns to: what the
 * consumer controls is its own default.
 */
export function keepChoices(root: Element): void {
  for (const input of root.querySelectorAll('input')) input.defaultChecked = input.checked;
}
