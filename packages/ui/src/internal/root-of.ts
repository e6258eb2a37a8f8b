/** The document or shadow root of an element: the focus and ids belong to it. */
export const rootOf = (element: Element): Document | ShadowRoot =>
  element.getRootNode() as Document | ShadowRoot;

/** The window of an element: in a frame it is not that of the script. */
export const windowOf = (element: Element): Window => element.ownerDocument.defaultView ?? window;

/** The focused element beside this one; `null` if nothing in its document or shadow root is. */
export function focusBeside(element: Element): Element | null {
  const { activeElement } = rootOf(element);
  return activeElement === element.ownerDocument.body ? null : activeElement;
}

/** The element that an event happened at. `instanceof` fails for elements of another window. */
export function targetOf({ target }: { readonly target: EventTarget | null }): Element | null {
  return target !== null && 'closest' in target ? (target as Element) : null;
}
