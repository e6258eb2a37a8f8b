import { openPopovers } from './popover.ts';

const target = (button: Element | null, attribute: string): HTMLElement | null =>
  button && document.getElementById(button.getAttribute(attribute) ?? '');

const buttonAt = (event: Event, attribute: string): Element | null =>
  event.target instanceof Element ? event.target.closest(`button[${attribute}]`) : null;

/** A press beside a popover closes it. */
function dismiss(event: Event, invoked: HTMLElement | null): void {
  for (const popover of openPopovers()) {
    const isInside = event.target instanceof Node && popover.contains(event.target);
    if (!isInside && popover !== invoked) popover.hidePopover();
  }
}

function runCommand(button: Element | null): void {
  const invoked = target(button, 'commandfor');
  if (!(invoked instanceof HTMLDialogElement)) return;
  const command = button?.getAttribute('command');
  if (command === 'show-modal' && !invoked.open) invoked.showModal();
  if (command === 'close') invoked.close();
}

/** What a browser does by itself on a press or on Escape. */
export function providePresses(): void {
  document.addEventListener('click', (event) => {
    const invoked = target(buttonAt(event, 'popovertarget'), 'popovertarget');
    dismiss(event, invoked);
    if (event.defaultPrevented) return;
    invoked?.togglePopover();
    runCommand(buttonAt(event, 'commandfor'));
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    const popover = openPopovers().at(-1);
    const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
    if (popover) popover.hidePopover();
    else dialog?.requestClose();
  });
}
