import { isInClosedPopover } from './popover.ts';

/** As in a browser, what a closed dialog or popover contains does not take the focus. */
export function provideFocus(): void {
  const { prototype } = HTMLElement;
  const original: unknown = Reflect.get(prototype, 'focus');
  if (typeof original !== 'function') return;
  Object.assign(prototype, {
    focus(this: HTMLElement, options?: FocusOptions): void {
      // React gives the focus back to what had it before a change.
      const isHidden = this.closest('dialog:not([open])') !== null || isInClosedPopover(this);
      if (!isHidden) Reflect.apply(original, this, [options]);
    },
  });
}
