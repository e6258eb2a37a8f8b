import { provide } from './provide.ts';

/** Simulated browsers do not match `:popover-open`. */
const open = 'data-popover-open';

const closedPopover = `[popover]:not([${open}])`;

const isOpen = (popover: Element): boolean => popover.hasAttribute(open);

/** Whether it is in a popover that is closed. */
export const isInClosedPopover = (element: Element): boolean =>
  element.closest(closedPopover) !== null;

/** Open popovers that close by themselves, the last one on top. */
export const openPopovers = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`[popover="auto"][${open}], [popover=""][${open}]`),
];

const returnsTo = new WeakMap<Element, Element | null>();

function announce(popover: Element, type: 'beforetoggle' | 'toggle', opening: boolean): boolean {
  const [oldState, newState] = opening ? ['closed', 'open'] : ['open', 'closed'];
  const event = new Event(type, { cancelable: type === 'beforetoggle' && opening });
  return popover.dispatchEvent(Object.assign(event, { oldState, newState }));
}

function showPopover(this: HTMLElement): void {
  if (isOpen(this) || !announce(this, 'beforetoggle', true)) return;
  if (this.getAttribute('popover') !== 'manual') {
    for (const other of openPopovers()) if (!other.contains(this)) other.hidePopover();
  }
  returnsTo.set(this, document.activeElement);
  this.setAttribute(open, '');
  announce(this, 'toggle', true);
}

function hidePopover(this: HTMLElement): void {
  if (!isOpen(this)) return;
  announce(this, 'beforetoggle', false);
  const before = returnsTo.get(this);
  const hadFocus = this.contains(document.activeElement);
  this.removeAttribute(open);
  if (hadFocus && before instanceof HTMLElement) before.focus();
  announce(this, 'toggle', false);
}

function togglePopover(this: HTMLElement, options?: boolean | TogglePopoverOptions): boolean {
  const force = typeof options === 'object' ? options.force : options;
  if (force ?? !isOpen(this)) this.showPopover();
  else this.hidePopover();
  return isOpen(this);
}

/** Popovers that open and close, and are hidden while they are closed. */
export function providePopover(): void {
  provide(HTMLElement.prototype, { showPopover, hidePopover, togglePopover });
  const sheet = document.createElement('style');
  sheet.textContent = `
    ${closedPopover} { display: none; }
    [popover][${open}] { display: block; }`;
  document.head.append(sheet);
}
