/**
 * Keeps windows, menus and tips in the flow, so that each is seen in its own cell: nothing opens above the page.
 * @returns a function that ends it
 */
export function keepLayersInFlow(): () => void {
  const replaced = [
    replace(HTMLDialogElement.prototype, 'showModal', function open(this: HTMLElement) {
      this.setAttribute('open', '');
    }),
    replace(HTMLElement.prototype, 'showPopover', () => undefined),
  ];
  return () => {
    for (const back of replaced) back();
  };
}

function replace(prototype: object, name: string, value: (this: HTMLElement) => void): () => void {
  const own = Object.getOwnPropertyDescriptor(prototype, name);
  Object.defineProperty(prototype, name, { ...own, value });
  return () => {
    if (own !== undefined) Object.defineProperty(prototype, name, own);
  };
}
