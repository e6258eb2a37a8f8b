/** The document or shadow root of an element: the focus and ids belong to it. */
export const rootOf = (element: Element): Document | ShadowRoot =>
  element.getRootNode() as Document | ShadowRoot;

/** The focused element beside this one; `null` if nothing in its document or shadow root is. */
export function focusBeside(element: Element): Element | null {
  const { activeElement } = rootOf(element);
  return activeElement === element.ownerDocument.body ? null : activeElement;
}
