/**
 * Dispatched on the root element before the app reads the address of the document: from now on it
 * answers presses that change the address.
 */
export const startingEvent = 'salonica-starting';

/** Dispatched on the root element before the app takes over the rendered page. */
export const takeoverEvent = 'salonica-takeover';

/** Dispatched on the root element once the app is interactive. */
export const interactiveEvent = 'salonica-interactive';

export function announce(page: HTMLElement, event: string): void {
  page.dispatchEvent(new Event(event));
}
