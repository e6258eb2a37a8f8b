const returnsTo = new WeakMap<HTMLDialogElement, Element | null>();

function showModal(this: HTMLDialogElement): void {
  if (this.open) throw new DOMException('The dialog is already open.', 'InvalidStateError');
  returnsTo.set(this, document.activeElement);
  this.open = true;
  const first = this.querySelector<HTMLElement>(
    '[autofocus], a[href], button, input, select, textarea, [tabindex]',
  );
  first?.focus();
}

function close(this: HTMLDialogElement, value?: string): void {
  if (!this.open) return;
  this.open = false;
  if (value !== undefined) this.returnValue = value;
  const before = returnsTo.get(this);
  if (before instanceof HTMLElement) before.focus();
  this.dispatchEvent(new Event('close'));
}

function requestClose(this: HTMLDialogElement, value?: string): void {
  if (!this.open) return;
  if (this.dispatchEvent(new Event('cancel', { cancelable: true }))) this.close(value);
}

/** Dialogs that open, close, and return the focus, which not every simulated one does. */
export function provideDialog(): void {
  Object.assign(HTMLDialogElement.prototype, { showModal, close, requestClose });
}
