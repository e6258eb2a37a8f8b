/**
 * Clears a field like typing would, so that uncontrolled fields are cleared too; the event's
 * `detail` says what did it.
 */
export function clearInput(field: HTMLInputElement, reason: string): void {
  field.setRangeText('', 0, field.value.length, 'end');
  field.dispatchEvent(new CustomEvent('input', { bubbles: true, detail: reason }));
  field.focus();
}
