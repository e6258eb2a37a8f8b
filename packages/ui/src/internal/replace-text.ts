/**
 * Replaces the text of a field like typing would, so that uncontrolled fields are changed too; the
 * event's `detail` says what did it.
 */
export function replaceText(field: HTMLInputElement, text: string, reason: string): void {
  field.setRangeText(text, 0, field.value.length, 'end');
  field.dispatchEvent(new CustomEvent('input', { bubbles: true, detail: reason }));
  field.focus();
}
